package acp

import (
	"bytes"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
	"guard/policy/risk"
)

// A request that waits for its decision, as an agent's own protocol has them too.
type (
	reply   = dialect.Reply
	pending = dialect.Pending
	kept    = dialect.Kept
)

// Judge has a request decided, by policy at once or later by a person, and then
// calls done exactly once. It reports what done reported, and false while a person
// is being asked. A doubt is why policy may not allow the request on its own.
func (g *Gate) Judge(line []byte, f wire.Frame, r *policy.Request, doubt risk.Reason, p pending) bool {
	out, c := g.decider.Decide(*r, doubt)
	if c == nil {
		return p.Done(reply{Outcome: out, Line: line, Frame: f})
	}
	g.askPerson(bytes.Clone(line), wire.Key(f.ID), c, p.Keep(c))
	return false
}

// askPerson has a person decide about the request on a line. The key is that of its
// id, under which it is held until the person has answered.
func (g *Gate) askPerson(line []byte, k string, c *policy.Case, p kept) {
	h := &hold{session: c.Facts.Session}
	g.inFlight.hold(k, h)
	g.decider.Ask(&h.back, c, p.Dialog(line), func(out policy.Outcome) {
		g.inFlight.release(k)
		p.Done(reply{Outcome: out, Line: line, Frame: wire.Scan(line), Later: true})
		if out.EndsTurn() {
			g.endTurn(h.session)
		}
	})
}

// endTurn cancels the agent's turn, as the person wished at guard's own prompt: a
// cancelled request is not enough, because several agents take it for a refusal and
// go on.
func (g *Gate) endTurn(session string) {
	if stop := g.speaks.Stop(session); stop != nil {
		g.say(g.toAgent, stop)
	}
	g.CancelTurn(session)
}

// Close gives up every request that waits for a person, and each that would have to
// wait later.
func (g *Gate) Close() { g.inFlight.close() }
