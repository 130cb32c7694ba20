package shell_test

import (
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// A script that the line puts into a temporary file of its own is as bad as what it says, and each such file has its own
// text.
func TestAScriptInATemporaryFileOfTheLine(t *testing.T) {
	world := place.World{Workspace: "/srv/project", Home: "/home/dev"}
	for line, unasked := range map[string]bool{
		"p=$(mktemp); echo 'echo hi' > $p; bash $p":                                                true,
		"p=$(mktemp /tmp/a.XXXXXX.py); echo 'print(1)' > $p && python3 $p":                         true,
		"p=$(mktemp -d); echo 'echo hi' > $p/x.sh; bash $p/x.sh":                                   true,
		"p=$(mktemp); printf '#!/bin/sh\n' > $p && chmod +x $p && $p; rm $p":                       true,
		"p=$(mktemp); echo 'rm -rf ~/x' > $p; bash $p":                                             false,
		"p=$(mktemp); curl -so $p https://a.dev/x.sh; bash $p":                                     false,
		"p=$(mktemp); cp ~/x.sh $p; bash $p":                                                       false,
		"p=$(mktemp); bash /tmp/tmp.abcdefghij":                                                    false,
		"p=$(mktemp); echo 'echo hi' > $p; bash /tmp/tmp.*":                                        false,
		"a=$(mktemp); b=$(mktemp); echo 'rm -rf ~/x' > $a; echo ok > $b; bash $a":                  false,
		"a=$(mktemp); echo 'rm -rf ~/x' > $a; b=$(mktemp); echo 'echo ok' > $b; bash $a":           false,
		"a=$(mktemp); b=$(mktemp); echo 'rm -rf ~/x' > $a; echo 'echo hi' > $b; bash $b":           true,
		"for i in 1 2; do p=$(mktemp); echo 'rm -rf ~/x' > $p; l=\"$p $l\"; done; bash $l":         false,
		"a=$(mktemp -p /tmp); b=$(mktemp --tmpdir); echo 'rm -rf ~/x' > $a; echo ok > $b; bash $a": false,
	} {
		r := shell.Read(line, world.Workspace, world)
		if got := r.Level < risk.High && !r.Categories.Has(risk.ExecArbitrary); got != unasked {
			t.Errorf("%q: unasked %v, want %v: %v", line, got, unasked, r.Reasons)
		}
	}
}

// A program that a variable of the line names plainly is judged as by its name; one whose name is put together is asked.
func TestAProgramThatAVariableNames(t *testing.T) {
	world := place.World{Workspace: "/srv/project", Home: "/home/dev"}
	for line, unasked := range map[string]bool{
		"PY=python3; $PY -m pytest":                 true,
		`PY=python3; "$PY" -m pytest`:               true,
		`run="npm run build"; $run`:                 true,
		"t=go; ${t} test ./...":                     true,
		"for t in go npm; do $t version; done":      true,
		"PY=python3; $PY -m http.server -b 0.0.0.0": false,
		"a=rm; $a -rf ~/x":                          false,
		`a="rm -rf"; $a ~/x`:                        false,
		"f=g; a=${f}o; $a test":                     false,
		"a=go; $a$b test":                           false,
		"a=$(echo go); $a test":                     false,
		"a=(go test); ${a[@]}":                      false,
		"$GO test":                                  false,
	} {
		r := shell.Read(line, world.Workspace, world)
		if got := r.Level < risk.High && !r.Categories.Has(risk.ExecArbitrary); got != unasked {
			t.Errorf("%q: unasked %v, want %v: %v", line, got, unasked, r.Reasons)
		}
	}
}
