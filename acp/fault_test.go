package acp

import (
	"strings"
	"testing"

	"guard/policy"
)

// TestFaultAtALine: a request that guard's own code breaks at is answered with an
// error, once, and what comes after it is judged; what asks nothing passes.
func TestFaultAtALine(t *testing.T) {
	broken := true
	r := newRig(t, &desk{rule: func(policy.Request) policy.Action {
		if broken {
			panic("broken")
		}
		return policy.Allow
	}})
	r.opens("/srv/project")
	r.agentSays(permission("1", "c1", "ls"))
	got := r.agent.next().raw
	if !strings.Contains(got, `"id":1`) || !strings.Contains(got, "-32603") || strings.Contains(got, "broken") {
		t.Errorf("the agent heard %s", got)
	}
	broken = false
	r.agentSays(permission("2", "c2", "ls"))
	if got := r.agent.next().raw; !strings.Contains(got, `"id":2`) || !strings.Contains(got, "selected") {
		t.Errorf("then it heard %s", got)
	}
}
