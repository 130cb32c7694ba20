package makefile

import (
	"slices"
	"strings"

	"guard/policy/recipe/gather"
)

// value is one of the values that a variable may have.
type value struct {
	text      string
	recursive bool // the text is expanded where it is used (=), and not where it is set (:=)
	unset     bool // the file does not set it, so it comes from the environment
	outer     bool // in a target: the value is that outside of the target
	add       bool // in a target: the text is appended to the value outside of it
}

// variable is a name of a makefile, with all values that the branches of conditions may give it. It is never
// changed, only replaced.
type variable struct {
	values   []value
	override bool
	command  bool // make's command line sets it
}

// unsetVariable is a variable that is not set.
var unsetVariable = &variable{values: []value{{unset: true}}}

// lookup returns a variable of the file or of make itself.
func (m *variables) lookup(name string) *variable {
	if v := m.vars[name]; v != nil {
		return v
	}
	if text, ok := builtinVariables[name]; ok {
		return &variable{values: []value{{text: text, recursive: true}}}
	}
	return unsetVariable
}

// put replaces a variable, and remembers what it was before the open condition.
func (m *variables) put(name string, v *variable) {
	if len(v.values) > gather.MaxValues {
		m.Unread("a variable with too many values: " + name)
		v = &variable{values: v.values[:gather.MaxValues]}
	}
	m.remember(name)
	m.vars[name] = v
}

// set makes an assignment to the variables that its name may stand for.
func (m *variables) set(a assignment) {
	for _, name := range m.alternatives(nil, a.name) {
		name = strings.TrimSpace(name)
		if name == "" || hasMark(name) {
			m.Unread("a computed variable name: " + a.name)
			continue
		}
		m.setNamed(name, a)
	}
}

// setNamed makes an assignment to one variable.
func (m *variables) setNamed(name string, a assignment) {
	m.special(name, a)
	old := m.lookup(name)
	if a.export || steering[name] {
		m.export(name, true)
	}
	if old.command && !a.override {
		if a.op == ":=" || a.op == "!=" {
			m.assigned(a) // the commands in it run all the same
		}
		return
	}
	if a.op == "?=" && old != unsetVariable && m.vars[name] == nil {
		return // the value that make has by itself stays
	}
	m.put(name, &variable{values: m.combine(name, old.values, a), override: a.override,
		command: old.command && a.op == "+="})
}

// combine returns the values of a variable after an assignment.
func (m *variables) combine(name string, old []value, a assignment) []value {
	switch a.op {
	case "?=":
		return m.defaulted(name, old, a)
	case "+=":
		return m.appended(name, old, a)
	}
	return m.assigned(a)
}

// assigned returns the values that an assignment gives, whatever the variable had.
func (m *variables) assigned(a assignment) []value {
	switch a.op {
	case "!=":
		return m.simple(m.alternatives(nil, "$(shell "+a.text+")"))
	case ":=":
		return m.simple(m.alternatives(nil, a.text))
	case "undefine":
		return []value{{unset: true}}
	}
	return []value{{text: a.text, recursive: true}}
}

// simple returns texts as values that are not expanded again.
func (m *variables) simple(texts []string) []value {
	var out []value
	for _, t := range texts {
		out = append(out, value{text: t})
	}
	return out
}

// defaulted returns the values after ?=, which keeps what is set. A value of the environment comes before that of
// the file, so the variable is named in Env.
func (m *variables) defaulted(name string, old []value, a assignment) []value {
	out := slices.DeleteFunc(slices.Clone(old), func(v value) bool { return v.unset })
	if len(out) == len(old) {
		return out
	}
	if text, ok := m.environment(name); ok {
		return append(out, value{text: text, recursive: true})
	}
	return append(out, value{text: a.text, recursive: true})
}

// appended returns the values after +=.
func (m *variables) appended(name string, old []value, a assignment) []value {
	var out []value
	for _, v := range old {
		switch {
		case v.unset:
			out = append(out, value{text: strings.TrimSpace(m.fromEnvironment(name) + " " + a.text), recursive: true})
		case v.recursive:
			out = append(out, value{text: v.text + " " + a.text, recursive: true})
		default:
			for _, t := range m.alternatives(nil, a.text) {
				out = append(out, value{text: v.text + " " + t})
			}
		}
	}
	if size := totalSize(out); size > gather.MaxText {
		m.Unread("a variable too long to follow: " + name)
		return []value{{text: m.unknown("*")}}
	}
	return out
}

// totalSize returns how many bytes the values have.
func totalSize(values []value) (n int) {
	for _, v := range values {
		n += len(v.text)
	}
	return n
}

// environment looks a variable up in the environment, where the caller gave it.
func (m *state) environment(name string) (string, bool) {
	m.takesFromEnvironment(name)
	if m.around.Getenv == nil {
		return "", false
	}
	return m.around.Getenv(name)
}

// takesFromEnvironment notes that a variable comes from the environment.
func (m *state) takesFromEnvironment(name string) {
	if gather.ShellName(name) && !m.inEnv[name] {
		m.inEnv[name] = true
		m.Reading.Env = append(m.Reading.Env, name)
	}
}

// fromEnvironment returns a variable that the file does not set.
func (m *state) fromEnvironment(name string) string {
	text, ok := m.environment(name)
	if ok {
		return text
	}
	if m.around.Getenv != nil || !gather.ShellName(name) {
		return ""
	}
	return m.marks.of(mark{shows: "$" + name})
}

// unknown returns the mark of a value that is not known. names is the wildcard that stands for it in names.
func (m *state) unknown(names string) string {
	return m.marks.of(mark{shows: gather.Unknown, names: names})
}
