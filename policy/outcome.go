package policy

import (
	"guard/internal/fault"
	"guard/policy/decision"
	"guard/policy/risk"
	"guard/undo"
)

// Case is one judged request on its way to an answer.
type Case struct {
	Facts   Facts
	Verdict Verdict
	Keeping Keeping // what was kept of what it hits; nil: nothing is hit, or nothing is to be kept
	Hint    Hint    // of a question whose like the person has allowed before
}

// Hint says which rule would end questions like one that is put. The zero value: none that guard knows.
type Hint struct {
	Rule  string `json:"rule"`  // a line of a [[rules]] entry that allows
	Times int    `json:"times"` // how often the person allowed the like in this session
}

// Kept says what of it can be undone; zero: nothing is hit, or nothing is to be kept.
func (c *Case) Kept() undo.Kept {
	if c.Keeping == nil {
		return undo.Kept{}
	}
	return c.Keeping.Kept()
}

// Keeping is what was kept for a call before it may run, so that it can be undone.
type Keeping interface {
	// Kept says what can be brought back, and why not all.
	Kept() undo.Kept
	// Fresh reports that what stands there now is what was kept.
	Fresh() bool
	// Settle is called when the call has ended, Release when it was refused. Each may take its time.
	Settle()
	Release()
}

// Answer is what a person said to a Case, in the words of policy/decision. The zero
// value is no answer, which refuses.
type Answer = decision.Answer

// The answers of a person.
const (
	NoAnswer   = decision.NoAnswer
	Once       = decision.Once
	ForSession = decision.ForSession
	Refused    = decision.Refused
	Cancelled  = decision.Cancelled
)

// Reply is an answer and how it came.
type Reply struct {
	Answer Answer
	Note   string // a word to the model, with a refusal
	// Categories are what the person named with ForSession; 0: the request's signature.
	Categories risk.Categories
	Auto       bool // came faster than a person can read: the client answered by itself
}

// Outcome is what the channel tells the agent. The zero value refuses.
type Outcome struct {
	decision.Result
	Reason  string // why it was refused, for the person and the model; for the agent's own dialog, where one asks
	Verdict Verdict
}

// Dialog asks a person by one means, such as an editor's dialog, and returns at
// once; an error says why nobody can be asked that way. What comes of it is given
// to answer, once and from another goroutine: a reply, or why there is none.
// takeBack takes the question away, for a reason that answer is given if no reply
// came first, perhaps before takeBack returns.
type Dialog func(c *Case, answer func(Reply, error)) (takeBack func(error), err error)

// Note is something that happened beside the requests, for the record and the
// person.
type Note struct {
	Event   NoteEvent
	Session string // the agent's session id
	Call    string // the tool call's id, where there is one
	Text    string
	Exit    *int         // of a tool that finished, where the channel tells
	Fault   *fault.Fault // what broke in guard's own code
}

// NoteEvent names what happened.
type NoteEvent string

// The events, as the record names them.
const (
	NoteUnguarded  NoteEvent = "unguarded"           // an execute or edit that no request announced
	NoteLateAnswer NoteEvent = "late_answer_dropped" // the client answered what guard had answered
	NoteRefused    NoteEvent = "refused"             // refused before it could be judged: not readable with certainty
	NoteFault      NoteEvent = "fault"               // guard's own code broke at a line
	NoteMode       NoteEvent = "mode_refused"        // a mode in which the agent would stop asking
	NoteQuestion   NoteEvent = "question_passed"     // a question to the person, no permission
	NoteOpened     NoteEvent = "session_opened"      // a session of the agent's, and where it works
	NoteServer     NoteEvent = "mcp_server"          // a server that the client has the agent start
	NoteFinished   NoteEvent = "tool_finished"
	NoteHookDead   NoteEvent = "hook_dead"     // a call ran that guard's hook did not see
	NoteRewritten  NoteEvent = "rewritten"     // another hook made a call into one that guard allows itself
	NoteHidden     NoteEvent = "secret_hidden" // taken out of a call's result before the model gets it
	NoteChanged    NoteEvent = "later_changed" // what runs later changed while code ran that had not said so
	NoteBypassed   NoteEvent = "bypassed"      // what ran is not what guard allowed
)
