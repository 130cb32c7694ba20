package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// What follows a chain of && runs also where a cd in the chain has failed: then it runs in the folder before.
func TestACdInAChainMayHaveFailed(t *testing.T) {
	for line, outside := range map[string]bool{
		"cd a && ls; rm -rf ../x":              true,
		"cd a && ls\nrm -rf ../x":              true,
		"cd a && cd b && ls; rm -rf ../x":      true,
		"ls && cd a && ls; rm -rf ../x":        true,
		"{ cd a && ls; }; rm -rf ../x":         true,
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
