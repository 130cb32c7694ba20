package policy_test

import (
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// brokenDisk stands for any fault in what judging calls.
type brokenDisk struct{ place.Disk }

// TestFault: where guard's own code breaks, in judging or in deciding, the verdict is
// a refusal in every mode, under every rule.
func TestFault(t *testing.T) {
	r := policy.Request{Tool: policy.Shell, Command: "cat README.md", Cwd: "/srv/project", Workspace: "/srv/project"}
	broken := policy.Judge{World: place.World{Home: "/home/eve", Disk: brokenDisk{}}}.Facts(r)
	if broken.Fault == nil || !broken.Unknown || broken.Command != r.Command {
		t.Fatalf("%+v", broken)
	}
	whole := policy.Judge{World: place.World{Home: "/home/eve"}}.Facts(r)
	if whole.Fault != nil {
		t.Fatalf("%+v", whole.Fault)
	}
	for _, mode := range []policy.Mode{policy.Safe, policy.Asking, policy.Unrestricted} {
		v := policy.Decide(broken, policy.Settings{Mode: mode, Rules: []policy.Rule{{Action: policy.Allow, Name: "all", Risk: risk.Critical}}})
		if v.Action != policy.Deny || v.Rule != "default: fault" || !strings.Contains(v.Reason, "a fault in guard") || v.Risk < risk.High {
			t.Errorf("%v: %+v", mode, v)
		}
	}
}
