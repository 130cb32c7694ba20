package acp

import (
	"slices"
	"strings"
	"testing"
	"time"

	"guard/acp/relay"
	"guard/policy"
	"guard/policy/risk"
)

// TestWhoseAnswer: an answer of the client's goes to whoever asked, and to nobody where guard has answered already.
func TestWhoseAnswer(t *testing.T) {
	own := "sguard-T-1"
	for _, tt := range []struct {
		name string
		do   func(*inFlight)
		key  string
		want recipient
	}{
		{"nobody asked", func(*inFlight) {}, "n1", forAgent},
		{"the agent asked", func(f *inFlight) { f.pass("n1") }, "n1", forAgent},
		{"guard has answered", func(f *inFlight) { f.settle("n1") }, "n1", forNobody},
		{"guard has answered another", func(f *inFlight) { f.settle("n2") }, "n1", forAgent},
		{"the agent asks anew", func(f *inFlight) { f.settle("n1"); f.admit("n1"); f.pass("n1") }, "n1", forAgent},
		{"it was answered before", func(f *inFlight) { f.pass("n1"); f.settle("n1"); f.answered("n1") }, "n1", forNobody},
		{"guard failed at it", func(f *inFlight) { f.pass("n1"); f.settle("n1"); f.fault("n1") }, "n1", forNobody},
		{"guard asks", func(f *inFlight) { f.openDialog(own, &dialog{}) }, own, forGuard},
		{"guard asked and took it back", func(f *inFlight) { f.openDialog(own, &dialog{}); f.takeDialog(own) }, own, forNobody},
		{"guard asked and has its answer", func(f *inFlight) { f.openDialog(own, &dialog{}); f.answered(own) }, own, forNobody},
	} {
		f := newInFlight("guard-T-")
		tt.do(f)
		if got, d := f.answered(tt.key); got != tt.want || (d != nil) != (got == forGuard) {
			t.Errorf("%s: %v %v, want %v", tt.name, got, d, tt.want)
		}
	}
}

// TestWhatMayBegin: an id that waits for its answer, or is of guard's own kind, begins nothing.
func TestWhatMayBegin(t *testing.T) {
	f := newInFlight("guard-T-")
	f.pass("n1")
	f.hold("n2", &hold{})
	f.openDialog("sguard-T-1", &dialog{})
	for k, want := range map[string]string{"n1": "unanswered", "n2": "unanswered", "sguard-T-1": "own kind", "sguard-T-9": "own kind",
		"n3": "", "s1": "", "sguard-": "", "nguard-T-1": ""} {
		if got := f.admit(k); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %q", k, got)
		}
	}
	f.answered("n1")
	f.release("n2")
	if one, two := f.admit("n1"), f.admit("n2"); one+two != "" {
		t.Errorf("%q, %q", one, two)
	}
}

// TestGivenUp: what waits is given up by its session, the newest first, and what comes after the end at once.
func TestGivenUp(t *testing.T) {
	f := newInFlight("guard-T-")
	var gone []string
	wait := func(k, session string) {
		h := &hold{session: session}
		f.hold(k, h)
		h.back.Then(func() { f.release(k); gone = append(gone, k+": "+h.back.Why().Error()) })
	}
	for _, k := range []string{"n1", "n2", "n3"} {
		wait(k, "s")
	}
	wait("n4", "another")
	f.CancelTurn("s")
	f.close()
	wait("n5", "s")
	want := []string{"n3: " + errTurnCancelled.Error(), "n2: " + errTurnCancelled.Error(), "n1: " + errTurnCancelled.Error(),
		"n4: " + errClosed.Error(), "n5: " + errClosed.Error()}
	if !slices.Equal(gone, want) {
		t.Errorf("%q, want %q", gone, want)
	}
}

// caller is a Decider that calls the Gate whenever it is called.
type caller struct {
	*desk
	gate *Gate
}

func (c *caller) back() {
	r := policy.Request{Session: "s", Call: "c", Tool: policy.Shell, Command: "x"}
	c.gate.Fill(&r)
	c.gate.HookStarted("other")
	c.gate.HookAnswered(r, policy.Outcome{})
	c.gate.Hold(r, new(policy.Cancellation))()
}

func (c *caller) Decide(r policy.Request, doubt risk.Reason) (policy.Outcome, *policy.Case) {
	c.back()
	return c.desk.Decide(r, doubt)
}

func (c *caller) CriticalOrWorse(r policy.Request) bool { c.back(); return c.desk.CriticalOrWorse(r) }

func (c *caller) Unrestricted() bool { c.back(); return c.desk.Unrestricted() }

func (c *caller) Note(n policy.Note) { c.back(); c.desk.Note(n) }

// TestNothingIsLockedWhileTheDeciderIsCalled: a Decider may call the Gate from wherever it is called.
func TestNothingIsLockedWhileTheDeciderIsCalled(t *testing.T) {
	d := &caller{desk: &desk{rule: always(policy.Deny)}}
	out := relay.NewOutlet(&recorder{})
	d.gate = NewGate(Params{Decider: d, ToClient: out, ToAgent: out, Cwd: "/srv/project", Hooks: true, Dialect: &Dialect{HookCovers: true},
		Describe: func(*policy.Case) string { return "" }})
	done := make(chan bool)
	go func() {
		defer close(done)
		for _, line := range []string{
			`{"id":1,"method":"session/new","params":{"cwd":"/srv/project","mcpServers":[{}]}}`,
			`{"id":2,"method":"session/set_mode","params":{"sessionId":"s","modeId":"yolo"}}`,
			`{"id":"unasked","result":{}}`,
		} {
			d.gate.FromClient([]byte(line + "\n"))
		}
		update := func(rest string) string {
			return `{"method":"session/update","params":{"sessionId":"s","update":{` + rest + `}}}`
		}
		for _, line := range []string{
			`{"id":1,"result":{"sessionId":"s"}}`,
			update(`"sessionUpdate":"tool_call","toolCallId":"d","kind":"execute","rawInput":{"command":"x"}`),
			update(`"sessionUpdate":"tool_call_update","toolCallId":"d","status":"completed"`),
			update(`"sessionUpdate":"current_mode_update","currentModeId":"yolo"`),
			permission("5", "c", "x"),
			`{"id":6,"method":"session/request_permission","params":{"sessionId":"s","toolCall":{"toolCallId":"q","title":"well?","kind":"other"},"options":` + optionsPlain + `}}`,
			`{"id":7,"method":"fs/write_text_file","params":{"sessionId":"s","path":"a","content":"x"}}`,
			`{"id":7,"method":"fs/read_text_file","params":{"sessionId":"s","path":"/a"}}`,
			`[{"id":8,"method":"x"}]`,
		} {
			d.gate.FromAgent([]byte(line + "\n"))
		}
		d.gate.Close()
	}()
	select {
	case <-done:
	case <-time.After(patience):
		t.Fatal("a lock was held")
	}
	for _, e := range []policy.NoteEvent{policy.NoteOpened, policy.NoteHookDead, policy.NoteUnguarded, policy.NoteQuestion, policy.NoteRefused,
		policy.NoteMode, policy.NoteServer} {
		if len(d.noted(e)) == 0 {
			t.Errorf("%s was not noted: %v", e, d.notes)
		}
	}
}
