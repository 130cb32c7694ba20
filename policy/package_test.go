package policy_test

import (
	"testing"

	"guard/policy"
)

// TestPackageThatTheLineWrites: a package of the workspace that the line writes is judged
// though nothing is on the disk yet.
func TestPackageThatTheLineWrites(t *testing.T) {
	judge := judges(t)["with a disk"]
	for line, want := range map[string]policy.Action{
		`mkdir sub; printf '{"scripts":{"test":"rm -rf ../../x"}}' > sub/package.json; npm test -w sub`: policy.Deny,
		`mkdir sub; base64 -d c.txt > sub/package.json; npm test -w sub`:                                policy.Deny,
		`mkdir sub; printf '{"scripts":{"test":"true"}}' > sub/package.json; npm test -w sub`:           policy.Allow,
		`npm test -w sub`: policy.Allow,
	} {
		if v := policy.Decide(judge(line), policy.Settings{}); v.Action != want {
			t.Errorf("%s: %v, want %v: %s", line, v.Action, want, v.Reason)
		}
	}
}
