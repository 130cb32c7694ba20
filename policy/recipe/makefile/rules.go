package makefile

import (
	"slices"
	"strings"

	"guard/policy/recipe/gather"
)

// commands are the lines that make a target, as they are written.
type commands struct {
	lines []string
	given bool // there is a recipe, even if it is empty: target: ;
}

// is reports whether there is a recipe, which may be an empty one.
func (r *commands) is() bool { return r.given || len(r.lines) > 0 }

// rule says what one target is made from.
type rule struct {
	target    string // a pattern has a %
	needs     []string
	orderOnly []string
	stem      string // the stem of a static pattern
	double    bool
	maybe     bool // in a branch of a condition
	own       bool // it is a built-in rule with a tool that the file sets
	recipe    *commands
}

// ruleLine reads a rule, or a variable of targets, and returns the recipe that may come after it. Source: GNU make
// 4.3, eval; the manual, 4.
func (m *targets) ruleLine(line string) *commands {
	rec := &commands{}
	if i := findOutside(line, ";#"); i >= 0 {
		if line[i] == ';' {
			rec.lines, rec.given = []string{m.unprefixed(line[i+1:])}, true
		}
		if a, targets, ok := m.targetVariable(line); ok {
			m.addSpecific(targets, a)
			return nil
		}
		line = line[:i]
	}
	line = strings.TrimSpace(collapse(line))
	if a, targets, ok := m.targetVariable(line); ok {
		m.addSpecific(targets, a)
		return nil
	}
	if line == "" {
		return nil
	}
	for _, text := range m.alternatives(nil, line) {
		m.rule(text, rec)
	}
	return rec
}

// targetVariable reads target: NAME = value.
func (m *targets) targetVariable(line string) (a assignment, targets string, ok bool) {
	line = collapse(line)
	i := findOutside(line, ":;#")
	if i < 0 || line[i] != ':' {
		return a, "", false
	}
	rest := strings.TrimPrefix(line[i+1:], ":")
	if j := findOutside(rest, ";#=:"); j >= 0 && strings.IndexByte(";#", rest[j]) >= 0 {
		return a, "", false
	}
	if j := findOutside(rest, "#"); j >= 0 {
		rest = rest[:j]
	}
	a, ok = parseAssignment(strings.TrimSpace(rest))
	return a, strings.TrimSuffix(strings.TrimSpace(line[:i]), "&"), ok
}

// rule adds the rules of an expanded line.
func (m *targets) rule(text string, rec *commands) {
	if strings.Contains(text, "\n") {
		m.Unread("a rule of several lines: " + m.shown(text))
		return
	}
	if i := strings.IndexByte(text, ';'); i >= 0 {
		rec.lines, rec.given = append(rec.lines, text[i+1:]), true
		text = text[:i]
	}
	colon := findOutside(text, ":")
	if colon < 0 {
		if strings.TrimSpace(text) != "" {
			m.Unread("a line that is no rule: " + m.shown(text))
		}
		return
	}
	targets := strings.Fields(unescape(strings.TrimSuffix(text[:colon], "&")))
	rest, double := strings.CutPrefix(text[colon+1:], ":")
	pattern := ""
	if i := findOutside(rest, ":"); i >= 0 {
		pattern, rest = strings.TrimSpace(rest[:i]), rest[i+1:]
		if !strings.Contains(pattern, "%") {
			m.Unread("a target pattern without %: " + m.shown(text))
		}
	}
	needs, orderOnly, _ := strings.Cut(rest, "|")
	r := rule{needs: strings.Fields(unescape(needs)), orderOnly: strings.Fields(unescape(orderOnly)), double: double,
		maybe: len(m.branches) > 0, recipe: rec}
	for _, t := range targets {
		m.addRule(t, pattern, r)
	}
}

// unescape removes the backslashes before : and #.
func unescape(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	return strings.NewReplacer(`\:`, ":", `\#`, "#").Replace(s)
}

// shown returns a text for a message.
func (m *state) shown(text string) string {
	text, _ = m.marks.show(gather.Short(text))
	return text
}

// addRule adds a rule for one target.
func (m *targets) addRule(target, pattern string, r rule) {
	target = strings.TrimPrefix(target, "./")
	r.target = target
	m.specialTarget(target, r.needs)
	m.noSuffixes = m.noSuffixes || target == ".SUFFIXES" && len(r.needs) == 0
	if len(m.rules)+len(m.patterns) > 20000 {
		m.Unread("too many rules")
		return
	}
	switch {
	case pattern != "":
		stem, ok := matchPercent(pattern, target)
		if !ok {
			stem = m.unknown("*")
		}
		r.stem, r.needs, r.orderOnly = stem, m.withStem(r.needs, stem, ""), m.withStem(r.orderOnly, stem, "")
	case strings.Contains(target, "%"):
		m.patterns = append(m.patterns, &r)
		return
	}
	if p, ok := m.suffixRule(target); ok {
		p.recipe = r.recipe
		m.patterns = append(m.patterns, p)
	}
	m.mayBeFirst(target)
	m.byTarget.add(m.marks.wildcard(target), len(m.rules))
	m.rules = append(m.rules, &r)
}

// withStem puts a stem in the place of %.
func (m *targets) withStem(needs []string, stem, dir string) []string {
	var out []string
	for _, n := range needs {
		if m.work -= len(n) + len(stem); m.work < 0 {
			m.Unread("too much to expand")
			break
		}
		if strings.Contains(n, "%") {
			n = dir + strings.Replace(n, "%", stem, 1)
		}
		out = append(out, n)
	}
	return out
}

// suffixRule reads .c.o: and .c: as the pattern rules that they are.
func (m *targets) suffixRule(target string) (*rule, bool) {
	if m.suffixes[target] {
		return &rule{target: "%", needs: []string{"%" + target}}, true
	}
	if i := strings.LastIndexByte(target, '.'); i > 0 && m.suffixes[target[:i]] && m.suffixes[target[i:]] {
		return &rule{target: "%" + target[i:], needs: []string{"%" + target[:i]}}, true
	}
	return nil, false
}

// mayBeFirst keeps the targets that may be the default goal: the first one, and those in conditions before it.
func (m *targets) mayBeFirst(target string) {
	if m.firstKnown || strings.HasPrefix(target, ".") && !strings.Contains(target, "/") {
		return
	}
	if !slices.Contains(m.first, target) {
		m.first = append(m.first, target)
	}
	m.firstKnown = len(m.branches) == 0
}

// specialTarget obeys the targets that change how make works. Source: the manual, 4.9.
func (m *targets) specialTarget(target string, needs []string) {
	switch target {
	case ".PHONY":
		for _, n := range needs {
			m.phony[n] = true
		}
	case ".SUFFIXES":
		for _, n := range needs {
			m.suffixes[n] = true
		}
	case ".ONESHELL":
		if len(m.branches) > 0 {
			m.Unread(".ONESHELL by a condition")
		}
		m.oneShell = true
	case ".SECONDEXPANSION":
		m.secondary = true
	case ".EXPORT_ALL_VARIABLES":
		m.exportAll = true
	}
}
