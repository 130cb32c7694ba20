package acp

import (
	"guard/acp/dialect"
	"guard/acp/inflight"
	"guard/policy"
)

// parts are what a Gate is made of, the lowest first. A part holds those below it that it needs, and
// calls no other; only link.speaks, the protocol of the connection, is called from below.
//
// Together they are what a protocol of an agent's own can have guard do (dialect.Gate).
type parts struct {
	*inflight.Requests // those without an answer
	*sessions          // where each works
	*callMemory        // what was told of each call
	*link              // both sides

	*judging // policy's word, or a person's
	*dialogs // questions of guard's own to the client
	cards    *cards

	// What handles the lines, by what they are about.
	*questions
	*elicitations
	*openings
	*observer
	permissions   *permissions
	clientMethods *clientMethods
	turns         *turns
	modes         *modes

	escaper
	decider  Decider
	describe func(*policy.Case) string // in Markdown
	plain    func(*policy.Case) string
	hooks    bool
	own      string // what ids of guard's own begin with
}

var _ dialect.Gate = (*parts)(nil)

func newParts(p Params, channel policy.Channel) *parts {
	own := "guard-" + p.Tag + "-"
	a := &parts{own: own, Requests: inflight.New(own), sessions: newSessions(p.Agent, channel, p.Cwd),
		callMemory: newCallMemory(p.Dialect, p.Hooks), escaper: p.Escape, decider: p.Decider, describe: p.Describe,
		plain: p.Plain, hooks: p.Hooks}
	a.link = &link{toClient: p.ToClient, toAgent: p.ToAgent, inFlight: a.Requests, note: p.Decider.Note}

	a.judging = &judging{decider: p.Decider, link: a.link, inFlight: a.Requests, memory: a.callMemory}
	a.dialogs = &dialogs{link: a.link, inFlight: a.Requests}
	a.cards = &cards{link: a.link, memory: a.callMemory}

	a.modes = &modes{dialect: p.Dialect, decider: p.Decider, link: a.link, hooked: a.hooked}
	a.openings = &openings{link: a.link, sessions: a.sessions, modes: a.modes, dialect: p.Dialect,
		mayOpen: p.Opens}
	a.turns = &turns{link: a.link, inFlight: a.Requests, sessions: a.sessions, memory: a.callMemory,
		tells: p.Tells}
	a.observer = &observer{memory: a.callMemory, modes: a.modes, note: p.Decider.Note}
	a.questions = &questions{decider: p.Decider, sessions: a.sessions, link: a.link, escape: a.escaper}
	a.permissions = &permissions{decider: p.Decider, describe: p.Describe, own: own, escape: a.escaper,
		sessions: a.sessions, memory: a.callMemory, link: a.link, inFlight: a.Requests, judging: a.judging,
		dialogs: a.dialogs, cards: a.cards, questions: a.questions}
	a.clientMethods = &clientMethods{sessions: a.sessions, memory: a.callMemory, link: a.link, judging: a.judging,
		dialogs: a.dialogs, realPath: p.Decider.RealPath}
	a.elicitations = &elicitations{sessions: a.sessions, link: a.link, judging: a.judging, dialogs: a.dialogs,
		escape: a.escaper}
	return a
}

// Unrestricted reports whether the mode lets agents stop asking.
func (a *parts) Unrestricted() bool { return a.decider.Unrestricted() }

// Hooks reports whether guard's hook was put into the agent.
func (a *parts) Hooks() bool { return a.hooks }

// Note records an event that is no decision, and shows it to the person.
func (a *parts) Note(n policy.Note) { a.decider.Note(n) }

// Describe is a case in plain lines for the client's dialog.
func (a *parts) Describe(c *policy.Case) string { return a.plain(c) }
