package suggest

import (
	"slices"

	"guard/policy"
	"guard/policy/risk"
)

// Suggestion is a rule that guard proposes.
type Suggestion struct {
	Rule  policy.Rule
	Cases []int // the questions that it would have ended, those of the suggestions before it not among them
}

// For proposes rules for questions that a person has answered, the one that ends most of them first.
func For(cases []Case, p Params) []Suggestion {
	f := &finder{Params: p.filled()}
	var at []int // in cases, of those that would be asked again
	for i := range cases {
		if f.verdict(&cases[i].Facts).Action == policy.Ask {
			f.cases, at = append(f.cases, cases[i]), append(at, i)
		}
	}
	var all []Suggestion
	candidates := f.candidates()
	var rules []policy.Rule
	for len(all) < f.Limit {
		best, ended := -1, []int(nil)
		for i := range candidates {
			if now := f.ended(&candidates[i], rules); len(now) > len(ended) {
				best, ended = i, now
			}
		}
		if len(ended) < f.Least {
			break
		}
		one := candidates[best]
		candidates = slices.Delete(candidates, best, best+1)
		if together := append(rules[:len(rules):len(rules)], one.rule); f.sound(together) {
			rules = together
			for i := range ended {
				ended[i] = at[ended[i]]
			}
			all = append(all, Suggestion{one.rule, ended})
		}
	}
	return all
}

// finder finds rules for the questions of one call of For.
type finder struct {
	Params
	cases  []Case  // those that would be asked again
	danger *danger // nil: not needed yet
}

// candidate is a rule that may be proposed.
type candidate struct {
	rule policy.Rule
	at   []int // the questions that it speaks of
}

func (f *finder) candidates() []candidate {
	var all []candidate
	for _, g := range f.groups() {
		for _, action := range []policy.Action{policy.Allow, policy.Deny} {
			if g.questions(action == policy.Allow) < f.Least || action == policy.Allow && f.OnlyDeny {
				continue
			}
			if rule, ok := f.ruleFor(g, action); ok {
				all = append(all, candidate{rule, g.cases()})
			}
		}
	}
	return all
}

// cases are the questions of a group, each once.
func (g *group) cases() []int {
	var all []int
	for i := range g.seen {
		all = append(all, g.seen[i].at)
	}
	return slices.Compact(all)
}

// ruleFor makes the rule of a group; false where there is none that is sound.
func (f *finder) ruleFor(g *group, action policy.Action) (policy.Rule, bool) {
	var r policy.Rule
	var match, not []string
	switch {
	case g.folder != "" || len(g.seen[0].Words) == 0:
		if action == policy.Deny && g.questions(true) > 0 {
			return r, false
		}
		if r = g.pathRule(action, &f.Params); g.folder != "" {
			free := f.verdict(&f.cases[g.seen[0].at].Facts).Free
			r = g.folderRule(action, free >= risk.Medium)
		}
		match, not = pathExamples(g, &r)
	default:
		all := f.soundPatterns(g, action)
		if len(all) == 0 {
			return r, false
		}
		r = g.commandRule(action, all)
		match, not = commandExamples(g, all, action)
	}
	r = f.withExamples(r, match, not)
	// no example of a path in another project holds where examples are judged
	shows := len(r.Match) > 0 || g.tool == policy.Edit && !f.Here
	return r, shows && r.Validate() == nil && f.sound([]policy.Rule{r})
}

// soundPatterns are the patterns of a group that speak for nothing else.
func (f *finder) soundPatterns(g *group, action policy.Action) []pattern {
	var mine []seen
	for _, s := range g.seen {
		if s.allowed == (action == policy.Allow) && (s.allowed || s.alone) {
			mine = append(mine, s)
		}
	}
	var kept []pattern
	todo := patterns(mine, f.Least)
	for len(todo) > 0 {
		p := todo[0]
		todo = todo[1:]
		r := g.commandRule(action, []pattern{p})
		if len(r.Commands) == 1 && r.Validate() == nil && f.sound([]policy.Rule{r}) &&
			(action == policy.Deny || !f.dangers().near(&p, g, r)) {
			kept = append(kept, p)
			continue
		}
		todo = append(p.narrowed(f.Least), todo...)
	}
	return kept
}

// sound reports rules that answer no question otherwise than the person did, and allow no dangerous line.
func (f *finder) sound(rules []policy.Rule) bool {
	denies := slices.ContainsFunc(rules, func(r policy.Rule) bool { return r.Action == policy.Deny })
	for i := range f.cases {
		c := &f.cases[i]
		if c.Allowed && !denies {
			continue // of what the person allowed, rules that allow refuse nothing
		}
		switch f.verdict(&c.Facts, rules...).Action {
		case policy.Allow:
			if !c.Allowed {
				return false
			}
		case policy.Deny:
			if c.Allowed {
				return false
			}
		}
	}
	return !f.dangers().of(rules...)
}

func (f *finder) dangers() *danger {
	if f.danger == nil {
		f.danger = newDanger(f.Judge, f.said())
	}
	return f.danger
}

// ended are the questions that a rule ends beside those that others do.
func (f *finder) ended(c *candidate, rules []policy.Rule) []int {
	var all []int
	together := append(rules[:len(rules):len(rules)], c.rule)
	for _, i := range c.at {
		facts := &f.cases[i].Facts
		if f.verdict(facts, rules...).Action == policy.Ask && f.verdict(facts, together...).Action != policy.Ask {
			all = append(all, i)
		}
	}
	return all
}
