package suggest

import (
	"guard/policy"
)

// Effect is what a rule would have changed in what was recorded, beside those before it.
type Effect struct {
	Asked    int `json:"asked"`    // questions that were put
	Ends     int `json:"ends"`     // of those, the ones that it would have answered
	Sessions int `json:"sessions"` // in which it would have
	Lets     int `json:"lets"`     // what was refused unasked, and would have run
	Refuses  int `json:"refuses"`  // what ran unasked, and would have been refused
}

// Actions are what the policy of now says of a request with none of the rules, with the first, with the first two …
func Actions(f *policy.Facts, p Params, rules []policy.Rule) []policy.Action {
	p = p.filled()
	all := make([]policy.Action, 0, len(rules)+1)
	for n := range len(rules) + 1 {
		all = append(all, p.verdict(f, rules[:n]...).Action)
	}
	return all
}

// Effects adds up what rules would have changed. Its zero value is for no rules.
type Effects struct {
	of       []Effect
	sessions []map[string]bool
}

// NewEffects is for so many rules.
func NewEffects(n int) *Effects {
	e := &Effects{make([]Effect, n), make([]map[string]bool, n)}
	for i := range e.sessions {
		e.sessions[i] = map[string]bool{}
	}
	return e
}

// Add counts a request: whether a person was asked about it, or it was refused without that, and what Actions says of
// it.
func (e *Effects) Add(session string, asked, refused bool, actions []policy.Action) {
	for i := range e.of {
		one := &e.of[i]
		if asked {
			one.Asked++
		}
		switch before, now := actions[i], actions[i+1]; {
		case before == now:
		case asked && before == policy.Ask:
			one.Ends++
			e.sessions[i][session] = true
		case now == policy.Allow && refused:
			one.Lets++
		case now == policy.Deny && !refused:
			one.Refuses++
		}
	}
}

// Of is the effect of a rule, by its place.
func (e *Effects) Of(i int) Effect {
	one := e.of[i]
	one.Sessions = len(e.sessions[i])
	return one
}
