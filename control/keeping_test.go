package control

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/policy"
	"guard/policy/risk"
	"guard/undo"
)

// keptCalls notes what is done with what was kept, and what stood in the record then.
type keptCalls struct {
	rec *controltest.Memory
	why string // why not all can be kept

	mu    sync.Mutex
	stale bool
	told  []string
}

func (k *keptCalls) note(what string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.told = append(k.told, what)
}

func (k *keptCalls) story() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return strings.Join(k.told, " ")
}

func (k *keptCalls) keep(*policy.Facts) policy.Keeping {
	k.note(fmt.Sprintf("keep@%d", len(k.rec.All())))
	return keptCall{k}
}

type keptCall struct{ *keptCalls }

func (k keptCall) Kept() undo.Kept {
	return undo.Kept{Manifest: "m", Files: 1, Why: k.why}
}

func (k keptCall) Fresh() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	stale := k.stale
	k.stale = false
	return !stale
}

func (k keptCall) Settle()  { k.note("settle") }
func (k keptCall) Release() { k.note("release") }

// What a call would take is kept before the record allows it, once, and let go of when it is refused.
func TestKeeping(t *testing.T) {
	remove := controltest.Shell("rm -rf notes")
	rule := []policy.Rule{{Action: policy.Allow, Name: "r", Risk: risk.High}}
	for _, tt := range []struct {
		name  string
		mode  policy.Mode
		rules []policy.Rule
		why   string
		reply policy.Answer
		stale bool
		want  string // what is kept and let go of, with the number of records before
		story string
	}{
		{"refused by policy", policy.Safe, nil, "", 0, false, "", "deny"},
		{"allowed by a rule", policy.Safe, rule, "", 0, false, "keep@0", "allow"},
		{"a rule, and it cannot be kept", policy.Safe, rule, "too large", 0, false, "keep@0 release", "deny"},
		{"a rule, and a person is asked", policy.Asking, rule, "too large", policy.Once, false, "keep@0", "allow"},
		{"unrestricted", policy.Unrestricted, nil, "too large", 0, false, "keep@0", "allow"},
		{"asked and allowed", policy.Asking, nil, "", policy.Once, false, "keep@0", "allow"},
		{"changed while it was asked", policy.Asking, nil, "", policy.Once, true, "keep@0 release keep@3", "allow"},
		{"asked and refused", policy.Asking, nil, "", policy.Refused, false, "keep@0 release", "deny"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				k := &keptCalls{why: tt.why}
				p := &controltest.Person{Reply: func(_ context.Context, c *policy.Case) (policy.Reply, error) {
					if got := c.Keeping.Kept(); got.Why != tt.why || got.Manifest != "m" {
						t.Errorf("asked with %+v", got)
					}
					k.mu.Lock()
					k.stale = tt.stale
					k.mu.Unlock()
					return policy.Reply{Answer: tt.reply}, nil
				}}
				r := newRig(Params{Mode: tt.mode, Rules: tt.rules, Keep: k.keepLater(),
					ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
				k.rec = r.rec
				out := r.run(t.Context(), remove, "", nil)
				synctest.Wait()
				if k.story() != tt.want {
					t.Errorf("%q, want %q", k.story(), tt.want)
				}
				last := r.rec.Last(audit.Decided)
				if got := last.Verdict.(*policy.Verdict).Action.String(); got != tt.story || out.Allowed() != (got == "allow") {
					t.Errorf("%s, want %s: %s", got, tt.story, r.rec.Story())
				}
				if kept, _ := last.Undo.(*undo.Kept); out.Allowed() && (kept == nil || kept.Manifest != "m" || kept.Why != tt.why) {
					t.Errorf("recorded %+v", last.Undo)
				}
				if tt.why != "" && tt.mode != policy.Unrestricted && !strings.Contains(last.Verdict.(*policy.Verdict).Reason+out.Reason, "too large") &&
					!out.Allowed() {
					t.Errorf("the reason is %q", out.Reason)
				}
			})
		})
	}
}

// keepLater is keep of a record that is set afterwards.
func (k *keptCalls) keepLater() Keep {
	return func(f *policy.Facts) policy.Keeping { return k.keep(f) }
}

// What was kept is settled when the call has ended, or the run; where it could not be recorded it is let go of.
func TestKeepingSettles(t *testing.T) {
	for name, tt := range map[string]struct {
		do   func(*rig)
		want string
	}{
		"ended":   {func(r *rig) { r.Note(policy.Note{Event: policy.NoteFinished, Session: "s1", Call: "c1"}) }, "keep@0 settle"},
		"another": {func(r *rig) { r.Note(policy.Note{Event: policy.NoteFinished, Session: "s1", Call: "c2"}) }, "keep@0"},
		"the run": {func(r *rig) { r.SettleKept() }, "keep@0 settle"},
		"many": {func(r *rig) {
			for i := range maxKeepings {
				req := controltest.Shell("rm x")
				req.Call = fmt.Sprint("n", i)
				r.Decide(req, risk.Reason{})
			}
		}, "settle"},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				k := &keptCalls{}
				r := newRig(Params{Mode: policy.Unrestricted, Keep: k.keepLater()})
				k.rec = r.rec
				r.Decide(controltest.Shell("rm -rf notes"), risk.Reason{})
				tt.do(r)
				synctest.Wait()
				if got := k.story(); got != tt.want && (name != "many" || !strings.Contains(got, tt.want)) {
					t.Errorf("%q, want %q", got, tt.want)
				}
			})
		})
	}
	synctest.Test(t, func(t *testing.T) {
		k := &keptCalls{}
		r := newRig(Params{Mode: policy.Unrestricted, Keep: k.keepLater(), Record: &controltest.Memory{FailAt: 1, Forever: true}})
		k.rec = r.rec
		out, _ := r.Decide(controltest.Shell("rm -rf notes"), risk.Reason{})
		synctest.Wait()
		if out.Allowed() || k.story() != "keep@0 release" {
			t.Errorf("%v, %q", out.Allowed(), k.story())
		}
	})
}

// slowKeeping takes its time to let go.
type slowKeeping struct{ keptCall }

func (k slowKeeping) Settle()  { time.Sleep(time.Minute); k.keptCall.Settle() }
func (k slowKeeping) Release() { time.Sleep(time.Minute); k.keptCall.Release() }

// The run's end waits for what is still let go of, or settled: nothing stays half done.
func TestKeepingIsDoneAtTheEnd(t *testing.T) {
	for mode, want := range map[policy.Mode]string{policy.Asking: "keep@0 release", policy.Unrestricted: "keep@0 settle"} {
		t.Run(mode.String(), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				k := &keptCalls{}
				p := &controltest.Person{Reply: func(context.Context, *policy.Case) (policy.Reply, error) {
					return policy.Reply{Answer: policy.Refused}, nil
				}}
				keep := func(f *policy.Facts) policy.Keeping { k.keep(f); return slowKeeping{keptCall{k}} }
				r := newRig(Params{Mode: mode, Keep: keep,
					ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
				k.rec = r.rec
				r.run(t.Context(), controltest.Shell("rm -rf notes"), "", nil)
				r.Note(policy.Note{Event: policy.NoteFinished, Session: "s1", Call: "c1"})
				r.SettleKept()
				if got := k.story(); got != want {
					t.Errorf("%q, want %q", got, want)
				}
				r.run(t.Context(), controltest.Shell("rm -rf notes"), "", nil) // what a hook still had under way
				if after := strings.TrimPrefix(k.story(), want); !strings.HasSuffix(after, strings.TrimPrefix(want, "keep@0")) {
					t.Errorf("after the end: %q", after)
				}
			})
		})
	}
}

// brokenKeeping breaks when it has kept.
type brokenKeeping struct{ keptCall }

func (brokenKeeping) Settle()  { panic("broken") }
func (brokenKeeping) Release() { panic("broken") }

// A fault behind the answers ends nothing, and is told and recorded.
func TestKeepingBreaksBehind(t *testing.T) {
	k := &keptCalls{}
	r := newRig(Params{Mode: policy.Unrestricted, Keep: func(f *policy.Facts) policy.Keeping { k.keep(f); return brokenKeeping{keptCall{k}} }})
	k.rec = r.rec
	if out := r.run(t.Context(), controltest.Shell("rm -rf notes"), "", nil); !out.Allowed() {
		t.Fatal(out.Reason)
	}
	r.Note(policy.Note{Event: policy.NoteFinished, Session: "s1", Call: "c1"})
	r.SettleKept()
	if rec := r.rec.Last(audit.Fault); !strings.Contains(fmt.Sprint(rec.Data), "broken") || !strings.Contains(strings.Join(r.heard(), " "), "a fault in guard") {
		t.Errorf("%+v, %q", rec, r.heard())
	}
}

// A fault in keeping is no allow of what would be lost.
func TestKeepingBreaks(t *testing.T) {
	rule := []policy.Rule{{Action: policy.Allow, Name: "r", Risk: risk.High}}
	r := newRig(Params{Mode: policy.Safe, Rules: rule, Keep: func(*policy.Facts) policy.Keeping { panic("broken") }})
	if out, _ := r.Decide(controltest.Shell("rm -rf notes"), risk.Reason{}); out.Allowed() {
		t.Error(r.rec.Story())
	}
}
