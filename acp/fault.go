package acp

import (
	"guard/acp/relay"
	"guard/acp/wire"
	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
)

// FromAgent looks at a line of the agent's, and says whether it passes. Where guard's own
// code faults at the line it does not pass, unless it is no request.
func (g *Gate) FromAgent(line []byte) (passes bool) {
	if f := fault.Within("reading the agent", func() { passes = g.fromAgent(line) }); f != nil {
		return g.broke(f, g.link.toAgent, line)
	}
	return passes
}

// FromClient looks at a line of the client's, and says whether it passes. The client is
// the person's own: only a line that could lift the agent's questions must be read with
// certainty.
func (g *Gate) FromClient(line []byte) (passes bool) {
	if f := fault.Within("reading the client", func() { passes = g.fromClient(line) }); f != nil {
		return g.broke(f, g.link.toClient, line)
	}
	return passes
}

// broke notes a fault at a line. A request is answered with an error; a notification or
// an answer passes.
func (g *Gate) broke(broken *fault.Fault, back *relay.Outlet, line []byte) (passes bool) {
	g.decider.Note(policy.Note{Event: policy.NoteFault, Text: broken.Error(), Fault: broken})
	f := wire.Frame{Kind: wire.Suspect}
	if fault.Within("scanning", func() {
		f = wire.Scan(line)
	}) == nil && (f.Kind == wire.Notification || f.Kind == wire.Response) {
		return true
	}
	switch {
	case f.Kind != wire.Request:
		g.link.say(back, faultFrame(nil))
	case back != g.link.toAgent:
		g.link.say(back, faultFrame(f.ID))
	case !g.takenBack(f, broken):
		g.link.Answer(f.ID, faultFrame(f.ID))
	}
	return false
}

// faultFrame answers what guard's own code broke at.
func faultFrame(id []byte) []byte {
	return wire.NewError(id, wire.CodeInternal, locale.Text("guard could not judge this: a fault in guard"))
}

// takenBack reports whether a request has its answer, or gets one because the question
// about it is taken back here.
func (g *Gate) takenBack(f wire.Frame, why error) bool {
	h, settled := g.inFlight.Faulted(wire.Key(f.ID))
	if h != nil {
		h.Back.Now(why)
	}
	return settled || h != nil
}
