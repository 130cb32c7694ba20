package acp

import (
	"slices"
	"strconv"

	"guard/acp/relay"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// A Gate looks at the lines of both sides of one connection: it finds the part that handles each line.
// It is safe for concurrent use: both relays and the hooks' connections call its methods. It has no
// lock of its own; what changes stands in inflight.Requests, sessions and callMemory, each behind its own
// lock, and no part takes a second lock while it holds one.
type Gate struct {
	hookSide // what the connections of the agent's hooks call
	decider  Decider
	unlisted *clientMethods // requests of the agent's whose method is in no table
	stream   wire.Stream    // the agent's relay alone touches it
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
	Describe func(*policy.Case) string // a case in Markdown for the client's dialog, escaped
	Plain    func(*policy.Case) string // the same in plain lines, for a protocol without Markdown; nil: Describe
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
	if p.Plain == nil {
		p.Plain = p.Describe
	}
	channel := policy.ChannelACP
	if p.Dialect.Speaks != nil {
		channel = p.Dialect.Speaks.Channel
	}
	a := newParts(p, channel)
	if p.Dialect.Speaks != nil {
		a.link.speaks = p.Dialect.Speaks.Connect(a)
	} else {
		a.link.speaks = newAgentClient(a)
	}
	return &Gate{hookSide: hookSide{link: a.link, inFlight: a.Requests, sessions: a.sessions, memory: a.callMemory,
		judging: a.judging, dialogs: a.dialogs, cards: a.cards}, decider: p.Decider, unlisted: a.clientMethods,
		stream: wire.Stream{Acting: slices.Concat(a.link.speaks.SentByAgent().Acting(), a.link.speaks.ActsBelow())}}
}

// Close gives up every request that waits for a person, and each that would have to
// wait later.
func (g *Gate) Close() { g.inFlight.Close() }

// fromAgent looks at a line of the agent's, and says whether it passes.
func (g *Gate) fromAgent(line []byte) bool {
	f := wire.Scan(line)
	if f.Kind == wire.Batch && !g.link.passBatch(g.link.toAgent, line, g.stream.Acting) {
		return false
	}
	if g.stream.HidesRequest(line, f) || g.link.speaks.SentByAgent().Poses(f) {
		g.link.refuseLine(g.link.toAgent, f)
		return false
	}
	switch f.Kind {
	case wire.Notification:
		if _, known := g.link.speaks.SentByAgent()[f.Method]; !known && wire.Acts(f.Method, g.stream.Acting) {
			g.link.refuseLine(g.link.toAgent, f)
			return false
		}
		return look(g.link.speaks.SentByAgent(), line, f)
	case wire.Response:
		return g.link.speaks.Replied(f)
	case wire.Request:
		_ = g.link.toClient.CatchUp() // what comes of it comes after the lines before it
		return g.agentRequest(line, f)
	}
	return true
}

// agentRequest looks at a request of the agent's, and says whether it passes.
func (g *Gate) agentRequest(line []byte, f wire.Frame) bool {
	if why := g.inFlight.Admit(wire.Key(f.ID)); why != "" {
		// Not answered: the answer would count for the earlier request too.
		g.decider.Note(policy.Note{Event: policy.NoteRefused,
			Text: locale.Fill("guard: a request under the id {0} was not passed on: {1}", string(f.ID), why)})
		return false
	}
	if handle := g.link.speaks.SentByAgent().Handler(f); handle != nil {
		return handle(line, f)
	}
	return g.unlisted.unknown(line, f)
}

// fromClient looks at a line of the client's, and says whether it passes.
func (g *Gate) fromClient(line []byte) bool {
	f := wire.Scan(line)
	// without a method it is an answer, which cannot be read and so allows nothing
	if f.Kind == wire.Suspect && f.Method == "" &&
		!g.dialogs.answered(wire.Frame{Kind: wire.Response, ID: f.ID, Failed: true}) {
		return false
	}
	if g.hidesAnswer(line, f) || wire.HidesRequest(line, f) && g.link.speaks.MayLoosen(line) ||
		g.link.speaks.SentByClient().Poses(f) {
		g.link.refuseLine(g.link.toClient, f)
		return false
	}
	switch f.Kind {
	case wire.Response:
		return g.dialogs.answered(f)
	case wire.Batch:
		return g.link.passBatch(g.link.toClient, line, nil)
	case wire.Request:
		if _, known := g.link.speaks.SentByClient()[f.Method]; !known {
			return g.link.speaks.Unlisted(line, f)
		}
		return look(g.link.speaks.SentByClient(), line, f)
	case wire.Notification:
		return look(g.link.speaks.SentByClient(), line, f)
	}
	return true
}

// hidesAnswer reports a line of the client's in which the agent could read an answer that guard does not: it would
// stand for the person's, while they are asked about a request of the agent's.
func (g *Gate) hidesAnswer(line []byte, f wire.Frame) bool {
	return g.inFlight.Waits() && !wire.IsCertain(line, f)
}
