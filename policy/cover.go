package policy

import (
	"slices"
	"strings"

	"guard/policy/risk"
)

// hides reports whether a rule can never decide beside s, because s decides
// first of all that it speaks for. It errs to the side of no: what it calls
// hidden is, by the readings in rule.go and allow.go.
func (s *Rule) hides(r *Rule, sFirst bool) bool {
	if s.Action > r.Action || s.Action == r.Action && !sFirst {
		return false // deny beats ask beats allow; among equals the first decides
	}
	return subset(r.Tools, s.Tools) && subset(r.Agents, s.Agents) &&
		s.hidesFinding(r) && s.hidesCommands(r) && s.hidesPaths(r)
}

// subset tells whether a condition r implies a condition s; an empty one holds
// of everything.
func subset[T comparable](r, s []T) bool {
	if len(s) == 0 {
		return true
	}
	return len(r) > 0 && !slices.ContainsFunc(r, func(one T) bool { return !slices.Contains(s, one) })
}

// hidesFinding compares risk and categories, which mean "at or above" and "one
// of these" in deny and ask, "at or below" and "no others" in allow.
func (s *Rule) hidesFinding(r *Rule) bool {
	switch {
	case s.Action == Allow:
		every := s.Risk == risk.Unset && r.Risk != risk.Critical || s.Risk == risk.Critical // see allowsCommand
		return (every || r.Risk != risk.Unset && r.Risk <= s.Risk) &&
			(s.Categories == 0 || r.Categories != 0 && s.Categories.Has(r.Categories))
	case r.Action == Allow:
		return s.Risk <= risk.Low && s.Categories == 0
	}
	return s.Risk <= max(r.Risk, risk.Low) &&
		(s.Categories == 0 || r.Categories != 0 && s.Categories.Has(r.Categories))
}

func (s *Rule) hidesCommands(r *Rule) bool {
	if len(s.Commands) == 0 {
		return s.Action != Allow || len(r.Commands) == 0 // an allow without words speaks for less: see allowsCommand
	}
	return len(r.Commands) > 0 && !slices.ContainsFunc(r.Commands, func(p Pattern) bool {
		return !slices.ContainsFunc(s.Commands, func(q Pattern) bool { return within(p, r.Action, q, s.Action) })
	})
}

// within tells whether every command that p knows, by its rule's reading, q
// knows by its own.
func within(p Pattern, pa Action, q Pattern, qa Action) bool {
	pOpen, qOpen := p.rest, q.rest
	if pa != Allow {
		pOpen = p.reaches()
	}
	if qa != Allow {
		qOpen = q.reaches()
	}
	n, m := len(p.words), len(q.words)
	if n < m || !qOpen && (pOpen || n > m) {
		return false
	}
	if qa == Allow && p.literal() && !q.literal() && p.text != q.text {
		return false // p speaks also for words that were not resolved
	}
	for i, g := range q.words {
		if !g.includes(p.words[i]) || qa == Allow && g.open() && !p.words[i].open() && climbs(p.words[i].text()) {
			return false
		}
	}
	return true
}

// includes tells whether every word that h matches, g matches: g's stars must
// take up h's, for which no character of a word can stand.
func (g glob) includes(h glob) bool {
	const star = "\x00" // in no argument vector (execve(2))
	if h.operand {
		return g.operand || g.any()
	}
	if g.operand && h.starred() && h.pieces[0] == "" {
		return false // h's star may begin with -
	}
	all := strings.Join(g.pieces, "") + strings.Join(h.pieces, "")
	return !strings.Contains(all, star) && g.match(strings.Join(h.pieces, star))
}

func (s *Rule) hidesPaths(r *Rule) bool {
	if len(s.Paths) == 0 {
		return true
	}
	return len(r.Paths) > 0 && !slices.ContainsFunc(r.Paths, func(g PathGlob) bool {
		return !slices.ContainsFunc(s.Paths, func(h PathGlob) bool { return h.includes(g) })
	})
}

// includes knows two cases: the same pattern, and one below a folder/** that is
// spelled out.
func (g PathGlob) includes(h PathGlob) bool {
	if g == h {
		return true
	}
	dir, ok := strings.CutSuffix(string(g), "/**")
	return ok && dir != "" && dir != "~" && !strings.ContainsAny(dir, `*?[{\`) &&
		strings.HasPrefix(string(h), dir+"/") &&
		!climbs(string(h)) && !strings.ContainsAny(string(h), `{\`) // whose stars and slashes may mean something else
}
