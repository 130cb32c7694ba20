package control

import (
	"time"

	"guard/audit"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// answerers says who answers by each approval channel.
var answerers = map[policy.ApprovalChannel]audit.By{
	policy.ViaTerminal: audit.ByTerminal,
	policy.ViaClient:   audit.ByClient,
	policy.ViaAgent:    audit.ByAgent,
	policy.ViaWatch:    audit.ByWatch,
}

// answered turns a person's reply into an outcome: the answer is recorded, then
// what follows from it, then the verdict. A grant holds only once all of that
// stands in the record.
func (q *question) answered(r policy.Reply, via policy.ApprovalChannel) policy.Outcome {
	if r.Answer.Allows() && via != policy.ViaAgent && q.changed() { // what the agent itself asked about has run by now
		return q.outdated()
	}
	by := answerers[via]
	if r.Auto && via == policy.ViaClient {
		by = audit.ByClientAuto
		q.broker.sayAuto()
	}
	c := *q.subject
	grant, ok := granted(&c, r)
	if r.Answer == policy.ForSession && !ok {
		r.Answer = policy.Once // what may not be granted counts once
	}
	if r.Answer > policy.Cancelled { // a person says no other
		r.Answer = policy.Refused
	}
	turn(&c.Verdict, r, by)
	if err := q.resolved(&c, by, r.Answer, r.Note); err != nil {
		return unrecorded(&c, err)
	}
	if err := q.follow(&c, r.Answer, by, grant); err != nil {
		return unrecorded(&c, err)
	}
	out := q.broker.recordOutcome(&c, by, r.Answer, q.start)
	q.broker.remember(q.subject, by, r.Answer)
	if out.Allowed() && r.Answer == policy.ForSession {
		q.broker.grant(c.Facts.Session, grant)
	}
	if r.Answer == policy.Cancelled {
		out.Result = decision.EndTurn
		if via == policy.ViaClient { // which says so to the agent itself
			out.Result = decision.Cancel
		}
	}
	return out
}

// granted is what "for this session" grants: the request's signature, or the categories that the
// person named. False where that may not be granted, or would not cover the request itself.
func granted(c *policy.Case, r policy.Reply) (policy.Grant, bool) {
	if r.Categories == 0 {
		return c.SignatureGrant()
	}
	for _, own := range c.Grantable() {
		if own.Signature == "" && r.Categories.Has(own.Categories) {
			return policy.Grant{Categories: r.Categories}, true
		}
	}
	return policy.Grant{}, false
}

// Grantable lists what would let a case through that waits, and its like from then on. What guard
// may not allow on its own has none: no grant would keep the next from being asked.
func Grantable(c *policy.Case) []policy.Grant {
	if c.Verdict.Source == decision.Doubt {
		return nil
	}
	return c.Grantable()
}

// turn makes the verdict what the person said.
func turn(v *policy.Verdict, r policy.Reply, by audit.By) {
	who := locale.Text("the person")
	if by == audit.ByClientAuto {
		who = locale.Text("the editor, by itself,")
	}
	switch v.Action = policy.Deny; {
	case r.Answer == policy.Once:
		v.Action = policy.Allow
		v.Because(risk.Say("{0} allowed it once", who))
	case r.Answer == policy.ForSession:
		v.Action = policy.Allow
		v.Because(risk.Say("{0} allowed it for this session", who))
	case r.Answer == policy.NoAnswer:
		v.Because(risk.Say("no answer came"))
	case r.Note != "":
		v.Because(risk.Say("{0} refused it: {1}", who, r.Note))
	default:
		v.Because(risk.Say("{0} refused it", who))
	}
}

// resolved records that the question has its answer.
func (q *question) resolved(c *policy.Case, by audit.By, answer decision.Answer, note string) error {
	rec := q.broker.about(audit.ApprovalResolved, c)
	rec.By, rec.Answer, rec.Note, rec.Millis = by, answer.String(), note, time.Since(q.start).Milliseconds()
	return q.broker.append(rec)
}

// follow records what an answer brings with it.
func (q *question) follow(c *policy.Case, a policy.Answer, by audit.By, g policy.Grant) error {
	switch a {
	case policy.ForSession:
		rec := q.broker.about(audit.ApprovalGranted, c)
		rec.By, rec.Data = by, g
		return q.broker.append(rec)
	case policy.Cancelled:
		return q.broker.append(q.broker.about(audit.StepCancelled, c))
	}
	return nil
}

// grant remembers "for this session", which may answer what else waits in it.
func (b *Broker) grant(agentSession string, g policy.Grant) {
	b.sessions.change(agentSession, func(s *session) { s.grants = s.grants.With(g) })
	b.reevaluate()
}

func (b *Broker) sayAuto() {
	b.mu.Lock()
	said := b.auto
	b.auto = true
	b.mu.Unlock()
	if !said {
		b.Say(locale.Text(
			"the editor answers permission requests by itself, faster than a person could: nobody was asked"))
	}
}
