package makefile

import (
	"strings"

	"guard/policy/recipe/gather"
)

// alternatives expands a text in every way that the values of its variables allow.
func (m *variables) alternatives(sc *scope, text string) []string {
	return m.alternativesFor(sc, text, "")
}

// alternativesFor is alternatives for a text of the recipe of a task.
func (m *variables) alternativesFor(sc *scope, text, task string) []string {
	if !strings.Contains(text, "$") {
		return []string{text}
	}
	var out []string
	seen := map[string]bool{}
	way := &choices{}
	for range gather.MaxAlternatives {
		if m.work < 0 {
			m.Unread("too much to expand")
			return append(out, "")
		}
		e := expander{m: m, scope: sc, task: task, way: way, took: map[*variable]int{}}
		if sc != nil {
			e.auto = sc.auto
		}
		if t := e.expand(text); !seen[t] {
			seen[t] = true
			out = append(out, t)
		}
		if !way.next() {
			return out
		}
	}
	m.Unread("too many ways to read " + gather.Short(text))
	return out
}

// choices counts through the ways to take at every fork, the last fork first.
type choices struct {
	taken, of []int
	at        int
}

// take returns which of n ways to take at the next fork.
func (c *choices) take(n int) int {
	if n < 2 {
		return 0
	}
	if c.at == len(c.taken) {
		c.taken, c.of = append(c.taken, 0), append(c.of, n)
	}
	c.at++
	return min(c.taken[c.at-1], n-1)
}

// next goes on to the next combination of ways; false: there is none.
func (c *choices) next() bool {
	c.at = 0
	for i := len(c.taken) - 1; i >= 0; i-- {
		if c.taken[i]++; c.taken[i] < c.of[i] {
			c.taken, c.of = c.taken[:i+1], c.of[:i+1]
			return true
		}
	}
	return false
}

// expander expands one text in one way. A variable has one value, wherever the text names it.
type expander struct {
	m      *variables
	scope  *scope
	auto   map[string]string // the automatic variables
	task   string
	way    *choices
	took   map[*variable]int
	locals []map[string]string // the variables of foreach and call, the innermost last
	depth  int
}

// expand replaces the references in a text. Source: the manual, 6.1.
func (e *expander) expand(text string) string {
	if !strings.Contains(text, "$") {
		return text
	}
	e.m.work -= len(text) + 50
	if e.m.work < 0 {
		e.m.Unread("too much to expand")
		return ""
	}
	if e.depth++; e.depth > gather.MaxDepth {
		e.m.giveUp("variables nested too deeply, or within themselves")
		e.depth--
		return ""
	}
	defer func() { e.depth-- }()
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "$")
		b.WriteString(before)
		if !found || rest == "" {
			break
		}
		var got string
		got, text = e.reference(rest)
		if b.WriteString(got); b.Len() > gather.MaxText {
			e.m.giveUp("a text too long to follow")
			break
		}
	}
	e.m.work -= b.Len()
	return b.String()
}

// reference expands what comes after a dollar sign, and returns the rest.
func (e *expander) reference(rest string) (got, left string) {
	if rest[0] == '$' {
		return "$", rest[1:]
	}
	closing, ok := closers[rest[0]]
	if !ok {
		return e.variable(rest[:1]), rest[1:]
	}
	end := gather.CloseOf(rest, rest[0], closing)
	if end < 0 {
		e.m.Unread("a reference without its end")
		return "", ""
	}
	return e.inner(rest[1:end], rest[0]), rest[end+1:]
}

// closers maps an opening bracket to its closing one.
var closers = map[byte]byte{'(': ')', '{': '}'}

// inner expands what stands between the brackets of a reference.
func (e *expander) inner(text string, opening byte) string {
	if name, args, ok := cutFunction(text); ok {
		return e.call(name, args, opening)
	}
	text = e.expand(text)
	if name, change, ok := strings.Cut(text, ":"); ok {
		if from, to, ok := strings.Cut(change, "="); ok {
			if !strings.Contains(from, "%") {
				from, to = "%"+from, "%"+to
			}
			return e.substitute(from, to, e.variable(name))
		}
	}
	return e.variable(text)
}

// cutFunction splits the name of a function from its arguments.
func cutFunction(text string) (name, args string, ok bool) {
	i := strings.IndexAny(text, " \t\n")
	if i < 0 {
		return "", "", false
	}
	_, ok = functions[text[:i]]
	return text[:i], strings.TrimLeft(text[i:], " \t\n"), ok
}

// variable returns the value of a variable: of a function, an automatic one, of the command line, of the target, of
// the file or of the environment.
func (e *expander) variable(name string) string {
	for i := len(e.locals) - 1; i >= 0; i-- {
		if text, ok := e.locals[i][name]; ok {
			return text
		}
	}
	if text, ok := automaticValue(e.auto, name); ok {
		return e.pick(text)
	}
	global := e.m.lookup(name)
	for sc := e.scope; sc != nil; sc = sc.outer {
		if v := sc.vars[name]; v != nil && (v.override || !global.command) {
			return e.own(name, sc, v)
		}
	}
	if text, ok := e.m.computed(name); ok {
		return text
	}
	return e.value(name, global.values[e.choose(global)])
}

// pick takes one of several values that an automatic variable may have.
func (e *expander) pick(text string) string {
	if !strings.Contains(text, alternative) {
		return text
	}
	all := strings.Split(text, alternative)
	return all[e.way.take(len(all))]
}

// alternative separates the values that an automatic variable may have.
const alternative = "\x00"

// choose takes one value of a variable, the same one wherever a text names it.
func (e *expander) choose(v *variable) int {
	if len(v.values) < 2 {
		return 0
	}
	i, ok := e.took[v]
	if !ok {
		i = e.way.take(len(v.values))
		e.took[v] = i
	}
	return i
}

// own returns the value of a variable that belongs to a target.
func (e *expander) own(name string, sc *scope, v *variable) string {
	val := v.values[e.choose(v)]
	if !val.outer && !val.add {
		return e.value(name, val)
	}
	saved := e.scope
	e.scope = sc.outer
	text := e.variable(name)
	e.scope = saved
	if val.add {
		return strings.TrimSpace(text + " " + e.expand(val.text))
	}
	return text
}

// value expands one value of a variable.
func (e *expander) value(name string, v value) string {
	if v.unset {
		return e.expand(e.m.fromEnvironment(name))
	}
	if _, builtin := builtinVariables[name]; builtin && e.m.vars[name] == nil && name != "SHELL" {
		if text, ok := e.m.environment(name); ok {
			return e.expand(text)
		}
	}
	if v.recursive {
		return e.expand(v.text)
	}
	return v.text
}

// computed returns a variable that make itself keeps; false: name is none.
func (m *variables) computed(name string) (string, bool) {
	if m.vars[name] != nil {
		return "", false
	}
	switch name {
	case "CURDIR":
		return m.folder(), true
	case "MAKE", "MAKE_COMMAND":
		return m.makeCommand(), true
	case "MAKECMDGOALS":
		return strings.Join(m.goals, " "), true
	case "MAKEFILE_LIST":
		if len(m.Reading.Includes) > 0 || m.included > 0 {
			return m.unknown("*"), true
		}
		return "Makefile", true
	case ".DEFAULT_GOAL":
		return strings.Join(m.firstGoals(), " "), true
	case "MAKE_VERSION", "MAKE_HOST", "MAKEFLAGS", "MFLAGS", ".VARIABLES", ".FEATURES", ".INCLUDE_DIRS", "MAKE_TERMOUT",
		"MAKE_TERMERR", "MAKE_RESTARTS", "SUFFIXES":
		return m.unknown("*"), true
	}
	return "", false
}

// folder returns the folder in which make runs: its path where that is known and means nothing to a shell, so that
// the functions can take it apart.
func (m *state) folder() string {
	odd := func(r rune) bool { return !gather.Plain(r) }
	if f := m.around.Folder; strings.HasPrefix(f, "/") && !strings.ContainsFunc(f, odd) {
		return f
	}
	return m.marks.of(mark{shows: "$PWD"})
}

// makeCommand returns the command that starts another make, which inherits the variables of the command line.
func (m *state) makeCommand() string {
	text := "make"
	for _, a := range m.commandLine {
		text += " " + gather.Quote(a)
	}
	return text
}
