package recipe

import (
	"regexp"
	"slices"
	"strings"
)

// runRecipe lists the lines of a recipe.
func (m *maker) runRecipe(r *rule, sc, own *scope) {
	task, _ := m.marks.show(sc.auto["@"])
	m.checkShell(own, task)
	exports := m.exportsOf(own, task)
	if m.oneShell {
		m.recipeText(strings.Join(r.recipe.lines, "\n"), sc, task, exports)
		return
	}
	for _, line := range r.recipe.lines {
		m.recipeText(line, sc, task, exports)
	}
}

// recipeText lists what one line of a recipe runs; a variable of several lines
// is as many lines.
func (m *maker) recipeText(text string, sc *scope, task string, exports []string) {
	if len(m.commandLine) > 0 && startsMake.MatchString(text) {
		m.unread("a make in a recipe, which inherits the command line's variables")
	}
	again := strings.Contains(text, "$(MAKE)") || strings.Contains(text, "${MAKE}")
	for _, one := range m.alternativesFor(sc, text, task) {
		shown, code := m.marks.show(one)
		if code != "" {
			m.unread("what a command prints is run: " + short(code))
		}
		if m.oneShell {
			m.recipeLine(shown, task, exports, again)
			continue
		}
		r := &lineReader{rest: shown}
		for line, ok := r.next(); ok; line, ok = r.next() {
			m.recipeLine(line, task, exports, again)
		}
	}
}

var startsMake = regexp.MustCompile(`(^|[\s;&|(@+-])g?make(\s|$)`)

// recipeLine adds a line without the characters that only make heeds.
func (m *maker) recipeLine(line, task string, exports []string, again bool) {
	bare := strings.TrimLeft(line, " \t@+-")
	prefix := line[:len(line)-len(bare)]
	m.line(Line{Text: bare, Task: task, Exports: exports, Always: again || strings.Contains(prefix, "+")})
}

// knownShells read recipes as the judge reads them.
var knownShells = []string{
	"/bin/sh", "sh", "/usr/bin/sh", "/bin/bash", "bash", "/usr/bin/bash", "/usr/local/bin/bash", "/opt/homebrew/bin/bash", "/bin/dash", "dash",
	"/usr/bin/env bash", "/usr/bin/env sh", "/usr/bin/dash",
}

var shellFlags = regexp.MustCompile(`^(-[euxv]*c?|-[euxv]*o|-[euxv]+c|pipefail|errexit|nounset|--norc|--noprofile|-c)$`)

// checkShell refuses a recipe that no known shell runs.
func (m *maker) checkShell(sc *scope, task string) {
	for _, text := range m.alternativesFor(sc, "$(SHELL)", task) {
		text = strings.Join(strings.Fields(text), " ")
		if !slices.Contains(knownShells, text) && text != "" {
			shown, _ := m.marks.show(text)
			m.unread("SHELL is " + short(shown))
		}
	}
	for _, text := range m.alternativesFor(sc, "$(.SHELLFLAGS)", task) {
		fields := strings.Fields(text)
		if len(fields) == 0 || !strings.HasSuffix(fields[len(fields)-1], "c") || slices.ContainsFunc(fields, func(f string) bool { return !shellFlags.MatchString(f) }) {
			shown, _ := m.marks.show(text)
			m.unread(".SHELLFLAGS is " + short(shown))
		}
	}
}

// implicit lists what pattern rules, make's own rules and .DEFAULT run for a
// target without a recipe, and reports whether the file has such a rule.
func (m *maker) implicit(name string, explicit []*rule, inherited, own *scope, way *chain) bool {
	found := false
	for _, p := range m.patterns {
		if m.work -= 1; m.work < 0 {
			m.unread("too many rules")
			return found
		}
		stem, dir, ok := m.matchImplicit(p.target, name)
		if !ok || !p.recipe.is() || way.hasUsed(p) {
			continue
		}
		found = true
		m.applyPattern(name, p, stem, dir, explicit, inherited, own, way)
	}
	for _, p := range m.builtins(name, way == nil || len(explicit) > 0) {
		if stem, dir, ok := m.matchImplicit(p.target, name); ok && !way.hasUsed(p) {
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

func (m *maker) rulesNamed(name string) (out []*rule) {
	for _, i := range m.byTarget.exact[name] {
		out = append(out, m.rules[i])
	}
	return out
}

// applyPattern runs a pattern rule for a target with the prerequisites of the
// target's own rules behind its own.
func (m *maker) applyPattern(name string, p *rule, stem, dir string, explicit []*rule, inherited, own *scope, way *chain) {
	r := *p
	r.stem = dir + stem
	r.needs, r.orderOnly = m.withStem(p.needs, stem, dir), m.withStem(p.orderOnly, stem, dir)
	m.apply(name, &r, p, explicit, inherited, own, way)
}

// matchImplicit matches a target against an implicit rule. One for anything is
// not tried for a file whose kind another rule knows. Source: the manual,
// 10.5.5.
func (m *maker) matchImplicit(pattern, name string) (stem, dir string, ok bool) {
	stem, dir, ok = matchPattern(pattern, name)
	if !ok || pattern != "%" {
		return stem, dir, ok
	}
	dot := strings.LastIndexByte(name, '.')
	return stem, dir, dot < 0 || !m.suffixes[name[dot:]]
}

// builtins are the rules of make's own that may make a target: usual ones, and
// any that uses a variable which the file sets. For a file that is named only
// as a prerequisite the usual rules that link are left out, unless the file
// makes what they link: it is a source, and what they would do is to compile.
func (m *maker) builtins(name string, named bool) (out []*rule) {
	if m.ownRules == nil {
		m.ownRules = m.usedBuiltins()
	}
	for _, r := range m.ownRules {
		stem, dir, ok := m.matchImplicit(r.target, name)
		source := dir + strings.Replace(r.needs[0], "%", stem, 1)
		if ok && (named || r.target != "%" || r.own || len(m.byTarget.exact[source]) > 0) && !m.absent(source) {
			out = append(out, r)
		}
	}
	return out
}

func (m *maker) usedBuiltins() []*rule {
	set := func(name string) bool { return m.vars[name] != nil || m.setByTarget(name) }
	for _, name := range variantTools {
		if set(name) {
			m.unread("a tool of make's rarer rules set in the file: " + name)
		}
	}
	out := []*rule{}
	for _, b := range builtinRules {
		changed := slices.ContainsFunc(b.uses, set)
		if (!b.rare || changed) && !m.replaced(b) {
			out = append(out, &rule{target: b.target, needs: []string{b.source}, own: changed, recipe: &recipe{lines: strings.Split(b.recipe, "\n")}})
		}
	}
	return out
}

func (m *maker) setByTarget(name string) bool {
	return slices.ContainsFunc(m.ownVars, func(s specific) bool { return s.at.name == name })
}

// replaced reports a built-in rule that the file gives anew.
func (m *maker) replaced(b builtinRule) bool {
	return slices.ContainsFunc(m.patterns, func(r *rule) bool { return r.target == b.target && len(r.needs) == 1 && r.needs[0] == b.source })
}

// absent reports a file that is not there and that no rule of the file makes.
func (m *maker) absent(name string) bool {
	if m.around.Match == nil || vague(name) || len(m.search) > 0 || len(m.byTarget.meeting(name, &m.work)) > 0 {
		return false
	}
	names, known := m.around.Match(name)
	return known && len(names) == 0 && !slices.ContainsFunc(m.patterns, func(r *rule) bool {
		_, _, ok := m.matchImplicit(r.target, name)
		return ok
	})
}
