package control

import (
	"time"

	"guard/audit"
	"guard/locale"
	"guard/policy"
	"guard/policy/past"
	"guard/suggest"
)

// A session is one of the agent's own (an ACP session, a thread in its terminal), under an id of
// guard's. What a person grants dies with it, and another begins with nothing.
type session struct {
	id        string // the run's, and a number
	workspace string
	since     time.Time
	grants    policy.Grants
	past      *past.Session  // what its calls made; nil until one was judged
	answers   suggest.Memory // of the person
	counts    Counts
}

// Counts are how many requests ended how.
type Counts struct {
	Allowed int `json:"allowed"`
	Refused int `json:"refused"`
	Asked   int `json:"asked"` // of both: answered by a person
}

// SessionID is guard's own id of the agent's session.
func (b *Broker) SessionID(agentSession string) string {
	return b.sessions.id(agentSession)
}

// Session is a session as others see it.
type Session struct {
	ID        string         `json:"id"`
	Run       string         `json:"run"`
	PID       int            `json:"pid"` // guard's
	Agent     string         `json:"agent"`
	Mode      policy.Mode    `json:"mode"`
	Workspace string         `json:"workspace"`
	Since     time.Time      `json:"since"`
	Grants    []policy.Grant `json:"grants"`
	Counts    Counts         `json:"counts"`
	Waiting   int            `json:"waiting"`
	Judged    bool           `json:"judged"` // false: nothing that it does is judged, and no mode has a meaning
}

// Sessions lists the run's sessions, the oldest first; a run that has none yet is one, under the
// run's own id.
func (b *Broker) Sessions() []Session {
	waiting := map[string][]*question{}
	for _, q := range whatWaits(b) {
		waiting[q.subject.Facts.Session] = append(waiting[q.subject.Facts.Session], q)
	}
	one := Session{ID: b.p.Session, Run: b.p.Session, PID: b.p.PID, Agent: b.p.Agent, Mode: b.Mode(),
		Judged: !b.unjudged.Load(), Workspace: b.p.Dir, Since: b.started, Grants: []policy.Grant{}}
	var list []Session
	b.sessions.each(func(agentSession string, s *session) {
		view := one
		view.ID, view.Since, view.Counts = s.id, s.since, s.counts
		view.Grants = append(view.Grants, s.grants.At(b.p.Now())...)
		if s.workspace != "" {
			view.Workspace = s.workspace
		}
		own := waiting[agentSession]
		if view.Waiting = len(own); len(own) > 0 && s.workspace == "" { // nothing of it is decided yet
			view.Workspace = own[len(own)-1].subject.Facts.Workspace
		}
		list = append(list, view)
	})
	if len(list) == 0 {
		one.Grants = append(one.Grants, b.sessions.grantedAhead().At(b.p.Now())...)
		list = append(list, one)
	}
	return list
}

// ErrNoSession is a session id that nothing goes by.
var ErrNoSession = locale.New("there is no such session")

// Approve grants for a session, and answers what waits in it and is covered now. It holds once it
// stands in the record.
func (b *Broker) Approve(id string, g policy.Grant, by audit.By) error {
	return b.change(id, audit.ApprovalGranted, by, g, func(all policy.Grants) policy.Grants { return all.With(g) })
}

// Revoke takes grants back: by signature, or categories wherever they were granted.
func (b *Broker) Revoke(id string, g policy.Grant, by audit.By) error {
	return b.change(id, audit.ApprovalRevoked, by, g, func(all policy.Grants) policy.Grants {
		return all.Without(g.Signature, g.Categories)
	})
}

func (b *Broker) change(id string, e audit.Event, by audit.By, g policy.Grant,
	change func(policy.Grants) policy.Grants) error {
	agentSession, begun, err := b.sessions.byID(id)
	if err != nil {
		return err
	}
	if b.unjudged.Load() {
		return ErrUnjudged
	}
	rec := audit.Record{Event: e, Agent: b.p.Agent, ACPSession: agentSession, Mode: b.Mode().String(), By: by, Data: g}
	if err := b.append(rec); err != nil {
		return err
	}
	b.sessions.regrant(agentSession, begun, change)
	b.publish(Event{Event: e, Session: agentSession, Categories: g.Categories.Names(), Mode: rec.Mode,
		Summary: g.Signature})
	b.reevaluate()
	return nil
}
