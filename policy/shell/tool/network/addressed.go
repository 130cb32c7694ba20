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

// lookUps are commands that ask a registry, in which everybody may publish, for what they name
// (npm-view(1) and its kin, npm 10; pnpm 9; yarn 4; gem help list, RubyGems 3.5; Composer 2;
// docker-manifest(1); crane, regctl and ORAS; mix help hex.info).
var lookUps = []string{"npm view", "npm show", "npm info", "npm v", "npm dist-tag", "npm owner", "npm docs", "npm repo",
	"npm bugs", "npm home", "npm access", "pnpm view", "pnpm info", "pnpm show", "yarn info", "yarn npm", "bun pm view",
	"npm-check", "gem list", "gem specification", "gem query", "gem owner", "composer show", "composer browse",
	"composer home", "docker manifest", "docker buildx imagetools", "podman manifest", "skopeo", "crane", "regctl",
	"oras", "mix hex", "rebar3 hex", "cargo owner", "pip index", "conda search", "nix search", "pub info"}

// asksStrangers reports a request that somebody else than the person's own service may read.
func asksStrangers(v *option.Invocation) bool {
	if slices.Contains(searches, v.Name[strings.LastIndexByte(v.Name, ' ')+1:]) {
		return true
	}
	begins := func(s string) bool { return strings.HasPrefix(v.Name+" ", s+" ") || strings.HasPrefix(v.Name, s+".") }
	if slices.ContainsFunc(lookUps, begins) {
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
	return a.From&(taint.FromFile|taint.FromOutside) != 0 && a.Known() && strings.TrimSpace(a.Text) != "" &&
		!version().MatchString(strings.TrimSpace(a.Text)) && !wholeBucket().MatchString(a.Src) && !chosenVersion(a)
}

// chosenVersion reports a module or an image of which only the version came out of a file.
func chosenVersion(a taint.Word) bool {
	source, text := strings.Trim(a.Src, `"'`), strings.TrimSpace(a.Text)
	begins := strings.IndexAny(source, "$`")
	if begins < 0 {
		return false
	}
	at := strings.LastIndexAny(source[:begins], "@:")
	return at > 0 && at < len(text) && source[:at] == text[:at] && version().MatchString(text[at+1:])
}
