package acp

import (
	"bytes"
	"slices"

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
	g.hold(k, h)
	g.decider.Ask(&h.back, c, p.Dialog(line), func(out policy.Outcome) {
		g.release(k)
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
	g.giveUp(errTurnCancelled, func(h *hold) bool { return h.session == session })
}

// hold notes a request that waits, so that it can be given up.
func (g *Gate) hold(k string, h *hold) {
	g.mu.Lock()
	g.inFlight.holds++
	h.number = g.inFlight.holds
	g.inFlight.held[k] = h
	closed := g.closed
	g.mu.Unlock()
	if closed {
		h.back.Now(errClosed)
	}
}

// release forgets it.
func (g *Gate) release(k string) {
	g.mu.Lock()
	delete(g.inFlight.held, k)
	g.mu.Unlock()
}

// Close gives up every request that waits for a person, and each that would have to
// wait later.
func (g *Gate) Close() {
	g.mu.Lock()
	g.closed = true
	g.mu.Unlock()
	g.giveUp(errClosed, func(*hold) bool { return true })
}

// giveUp takes back the held requests that which selects, the newest first: a terminal shows the
// oldest question, and no other is to appear in its place.
func (g *Gate) giveUp(why error, which func(*hold) bool) {
	g.mu.Lock()
	var gone []*hold
	for _, h := range g.inFlight.held {
		if which(h) {
			gone = append(gone, h)
		}
	}
	g.mu.Unlock()
	slices.SortFunc(gone, func(a, b *hold) int { return b.number - a.number })
	var tell []func()
	for _, h := range gone {
		tell = append(tell, h.back.Mark(why)) // from here on no answer allows any of them
	}
	for _, f := range tell {
		f()
	}
}
