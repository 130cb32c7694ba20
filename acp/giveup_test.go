package acp

import (
	"fmt"
	"slices"
	"testing"

	"guard/policy"
	"guard/policy/decision"
)

// waiters is a desk at which all wait until they are taken back.
type waiters struct {
	*desk
	backs []*policy.Cancellation
	order []string        // of being taken back
	early map[string]bool // one was told before all were taken back
}

func (w *waiters) Ask(back *policy.Cancellation, c *policy.Case, _ policy.Dialog, done func(policy.Outcome)) {
	w.backs = append(w.backs, back)
	back.Then(func() {
		w.order = append(w.order, c.Facts.Call)
		w.early[c.Facts.Call] = slices.ContainsFunc(w.backs, func(b *policy.Cancellation) bool { return b.Why() == nil })
		done(policy.Outcome{Result: decision.Cancel})
	})
}

// TestGivenUpTheNewestFirst: a terminal, which shows the oldest, shows none of the others in its place; and no allow
// counts for any from the first that is told.
func TestGivenUpTheNewestFirst(t *testing.T) {
	const n = 50
	w := &waiters{desk: &desk{rule: always(policy.Ask)}, early: map[string]bool{}}
	r := newRig(t, w.desk, func(p *Params) { p.Decider = w })
	var want []string
	for i := range n {
		r.agentSays(permission(fmt.Sprint(i), fmt.Sprint("c", i), "x"))
		want = append([]string{fmt.Sprint("c", i)}, want...)
	}
	r.settle()
	r.clientSays(`{"method":"session/cancel","params":{"sessionId":"s"}}`)
	if m := r.agent.next(); m.Method != "session/cancel" {
		t.Errorf("first came %s", m.raw)
	}
	for range n {
		if m := r.agent.next(); m.chosen() != "cancelled" {
			t.Error(m.raw)
		}
	}
	if !slices.Equal(w.order, want) {
		t.Errorf("order %v", w.order)
	}
	for call, early := range w.early {
		if early {
			t.Errorf("%s was told before all were taken back", call)
		}
	}
}
