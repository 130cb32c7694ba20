package makefile

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe/gather"
)

// builtins returns the built-in rules that may make a target. Those whose tools the file sets to something unknown
// apply to any name. The others only compile: they apply where the file names what they compile, where nothing else
// makes the goal, or where the disk has the source.
func (m *defaults) builtins(name string, only bool) (out []*rule) {
	if m.ownRules == nil {
		m.ownRules = m.usedBuiltins()
	}
	for _, r := range m.ownRules {
		stem, dir, ok := m.matchImplicit(r, name)
		if !ok {
			continue
		}
		source := dir + strings.Replace(r.needs[0], "%", stem, 1)
		if (r.own || only || r.target != "%" || m.around.Match != nil || m.mentions(source)) && !m.absent(source) {
			out = append(out, r)
		}
	}
	return out
}

// usedBuiltins returns the built-in rules that count for this file.
func (m *defaults) usedBuiltins() []*rule {
	for _, name := range variantTools {
		if m.strange(name) {
			m.Unread("a tool of make's rarer rules set in the file: " + name)
		}
	}
	out := []*rule{}
	for _, b := range builtinRules {
		strange := slices.ContainsFunc(b.uses, m.strange)
		if (!b.rare || strange) && !m.replaced(b) {
			out = append(out, &rule{target: b.target, needs: []string{b.source}, own: strange,
				recipe: &commands{lines: strings.Split(b.recipe, "\n")}})
		}
	}
	return out
}

// mentions reports whether a rule names a file.
func (m *defaults) mentions(name string) bool {
	if m.named == nil {
		m.named = map[string]bool{}
		for _, r := range m.rules {
			m.named[r.target] = true
			if m.work -= len(r.needs); m.work < 0 {
				break
			}
			for _, n := range r.needs {
				m.named[m.marks.wildcard(strings.TrimPrefix(n, "./"))] = true
			}
		}
	}
	return m.named[m.marks.wildcard(name)]
}

// A built-in rule whose tool is a compiler, and whose flags are usual ones, only compiles.
var (
	compilers = lazy.Pattern(`^((ccache|sccache|distcc|/usr/bin/env) ` +
		`)?(/usr/(local/)?bin/)?([a-z0-9_]+-)*(cc|gcc|clang|c\+\+|g\+\+|clang\+\+|tcc|icc|icx|as|ld|gfortran|f77|` +
		`cpp|bison|flex|yacc|lex)(-[0-9.]+)?( |$)`)
	usualFlag = lazy.Pattern(`^-(W[a-z0-9=+-]*|O[0-3sgz]?|Ofast|g[a-z0-9-]*|std=[a-z0-9+]+|` +
		`[IDUlL][A-Za-z0-9_./+=-]*|m[a-z0-9=+.-]+|pthread|pedantic|pedantic-errors|pipe|pg|ansi|c|f[a-z0-9=+-]+|MMD|` +
		`MP|MD|static|shared|s|d|y|E)$`)
	usualWord   = lazy.Pattern(`^[A-Za-z0-9_./-]+\.(a|so|o)$`)
	toolOfRules = []string{"CC", "CXX", "AS", "FC", "LD", "CPP", "LEX", "YACC"}
)

// strange reports whether the file, or the command line, sets a variable so that a built-in rule may do more than
// compile.
func (m *defaults) strange(name string) bool {
	if known, ok := m.strangeOnes[name]; ok {
		return known
	}
	m.strangeOnes[name] = m.isStrange(name)
	return m.strangeOnes[name]
}

// isStrange computes what strange remembers.
func (m *defaults) isStrange(name string) bool {
	for _, s := range m.ownVars {
		if s.at.name == name && !m.usual(name, s.at.text) {
			return true
		}
	}
	return m.vars[name] != nil && slices.ContainsFunc(m.alternatives(nil, "$("+name+")"), func(text string) bool {
		return !m.usualText(name, text)
	})
}

// usual reports whether every value of a text only compiles.
func (m *defaults) usual(name, text string) bool {
	return !slices.ContainsFunc(m.alternatives(nil, text), func(one string) bool { return !m.usualText(name, one) })
}

// usualText reports whether one value of a variable only compiles.
func (m *defaults) usualText(name, text string) bool {
	shown, code := m.marks.show(text)
	words := strings.Fields(shown)
	if slices.Contains(toolOfRules, name) {
		found := compilers().FindString(strings.Join(words, " "))
		if found == "" {
			return false
		}
		words = words[len(strings.Fields(found)):]
	}
	for _, w := range words {
		if w = gather.VariableName().ReplaceAllString(w, "x"); code != "" ||
			!usualFlag().MatchString(w) && !usualWord().MatchString(w) && w != "x" ||
			strings.HasPrefix(w, "-fplugin") || strings.Contains(w, "..") && strings.HasPrefix(w, "-f") {
			return false
		}
	}
	return true
}

// replaced reports whether the file has a rule of its own for what a built-in rule makes.
func (m *defaults) replaced(b builtinRule) bool {
	return slices.ContainsFunc(m.patterns, func(r *rule) bool {
		return r.target == b.target && len(r.needs) == 1 && r.needs[0] == b.source
	})
}

// absent reports whether a file is not there, and no rule of the file makes it.
func (m *defaults) absent(name string) bool {
	if m.around.Match == nil || vague(name) || len(m.search) > 0 || len(m.byTarget.meeting(name, &m.work)) > 0 {
		return false
	}
	names, known := m.around.Match(name)
	return known && len(names) == 0 && !slices.ContainsFunc(m.patterns, func(r *rule) bool {
		_, _, ok := m.matchImplicit(r, name)
		return ok
	})
}
