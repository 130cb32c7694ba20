package config

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"guard/export/job"
	"guard/locale"
)

// Export says what of the record is handed on, and to whom, [export].
type Export struct {
	Endpoint    Setting[string] // of an OpenTelemetry Collector; empty: nothing is handed on
	HeadersFile Setting[string] // absolute paths, or empty
	CA          Setting[string]
	Cert        Setting[string]
	Key         Setting[string]
	Send        Setting[string] // SendAll or SendDecisions
	Texts       Setting[bool]   // commands, paths and reasons too
	Body        Setting[string] // BodySummary or BodyRecord
	User        Setting[bool]   // the person's name too
	Start       Setting[bool]   // a guard that runs starts it
}

// The values of Send and Body.
const (
	SendAll       = "all"
	SendDecisions = "decisions"
	BodySummary   = "summary"
	BodyRecord    = "record"
)

var errOwnExport = locale.New("a project does not say where your records go; put it into your own guard.toml")

// exportKeys are the declarations of Export's keys.
var exportKeys = []declaration{
	exportKey(key[string]{name: "export.endpoint", parse: readEndpoint,
		at: func(v *Values) *Setting[string] { return &v.Export.Endpoint }}),
	exportKey(key[string]{name: "export.headers_file", parse: readPath,
		at: func(v *Values) *Setting[string] { return &v.Export.HeadersFile }}),
	exportKey(key[string]{name: "export.ca", parse: readPath,
		at: func(v *Values) *Setting[string] { return &v.Export.CA }}),
	exportKey(key[string]{name: "export.cert", parse: readPath,
		at: func(v *Values) *Setting[string] { return &v.Export.Cert }}),
	exportKey(key[string]{name: "export.key", parse: readPath,
		at: func(v *Values) *Setting[string] { return &v.Export.Key }}),
	exportKey(key[string]{name: "export.send", initial: SendAll, parse: oneOf(SendAll, SendDecisions),
		at: func(v *Values) *Setting[string] { return &v.Export.Send }}),
	exportKey(key[bool]{name: "export.texts", initial: true, read: readBool,
		at: func(v *Values) *Setting[bool] { return &v.Export.Texts }}),
	exportKey(key[string]{name: "export.body", initial: BodySummary, parse: oneOf(BodySummary, BodyRecord),
		at: func(v *Values) *Setting[string] { return &v.Export.Body }}),
	exportKey(key[bool]{name: "export.user", read: readBool,
		at: func(v *Values) *Setting[bool] { return &v.Export.User }}),
	exportKey(key[bool]{name: "export.start", initial: true, read: readBool,
		at: func(v *Values) *Setting[bool] { return &v.Export.Start }}),
}

// exportKey is what all of them have in common: no project says them, and a managed file locks what it sets.
func exportKey[T any](k key[T]) declaration {
	k.text, k.lock, k.ownOnly = func(v T) string { return fmt.Sprint(v) }, nothingElse[T], errOwnExport
	k.hidden = func(v *Values) bool { return v.Export.Endpoint.Value == "" }
	return k
}

func readEndpoint(s string) (string, error) {
	_, err := job.Address(s)
	return s, err
}

// readPath reads a path from / or ~/.
func readPath(s string) (string, error) {
	if rest, ofHome := strings.CutPrefix(s, "~/"); ofHome {
		s = filepath.Join(Home(), rest)
	}
	if !filepath.IsAbs(s) {
		return "", locale.Errorf("%q: write it from / or ~/", s)
	}
	return filepath.Clean(s), nil
}

// oneOf reads one of some words.
func oneOf(words ...string) func(string) (string, error) {
	return func(s string) (string, error) {
		if !slices.Contains(words, s) {
			return "", locale.Errorf("unknown word %q%s", s, suggest(s, words))
		}
		return s, nil
	}
}
