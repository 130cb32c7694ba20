package acp

import (
	"bytes"
	"slices"

	"guard/acp/wire"
	"guard/policy"
)

// A reply is a decision, and the request that it is about: a copy if it came
// later, when the relay's buffer has moved on.
type reply struct {
	policy.Outcome
	line  []byte
	f     wire.Frame
	later bool
}

// A pending request knows what to do when it is decided: done reports whether its
// line passes.
type pending interface {
	done(reply) bool
	// keep is what is kept of it while a person is asked.
	keep(*policy.Case) kept
}

// kept is a request that a person is asked about, by the client's dialog too.
// It is kept small: many may wait.
type kept interface {
	dialog(line []byte) policy.Dialog
	done(reply) bool
}

// judge decides a request, at once or by a person, and then calls done exactly
// once. It reports what done reported, false while a person is being asked.
func (g *Gate) judge(line []byte, f wire.Frame, r *policy.Request, doubt string, p pending) bool {
	out, c := g.decider.Decide(*r, doubt)
	if c == nil {
		return p.done(reply{out, line, f, false})
	}
	g.askPerson(bytes.Clone(line), wire.Key(f.ID), c, p.keep(c))
	return false
}

// askPerson has a person decide about a line under an id's key.
func (g *Gate) askPerson(line []byte, k string, c *policy.Case, p kept) {
	h := &hold{session: c.Facts.Session}
	g.hold(k, h)
	g.decider.Ask(&h.back, c, p.dialog(line), func(out policy.Outcome) {
		g.release(k)
		p.done(reply{out, line, wire.Scan(line), true})
		if out.EndTurn {
			g.endTurn(h.session)
		}
	})
}

// endTurn tells the agent what the person said at guard's own prompt: several
// agents take a cancelled request for a refusal and go on.
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

// Close gives up every request that waits, and whatever comes to wait later.
func (g *Gate) Close() {
	g.mu.Lock()
	g.closed = true
	g.mu.Unlock()
	g.giveUp(errClosed, func(*hold) bool { return true })
}

// giveUp takes back what is held, the newest first: a terminal shows the oldest, and none of the
// others is to come in its place.
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
		tell = append(tell, h.back.Mark(why)) // no allow counts from here on, for any
	}
	for _, f := range tell {
		f()
	}
}
