package control

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"guard/agent/registry"
	"guard/audit"
	"guard/control/controltest"
	"guard/control/hook"
	"guard/policy"
	"guard/undo"
)

// connection is a Connection that notes what it is told.
type connection struct {
	dialog policy.Dialog

	mu      sync.Mutex
	held    []*policy.Cancellation
	free    int
	settled []policy.Outcome
	alive   []string
}

func (c *connection) Fill(r *policy.Request) {
	r.Agent, r.Workspace, r.Prompt = "codex", "/srv/project", "push it"
}

func (c *connection) HookDialog(policy.Request) policy.Dialog { return c.dialog }

func (c *connection) Hold(_ policy.Request, back *policy.Cancellation) func() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.held = append(c.held, back)
	return func() { c.mu.Lock(); defer c.mu.Unlock(); c.free++ }
}

func (c *connection) HookAnswered(_ policy.Request, out policy.Outcome) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.settled = append(c.settled, out)
}

func (c *connection) HookStarted(session string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.alive = append(c.alive, session)
}

func hookBroker(r *rig) *HookBroker { return &HookBroker{Broker: r.Broker, Hooks: registry.Hooks} }

// PreTool, Leave and Finished are the events of one call, of an agent that names its calls.
func (h *HookBroker) PreTool(ctx context.Context, call policy.Request, twin string) policy.Outcome {
	return h.Call(ctx, byID, hook.Event{Request: call, CallKey: twin})
}

func (h *HookBroker) Leave(ctx context.Context, call policy.Request, twin string) policy.Outcome {
	return h.approval(ctx, byID, hook.Event{Kind: hook.Approval, Request: call, CallKey: twin})
}

func (h *HookBroker) Finished(call policy.Request, twin, output string) {
	h.finished(byID, hook.Event{Kind: hook.Result, Session: call.Session, Request: call, CallKey: twin, Output: output}, h.secretsOf(call, seen{}))
}

var byID = &hook.Hook{CallIDs: true}

// A step of a hook's: what it says, and whether a person is needed for it.
type step struct {
	do      string // pre, leave, finished
	twin    string
	allowed bool
	asked   bool // the person is asked anew
}

// The consent to a call is used up by its twin: once, for the very same, and
// only until the call is over.
func TestTwins(t *testing.T) {
	for _, tt := range []struct {
		name  string
		deny  bool // the person refuses whatever comes after the first
		steps []step
	}{
		{"a call, then leave for it", true, []step{{"pre", "a", true, true}, {"leave", "a", true, false}}},
		{"leave only once", true, []step{{"pre", "a", true, true}, {"leave", "a", true, false}, {"leave", "a", false, true}}},
		{"leave for another", true, []step{{"pre", "a", true, true}, {"leave", "b", false, true}, {"leave", "a", true, false}}},
		{"leave without a call", false, []step{{"leave", "a", true, true}, {"leave", "a", true, true}}},
		{"no twin can be told", true, []step{{"pre", "", true, true}, {"leave", "", false, true}}},
		{"the call is over", true, []step{{"pre", "a", true, true}, {"finished", "a", false, false}, {"leave", "a", false, true}}},
		{"another call is over", true, []step{{"pre", "a", true, true}, {"finished", "b", false, false}, {"leave", "a", true, false}}},
		{"the same call, refused since", true, []step{{"pre", "a", true, true}, {"pre", "a", false, true}, {"leave", "a", false, true}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := &controltest.Person{}
			p.Reply = func(context.Context, *policy.Case) (policy.Reply, error) {
				if tt.deny && p.Times() > 1 {
					return policy.Reply{Answer: policy.Refused}, nil
				}
				return policy.Reply{Answer: policy.Once}, nil
			}
			r := terminal(p)
			h := hookBroker(r)
			for i, s := range tt.steps {
				before := p.Times()
				var out policy.Outcome
				switch s.do {
				case "pre":
					out = h.PreTool(t.Context(), controltest.Samples["high"], s.twin)
				case "leave":
					out = h.Leave(t.Context(), controltest.Samples["high"], s.twin)
				case "finished":
					h.Finished(controltest.Samples["high"], s.twin, "done")
				}
				if out.Allowed() != s.allowed || (p.Times() > before) != s.asked {
					t.Errorf("step %d, %+v: allowed %v, asked %v", i, s, out.Allowed(), p.Times() > before)
				}
			}
		})
	}
}

// What the record says of a call that goes on under the answer just given is what it said of it first.
func TestATwinIsRecordedAsItsCall(t *testing.T) {
	r := terminal(controltest.Says(policy.Reply{Answer: policy.Once}))
	h := hookBroker(r)
	h.PreTool(t.Context(), controltest.Samples["high"], "a")
	first := r.rec.Last(audit.Decided)
	h.Leave(t.Context(), controltest.Samples["high"], "a")
	second := r.rec.Last(audit.Decided)
	was, is := first.Verdict.(*policy.Verdict), second.Verdict.(*policy.Verdict)
	if second.By != audit.ByHook || is.Risk != was.Risk || is.Categories != was.Categories {
		t.Errorf("%+v, first %+v", is, was)
	}
}

// Leave for a call that was just allowed is recorded where its session works: what lies there is not outside.
func TestATwinIsJudgedInItsWorkspace(t *testing.T) {
	r := newRig(Params{Mode: policy.Asking})
	h := hookBroker(r)
	h.Attach(new(connection))
	read := policy.Request{Tool: policy.Shell, Command: "cat a.go", Cwd: "/srv/project"}
	for _, out := range []policy.Outcome{h.PreTool(t.Context(), read, "a"), h.Leave(t.Context(), read, "a")} {
		if !out.Allowed() || out.Verdict.Categories != 0 {
			t.Errorf("judged as %+v", out.Verdict)
		}
	}
}

// However many ask leave at once for one call, one of them has it.
func TestATwinIsUsedOnceByMany(t *testing.T) {
	r := terminal(controltest.Says(policy.Reply{Answer: policy.Once}))
	h := hookBroker(r)
	if out := h.PreTool(t.Context(), controltest.Samples["high"], "a"); !out.Allowed() {
		t.Fatal(out.Reason)
	}
	var all sync.WaitGroup
	for range 100 {
		all.Go(func() { h.Leave(t.Context(), controltest.Samples["high"], "a") })
	}
	all.Wait()
	if n := r.rec.Count(audit.Decided); n != 101 { // the call's, the one under its consent, and 99 judged anew
		t.Errorf("%d verdicts", n)
	}
}

func TestTwinsAreBounded(t *testing.T) {
	h := hookBroker(newRig(Params{}))
	for i := range 3 * maxKeys {
		h.PreTool(t.Context(), controltest.Samples["low"], fmt.Sprint(i))
		if h.ledger.repeatable > maxKeys || len(h.ledger.calls) > maxKeys {
			t.Fatalf("%d are kept", len(h.ledger.calls))
		}
	}
}

// Without a connection a hook's call is judged and asked all the same.
func TestHookWithoutAConnection(t *testing.T) {
	r := terminal(&controltest.Person{Gone: errors.New("none")})
	h := hookBroker(r)
	if out := h.PreTool(t.Context(), controltest.Samples["low"], ""); !out.Allowed() {
		t.Error(out.Reason)
	}
	if out := h.PreTool(t.Context(), controltest.Samples["high"], ""); out.Allowed() {
		t.Error("allowed with nobody there")
	}
	h.sessionStarted("s1")
}

// With one, the connection completes the call, lends its dialog, holds it while
// a person is asked, and hears the outcome.
func TestHookOverAConnection(t *testing.T) {
	conn := &connection{dialog: dialogOf(policy.Reply{Answer: policy.Once}, nil)}
	r := newRig(Params{Mode: policy.Asking})
	h := hookBroker(r)
	h.Attach(conn)
	call := controltest.Samples["high"]
	call.Workspace = ""
	if out := h.PreTool(t.Context(), call, ""); !out.Allowed() {
		t.Fatal(out.Reason)
	}
	if req := r.rec.Last(audit.Decided).Request.(*policy.Request); req.Workspace != "/srv/project" || req.Prompt != "push it" {
		t.Errorf("not completed: %+v", req)
	}
	if len(conn.held) != 1 || conn.free != 1 || len(conn.settled) != 1 || !conn.settled[0].Allowed() {
		t.Errorf("held %d, let go %d, settled %+v", len(conn.held), conn.free, conn.settled)
	}
	if h.sessionStarted("s1"); !slices.Equal(conn.alive, []string{"s1"}) {
		t.Errorf("alive %q", conn.alive)
	}
}

// The connection can withdraw a hook's question, as when the turn is cancelled.
func TestHookWithdrawnByTheConnection(t *testing.T) {
	p, shown := controltest.Waits()
	conn := &connection{}
	r := terminal(p)
	h := hookBroker(r)
	h.Attach(conn)
	go func() {
		<-shown
		conn.mu.Lock()
		defer conn.mu.Unlock()
		conn.held[0].Now(errors.New("the turn was cancelled"))
	}()
	out := h.PreTool(t.Context(), controltest.Samples["high"], "a")
	if out.Allowed() || !out.Cancelled() || conn.free != 1 || len(conn.settled) != 1 {
		t.Errorf("%+v, let go %d times, settled %+v", out, conn.free, conn.settled)
	}
}

// TestACallThatIsToldTwiceIsKeptOnce: guard undo would list the same call twice, and the second as not undone.
func TestACallThatIsToldTwiceIsKeptOnce(t *testing.T) {
	p := controltest.Says(policy.Reply{Answer: policy.Once})
	k := &keptCalls{}
	r := newRig(Params{Mode: policy.Asking, Keep: k.keepLater(),
		ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	h := hookBroker(r)
	k.rec = r.rec
	call := controltest.Shell("rm -rf notes")
	named := call
	named.Call = "c1"
	if out := h.PreTool(t.Context(), named, "a"); !out.Allowed() {
		t.Fatal(out.Reason)
	}
	if kept, _ := r.rec.Last(audit.Decided).Undo.(*undo.Kept); kept == nil || kept.Manifest != "m" {
		t.Errorf("the first record says %+v", kept)
	}
	if out := h.Leave(t.Context(), call, "a"); !out.Allowed() || p.Times() != 1 {
		t.Fatal(out.Reason, p.Times())
	}
	if last := r.rec.Last(audit.Decided); last.By != audit.ByHook || last.Undo != nil || last.RequestID != "c1" {
		t.Errorf("the second record, of %q by %s, says %+v", last.RequestID, last.By, last.Undo)
	}
}

// TestAHookThatHasGoneIsNotAskedAbout: nobody is shown a question that nobody needs answered.
func TestAHookThatHasGoneIsNotAskedAbout(t *testing.T) {
	p := controltest.Says(policy.Reply{Answer: policy.Once})
	r := terminal(p)
	h := hookBroker(r)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for range 100 {
		if out := h.PreTool(ctx, controltest.Samples["high"], ""); out.Allowed() || !out.Cancelled() {
			t.Fatalf("%+v", out)
		}
	}
	if p.Times() != 0 {
		t.Errorf("asked %d times", p.Times())
	}
}

// Where an agent asks beside its hook only by the person's own rules, they hold: guard gives
// the approval where it asked the person itself, or in unrestricted, and judges a call that
// it has not allowed.
func TestOwnRulesAsk(t *testing.T) {
	own := &hook.Hook{AsksByOwnRules: true}
	for _, tt := range []struct {
		name            string
		mode            policy.Mode
		call            string // of samples; "": the hook told of none
		allowed, handed bool
		asked           int
	}{
		{"policy allowed it", policy.Asking, "low", false, true, 0},
		{"the person allowed it", policy.Asking, "high", true, false, 1},
		{"unrestricted", policy.Unrestricted, "high", true, false, 0},
		{"no call was told of", policy.Asking, "", true, false, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := controltest.Says(policy.Reply{Answer: policy.Once})
			h := hookBroker(newRig(Params{Mode: tt.mode, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}}))
			call := controltest.Samples["high"]
			if tt.call != "" {
				call = controltest.Samples[tt.call]
				if out := h.Call(t.Context(), own, hook.Event{Request: call, CallKey: "a"}); !out.Allowed() {
					t.Fatal(out.Reason)
				}
			}
			out := h.approval(t.Context(), own, hook.Event{Kind: hook.Approval, Request: call, CallKey: "a"})
			if out.Allowed() != tt.allowed || out.Delegated() != tt.handed || p.Times() != tt.asked {
				t.Errorf("%+v, asked %d times", out, p.Times())
			}
		})
	}
}
