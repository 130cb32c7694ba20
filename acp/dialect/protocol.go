package dialect

import (
	"strings"

	"guard/acp/wire"
	"guard/policy"
	"guard/policy/decision"
)

// Protocol is what an agent speaks with its client instead of the Agent Client
// Protocol. It too must be JSON-RPC, one message a line.
type Protocol struct {
	Channel policy.Channel        // its name in the record
	Connect func(Gate) Connection // the protocol of one connection
}

// Connection is a protocol on one connection: which methods there are, and how guard
// says in it what it must say itself. What a line is, what waits and who is asked is
// the gate's, and the same for every protocol.
type Connection interface {
	// The tables of what is done with each method, by who sends it.
	SentByAgent() Methods
	SentByClient() Methods
	// Unlisted handles a request of the client's whose method is in no table, and says
	// whether it passes.
	Unlisted(line []byte, f wire.Frame) bool
	// Replied learns from an answer of the agent's, and says whether it passes.
	Replied(f wire.Frame) bool
	// MayLoosen reports whether a line of the client's that two parsers may read
	// differently could lift the agent's questions.
	MayLoosen(line []byte) bool

	// ActsBelow are beginnings of methods, in lower case and with their slash: a notification of the agent's below
	// one, of a method that is in no table, may be one that clients carry out.
	ActsBelow() []string

	// SessionOf is the session that the params of a message name.
	SessionOf(params []byte) string
	// HookTold learns from a call of which the agent's hook tells.
	HookTold(*policy.Request)

	// Encode writes guard's own lines as the protocol spells them.
	Encode(frames []byte) []byte
	// Stop is the line that ends the turn of a session; nil: no turn runs.
	Stop(session string) []byte
	// Question is a question of guard's own to the client, under an id.
	Question(id []byte, session, call string, c *policy.Case) (Question, error)
	// Picked is the id of the option that the client's answer to a question of guard's
	// picks; "" where it cancels, "?" where it picks nothing that guard knows.
	Picked(f wire.Frame) string
	// Cancelled is told that the client cancelled a question of guard's own.
	Cancelled(where string)
	// Closing is the line that tells the client that a question of guard's needs no
	// answer any more, or has it; nil: the client need not be told.
	Closing(where, id string, answered bool) []byte
	// Card is the line that shows a call which the client would not see otherwise, and
	// Failed the line that shows that a call which it knows did not run; nil: there is
	// nothing to show.
	Card(r *policy.Request, tc *ToolCall, refusal string) []byte
	Failed(r *policy.Request, tc *ToolCall, refusal string) []byte
}

// Methods are treatments by the names of methods.
type Methods map[string]Treatment

// Treatment is what guard does with one method, requests and notifications alike.
type Treatment struct {
	Is Handling
	// Handle looks at a line, and says whether it passes; nil: it passes.
	Handle func(line []byte, f wire.Frame) bool
	Notice bool   // it is a notification; under the other form a method is unknown
	Why    string // of what passes
}

// Handling is the kind of a treatment. The zero value is none.
type Handling string

// The kinds.
const (
	Judged   Handling = "judged"   // by policy: it passes, is answered, or a person is asked
	Bounded  Handling = "bounded"  // it passes unless it would lift the agent's questions
	Observed Handling = "observed" // it passes, and guard remembers what it tells
	Relayed  Handling = "relayed"  // it passes as it is
)

// Handler is what treats a line of a kind; nil: its method is not in the table, or it
// passes.
func (m Methods) Handler(f wire.Frame) func([]byte, wire.Frame) bool {
	if t := m[f.Method]; t.Notice == (f.Kind == wire.Notification) {
		return t.Handle
	}
	return nil
}

// Poses reports a notification under the name of a request that guard judges or bounds. Nobody would answer it, but
// peers that go by the method alone carry it out (avante.nvim and agentic.nvim, by their sources of November 2026).
func (m Methods) Poses(f wire.Frame) bool {
	t := m[f.Method]
	return f.Kind == wire.Notification && !t.Notice && (t.Is == Judged || t.Is == Bounded)
}

// Acting are the names of the requests that guard judges, in lower case.
func (m Methods) Acting() (names []string) {
	for name, t := range m {
		if t.Is == Judged {
			names = append(names, strings.ToLower(name))
		}
	}
	return names
}

// Option is one answer that a question offers. Its Kind decides what it means, never
// its name.
type Option struct {
	ID   string `json:"optionId"`
	Name string `json:"name"`
	Kind string `json:"kind"` // allow_once, allow_always, reject_once, reject_always
}

// Question is a question of guard's own to the client: its line, and how the options
// that it offers are read.
type Question struct {
	Frame   []byte
	Where   string // the session in which it stands, or the thread
	Options []Option
	Session string // the id of "for this session" among them; "": not offered
}

// Answer is the person's answer that the id of a picked option means. One that was not
// offered refuses.
func (q *Question) Answer(picked string) policy.Answer {
	if picked == "" {
		return decision.Cancelled
	}
	for _, o := range q.Options {
		switch {
		case o.ID != picked:
		case o.ID == q.Session && o.Kind == decision.AllowAlways:
			return decision.ForSession
		case o.Kind == decision.AllowOnce:
			return decision.Once
		}
	}
	return decision.Refused
}
