package acp

import (
	"guard/policy"
	"guard/policy/risk"
)

// A Decider says what may happen: it is the policy decision point, and a Gate the
// point that enforces its decisions. What it allows has been recorded before it says
// so.
type Decider interface {
	// Decide judges r. It answers at once where policy alone can; else it returns the
	// case that a person must be asked about. A doubt is why policy alone may not
	// allow r; the zero reason where there is none.
	Decide(r policy.Request, doubt risk.Reason) (out policy.Outcome, ask *policy.Case)
	// Ask has a person asked about a case, until the question is taken back by back.
	// dialog asks by the client's own dialog; nil: there is none. done is called once,
	// perhaps before Ask returns.
	Ask(back *policy.Cancellation, c *policy.Case, dialog policy.Dialog, done func(policy.Outcome))
	// Consented lets a call go on, and records it, to which its hook has just been told yes.
	Consented(r policy.Request) policy.Outcome
	// Unrestricted reports whether the mode lets agents stop asking.
	Unrestricted() bool
	// CriticalOrWorse reports whether r would be critical, absurd, or would touch
	// guard's own files. Not even the words of a question may hold such a command.
	CriticalOrWorse(r policy.Request) bool
	// RealPath is where an absolute path leads now, its links followed.
	RealPath(path string) string
	// Note records an event that is no decision, and shows it to the person.
	Note(n policy.Note)
}
