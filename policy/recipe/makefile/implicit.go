package makefile

import (
	"strings"
)

// implicit lists what pattern rules, make's own rules and .DEFAULT run for a target without a recipe. It reports
// whether the file has such a rule.
func (m *maker) implicit(name string, explicit []*rule, inherited, own *scope, way *chain) bool {
	found := false
	for _, p := range m.patterns {
		if m.work -= 1; m.work < 0 {
			m.Unread("too many rules")
			return found
		}
		stem, dir, ok := m.matchImplicit(p, name)
		if !ok || !p.recipe.is() || way.hasUsed(p) {
			continue
		}
		found = true
		m.applyPattern(name, p, stem, dir, explicit, inherited, own, way)
	}
	for _, p := range m.builtins(name, way == nil && len(explicit) == 0 && !m.remaking) {
		if stem, dir, ok := m.matchImplicit(p, name); ok && !way.hasUsed(p) {
			m.applyPattern(name, p, stem, dir, explicit, inherited, own, way)
		}
	}
	if len(explicit) == 0 {
		for _, d := range m.rulesNamed(".DEFAULT") {
			found = found || d.recipe.is()
			m.apply(name, &rule{target: name, recipe: d.recipe}, nil, nil, inherited, own, way)
		}
	}
	return found
}

// rulesNamed returns the rules whose target has exactly this name.
func (m *targets) rulesNamed(name string) (out []*rule) {
	for _, i := range m.byTarget.exact[name] {
		out = append(out, m.rules[i])
	}
	return out
}

// applyPattern runs a pattern rule for a target, with the prerequisites of the target's own rules after those of the
// pattern rule.
func (m *maker) applyPattern(name string, p *rule, stem, dir string, explicit []*rule, inherited, own *scope,
	way *chain) {
	r := *p
	r.stem = dir + stem
	r.needs, r.orderOnly = m.withStem(p.needs, stem, dir), m.withStem(p.orderOnly, stem, dir)
	m.apply(name, &r, p, explicit, inherited, own, way)
}

// matchImplicit matches a target against an implicit rule. A rule for any target is not tried for a file whose
// suffix is known. Source: the manual, 10.5.5.
func (m *targets) matchImplicit(r *rule, name string) (stem, dir string, ok bool) {
	stem, dir, ok = matchPattern(r.target, name)
	if !ok || r.target != "%" || r.double || m.noSuffixes {
		return stem, dir, ok
	}
	dot := strings.LastIndexByte(name, '.')
	return stem, dir, dot < 0 || !m.suffixes[name[dot:]]
}
