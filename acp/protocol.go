package acp

import (
	"bytes"

	"guard/acp/wire"
	"guard/policy"
)

// A protocol is what client and agent speak: which methods there are, and how
// guard says in it what it must say itself. All else (what a line is, what waits,
// who is asked) is the same for every one.
type protocol interface {
	// channel is the protocol's name in the record.
	channel() string
	// The tables of what is done with each method, by who sends it.
	sentByAgent() map[string]treatment
	sentByClient() map[string]treatment
	// sessionOf is the session that the params of a message name.
	sessionOf(g *Gate, params []byte) string
	// encode writes guard's own lines as the protocol spells them.
	encode(frames []byte) []byte
	// replied learns from an answer of the agent's, and says whether it passes.
	replied(g *Gate, f wire.Frame) bool
	// mayLoosen reports whether a line of the client's that two parsers may read
	// differently could lift the agent's questions.
	mayLoosen(line []byte) bool
	// stop is the line that ends the turn of a session, or thread; nil: no turn runs.
	stop(g *Gate, where string) []byte
	// question is a question of guard's own to the client, under an id.
	question(g *Gate, id []byte, session, call string, c *policy.Case) (own ownQuestion, err error)
	// unlisted handles a request of the client's whose method is in no table, and says
	// whether it passes.
	unlisted(g *Gate, line []byte, f wire.Frame) bool
	// picked is the id of the option that the client's answer to a question of guard's
	// picks; "" where it cancels, "?" where it picks nothing that guard knows.
	picked(f wire.Frame) string
	// cancelled is told that the client cancelled a question of guard's own.
	cancelled(g *Gate, where string)
	// closing is the line that tells the client that a question of guard's needs no
	// answer any more, or has it; nil: the client need not be told.
	closing(where, id string, answered bool) []byte
	// card is the line that shows a call which the client would not see otherwise, and
	// failed the line that shows that a call which it knows did not run; nil: there is
	// nothing to show.
	card(g *Gate, r *policy.Request, tc *ToolCall, out *policy.Outcome) []byte
	failed(g *Gate, r *policy.Request, tc *ToolCall, out *policy.Outcome) []byte
}

// ownQuestion is a question of guard's own to the client: its line, and how the
// options that it offers are read.
type ownQuestion struct {
	frame   []byte
	where   string // the session in which it stands, or the thread
	options []Option
	session string // the id of "for this session" among them; "": not offered
}

// agentClient is the Agent Client Protocol.
type agentClient struct{}

func (agentClient) channel() string { return "acp" }

func (agentClient) sentByAgent() map[string]treatment { return sentByAgent }

func (agentClient) sentByClient() map[string]treatment { return sentByClient }

func (agentClient) sessionOf(_ *Gate, params []byte) string {
	return wire.FindText(params, "sessionId")
}

func (agentClient) encode(frames []byte) []byte { return frames }

func (agentClient) replied(g *Gate, f wire.Frame) bool {
	g.opened(f)
	return true
}

func (agentClient) mayLoosen(line []byte) bool {
	low := bytes.ToLower(line)
	return bytes.Contains(low, []byte("session/set_")) || bytes.Contains(low, []byte(`\`))
}

// unlisted requests pass: the client is the person's own.
func (agentClient) unlisted(*Gate, []byte, wire.Frame) bool { return true }

func (agentClient) stop(_ *Gate, session string) []byte {
	return wire.NewNotification("session/cancel", map[string]any{"sessionId": session})
}

func (agentClient) picked(f wire.Frame) string { return outcomeOf(f) }

// cancelled does nothing: a client that cancels says so to the agent itself.
func (agentClient) cancelled(*Gate, string) {}

func (agentClient) closing(_, id string, answered bool) []byte {
	if answered {
		return nil
	}
	return wire.NewNotification("$/cancel_request", map[string]any{"requestId": id})
}

func (agentClient) card(_ *Gate, r *policy.Request, tc *ToolCall, out *policy.Outcome) []byte {
	return cardFrame(r, tc, out)
}

func (agentClient) failed(_ *Gate, r *policy.Request, tc *ToolCall, out *policy.Outcome) []byte {
	return failedFrame(r.Session, tc.ToolCallID, out)
}

// Opens reports whether what a client sends first is JSON-RPC, as an ACP client
// speaks it.
func Opens(head []byte) bool {
	line, _, _ := bytes.Cut(bytes.TrimLeft(head, " \t\r\n"), []byte("\n"))
	f := wire.Scan(line)
	return f.Kind == wire.Request || f.Kind == wire.Notification
}
