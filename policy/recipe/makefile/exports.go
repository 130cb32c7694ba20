package makefile

import (
	"slices"
	"strings"

	"guard/policy/recipe/gather"
)

// export puts a variable into the environment of recipes.
func (m *variables) export(name string, on bool) {
	if on && gather.ShellName(name) && !m.exported[name] {
		m.exported[name] = true
		m.exports = append(m.exports, name)
	}
}

// exportsOf returns the environment of a recipe as words, NAME="value". A variable that may have several values has
// none that is known.
func (m *variables) exportsOf(sc *scope, task string) []string {
	if sc == nil && m.exportsKnown {
		return m.globalExports
	}
	var out []string
	names := m.exports
	if m.exportAll {
		names = append(slices.Clone(names), m.fileNames()...)
	}
	for _, name := range names {
		texts := m.alternativesFor(sc, "$("+name+")", task)
		text := m.unknown("*")
		if len(texts) == 1 {
			text = texts[0]
		}
		if m.marks.asGo(name, text) {
			continue
		}
		out = append(out, name+"="+m.inDoubleQuotes(text))
	}
	if sc == nil {
		m.globalExports, m.exportsKnown = out, true
	}
	return out
}

// asGo reports a value that go itself gives a variable (go env GOPATH), so that setting it changes nothing.
func (m *marks) asGo(name, text string) bool {
	runes := []rune(text)
	return len(runes) == 1 && isMark(runes[0]) && m.at(runes[0]).goEnv == name
}

// fileNames returns the variables that .EXPORT_ALL_VARIABLES exports.
func (m *variables) fileNames() []string {
	var out []string
	for name := range m.vars {
		if gather.ShellName(name) && !m.exported[name] {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// inDoubleQuotes quotes a value so that only marks are expanded.
func (m *variables) inDoubleQuotes(text string) string {
	if !hasMark(text) {
		return gather.Quote(text)
	}
	text = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "$", `\$`, "`", "\\`").Replace(text)
	shown, _ := m.marks.show(text)
	return `"` + shown + `"`
}
