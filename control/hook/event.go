package hook

import "guard/policy"

// Kind is what an event is to guard.
type Kind uint8

// The kinds of event. The zero value is a call that must be judged.
const (
	Call           Kind = iota // a tool is about to run
	Approval                   // the agent wants leave for a call that its Call event may have told of before
	SessionStarted             // a session began, also anew (resumed, made shorter), or the person sent words
	Result                     // a tool ran
	Ended                      // the turn or session ended
	DialogShown                // the agent is about to show a dialog of its own
)

// Event is one hook event, as an agent's Read made it.
type Event struct {
	Kind     Kind
	Session  string
	Name     string         // the agent's own for it
	Prompt   string         // SessionStarted: the person's words, where told
	Begins   bool           // SessionStarted: a session began, also anew; else the person sent words
	Request  policy.Request // Call, Approval and Result
	CallKey  string         // Call, Approval and Result: the same for all events of one call (hook.CallKey)
	Tool     string         // Call and Result: the agent's own name of it
	About    string         // DialogShown: what the dialog is about, the command or the file; empty: not told
	Output   string         // Result
	Exit     *int           // Result: the exit status, where told
	Runs     bool           // Result: the call still runs, in the background
	Planning Planning       // Result: what it did to the agent's plan mode

	Turn, Transcript string // where told: the turn, and the file in which the agent keeps the session
}

// Planning is what a call did to the mode in which the agent plans and changes nothing.
type Planning uint8

// The zero value did nothing to it.
const (
	PlanStays Planning = iota
	PlanBegan
	PlanOver
)
