package records

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"guard/audit"
	"guard/control/record"
)

// summary counts decisions. Decisions come in, one after the other; what goes out is as large as there are days,
// agents, categories and rules, however many decisions there were.
type summary struct {
	count
	Sessions int       `json:"sessions"`      // in which something was decided
	From     time.Time `json:"from,omitzero"` // of the first decision
	To       time.Time `json:"to,omitzero"`   // of the last

	days, agents, categories, rules groups

	session string // of the decision that was counted last
}

// count is what became of some decisions.
type count struct {
	Decisions int `json:"decisions"`
	Ran       int `json:"ran"`
	Asked     int `json:"asked"` // of which a person was asked, whatever they said
	Refused   int `json:"refused"`

	refusedAsked int // of Asked
}

// add counts a decision.
func (c *count) add(e audit.Entry, verdict string) {
	c.Decisions++
	asked := record.Asked(e.Answer)
	if asked {
		c.Asked++
	}
	if verdict == allowed {
		c.Ran++
		return
	}
	c.Refused++
	if asked {
		c.refusedAsked++
	}
}

// unasked are those of which nobody was asked: what ran, and what was refused.
func (c *count) unasked() (ran, refused int) {
	refused = c.Refused - c.refusedAsked
	return c.Decisions - c.Asked - refused, refused
}

func (c *count) plus(o *count) {
	c.Decisions, c.Ran, c.Asked = c.Decisions+o.Decisions, c.Ran+o.Ran, c.Asked+o.Asked
	c.Refused, c.refusedAsked = c.Refused+o.Refused, c.refusedAsked+o.refusedAsked
}

// group is what was decided on one day, for one agent, of one category or by one rule.
type group struct {
	Name string `json:"name"`
	count
}

// groups are counts by their names.
type groups map[string]*count

// maxGroups bounds how many groups of a kind are told apart: a name comes from outside. The others are one.
const maxGroups = 1000

// otherGroups is the name of what is counted together.
const otherGroups = "…"

func (g *groups) add(name string, e audit.Entry, verdict string) {
	if *g == nil {
		*g = groups{}
	}
	if (*g)[name] == nil {
		if len(*g) >= maxGroups {
			name = otherGroups
		}
		if (*g)[name] == nil {
			(*g)[name] = &count{}
		}
	}
	(*g)[name].add(e, verdict)
}

// add counts an entry, if it is a decision about an action of its own.
func (s *summary) add(e audit.Entry) {
	if !e.DecidesAnew() {
		return
	}
	v := record.VerdictOf(e)
	if s.session != e.Session {
		s.session = e.Session
		s.Sessions++
	}
	if s.From.IsZero() || e.Time.Before(s.From) {
		s.From = e.Time
	}
	if e.Time.After(s.To) {
		s.To = e.Time
	}
	s.count.add(e, v.Verdict)
	s.days.add(e.Time.Local().Format(time.DateOnly), e, v.Verdict)
	s.agents.add(e.Agent, e, v.Verdict)
	s.rules.add(v.Rule, e, v.Verdict)
	for i, c := range v.Categories {
		if !slices.Contains(v.Categories[:i], c) {
			s.categories.add(c, e, v.Verdict)
		}
	}
}

// byName are the groups in the order of their names.
func (g groups) byName() []group {
	all := make([]group, 0, len(g))
	for _, name := range slices.Sorted(maps.Keys(g)) {
		all = append(all, group{name, *g[name]})
	}
	return all
}

// bySize are the groups, the largest first.
func (g groups) bySize() []group {
	all := g.byName()
	slices.SortStableFunc(all, func(a, b group) int { return cmp.Compare(b.Decisions, a.Decisions) })
	return all
}

// sumOf is one group of several.
func sumOf(name string, all []group) group {
	sum := group{Name: name}
	for i := range all {
		sum.plus(&all[i].count)
	}
	return sum
}
