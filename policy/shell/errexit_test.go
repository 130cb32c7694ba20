package shell_test

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestCdThatEndsTheShellDidNotFail: behind set -e, and behind || exit, a path is read from the folder that cd entered
// alone. Where either does not hold, the folder before counts too, from which ../x lies outside the workspace.
func TestCdThatEndsTheShellDidNotFail(t *testing.T) {
	world := place.World{Workspace: "/srv/project", Home: "/home/dev"}
	for line, inside := range map[string]bool{
		"set -e; cd build; rm -rf ../x":                                  true,
		"set -eu\ncd build\nrm -rf ../x":                                 true,
		"set -euo pipefail; cd build; rm -rf ../x":                       true,
		"set -o errexit; cd build; rm -rf ../x":                          true,
		"set -e; (cd build; rm -rf ../x)":                                true,
		"set -e; f() { cd build; rm -rf ../x; }; f":                      true,
		"set -e; for i in 1; do cd build; rm -rf ../x; break; done":      false, // a second round begins elsewhere
		"cd build || exit; rm -rf ../x":                                  true,
		"cd build || exit 1; rm -rf ../x":                                true,
		"cd build || { echo no >&2; exit 1; }; rm -rf ../x":              true,
		"mkdir -p build && cd build || exit 1; rm -rf ../x":              true,
		"f() { cd build || return; rm -rf ../x; }; f":                    true,
		"f() { cd build || return 1; :; }; f; rm -rf ../x":               false,
		"cd build; rm -rf ../x":                                          false,
		"(set -e; cd build); cd build; rm -rf ../x":                      false,
		"set -e; set +e; cd build; rm -rf ../x":                          false,
		"set -e; set +o errexit; cd build; rm -rf ../x":                  false,
		"set -e; set $x; cd build; rm -rf ../x":                          false,
		"set -e; shopt -uo errexit; cd build; rm -rf ../x":               false,
		"set -e; command set +e; cd build; rm -rf ../x":                  false,
		"set -e; builtin set +e; cd build; rm -rf ../x":                  false,
		"set -e; eval 'set +e'; cd build; rm -rf ../x":                   false,
		"set -e; eval \"$x\"; cd build; rm -rf ../x":                     false,
		"set -e; . ./env; cd build; rm -rf ../x":                         false,
		"set -e; f() { cd build; rm -rf ../x; }; if f; then :; fi":       false,
		"set -e; f() { cd build; rm -rf ../x; }; f || true":              false,
		"set -e; f() { cd build; rm -rf ../x; }; f && true":              false,
		"set -e; f() { cd build; rm -rf ../x; }; ! f":                    false,
		"set -e; f() { set +e; }; f; cd build; rm -rf ../x":              false,
		"set -e; ! cd build; rm -rf ../x":                                false,
		"set -e; cd build || true; rm -rf ../x":                          false,
		"set -e; if cd build; then :; fi; rm -rf ../x":                   false,
		"set -e; while cd build; do break; done; rm -rf ../x":            false,
		"set -e; if true; then set +e; fi; cd build; rm -rf ../x":        false,
		"if true; then set -e; fi; cd build; rm -rf ../x":                false,
		"set -e; cd() { :; }; cd build; rm -rf ../x":                     false,
		"set() { :; }; set -e; cd build; rm -rf ../x":                    false,
		"alias set=true; set -e; cd build; rm -rf ../x":                  false,
		"set -- -e; cd build; rm -rf ../x":                               false,
		"set -e; x=$(cd build; rm -rf ../x)":                             false,
		"set -e; bash -c 'cd build; rm -rf ../x'":                        false,
		"set -e; trap 'rm -rf ../x' EXIT; cd build; rm -rf ../x":         false,
		"cd build || exit 1 2; rm -rf ../x":                              false,
		"cd build || exit $x; rm -rf ../x":                               false,
		"cd build || (exit 1); rm -rf ../x":                              false,
		"cd build || return; rm -rf ../x":                                false,
		"! cd build || exit; rm -rf ../x":                                false,
		"exit() { :; }; cd build || exit; rm -rf ../x":                   false,
		"cd build || { break; exit; }; rm -rf ../x":                      false,
		"cd build || { rm -rf ../x; exit 1; }":                           false,
		"cd build || exit >/nowhere/x; rm -rf ../x":                      false,
		"env set -e; cd build; rm -rf ../x":                              false,
		"set -e; ssh host 'cd build; ls'; cd build || echo; rm -rf ../x": false,
	} {
		r := shell.Read(line, world.Workspace, world)
		outside := slices.ContainsFunc(r.Reasons, func(r risk.Reason) bool {
			return strings.Contains(r.String(), "outside the workspace") || strings.Contains(r.String(), "lies is not known")
		})
		if outside == inside {
			t.Errorf("%q: outside the workspace: %v; %v", line, outside, r.Reasons)
		}
	}
}
