package control

import (
	"guard/audit"
	"guard/control/record"
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
	policy.NoteHidden:     {event: audit.SecretHidden, told: true},
	policy.NoteChanged:    {event: audit.RunsLaterChanged, told: true},
	policy.NoteRewritten:  {event: audit.Rewritten, told: true},
	policy.NoteLateAnswer: {event: audit.LateAnswerDropped},
	policy.NoteQuestion:   {event: audit.QuestionPassed},
	policy.NoteOpened:     {event: audit.SessionOpened},
	policy.NoteServer:     {event: audit.MCPServer},
	policy.NoteFinished:   {event: audit.ToolFinished},
}

// Note records what is no decision, and tells the person what they must know.
func (b *Broker) Note(n policy.Note) {
	if n.Fault != nil {
		b.TellFault(n.Fault, &policy.Request{Session: n.Session, Call: n.Call, Channel: policy.ChannelACP})
		return
	}
	kind, known := noteKinds[n.Event]
	if !known {
		kind = noteKind{event: audit.Event(n.Event), told: true}
	}
	if kind.told {
		b.Say(n.Text)
	}
	if kind.ends && b.p.Broken != nil {
		defer b.p.Broken(n.Text) // recorded or not
	}
	if n.Event == policy.NoteOpened {
		b.sessions.open(n.Session)
	}
	if n.Event == policy.NoteFinished {
		ran(b, runningCall{n.Session, n.Call}, false)
	}
	recordNote(b, n)
}

// recordNote is Note for the record alone.
func recordNote(b *Broker, n policy.Note) {
	kind, known := noteKinds[n.Event]
	if !known {
		kind.event = audit.Event(n.Event)
	}
	budget := record.NewBudget()
	rec := audit.Record{
		Event: kind.event, Agent: b.p.Agent, ACPSession: budget.Text(n.Session), RequestID: budget.Text(n.Call),
		Mode: b.Mode().String(), Reason: budget.Text(n.Text),
	}
	if n.Exit != nil {
		rec.Exit = &audit.Exit{Code: *n.Exit}
	}
	if n.Event == policy.NoteRefused {
		rec.By = audit.ByPolicy
		rec.Verdict = &policy.Verdict{Risk: risk.Critical, Reason: rec.Reason, Source: decision.Unread,
			Rule: "default: not readable with certainty"}
	}
	_ = b.append(rec)
}
