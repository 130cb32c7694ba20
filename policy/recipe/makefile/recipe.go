package makefile

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
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

// recipeText lists what one line of a recipe runs. A variable of several lines gives as many lines.
func (m *maker) recipeText(text string, sc *scope, task string, exports []string) {
	if len(m.commandLine) > 0 && startsMake().MatchString(text) {
		m.Unread("a make in a recipe, which inherits the command line's variables")
	}
	again := strings.Contains(text, "$(MAKE)") || strings.Contains(text, "${MAKE}")
	for _, one := range m.alternativesFor(sc, text, task) {
		shown, code := m.marks.line(one)
		if code != "" {
			m.Unread("what a command prints is run: " + gather.Short(code))
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

// startsMake matches a line that starts another make.
var startsMake = lazy.Pattern(`(^|[\s;&|(@+-])g?make(\s|$)`)

// recipeLine adds a line without the characters that are only for make.
func (m *maker) recipeLine(line, task string, exports []string, again bool) {
	bare := strings.TrimLeft(line, " \t@+-")
	prefix := line[:len(line)-len(bare)]
	m.Line(recipe.Line{Text: bare, Task: task, Exports: exports, Always: again || strings.Contains(prefix, "+"),
		Silent: strings.Contains(prefix, "@")})
}

// checkShell notes a recipe that no known shell runs.
func (m *maker) checkShell(sc *scope, task string) {
	if m.work < 0 {
		return
	}
	for _, text := range m.alternativesFor(sc, "$(SHELL)", task) {
		text = strings.Join(strings.Fields(text), " ")
		if !slices.Contains(gather.KnownShells, text) && text != "" {
			shown, _ := m.marks.show(text)
			m.Unread("SHELL is " + gather.Short(shown))
		}
	}
	for _, text := range m.alternativesFor(sc, "$(.SHELLFLAGS)", task) {
		fields := strings.Fields(text)
		if len(fields) == 0 || !strings.HasSuffix(fields[len(fields)-1], "c") ||
			slices.ContainsFunc(fields, func(f string) bool {
				return !gather.ShellFlags().MatchString(f)
			}) {
			shown, _ := m.marks.show(text)
			m.Unread(".SHELLFLAGS is " + gather.Short(shown))
		}
	}
}
