package control

import (
	"guard/audit"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// noteKind is what becomes of a note.
type noteKind struct {
	event audit.Event
	told  bool // to the person, at once
	ends  bool // the run
}

var noteKinds = map[policy.NoteEvent]noteKind{
	policy.NoteRefused:    {event: audit.Decided, told: true},
	policy.NoteUnguarded:  {event: audit.Unguarded, told: true},
	policy.NoteFault:      {event: audit.Fault, told: true},
	policy.NoteMode:       {event: audit.ModeRefused, told: true},
	policy.NoteHookDead:   {event: audit.HookDead, told: true, ends: true},
	policy.NoteBypassed:   {event: audit.Unguarded, told: true, ends: true},
	policy.NoteRewritten:  {event: audit.Rewritten, told: true},
	policy.NoteLateAnswer: {event: audit.LateAnswerDropped},
	policy.NoteQuestion:   {event: audit.QuestionPassed},
	policy.NoteOpened:     {event: audit.SessionOpened},
	policy.NoteServer:     {event: audit.MCPServer},
	policy.NoteFinished:   {event: audit.ToolFinished},
}

// Note records what is no decision, and tells the person what they must know.
func (d *Desk) Note(n policy.Note) {
	if n.Fault != nil {
		d.tellFault(n.Fault, &policy.Request{Session: n.Session, Call: n.Call, Channel: "acp"})
		return
	}
	kind, known := noteKinds[n.Event]
	if !known {
		kind = noteKind{event: audit.Event(n.Event), told: true}
	}
	if kind.told {
		d.tell(n.Text)
	}
	if kind.ends && d.p.Broken != nil {
		defer d.p.Broken(n.Text) // recorded or not
	}
	if n.Event == policy.NoteOpened {
		d.open(n.Session)
	}
	if n.Event == policy.NoteFinished {
		d.ended(n.Session, n.Call)
	}
	room := newRoom()
	rec := audit.Record{
		Event: kind.event, Agent: d.p.Agent, ACPSession: room.text(n.Session), RequestID: room.text(n.Call),
		Mode: d.Mode().String(), Reason: room.text(n.Text),
	}
	if n.Exit != nil {
		rec.Exit = &audit.Exit{Code: *n.Exit}
	}
	if n.Event == policy.NoteRefused {
		rec.By = audit.ByPolicy
		rec.Verdict = &policy.Verdict{Risk: risk.Critical, Reason: rec.Reason, Source: decision.Unread, Rule: "default: not readable with certainty"}
	}
	_ = d.append(rec)
}
