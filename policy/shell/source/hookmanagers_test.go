package source

import (
	"slices"
	"testing"
)

// TestHookCommands: what a hook runs is found with its arguments, each in its quotes, and behind an anchor.
func TestHookCommands(t *testing.T) {
	for text, want := range map[string]string{
		"  - id: x\n    entry: rm\n    args: [-rf, src]\n":             "rm -rf  src",
		"  - id: x\n    entry: bash\n    args: ['-c', 'rm -rf src']\n": "bash '-c'  'rm -rf src'",
		"  - id: x\n    entry: &run rm -rf src\n":                      "rm -rf src",
		"  - id: x\n    entry: scripts/x.sh\n":                         "./scripts/x.sh",
	} {
		if got := hookCommands("/w/.pre-commit-config.yaml", text); !slices.Contains(got, want) {
			t.Errorf("%q runs %q, want %q", text, got, want)
		}
	}
}
