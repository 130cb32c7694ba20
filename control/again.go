package control

import (
	"slices"

	"guard/policy"
	"guard/policy/decision"
)

// judged is the verdict as rules, mode and grants are now.
func (q *question) judged() policy.Verdict {
	v := q.desk.decide(&q.asked.Facts)
	if v.Preconfirmed != "" && !q.desk.use(v.Preconfirmed, q.asked.Facts.Session) {
		return q.asked.Verdict
	}
	if doubt := q.asked.Verdict; doubt.Source == decision.Doubt && v.Action == policy.Allow {
		return q.desk.doubted(v, doubt.Why[0])
	}
	return v
}

// judgeAgain answers the question by policy, where the mode or a grant lets that be, and reports
// whether it did.
func (q *question) judgeAgain() bool {
	v := q.judged()
	if v.Action == policy.Ask || !q.take(Settled{Allowed: v.Action == policy.Allow}) {
		return false
	}
	q.leave()
	if now := q.judged(); now.Action == policy.Deny { // it took its time to leave a screen
		v = now
	}
	q.finish(q.turned(v))
	return true
}

// turned answers by policy what a person was asked and need not be any more.
func (q *question) turned(v policy.Verdict) policy.Outcome {
	c := policy.Case{Facts: q.asked.Facts, Verdict: v}
	answer := decision.Refused
	if v.Action == policy.Allow {
		answer = decision.LetRun
	}
	if err := q.resolved(&c, decider(v), answer, ""); err != nil {
		return unrecorded(&c, err)
	}
	return q.desk.settle(&c, decider(v), answer, q.start)
}

// judgeAgain has every question that waits judged by the rules, mode and grants as they are now.
func (d *Desk) judgeAgain() {
	d.mu.Lock()
	d.changed = true
	judging := d.judging
	d.judging = true
	d.mu.Unlock()
	if !judging {
		go d.judgeWaiting()
	}
}

// judgeWaiting goes through what waits until nothing has changed meanwhile. The oldest is the one that a
// terminal shows: it goes last, so that none of the others is shown in its place.
func (d *Desk) judgeWaiting() {
	for {
		d.mu.Lock()
		if d.judging = d.changed; !d.changed {
			d.mu.Unlock()
			return
		}
		d.changed = false
		all := slices.Clone(d.waiting)
		d.mu.Unlock()
		for _, q := range slices.Backward(all) {
			q.judgeAgain()
		}
	}
}
