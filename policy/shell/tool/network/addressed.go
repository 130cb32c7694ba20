package network

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// A bucket belongs to whoever the line names, and its owner reads in a log of its own what
// was asked for; what is looked for in a public registry is read by who keeps that. There
// nothing of a file may stand in a request, but for a number or a version.

// storage are the first words of commands that ask a bucket.
var storage = []string{"aws s3", "az storage", "gcloud storage", "gsutil", "oci os", "scw object", "s3cmd", "s5cmd",
	"ossutil", "mcli", "b2", "azcopy", "go list", "go mod download"}

// searches are the last words of commands that look for something in a registry or a forge
// that everybody shares.
var searches = strings.Fields("search hex.search find-package info index lookup hub")

// asksStrangers reports a request that somebody else than the person's own service may read.
func asksStrangers(v *option.Invocation) bool {
	if slices.Contains(searches, v.Name[strings.LastIndexByte(v.Name, ' ')+1:]) {
		return true
	}
	bucket := func(a taint.Word) bool {
		scheme, _, ok := strings.Cut(a.Text, "://")
		return ok && slices.Contains(bucketSchemes, scheme)
	}
	return slices.ContainsFunc(v.Operands, bucket) ||
		slices.ContainsFunc(storage, func(s string) bool { return strings.HasPrefix(v.Name+" ", s) })
}

// version is a number, a version or a revision.
var version = lazy.Pattern(`^(?:v?\d[\w.+-]{0,39}|[0-9a-f]{7,40})$`)

// wholeBucket is a bucket whose own name is not written on the line: no stranger's.
var wholeBucket = lazy.Pattern(`^["']?[a-z0-9]+://["']?\$`)

// saysContent reports a word that holds a file's text and is no number, where a stranger reads it.
func saysContent(a taint.Word) bool {
	return a.From&taint.FromFile != 0 && a.Known() && strings.TrimSpace(a.Text) != "" &&
		!version().MatchString(strings.TrimSpace(a.Text)) && !wholeBucket().MatchString(a.Src) && !chosenVersion(a)
}

// chosenVersion reports a module of which only the version came out of a file.
func chosenVersion(a taint.Word) bool {
	module, _, ok := strings.Cut(strings.Trim(a.Src, `"'`), "@")
	_, chosen, _ := strings.Cut(a.Text, "@")
	return ok && module != "" && !strings.ContainsAny(module, "$`:") && version().MatchString(strings.TrimSpace(chosen))
}
