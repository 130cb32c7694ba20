package acp

import "guard/policy"

// Decider says what may happen. Decide answers at once where policy alone can;
// else it returns the case that a person must be asked about, and Ask does so.
// Whatever they allow has been recorded when they return.
type Decider interface {
	// Decide judges r. A doubt is why guard may not allow it on its own.
	Decide(r policy.Request, doubt string) (out policy.Outcome, ask *policy.Case)
	// Ask has a person asked, until it is taken back. dialog is the client's own, nil where
	// there is none. done is called once, perhaps before Ask returns.
	Ask(back *policy.Recall, c *policy.Case, dialog policy.Dialog, done func(policy.Outcome))
	// Unrestricted reports whether the mode lets agents stop asking.
	Unrestricted() bool
	// CriticalOrWorse reports whether r would be critical, absurd, or guard's own: what
	// not even a question may carry.
	CriticalOrWorse(r policy.Request) bool
	// Note records what is no decision. What it says is for the person too.
	Note(n policy.Note)
}
