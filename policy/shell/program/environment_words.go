package program

import (
	"slices"
	"strings"
)

// VariableHint is what the name of a variable that no table has tells of its value.
type VariableHint uint8

// The hints.
const (
	TellsNothing VariableHint = iota
	MayRun                    // a program that is started
	MayOptions                // options of the program whose name stands before
	MayWrite                  // a file or folder that is written
	MayReach                  // a host that is asked
	MayHold                   // the folder of an installation: its programs lie in bin
)

// hintWords are the words by which the variables of all kinds of tools are called, the last of a name before the
// others. Sources: the variables in this package's tables, and those of karma's launchers, lefthook, prost, PyO3,
// jest-junit, jest-html-reporter, mocha-junit-reporter, OpenTelemetry and the twelve-factor app.
var hintWords = []struct {
	hint VariableHint
	last bool // the word ends the name
	list string
}{
	{MayRun, true, "bin binary cmd command exe exec executable program interpreter launcher wrapper runner compiler " +
		"linker shell editor pager browser python ruby node java perl php protoc"},
	{MayOptions, true, "opts options opt args arguments flags switches addopts"},
	{MayReach, true, "url uri endpoint host hostname server proxy registry mirror webhook dsn addr address broker " +
		"collector gateway index"},
	{MayHold, true, "home prefix sdk"},
	{MayWrite, false, "output out outfile outdir outputs report reports reporter junit results dump dest destination " +
		"log logs logfile artifacts"},
}

// passes are words of names whose hosts no program asks: whom it lets in, and whom it asks without a proxy.
var passes = strings.Fields("no origin origins allow allowed cors callback redirect referer issuer homepage")

// published begin the names of variables whose values builds put into pages: no program asks them (docs of Next.js,
// Vite, Create React App, Expo, Nuxt, Gatsby, Vue CLI, Astro).
var published = strings.Fields("NEXT_PUBLIC_ VITE_ REACT_APP_ EXPO_PUBLIC_ NUXT_PUBLIC_ GATSBY_ VUE_APP_ PUBLIC_")

// OnlyNamesHost reports a variable whose host no program asks.
func OnlyNamesHost(name string) bool {
	return slices.ContainsFunc(published, func(p string) bool { return strings.HasPrefix(name, p) }) ||
		slices.ContainsFunc(NameWords(name), func(w string) bool { return slices.Contains(passes, w) })
}

// VariableTells says what the name of a variable tells, and by the words before the last one whose it is;
// listed: a table says what it does.
func VariableTells(name string) (hint VariableHint, owner string, listed bool) {
	t := variableTable()
	if _, ok := t.names[name]; ok ||
		slices.ContainsFunc(t.patterns, func(p variableRule) bool { return fits(p.name, name) }) {
		return TellsNothing, "", true
	}
	words := NameWords(name)
	if len(words) == 0 {
		return TellsNothing, "", false
	}
	last := len(words) - 1
	for _, h := range hintWords {
		for w := range strings.FieldsSeq(h.list) {
			if words[last] == w || !h.last && slices.Contains(words, w) {
				return h.hint, strings.Join(words[:last], "-"), false
			}
		}
	}
	return TellsNothing, "", false
}

// OptionsOf is the program to which a listed variable gives options that its own table reads; empty: there is none.
func OptionsOf(name string) string { return optionsOf[name] }

// optionsOf: pytest 8 reference, RSpec 3.13 (bin/rspec and RSpec's configuration), rake's TestTask and Minitest 5;
// the Cargo book (build.rustflags), Miri's README.
var optionsOf = map[string]string{
	"PYTEST_ADDOPTS": "pytest",
	"SPEC_OPTS":      "rspec",
	"TESTOPTS":       "minitest",

	"RUSTFLAGS": "rustc", "CARGO_BUILD_RUSTFLAGS": "rustc", "RUSTDOCFLAGS": "rustdoc", "MIRIFLAGS": "rustc",
}
