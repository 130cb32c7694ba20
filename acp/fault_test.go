package acp

import (
	"context"
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/decision"
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

// TestFaultAtAnAnswer: so is one at whose answer guard's own code breaks, after a person has given it.
func TestFaultAtAnAnswer(t *testing.T) {
	broken := true
	d := &desk{rule: always(policy.Ask), person: func(context.Context, *policy.Case, policy.Dialog) policy.Outcome {
		return policy.Outcome{Result: decision.Allowance}
	}}
	r := newRig(t, d, func(p *Params) {
		p.Escape = func(s string) string {
			if broken {
				panic("broken")
			}
			return s
		}
	})
	r.agentSays(`{"id":1,"method":"elicitation/create","params":{"sessionId":"s","message":"Your password?","requestedSchema":{"properties":{"password":{"type":"string"}}}}}`)
	if got := r.agent.next().raw; !strings.Contains(got, `"id":1`) || !strings.Contains(got, "-32603") {
		t.Errorf("the agent heard %s", got)
	}
	if n := len(d.noted(policy.NoteFault)); n != 1 {
		t.Errorf("%d faults were noted", n)
	}
	broken = false
	r.agentSays(permission("2", "c2", "ls"))
	if got := r.agent.next().raw; !strings.Contains(got, `"id":2`) || !strings.Contains(got, "selected") {
		t.Errorf("then it heard %s", got)
	}
}
