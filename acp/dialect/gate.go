package dialect

import (
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// Gate is what a protocol can have guard do on its connection; acp makes one for each.
// It is safe for concurrent use.
type Gate interface {
	Judging
	Speaking
	Remembering
}

// Judging has requests decided.
type Judging interface {
	// Judge has a request decided, by policy at once or later by a person, and then calls
	// Done exactly once. It reports what Done reported, and false while a person is being
	// asked. A doubt is why policy may not allow the request on its own.
	Judge(line []byte, f wire.Frame, r *policy.Request, doubt risk.Reason, p Pending) bool
	// AskClient sends the client a question of guard's own, and calls answer once with what
	// it picks.
	AskClient(where string, id, frame []byte,
		answer func(picked string, auto bool, err error)) (takeBack func(error), err error)
	// OwnDialog asks by a dialog of the client's about something for which the agent has
	// sent no request.
	OwnDialog(session string) policy.Dialog
	// Consented uses up a hook's consent for the very same call, and has it recorded; false: there is none.
	Consented(*policy.Request) (out policy.Outcome, told bool)
	// ToolConsented uses up a hook's consent for a call of a tool of the agent's own, by its name, likewise.
	ToolConsented(r *policy.Request, tool string) (out policy.Outcome, told bool)
	// Elicit judges what asks the person for something, or passes it.
	Elicit(line []byte, f wire.Frame, e Elicitation) bool
	// CarriesCommand reports whether the words of a question hold a command that no
	// question may carry, and makes r the request for that command.
	CarriesCommand(r *policy.Request, words []string) bool
	// Withdrawn handles the agent's word that a request needs no answer any more.
	Withdrawn(line []byte, f wire.Frame) bool
	// CancelTurn gives up what waits in a session whose turn the client has ended.
	CancelTurn(session string)

	Unrestricted() bool // the mode lets agents stop asking
	Hooks() bool        // guard's hook was put into the agent
}

// Speaking sends lines.
type Speaking interface {
	Pass(line []byte, f wire.Frame) bool // lets the agent's request go on, and expects the client's answer
	Forward(Reply) bool                  // passes what was allowed, also after a person was asked
	Answer(id, frame []byte)             // gives the agent guard's own answer
	TellClient(frames []byte)
	TellAgent(frames []byte)
	PassToAgent(line []byte)               // at once, after the lines before it
	RefuseUnread(f wire.Frame, err error)  // the agent's request could not be read with certainty
	RefuseClient(f wire.Frame, why string) // the client's request passes no further
	MayWorkIn(f wire.Frame, session, cwd string) bool
	Note(policy.Note)

	NewID() []byte                // an id of guard's own
	IsOwn(id []byte) bool         // reports whether an id is of that kind
	Describe(*policy.Case) string // in plain lines, escaped: ACP alone has Markdown
	Lines(string) string          // the agent's words, escaped line by line
}

// Remembering holds what is known of sessions and calls.
type Remembering interface {
	// Place completes a request with the agent, the channel, the workspace and the folder.
	Place(*policy.Request)
	OpenSession(id, cwd string)
	// ChangeSession notes where a session works now and the person's last words; what is
	// empty stays.
	ChangeSession(id, cwd, prompt string)

	// Learn adds what the agent tells of a call. unclear: it could not be read with
	// certainty. begins: the client sees the call by it.
	Learn(session string, tc ToolCall, begins, unclear bool)
	// Complete makes a request of a call, with what was told of it before, and notes that
	// the agent asked about it.
	Complete(r *policy.Request, told ToolCall)
	// Earlier is the input of a request's call as told before, and notes that the agent
	// asked about it. unclear: not all of it is known.
	Earlier(r *policy.Request) (input jsontext.Value, unclear bool)
	// Show notes that the client sees a call, and reports whether it did before.
	Show(session, call string) (before bool)
	NoteRefused(session, call string)
}

// A Reply is the decision about a request, together with the request's line.
type Reply struct {
	policy.Outcome
	Line  []byte
	Frame wire.Frame
	Later bool // a person was asked meanwhile: Line is a copy, as the relay's buffer has moved on
}

// A Pending request waits for its decision.
type Pending interface {
	// Done carries the decision out, and reports whether the request's line passes.
	Done(Reply) bool
	// Keep returns what is kept of the request while a person is asked.
	Keep(*policy.Case) Kept
}

// Kept is what remains in memory of a request while a person is asked about it. It
// is small, because thousands may wait at once: what it needs more it reads again
// from the line.
type Kept interface {
	// Dialog asks by the client's own dialog; nil: the client cannot be asked.
	Dialog(line []byte) policy.Dialog
	Done(Reply) bool
}

// Elicitation asks the person something: a form to fill in, or a link to open.
type Elicitation struct {
	SessionID string         `json:"sessionId"`
	CallID    string         `json:"toolCallId"`
	RequestID jsontext.Value `json:"requestId"`
	Message   string         `json:"message"`
	URL       string         `json:"url"`
	Schema    jsontext.Value `json:"requestedSchema"`
}

// RefusalText is what the person and the model read of a refusal.
func RefusalText(out *policy.Outcome) string {
	if out.Cancelled() {
		return locale.Text("guard: cancelled")
	}
	return locale.Fill("guard: refused: {0}", out.Reason)
}
