package prompt

import (
	"strings"

	"guard/policy/decision"
)

// Answer is what the person said. Its zero value allows nothing.
type Answer struct {
	Kind decision.Answer // Once, ForSession, Refused, Cancelled; Withdrawn where nobody could answer
	Note string          // with Refused: one line for the agent, printable
	All  bool            // with Refused: every question that waits is refused too

	// Categories are the names, separated by spaces, of what the person granted with ForSession
	// for this and the others that wait; "": what SessionOffer says.
	Categories string

	bearer *Question // with ForSession, where several are allowed together: which of them is answered so
}

// Named lists the categories that the person granted.
func (a Answer) Named() []string { return strings.Fields(a.Categories) }

// Allows reports whether the person said yes.
func (a Answer) Allows() bool { return a.Kind.Allows() }
