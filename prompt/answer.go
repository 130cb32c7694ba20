package prompt

import "strings"

// Kind is how a question ended. Only [Once] and [ForSession] allow.
type Kind int

// The kinds of answer; the zero value is no answer, which is a refusal.
const (
	NoAnswer     Kind = iota
	Once              // this one time
	ForSession        // this, and what Question.SessionOffer says, until the session ends
	Deny              // refused, the agent goes on
	DenyWithNote      // refused, and Answer.Note is for the agent
	Cancelled         // Esc or Ctrl-C: the agent's turn ends
	Withdrawn         // nobody answered: the request or the terminal went away
)

// Answer is what the person said. Its zero value allows nothing.
type Answer struct {
	Kind Kind
	Note string // with DenyWithNote: one line, printable
	All  bool   // with Deny: every question that waits is refused too

	// Categories are the names, separated by spaces, of what the person granted with ForSession
	// for this and the others that wait; "": what SessionOffer says.
	Categories string

	bearer *Question // with ForSession, where several are allowed together: which of them is answered so
}

// Named lists the categories that the person granted.
func (a Answer) Named() []string { return strings.Fields(a.Categories) }

// Allows reports whether the person said yes.
func (a Answer) Allows() bool { return a.Kind == Once || a.Kind == ForSession }

var kindNames = [...]string{"no_answer", "once", "session", "deny", "deny_with_note", "cancelled", "withdrawn"}

// String names the kind as the record does.
func (k Kind) String() string {
	if k < 0 || int(k) >= len(kindNames) {
		return kindNames[NoAnswer]
	}
	return kindNames[k]
}
