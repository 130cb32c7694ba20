package control

import (
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// brokenDisk stands for any fault in what judging calls.
type brokenDisk struct{ place.Disk }

// allowing lets everything run, as far as rules can.
func allowing(t *testing.T) []policy.Rule {
	t.Helper()
	r := policy.Rule{Action: policy.Allow, Name: "all", Risk: risk.Critical}
	return []policy.Rule{r}
}

// TestFaultInJudgingIsRefused: whatever the mode, the rules and the grants, and the
// session goes on after it. What broke stands in the record, and the refusal says where.
func TestFaultInJudgingIsRefused(t *testing.T) {
	for _, mode := range []policy.Mode{policy.Safe, policy.Asking, policy.Unrestricted} {
		log, err := audit.Create(audit.Params{Dir: filepath.Join(t.TempDir(), "record"), Session: "4af3df22-a"})
		if err != nil {
			t.Fatal(err)
		}
		broken := true
		p := controltest.Says(policy.Reply{Answer: policy.Once})
		r := newRig(Params{Session: "4af3df22-a", Mode: mode, Rules: allowing(t), Record: log, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask},
			Disk: func() place.Disk {
				if broken {
					return brokenDisk{}
				}
				return nil
			}})
		out := r.run(t.Context(), controltest.Shell("cat README.md token=ghp_"+strings.Repeat("a1B2", 9)), "", nil)
		if out.Allowed() || p.Times() > 0 || !strings.Contains(out.Reason, "a fault in guard") || !strings.Contains(out.Reason, "guard log show 4af3df22/1") {
			t.Errorf("%v: %+v, asked %d times", mode, out, p.Times())
		}
		broken = false
		if out := r.run(t.Context(), controltest.Shell("cat README.md"), "", nil); !out.Allowed() {
			t.Errorf("%v: the next: %+v", mode, out)
		}
		var story []string
		for e, err := range audit.Read(log.Path()) {
			if err != nil {
				t.Fatal(err)
			}
			line := string(e.Line)
			if e.Seq == 1 && (!strings.Contains(line, "nil pointer") || !strings.Contains(line, "goroutine") || e.Event != audit.Fault) {
				t.Errorf("%v: the fault's record: %s", mode, line)
			}
			if strings.Contains(line, "a1B2a1B2a1B2") {
				t.Errorf("%v: a secret in %s", mode, line)
			}
			story = append(story, string(e.Event))
		}
		if len(story) < 3 || story[1] != string(audit.Decided) {
			t.Errorf("%v: %v", mode, story)
		}
	}
}

// brokenRecord breaks at what is not a fault's own record.
type brokenRecord struct{ controltest.Memory }

func (b *brokenRecord) Append(r audit.Record) error {
	if r.Event == audit.Decided && r.Request != nil {
		panic("broken")
	}
	return b.Memory.Append(r)
}

// TestFaultInRecordingIsRefused: no record, no allow, though it broke.
func TestFaultInRecordingIsRefused(t *testing.T) {
	rec := &brokenRecord{}
	r := newRig(Params{Mode: policy.Unrestricted, Record: rec})
	if out := r.run(t.Context(), controltest.Shell("cat README.md"), "", nil); out.Allowed() || !strings.Contains(out.Reason, "a fault in guard") {
		t.Errorf("%+v", out)
	}
	if rec.Count(audit.Fault) != 1 || rec.Count(audit.Decided) != 1 {
		t.Errorf("%s", rec.Story())
	}
}

// TestFaultBehindAnAnswer: where guard's own code breaks at a person's answer, by whatever way it comes, the call is
// refused, and guard goes on.
func TestFaultBehindAnAnswer(t *testing.T) {
	for name, answer := range map[string]func(*rig){
		"at the terminal": nil,
		"over the socket": func(r *rig) { _ = r.Answer(r.Waiting()[0].RequestID, policy.Reply{Answer: policy.Once}) },
		"by the mode":     func(r *rig) { _ = r.SetMode(policy.Unrestricted, audit.ByWatch) },
	} {
		t.Run(name, func(t *testing.T) {
			rec := &brokenRecord{}
			person, shown := controltest.Waits()
			if answer == nil {
				person = controltest.Says(policy.Reply{Answer: policy.Once})
			}
			r := newRig(Params{Mode: policy.Asking, Record: rec,
				ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: person.Ask}})
			_, asked := r.Decide(controltest.Shell("git push origin main"), risk.Reason{})
			done := make(chan policy.Outcome, 1)
			r.Ask(new(policy.Cancellation), asked, nil, func(out policy.Outcome) { done <- out })
			if answer != nil {
				<-shown
				answer(r)
			}
			if out := <-done; out.Allowed() || !strings.Contains(out.Reason, "a fault in guard") {
				t.Errorf("%+v", out)
			}
			if rec.Count(audit.Fault) != 1 || len(r.Waiting()) > 0 {
				t.Errorf("%s, %d wait", rec.Story(), len(r.Waiting()))
			}
		})
	}
}

// TestFaultInJudgingAgain: a question that waits is refused where guard's own code breaks when it is judged anew.
func TestFaultInJudgingAgain(t *testing.T) {
	var broken atomic.Bool
	person, shown := controltest.Waits()
	r := newRig(Params{Mode: policy.Asking, Now: func() time.Time {
		if broken.Swap(false) {
			panic("broken")
		}
		return time.Now()
	}, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: person.Ask}})
	_, asked := r.Decide(controltest.Shell("git push origin main"), risk.Reason{})
	done := make(chan policy.Outcome, 1)
	r.Ask(new(policy.Cancellation), asked, nil, func(out policy.Outcome) { done <- out })
	<-shown
	broken.Store(true)
	if err := r.SetMode(policy.Unrestricted, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	if out := <-done; out.Allowed() || !strings.Contains(out.Reason, "a fault in guard") {
		t.Errorf("%+v", out)
	}
}

// TestFaultInAsking: a way of asking that breaks is passed over for the next; where
// there is none, it is refused.
func TestFaultInAsking(t *testing.T) {
	breaks := func(*policy.Case, func(policy.Reply, error)) (func(error), error) { panic("broken") }
	for _, next := range []policy.Dialog{controltest.Says(policy.Reply{Answer: policy.Once}).Ask, nil} {
		r := newRig(Params{Mode: policy.Asking, AskVia: []policy.ApprovalChannel{policy.ViaTerminal, policy.ViaClient}, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: breaks}})
		out := r.run(t.Context(), controltest.Shell("git push origin main"), "", next)
		if out.Allowed() != (next != nil) || r.rec.Count(audit.Fault) != 1 {
			t.Errorf("%+v: %s", out, r.rec.Story())
		}
	}
}
