package makefile

import (
	"slices"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// makeGoals lists what runs for the goals, and reports whether the file has all of them.
func (m *maker) makeGoals() bool {
	m.remaking = true
	for _, name := range append(slices.Clone(recipe.Files("make")), m.made...) {
		if m.remakes(name) {
			m.remake(name)
		}
	}
	m.remaking = false
	goals := m.goals
	if len(goals) == 0 {
		goals = m.firstGoals()
	}
	found := len(goals) > 0
	for _, g := range goals {
		found = m.target(strings.TrimPrefix(g, "./"), nil, nil) && found
	}
	return found
}

// remake lists what make runs to update a makefile that it has read. make then reads that file again.
func (m *maker) remake(name string) {
	m.target(name, nil, nil)
	if slices.ContainsFunc(m.Reading.Lines, func(l recipe.Line) bool { return l.Task == name }) {
		m.Unread("make makes " + gather.Short(name) + " and reads it again")
	}
}

// remakes reports whether a rule of the file makes a makefile.
func (m *targets) remakes(name string) bool {
	if len(m.byTarget.meeting(name, &m.work)) > 0 {
		return true
	}
	return slices.ContainsFunc(m.patterns, func(r *rule) bool {
		_, _, ok := matchPattern(r.target, name)
		return ok && r.recipe.is()
	})
}

// firstGoals returns the targets that may be the default goal.
func (m *variables) firstGoals() []string {
	v := m.vars[".DEFAULT_GOAL"]
	if v == nil {
		return m.first
	}
	var out []string
	for _, text := range m.alternatives(nil, "$(.DEFAULT_GOAL)") {
		if text = strings.TrimSpace(text); text == "" {
			out = append(out, m.first...)
		} else {
			out = append(out, text)
		}
	}
	return out
}

// chain is the way from a goal to a target.
type chain struct {
	outer *chain
	name  string
	used  *rule // the pattern rule that led to the next target; a chain uses one only once
	whole bool  // the file names the target, so that any pattern rule may make it
	depth int
}

// has reports whether a target stands on the way.
func (c *chain) has(name string) bool {
	for ; c != nil; c = c.outer {
		if c.name == name {
			return true
		}
	}
	return false
}

// hasUsed reports whether a pattern rule led here from a name that the file has.
func (c *chain) hasUsed(r *rule) bool {
	for ; c != nil && !c.whole; c = c.outer {
		if c.used == r {
			return true
		}
	}
	return false
}

// to returns the way to the prerequisites of a target.
func (c *chain) to(name string, used *rule) *chain {
	next := &chain{outer: c, name: name, used: used, whole: used == nil}
	if c != nil {
		next.depth = c.depth + 1
	}
	return next
}

// target lists what runs to make one target, and reports whether the file has a rule for it.
func (m *maker) target(name string, sc *scope, way *chain) bool {
	key := scopeKey{sc, name}
	if m.visited[key] || way.has(name) {
		return true
	}
	m.visited[key] = true
	if strings.HasSuffix(name, ")") && strings.Contains(name, "(") {
		m.Unread("a member of an archive: " + m.shown(name))
	}
	if way != nil && way.depth >= gather.MaxDepth || len(m.visited) > 5000 || m.work < 0 {
		m.Unread("too many targets, or too deep")
		return true
	}
	inherited, own := m.scopeOf(sc, name)
	rules := m.rulesOf(name)
	found := len(rules) > 0
	if !slices.ContainsFunc(rules, func(r *rule) bool { return r.recipe.is() }) && !m.phony[name] {
		found = m.implicit(name, rules, inherited, own, way) || found
	}
	for _, r := range rules {
		m.apply(name, r, nil, rules, inherited, own, way)
	}
	return found
}

// rulesOf returns the explicit rules that may be those of a target.
func (m *targets) rulesOf(name string) []*rule {
	var out []*rule
	for _, i := range m.byTarget.meeting(m.marks.wildcard(name), &m.work) {
		out = append(out, m.rules[i])
	}
	return out
}

// beside returns the rules whose prerequisites the recipe of a rule has, in their order: the rule itself, then the
// other rules with recipes, the last of them first, then those without recipes. Source: GNU make 4.3, record_files.
func (m *targets) beside(r *rule, all []*rule) []*rule {
	var before, behind []*rule
	for _, other := range all {
		switch m.work--; {
		case other == r || other.double:
		case other.recipe.is():
			before = append(before, other)
		default:
			behind = append(behind, other)
		}
	}
	slices.Reverse(before)
	return slices.Concat([]*rule{r}, before, behind)
}

// apply lists what a rule runs for a target: first for its prerequisites, then its recipe. p is the pattern rule
// from which it comes, or nil.
func (m *maker) apply(name string, r, p *rule, all []*rule, inherited, own *scope, way *chain) {
	from := []*rule{r}
	if !r.double && r.recipe.is() {
		from = m.beside(r, all)
	}
	rest := p
	for i, one := range from {
		needs, orderOnly := one.needs, one.orderOnly
		if m.secondary {
			needs, orderOnly = m.expandedAgain(needs, name, r.stem, own), m.expandedAgain(orderOnly, name, r.stem, own)
			copied := *one
			copied.needs, copied.orderOnly = needs, orderOnly
			from[i] = &copied
		}
		for _, n := range slices.Concat(needs, orderOnly) {
			m.prerequisite(n, inherited, way.to(name, rest))
		}
		rest = nil
	}
	if r.recipe.is() {
		m.runRecipe(r, m.automatic(name, r.stem, from, own), own)
	}
}

// expandedAgain expands prerequisites a second time, as .SECONDEXPANSION asks.
func (m *maker) expandedAgain(needs []string, name, stem string, own *scope) (out []string) {
	for _, text := range m.alternatives(m.automatic(name, stem, nil, own), strings.Join(needs, " ")) {
		out = append(out, strings.Fields(text)...)
	}
	return out
}

// prerequisite lists what runs to make a prerequisite.
func (m *maker) prerequisite(name string, sc *scope, way *chain) {
	wild := m.marks.wildcard(name)
	switch {
	case wild == "" || strings.Trim(wild, "*") == "" && name == wild:
	case strings.Trim(wild, "*/.") == "":
		shown, _ := m.marks.show(name)
		m.Unread("a computed prerequisite " + shown)
	default:
		m.target(strings.TrimPrefix(name, "./"), sc, way)
	}
}

// matchPattern matches a target against the pattern of a rule. A pattern without a slash matches the name in any
// folder. Source: the manual, 10.5.4.
func matchPattern(pattern, name string) (stem, dir string, ok bool) {
	if stem, ok = matchPercent(pattern, name); ok && stem != "" {
		return stem, "", true
	}
	slash := strings.LastIndexByte(name, '/') + 1
	if strings.Contains(pattern, "/") || slash == 0 {
		return "", "", false
	}
	stem, ok = matchPercent(pattern, name[slash:])
	return stem, name[:slash], ok && stem != ""
}
