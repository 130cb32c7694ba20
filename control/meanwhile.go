package control

import (
	"slices"

	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/policy/risk"
)

// A person may take hours to answer, and the agent's other calls, and what they left running, go on meanwhile. An
// answer is for what was shown: where the request would do more by now, it is no leave.

// sayChanged is why such an answer does not count.
var sayChanged = risk.Say("what it would do has changed since the question was put: ask again")

// changed reports that a request that waits would do more by now than it was judged, and shown, to do.
func (q *question) changed() bool {
	for range sureOfChange {
		now := q.broker.judge(q.subject.Facts.Request)
		if now.Verdict.Action != policy.Deny && !doesMore(&now.Facts, &q.subject.Facts) {
			return false
		}
	}
	return true
}

// sureOfChange are the looks that must tell so: on a busy machine one may end before it has told all.
const sureOfChange = 2

// outdated refuses a request about which a person was asked as it no longer is.
func (q *question) outdated() policy.Outcome {
	q.broker.Say(locale.Fill("{0} was not run: what it would do has changed since you were asked",
		inShort(q.subject.Facts.Raw)))
	return q.refuse(sayChanged, decision.Withdrawn)
}

// doesMore reports that a request does, by facts of now, what those of then do not say.
func doesMore(now, then *policy.Facts) bool {
	return now.Fault != nil || now.Absurd && !then.Absurd || now.Protected && !then.Protected ||
		now.Unknown && !then.Unknown || now.Level.Effective() > then.Level.Effective() ||
		!then.Categories.Has(now.Categories) ||
		slices.ContainsFunc(now.Hosts, func(host string) bool { return !slices.Contains(then.Hosts, host) }) ||
		anyNew(now.Deletes, then.Deletes) || anyNew(now.Writes, then.Writes) ||
		anyNew(elsewhere(now.Reads), then.Reads)
}

// anyNew reports a place among some that is not among others.
func anyNew(some, others []place.Place) bool {
	known := make(map[[2]string]bool, len(others))
	for _, p := range others {
		known[named(p)] = true
	}
	return slices.ContainsFunc(some, func(p place.Place) bool { return !known[named(p)] })
}

// named is a place by where it leads, or as it was written where that is not known.
func named(p place.Place) [2]string {
	if p.Path != "" {
		return [2]string{p.Path}
	}
	return [2]string{"", p.Raw}
}

// elsewhere are the places that lie outside of the workspace: what a request reads inside may come and go.
func elsewhere(all []place.Place) []place.Place {
	return slices.DeleteFunc(slices.Clone(all), func(p place.Place) bool { return p.Is(place.Inside) })
}
