// Package calltest holds what the tests of every language ask of its tables, and follows single calls for the tests of
// what they share. A table goes in; a row that says nothing, or a name that stands twice, is an error of the test. No
// program imports it.
package calltest

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
)

// Table checks that every name of a table stands once and is short enough to be found at the end of a longer one, and
// that every row has a kind or something that the call does.
func Table[R ~struct {
	Kind  code.Kind
	Args  string
	How   call.How
	Names string
}](t *testing.T, rows []R) {
	t.Helper()
	seen := map[string]bool{}
	for _, r := range rows {
		line := call.Row(r)
		if line.Kind == call.None && line.How == nil {
			t.Errorf("%s: does nothing", line.Names)
		}
		if line.Names == "" || line.Kind > code.Kinds {
			t.Errorf("%+v", line)
		}
		for _, name := range strings.Fields(line.Names) {
			if seen[name] {
				t.Errorf("%s stands twice", name)
			}
			seen[name] = true
			if len(name) > call.MaxName/2 {
				t.Errorf("%s is too long", name)
			}
		}
	}
}
