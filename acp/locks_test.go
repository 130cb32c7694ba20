package acp

import (
	"testing"
	"time"

	"guard/acp/relay"
	"guard/policy"
	"guard/policy/risk"
)

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

func (c *caller) Consented(r policy.Request) policy.Outcome { c.back(); return c.desk.Consented(r) }
func (c *caller) CriticalOrWorse(r policy.Request) bool     { c.back(); return c.desk.CriticalOrWorse(r) }

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
