package acp

import (
	"bytes"
	"slices"

	"guard/acp/wire"
	"guard/policy"
	"guard/policy/risk"
)

// A reply is the decision about a request, together with the request's line.
type reply struct {
	policy.Outcome
	line  []byte
	f     wire.Frame
	later bool // a person was asked meanwhile: line is a copy, as the relay's buffer has moved on
}

// A pending request waits for its decision.
type pending interface {
	// done carries the decision out, and reports whether the request's line passes.
	done(reply) bool
	// keep returns what is kept of the request while a person is asked.
	keep(*policy.Case) kept
}

// kept is what remains in memory of a request while a person is asked about it. It
// is small, because thousands may wait at once: what it needs more it reads again
// from the line.
type kept interface {
	// dialog asks by the client's own dialog; nil: the client cannot be asked.
	dialog(line []byte) policy.Dialog
	done(reply) bool
}

// judge has a request decided, by policy at once or later by a person, and then
// calls done exactly once. It reports what done reported, and false while a person
// is being asked. A doubt is why policy may not allow the request on its own.
func (g *Gate) judge(line []byte, f wire.Frame, r *policy.Request, doubt risk.Reason, p pending) bool {
	out, c := g.decider.Decide(*r, doubt)
	if c == nil {
		return p.done(reply{out, line, f, false})
	}
	g.askPerson(bytes.Clone(line), wire.Key(f.ID), c, p.keep(c))
	return false
}

// askPerson has a person decide about the request on a line. The key is that of its
// id, under which it is held until the person has answered.
func (g *Gate) askPerson(line []byte, k string, c *policy.Case, p kept) {
	h := &hold{session: c.Facts.Session}
	g.hold(k, h)
	g.decider.Ask(&h.back, c, p.dialog(line), func(out policy.Outcome) {
		g.release(k)
		p.done(reply{out, line, wire.Scan(line), true})
		if out.EndsTurn() {
			g.endTurn(h.session)
		}
	})
}

// endTurn cancels the agent's turn, as the person wished at guard's own prompt: a
// cancelled request is not enough, because several agents take it for a refusal and
// go on.
func (g *Gate) endTurn(session string) {
	if stop := g.speaks.stop(g, session); stop != nil {
		g.say(g.toAgent, stop)
	}
	g.giveUp(errTurnCancelled, func(h *hold) bool { return h.session == session })
}

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
