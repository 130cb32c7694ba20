package control

import (
	"slices"

	"guard/internal/fault"
	"guard/policy"
	"guard/policy/decision"
)

// currentVerdict is the verdict on the question by the rules, the mode and the grants as they
// are now.
func (q *question) currentVerdict() policy.Verdict {
	v := q.broker.decide(&q.subject.Facts)
	if v.Preconfirmed != "" && !q.broker.sessions.use(v.Preconfirmed, q.subject.Facts.Session) {
		return q.subject.Verdict
	}
	if doubt := q.subject.Verdict; doubt.Source == decision.Doubt && v.Action == policy.Allow {
		return q.broker.doubted(v, doubt.Why[0])
	}
	return v
}

// reevaluate answers the question by policy, if policy no longer says to ask, and reports whether
// it did.
func (q *question) reevaluate() bool {
	v := q.currentVerdict()
	if v.Action == policy.Allow && q.changed() {
		return false // who answers it is told
	}
	if v.Action == policy.Ask || !q.take(AnsweredElsewhere{Allowed: v.Action == policy.Allow}) {
		return false
	}
	q.leave()
	q.finish(func() policy.Outcome {
		if now := q.currentVerdict(); now.Action == policy.Deny { // it took its time to leave a screen
			v = now
		}
		return q.answeredByPolicy(v)
	})
	return true
}

// answeredByPolicy records and gives policy's answer to a question that a person need not
// answer any more.
func (q *question) answeredByPolicy(v policy.Verdict) policy.Outcome {
	c := policy.Case{Facts: q.subject.Facts, Verdict: v, Keeping: q.subject.Keeping}
	answer := decision.Refused
	if v.Action == policy.Allow {
		answer = decision.LetRun
	}
	if err := q.resolved(&c, decider(v), answer, ""); err != nil {
		return unrecorded(&c, err)
	}
	return q.broker.recordOutcome(&c, decider(v), answer, q.start)
}

// reevaluate has every question that waits judged again, after a change of the mode or a grant.
func (b *Broker) reevaluate() {
	b.mu.Lock()
	b.stale = true
	judging := b.reevaluating
	b.reevaluating = true
	b.mu.Unlock()
	if !judging {
		go reevaluateWaiting(b)
	}
}

// reevaluateWaiting goes through the questions that wait until nothing has changed meanwhile. The
// oldest is the one that a terminal shows: it goes last, so that none of the others is shown in its
// place.
func reevaluateWaiting(b *Broker) {
	for {
		b.mu.Lock()
		if b.reevaluating = b.stale; !b.stale {
			b.mu.Unlock()
			return
		}
		b.stale = false
		all := slices.Clone(b.waiting)
		b.mu.Unlock()
		for _, q := range slices.Backward(all) {
			if broken := fault.Within("judging again", func() { q.reevaluate() }); broken != nil {
				q.broken(broken)
			}
		}
	}
}
