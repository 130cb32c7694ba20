package shell_test

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// What follows a chain of && runs also where a cd in the chain has failed: then it runs in the folder before.
func TestACdInAChainMayHaveFailed(t *testing.T) {
	for line, outside := range map[string]bool{
		"cd a && ls; rm -rf ../x":         true,
		"cd a && ls\nrm -rf ../x":         true,
		"cd a && cd b && ls; rm -rf ../x": true,
		"ls && cd a && ls; rm -rf ../x":   true,
		"{ cd a && ls; }; rm -rf ../x":    true,
		"cd a; if [ -n \"$x\" ]; then cd /srv/project/a || exit; fi; rm -rf ../x": true,
		"cd a && ls && rm -rf ../x":            false,
		"(cd a && ls); rm -rf x":               false,
		"cd a && ls; rm -rf x":                 false,
		"cd a && ls || exit 1; rm -rf ../x":    false,
		"cd a && ls; cd /srv/project; rm -r x": false,
	} {
		r := shell.Read(line, "/srv/project", corpusWorld)
		if got := r.Categories.Has(risk.FSOutsideWorkspace); got != outside {
			t.Errorf("%q: outside %v, want %v: %v", line, got, outside, r.Reasons)
		}
	}
}

// Behind a chain of && that ends the shell where it fails, its variables are set; where it does not, or a function was
// left there, they may not be.
func TestAVariableOfAChainThatEndsTheShellIsSet(t *testing.T) {
	for line, known := range map[string]bool{
		`[ -n "$1" ] && p=$(mktemp) || exit 1; rm -f "$p"`:                                      true,
		`[[ -n $1 ]] && p=build || { echo no; exit 1; }; rm -f "$p"`:                            true,
		`p=/etc; [ -n "$1" ] && p=build || exit 1; rm -f "$p"`:                                  true,
		`f() { [ -n "$1" ] && local p=$(mktemp) || return 1; rm -f "$p"; }; f`:                  true,
		`f() { [ -n "$1" ] && p=$(mktemp "$m/x.XXXXXX") || return 1; rm -f "$p"; }; m=build; f`: true,
		`p=/etc; [ -n "$1" ] && p=build; rm -f "$p"`:                                            false,
		`p=/etc; [ -n "$1" ] && p=build || echo no; rm -f "$p"`:                                 false,
		`p=/etc; [ -n "$1" ] && p=build || { rm -f "$p"; exit 1; }`:                             false,
		`p=/etc; f() { [ -n "$1" ] && p=build || return 1; }; f; rm -f "$p"`:                    false,
		`p=/etc; f() { [ -n "$1" ] && p=build || return 1; :; }; f; rm -f "$p"`:                 false,
		`p=/etc; trap 'rm -f "$p"' EXIT; [ -n "$1" ] && p=build || exit 1`:                      false,
		`p=/etc; [ -n "$1" ] && p=build || exit 1 2; rm -f "$p"`:                                false,
		`p=/etc; ([ -n "$1" ] && p=build || exit 1); rm -f "$p"`:                                false,
		`p=/etc; exit() { :; }; [ -n "$1" ] && p=build || exit 1; rm -f "$p"`:                   false,
		`p=/etc; enable -n exit && p=build || exit 1; rm -f "$p"`:                               false,
		`p=/etc; true | p=build || exit 1; rm -f "$p"`:                                          false,
		`p=/etc; ! { true && p=build; } || exit 1; rm -f "$p"`:                                  false,
		`p=/etc; { [ -n "$1" ] && p=build; } & { true || exit 1; }; rm -f "$p"`:                 false,
		`p=/etc; while true; do [ -n "$1" ] && p=build || break; done; rm -f "$p"`:              false,
	} {
		r := shell.Read(line, "/srv/project", corpusWorld)
		unknown := func(r risk.Reason) bool {
			return strings.Contains(r.String(), "not known before it runs") || strings.Contains(r.String(), "/etc")
		}
		if got := !slices.ContainsFunc(r.Reasons, unknown); got != known {
			t.Errorf("%q: known %v, want %v: %v", line, got, known, r.Reasons)
		}
	}
}
