package acp

import (
	"strconv"

	"guard/acp/dialect"
	"guard/acp/relay"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// A Gate holds the state of one connection, and looks at the lines of both its sides.
// It is safe for concurrent use: both relays and the hooks' connections call its methods.
type Gate struct {
	dialect  *Dialect
	speaks   dialect.Connection
	decider  Decider
	toClient *relay.Outlet
	toAgent  *relay.Outlet

	// as the fields of Params of the same names; mayOpen is Params.Opens
	describe func(*policy.Case) string
	escape   func(string) string
	hooks    bool
	tells    func() policy.Mode
	mayOpen  func(cwd string) error

	stream wire.Stream // the agent's relay alone touches it
	*inFlight
	*sessions
	*callMemory
}

// Params are what a Gate is made of. Without a Dialect calls are read as the protocol
// says, and in no agent's own way.
type Params struct {
	Agent    string // the name shown and matched by rules
	Dialect  *Dialect
	Decider  Decider
	ToClient *relay.Outlet
	ToAgent  *relay.Outlet
	Cwd      string                    // where guard was started: the workspace until a session names its own
	Describe func(*policy.Case) string // a case in words for the client's dialog, escaped
	Escape   func(string) string       // one line of the agent's words as a person may be shown it; nil: quoted
	// Tells returns the mode whose rules the model is told, in the next prompt after they have
	// changed; nil: the model is told nothing.
	Tells func() policy.Mode
	// Opens says why a session may not work in a folder; its nil means that it may. Where Opens
	// itself is nil, sessions work anywhere.
	Opens func(cwd string) error
	Hooks bool   // guard's hook was put into the agent and must report
	Tag   string // makes the ids of guard's own requests unlike any other's
}

// NewGate makes a Gate.
func NewGate(p Params) *Gate {
	if p.Dialect == nil {
		p.Dialect = protocolOnly
	}
	if p.Escape == nil {
		p.Escape = strconv.QuoteToGraphic
	}
	channel := policy.ChannelACP
	if p.Dialect.Speaks != nil {
		channel = p.Dialect.Speaks.Channel
	}
	g := &Gate{dialect: p.Dialect, decider: p.Decider, toClient: p.ToClient, toAgent: p.ToAgent,
		describe: p.Describe, escape: p.Escape, tells: p.Tells, mayOpen: p.Opens, hooks: p.Hooks,
		inFlight: newInFlight("guard-" + p.Tag + "-"), sessions: newSessions(p.Agent, channel, p.Cwd),
		callMemory: newCallMemory(p.Dialect, p.Hooks)}
	if p.Dialect.Speaks != nil {
		g.speaks = p.Dialect.Speaks.Connect(g)
	} else {
		g.speaks = newAgentClient(g)
	}
	return g
}

// fromAgent looks at a line of the agent's, and says whether it passes.
func (g *Gate) fromAgent(line []byte) bool {
	f := wire.Scan(line)
	if f.Kind == wire.Batch && !g.passBatch(g.toAgent, line) {
		return false
	}
	if g.stream.HidesRequest(line, f) {
		g.refuseLine(g.toAgent, f)
		return false
	}
	switch f.Kind {
	case wire.Notification:
		return g.look(g.speaks.SentByAgent(), line, f)
	case wire.Response:
		return g.speaks.Replied(f)
	case wire.Request:
		_ = g.toClient.CatchUp() // what comes of it comes after the lines before it
		return g.agentRequest(line, f)
	}
	return true
}

// passBatch refuses a batch that holds a request, and reports whether it passes. The
// official SDK refuses all batches, and the parts of one could not be answered one by
// one.
func (g *Gate) passBatch(back *relay.Outlet, line []byte) bool {
	asks, ids := wire.BatchRequests(line)
	if !asks {
		return true
	}
	why := locale.Text("guard: a batch that holds a request was not passed on: send requests one by one")
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	for _, id := range ids {
		g.say(back, wire.NewError(id, wire.CodeInvalidRequest, why))
	}
	if len(ids) == 0 {
		g.say(back, wire.NewError(nil, wire.CodeInvalidRequest, why))
	}
	return false
}

// refuseLine answers a line that could be read in two ways. Its id could be read in
// two ways too, so that the answer names one only where Scan is certain of it.
func (g *Gate) refuseLine(back *relay.Outlet, f wire.Frame) {
	why := locale.Text("guard: a line that two parsers could read differently was not passed on")
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	id := f.ID
	if f.Kind != wire.Request {
		id = nil
	}
	g.say(back, wire.NewError(id, wire.CodeInvalidRequest, why))
}

// agentRequest looks at a request of the agent's, and says whether it passes.
func (g *Gate) agentRequest(line []byte, f wire.Frame) bool {
	if why := g.inFlight.admit(wire.Key(f.ID)); why != "" {
		// Not answered: the answer would count for the earlier request too.
		g.decider.Note(policy.Note{Event: policy.NoteRefused,
			Text: locale.Fill("guard: a request under the id {0} was not passed on: {1}", string(f.ID), why)})
		return false
	}
	if handle := g.speaks.SentByAgent().Handler(f); handle != nil {
		return handle(line, f)
	}
	return g.unknown(line, f)
}

// Pass lets a request go on as it is, and expects the client's answer.
func (g *Gate) Pass(_ []byte, f wire.Frame) bool {
	g.inFlight.pass(wire.Key(f.ID))
	return true
}

// say sends frames of guard's own.
func (g *Gate) say(to *relay.Outlet, frames []byte) { _ = to.Send(g.speaks.Encode(frames)) }

// Answer sends the agent guard's own answer to a request.
func (g *Gate) Answer(id, frame []byte) {
	g.inFlight.settle(wire.Key(id))
	g.say(g.toAgent, frame)
}
