package makefile

import (
	"strings"

	"guard/policy/recipe/gather"
)

// scope is what a target adds to the variables of the makefile: its own, those of the targets that it is made for,
// and the automatic ones.
type scope struct {
	outer *scope
	vars  map[string]*variable
	auto  map[string]string
}

// specific is a variable that belongs to a target: target: NAME = value.
type specific struct {
	target string
	at     assignment
	values []value // the values of :=, which are expanded when the line is read
	maybe  bool    // in a branch of a condition
}

// addSpecific reads a variable that belongs to targets.
func (m *targets) addSpecific(targets string, a assignment) {
	s := specific{at: a, maybe: len(m.branches) > 0}
	if a.op == ":=" || a.op == "!=" {
		s.values = m.assigned(a)
	}
	if a.op == "undefine" {
		m.Unread("a target's variable undefined")
	}
	for _, names := range m.alternatives(nil, targets) {
		for _, t := range strings.Fields(names) {
			s.target = t
			m.specifics.add(m.pattern(t), len(m.ownVars))
			m.ownVars = append(m.ownVars, s)
		}
	}
}

// pattern returns the name of a target as a wildcard, with * for marks and %.
func (m *state) pattern(target string) string {
	return strings.Replace(m.marks.wildcard(target), "%", "*", 1)
}

// scopeOf returns the scope of a target that is made for another one, and the part that its prerequisites inherit.
func (m *targets) scopeOf(outer *scope, target string) (inherited, own *scope) {
	found := m.specifics.meeting(m.marks.wildcard(target), &m.work)
	if len(found) == 0 {
		return outer, outer
	}
	key := scopeKey{outer, target}
	if known, ok := m.scopes[key]; ok {
		return known[0], known[1]
	}
	inherited, own = &scope{outer: outer, vars: map[string]*variable{}},
		&scope{outer: outer, vars: map[string]*variable{}}
	for _, i := range found {
		s := m.ownVars[i]
		for _, name := range m.alternatives(outer, s.at.name) {
			m.addOwn(own, name, s)
			if !s.at.private {
				m.addOwn(inherited, name, s)
			}
		}
	}
	m.scopes[key] = [2]*scope{inherited, own}
	return inherited, own
}

// scopeKey is a target that is made for another one.
type scopeKey struct {
	outer  *scope
	target string
}

// addOwn adds a variable of a target to a scope.
func (m *targets) addOwn(sc *scope, name string, s specific) {
	old := sc.vars[name]
	if old == nil {
		old = &variable{values: []value{{outer: true}}}
	}
	values := s.values
	switch {
	case s.at.op == "+=":
		values = nil
		for _, v := range old.values {
			if v.outer {
				values = append(values, value{text: s.at.text, recursive: true, add: true})
				continue
			}
			if !v.recursive {
				v.text, v.recursive = strings.ReplaceAll(v.text, "$", "$$"), true
			}
			v.text += " " + s.at.text
			values = append(values, v)
		}
	case s.at.op == "?=":
		values = old.values
		if m.lookup(name) == unsetVariable {
			values = append([]value{{text: s.at.text, recursive: true}}, values...)
		}
	case values == nil:
		values = []value{{text: s.at.text, recursive: true}}
	}
	if s.maybe || vague(m.pattern(s.target)) {
		values = append(append([]value{}, values...), old.values...)
	}
	if len(values) > gather.MaxValues {
		m.Unread("a variable with too many values: " + name)
		values = values[:gather.MaxValues]
	}
	if s.at.export {
		m.export(name, true)
	}
	m.special(name, s.at)
	sc.vars[name] = &variable{values: values, override: s.at.override || old.override}
}

// names finds entries by the name of a target. Those with wildcards are compared one by one.
type names struct {
	exact map[string][]int
	vague []vagueName
	all   []vagueName
}

// vagueName is an entry whose name may stand for several.
type vagueName struct {
	name string
	at   int
}

// add adds an entry.
func (n *names) add(name string, at int) {
	n.all = append(n.all, vagueName{name, at})
	if vague(name) {
		n.vague = append(n.vague, vagueName{name, at})
		return
	}
	if n.exact == nil {
		n.exact = map[string][]int{}
	}
	n.exact[name] = append(n.exact[name], at)
}

// meeting returns the entries whose names may be the given one, in order.
func (n *names) meeting(name string, work *int) []int {
	among, out := n.vague, []int(nil)
	if vague(name) {
		among = n.all
	} else {
		out = append(out, n.exact[name]...)
	}
	*work -= len(among)
	for _, v := range among {
		if gather.MayMeet(v.name, name) {
			out = append(out, v.at)
		}
	}
	return out
}
