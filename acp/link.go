package acp

import (
	"guard/acp/dialect"
	"guard/acp/inflight"
	"guard/acp/relay"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// link sends guard's own lines to the two sides of a connection, as their protocol spells them, and
// notes by them which requests have their answer. It has no lock: nothing of it changes after NewGate,
// and the outlets and the requests in flight have locks of their own.
type link struct {
	toClient *relay.Outlet
	toAgent  *relay.Outlet
	inFlight *inflight.Requests
	note     func(policy.Note) // the Decider's Note

	// The protocol of this connection. It stands above all other parts of the Gate, and is how they
	// call back up: for guard's own lines in its words. NewGate sets it last.
	speaks dialect.Connection
}

// say sends frames of guard's own.
func (l *link) say(to *relay.Outlet, frames []byte) { _ = to.Send(l.speaks.Encode(frames)) }

// TellClient sends the client lines of guard's own.
func (l *link) TellClient(frames []byte) { l.say(l.toClient, frames) }

// TellAgent sends the agent lines of guard's own.
func (l *link) TellAgent(frames []byte) { l.say(l.toAgent, frames) }

// show sends the client a line of guard's own that need not go out at once; nil: nothing.
func (l *link) show(frame []byte) {
	if frame != nil {
		_ = l.toClient.Soon(l.speaks.Encode(frame))
	}
}

// PassToAgent sends a line of the client's at once, after the lines before it.
func (l *link) PassToAgent(line []byte) {
	_ = l.toAgent.CatchUp()
	_ = l.toAgent.Pass(line)
}

// Pass lets a request go on as it is, and expects the client's answer.
func (l *link) Pass(_ []byte, f wire.Frame) bool {
	l.inFlight.Passed(wire.Key(f.ID))
	return true
}

// Forward passes what was allowed; after a person was asked, by itself, since the line's
// place has gone by.
func (l *link) Forward(out dialect.Reply) bool {
	l.Pass(out.Line, out.Frame)
	if !out.Later { // FromAgent has not returned: the line passes in its place
		return true
	}
	_ = l.toClient.Send(out.Line)
	return false
}

// Answer sends the agent guard's own answer to a request.
func (l *link) Answer(id, frame []byte) {
	l.inFlight.Settled(wire.Key(id))
	l.TellAgent(frame)
}

// RefuseClient answers a request of the client's that passes no further.
func (l *link) RefuseClient(f wire.Frame, why string) {
	l.TellClient(wire.NewError(f.ID, codeRefused, locale.Fill("guard: refused: {0}", why)))
}

// RefuseUnread refuses a request whose params could not be read with certainty.
func (l *link) RefuseUnread(f wire.Frame, err error) {
	why := locale.Fill("guard: {0} was refused: {1}", f.Method, err.Error())
	l.note(policy.Note{Event: policy.NoteRefused, Text: why})
	l.Answer(f.ID, wire.NewError(f.ID, wire.CodeInvalidParams, why))
}

// passBatch refuses a batch that holds a request, and reports whether it passes. The
// official SDK refuses all batches, and the parts of one could not be answered one by
// one.
func (l *link) passBatch(back *relay.Outlet, line []byte, acting []string) bool {
	asks, ids := wire.BatchRequests(line, acting...)
	if !asks {
		return true
	}
	why := locale.Text("guard: a batch that holds a request was not passed on: send requests one by one")
	l.note(policy.Note{Event: policy.NoteRefused, Text: why})
	for _, id := range ids {
		l.say(back, wire.NewError(id, wire.CodeInvalidRequest, why))
	}
	if len(ids) == 0 {
		l.say(back, wire.NewError(nil, wire.CodeInvalidRequest, why))
	}
	return false
}

// refuseLine answers a line that could be read in two ways. Its id could be read in
// two ways too, so that the answer names one only where Scan is certain of it.
func (l *link) refuseLine(back *relay.Outlet, f wire.Frame) {
	why := locale.Text("guard: a line that two parsers could read differently was not passed on")
	l.note(policy.Note{Event: policy.NoteRefused, Text: why})
	id := f.ID
	if f.Kind != wire.Request {
		id = nil
	}
	l.say(back, wire.NewError(id, wire.CodeInvalidRequest, why))
}
