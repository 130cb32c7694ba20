package control

import (
	"context"
	"slices"
	"sync"
	"testing"

	"guard/control/controltest"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// rig is a broker with what is round it.
type rig struct {
	*Broker
	rec *controltest.Memory

	mu   sync.Mutex
	told []string
	dead []string // what the run was ended for, and the record at that moment
}

func newRig(p Params) *rig {
	r := &rig{rec: &controltest.Memory{}}
	if p.Record == nil {
		p.Record = r.rec
	} else {
		r.rec, _ = p.Record.(*controltest.Memory)
	}
	p.Agent, p.Dir = "gemini", "/srv/project"
	p.World = place.World{Home: "/home/eve", User: "eve", Own: []string{"/home/eve/.config/guard"}}
	p.Tell = func(s string) { r.mu.Lock(); defer r.mu.Unlock(); r.told = append(r.told, s) }
	p.Broken = func(s string) { r.mu.Lock(); defer r.mu.Unlock(); r.dead = append(r.dead, s+": "+r.rec.Story()) }
	r.Broker = NewBroker(p)
	return r
}

// terminal is a rig in the mode ask with a person at the terminal.
func terminal(p *controltest.Person) *rig {
	return newRig(Params{Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
}

func (r *rig) heard() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.told)
}

// run decides, and asks where that is needed.
func (r *rig) run(ctx context.Context, req policy.Request, doubt locale.Message, dialog policy.Dialog) policy.Outcome {
	out, c := r.Decide(req, risk.Say(doubt))
	if c != nil {
		out = r.ask(ctx, c, dialog)
	}
	return out
}

// ask waits for what comes of a question, which the context's end takes back.
func (r *rig) ask(ctx context.Context, c *policy.Case, dialog policy.Dialog) policy.Outcome {
	var back policy.Cancellation
	if ctx.Err() != nil {
		back.Now(context.Cause(ctx))
	}
	defer context.AfterFunc(ctx, func() { back.Now(context.Cause(ctx)) })()
	return asked(&back, r.Broker, c, dialog)
}

func asked(back *policy.Cancellation, d *Broker, c *policy.Case, dialog policy.Dialog) policy.Outcome {
	done := make(chan policy.Outcome, 1)
	d.Ask(back, c, dialog, func(out policy.Outcome) { done <- out })
	return <-done
}

// The other tests stand on this.
func TestSamplesAreWhatTheyAreCalled(t *testing.T) {
	for name, r := range controltest.Samples {
		f := newRig(Params{}).judge(r).Facts
		got := f.Level.Effective().String()
		switch {
		case f.Absurd:
			got = "absurd"
		case f.Protected:
			got = "protected"
		}
		if got != name || name == "medium" && f.Categories != 0 || name == "high" && !f.Categories.Has(risk.GitPublish) {
			t.Errorf("%s: is %s %s", name, got, f.Categories)
		}
	}
}

// granted reports whether any session holds a grant.
func (r *rig) granted() bool {
	return slices.ContainsFunc(r.Sessions(), func(s Session) bool { return len(s.Grants) > 0 })
}
