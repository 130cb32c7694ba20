package control

import (
	"guard/audit"
	"guard/internal/fault"
	"guard/policy"
	"guard/policy/decision"
	"guard/suggest"
)

// remember notes what the person answered, for the questions after it in the session.
func (b *Broker) remember(c *policy.Case, by audit.By, answer decision.Answer) {
	if by == audit.ByClientAuto {
		return
	}
	_ = fault.Within("remembering an answer", func() {
		switch answer {
		case decision.Once:
			b.sessions.change(c.Facts.Session, func(s *session) { s.answers.Allowed(c) })
		case decision.Refused, decision.Cancelled:
			b.sessions.change(c.Facts.Session, func(s *session) { s.answers.Refused(c) })
		}
	})
}

// hint is the rule that would end a question, after the third time that the person allowed its like. It is no more than
// a line to read: where guard's own code breaks at it, there is none.
func (b *Broker) hint(c *policy.Case) (h policy.Hint) {
	var answers suggest.Memory
	b.sessions.change(c.Facts.Session, func(s *session) { answers = s.answers })
	_ = fault.Within("looking for a rule", func() { h.Rule, h.Times = answers.Hint(c, policy.Judge{World: b.p.World}) })
	return h
}
