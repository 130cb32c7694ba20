package socket

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"guard/agent/registry"
	"guard/control"
	"guard/control/controltest"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

const askedStory = "approval_requested step_paused_for_approval "

// rig is a broker with what is round it.
type rig struct {
	*control.Broker
	rec *controltest.Memory

	mu   sync.Mutex
	told []string
}

func newRig(p control.Params) *rig {
	r := &rig{rec: &controltest.Memory{}}
	p.Record, p.Agent, p.Dir = r.rec, "gemini", "/srv/project"
	p.World = place.World{Home: "/home/eve", User: "eve", Own: []string{"/home/eve/.config/guard"}}
	p.Tell = func(s string) { r.mu.Lock(); defer r.mu.Unlock(); r.told = append(r.told, s) }
	r.Broker = control.NewBroker(p)
	return r
}

// terminal is a rig in the mode ask with a person at the terminal.
func terminal(p *controltest.Person) *rig {
	return newRig(control.Params{Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
}

func hookBroker(r *rig) *control.HookBroker {
	return &control.HookBroker{Broker: r.Broker, Hooks: registry.Hooks}
}

func (r *rig) heard() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.told)
}

// granted reports whether any session holds a grant.
func (r *rig) granted() bool {
	return slices.ContainsFunc(r.Sessions(), func(s control.Session) bool { return len(s.Grants) > 0 })
}

// run decides, and asks where that is needed.
func (r *rig) run(_ context.Context, req policy.Request, doubt locale.Message, dialog policy.Dialog) policy.Outcome {
	out, c := r.Decide(req, risk.Say(doubt))
	if c == nil {
		return out
	}
	done := make(chan policy.Outcome, 1)
	r.Ask(new(policy.Cancellation), c, dialog, func(out policy.Outcome) { done <- out })
	return <-done
}

// asks has a request wait for a person.
func asks(t *testing.T, r *rig, req policy.Request, shown chan struct{}) <-chan policy.Outcome {
	t.Helper()
	out := make(chan policy.Outcome, 1)
	go func() { out <- r.run(context.Background(), req, "", nil) }()
	<-shown
	return out
}

// waitingRig has some of the lines wait in one session, asked by nobody who answers.
func waitingRig(t *testing.T, lines ...string) (*rig, []<-chan policy.Outcome) {
	t.Helper()
	p, shown := controltest.Waits()
	r := newRig(control.Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	var outs []<-chan policy.Outcome
	for i, line := range lines {
		req := controltest.Shell(line)
		req.Call = fmt.Sprint("c", i)
		outs = append(outs, asks(t, r, req, shown))
	}
	return r, outs
}
