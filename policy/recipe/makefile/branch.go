package makefile

import (
	"slices"
	"strings"

	"guard/policy/recipe/gather"
)

// branch is an open condition. Both of its sides are read, each with the variables as they were before; after the
// condition a variable has the values of every side.
type branch struct {
	before  map[string]*variable   // what the variables that the open side has set were before
	sides   []map[string]*variable // what the sides before it made of the variables
	hasElse bool
	unset   string // the variable that the condition finds to be unset
}

// remember keeps what a variable was before the open side of a condition.
func (m *variables) remember(name string) {
	if len(m.branches) == 0 {
		return
	}
	b := m.branches[len(m.branches)-1]
	if _, ok := b.before[name]; !ok {
		b.before[name] = m.vars[name]
	}
}

// conditional reads a line of a condition.
func (m *variables) conditional(word, rest string) {
	switch word {
	case "else":
		if len(m.branches) == 0 {
			m.Unread("an else without its condition")
			return
		}
		m.closeSide()
		b := m.branches[len(m.branches)-1]
		if next, args := gather.CutWord(rest); next != "" {
			b.unset = m.condition(next, args)
			return
		}
		b.hasElse, b.unset = true, ""
	case "endif":
		if len(m.branches) == 0 {
			m.Unread("an endif without its condition")
			return
		}
		m.closeBranch()
	default:
		if len(m.branches) >= gather.MaxDepth {
			m.Unread("conditions nested too deeply")
		}
		m.branches = append(m.branches, &branch{before: map[string]*variable{}, unset: m.condition(word, rest)})
	}
}

// closeSide ends a side of a condition: what the side set is kept and taken back.
func (m *variables) closeSide() {
	b := m.branches[len(m.branches)-1]
	side := map[string]*variable{}
	for name, old := range b.before {
		side[name] = m.vars[name]
		m.restore(name, old)
	}
	b.sides, b.before = append(b.sides, side), map[string]*variable{}
	if b.unset != "" && side[b.unset] != nil && m.lookup(b.unset) == unsetVariable {
		m.takesFromEnvironment(b.unset)
		b.hasElse = b.hasElse || len(b.sides) == 1 && len(side) == 1 // the condition works like ?=
	}
}

// restore gives a variable back the value that it had.
func (m *variables) restore(name string, old *variable) {
	if old == nil {
		delete(m.vars, name)
		return
	}
	m.vars[name] = old
}

// closeBranch ends a condition and merges what its sides made of the variables.
func (m *variables) closeBranch() {
	m.closeSide()
	b := m.branches[len(m.branches)-1]
	m.branches = m.branches[:len(m.branches)-1]
	touched := map[string]bool{}
	for _, side := range b.sides {
		for name := range side {
			touched[name] = true
		}
	}
	for name := range touched {
		old := m.lookup(name)
		merged := &variable{override: old.override, command: old.command}
		for _, side := range b.sides {
			v := side[name]
			if v == nil {
				v = old
			}
			merged.merge(v)
		}
		if !b.hasElse {
			merged.merge(old)
		}
		m.put(name, merged)
	}
}

// merge adds the values of another variable.
func (v *variable) merge(other *variable) {
	v.override, v.command = v.override || other.override, v.command && other.command
	for _, val := range other.values {
		if !slices.Contains(v.values, val) {
			v.values = append(v.values, val)
		}
	}
}

// condition reads what a condition compares, for the commands in it. Both sides are taken whatever it says. unset is
// a variable that the condition finds to be unset.
func (m *variables) condition(word, rest string) (unset string) {
	if word == "ifdef" || word == "ifndef" {
		for _, name := range m.alternatives(nil, rest) {
			if word == "ifndef" {
				unset = strings.TrimSpace(name)
			}
		}
		return unset
	}
	a, b, ok := compared(rest)
	if !ok {
		m.Unread("a condition: " + gather.Short(word+" "+rest))
		return ""
	}
	m.alternatives(nil, a)
	m.alternatives(nil, b)
	if word == "ifeq" && b == "" {
		return plainReference(a)
	}
	return ""
}

// compared splits (a,b), "a" "b" and 'a' 'b'.
func compared(rest string) (a, b string, ok bool) {
	if strings.HasPrefix(rest, "(") {
		i := findOutside(rest, ",")
		end := gather.CloseOf(rest, '(', ')')
		if i < 0 || end < i {
			return "", "", false
		}
		return strings.TrimSpace(rest[1:i]), strings.TrimSpace(rest[i+1 : end]), true
	}
	a, rest, ok = cutQuoted(rest)
	if !ok {
		return "", "", false
	}
	b, _, ok = cutQuoted(rest)
	return a, b, ok
}

// cutQuoted splits a quoted text off.
func cutQuoted(s string) (text, rest string, ok bool) {
	s = strings.TrimLeft(s, " \t")
	if s == "" || s[0] != '"' && s[0] != '\'' {
		return "", "", false
	}
	i := strings.IndexByte(s[1:], s[0])
	if i < 0 {
		return "", "", false
	}
	return s[1 : 1+i], s[2+i:], true
}

// plainReference returns NAME of $(NAME) and $(strip $(NAME)).
func plainReference(s string) string {
	s, _ = strings.CutPrefix(s, "$(strip ")
	name := strings.Trim(s, "$(){} ")
	if strings.HasPrefix(s, "$") && gather.ShellName(name) {
		return name
	}
	return ""
}
