package makefile

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// shell lists a command that make runs when it reads the file. What it prints is not known.
func (e *expander) shell(command string) string {
	command = strings.TrimSpace(command)
	if command == "" {
		return ""
	}
	text, code := e.m.marks.show(command)
	if code != "" {
		e.m.Unread("what a command prints is run: " + gather.Short(code))
	}
	e.m.Line(recipe.Line{Text: text, Task: e.task, Always: true})
	printed := e.printed(command, text)
	e.m.ran = e.m.ran || !harmlessRead().MatchString(command) && !gather.PrintsPlainly(text)
	return printed
}

// printed returns what a command prints, as far as its text tells.
func (e *expander) printed(command, text string) string {
	command = strings.TrimSpace(gather.Quiet().ReplaceAllString(command, ""))
	words := strings.Fields(command)
	switch {
	case command == "pwd" || command == "pwd -P":
		return e.m.folder()
	case len(words) == 2 && words[0] == "which" || len(words) == 3 && words[0] == "command" && words[1] == "-v":
		if name := words[len(words)-1]; programName().MatchString(name) {
			return []string{name, ""}[e.way.take(2)]
		}
	case len(words) == 2 && words[0] == "cat" && !strings.ContainsAny(words[1], "-*?[|;&<>`\"'") && !hasMark(words[1]):
		if got, ok := e.content(words[1]); ok {
			return oneLine(got)
		}
	}
	if found := findNames().FindStringSubmatch(command); found != nil && !hasMark(command) {
		return e.m.marks.of(mark{shows: gather.Unknown,
			names: strings.TrimSuffix(found[1], "/") + "/*" + strings.TrimLeft(found[2], "*")})
	}
	if found := listNames().FindStringSubmatch(command); found != nil && !hasMark(command) {
		return e.m.marks.of(mark{shows: gather.Unknown, names: strings.TrimLeft(found[1], "'\"")})
	}
	if gather.PrintsPlainly(text) {
		return e.m.marks.of(mark{shows: gather.UnknownOf(text), names: "*"})
	}
	return e.m.marks.of(mark{shows: gather.Unknown, names: "*", code: text})
}

// oneLine returns a file as $(shell cat FILE) gives it.
func oneLine(s string) string {
	return strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", " ")
}

// content returns a file that is read together with the makefile. What a recipe reads may have been written by
// another recipe, and is not known.
func (e *expander) content(name string) (string, bool) {
	if e.m.around.File == nil || e.m.ran || e.task != "" {
		return "", false
	}
	text, state := e.m.around.File(name)
	if state != recipe.Present || len(text) > gather.MaxText || strings.ContainsFunc(text, isMark) {
		return "", false
	}
	return text, true
}

var (
	harmlessRead = lazy.Pattern(`^(cat|which|command -v) [A-Za-z0-9_./ -]+$`)
	programName  = lazy.Pattern(`^[A-Za-z0-9_.+/-]+$`)
	findNames    = lazy.Pattern(`^find\s+([A-Za-z0-9_./-]+)\s+(?:-type\s+f\s+)` +
		`?-name\s+["']?(\*[A-Za-z0-9_.-]+)["']?(?:\s+-type\s+f)?(?:\s*\|\s*sort)?$`)
	listNames = lazy.Pattern(`^(?:git\s+ls-files|ls)\s+["']?([A-Za-z0-9_./-]*\*[A-Za-z0-9_.-]+)["']?$`)
)

// file reads or writes a file. Source: the manual, 8.6.
func (e *expander) file(op, text string) string {
	op = strings.TrimSpace(op)
	if name, ok := strings.CutPrefix(op, "<"); ok {
		name = strings.TrimSpace(name)
		if got, ok := e.content(name); ok {
			return strings.TrimSuffix(got, "\n")
		}
		shown, _ := e.m.marks.show(name)
		e.m.Line(recipe.Line{Text: "cat " + shown, Task: e.task, Always: true})
		return e.m.marks.of(mark{shows: gather.Unknown, names: "*", code: "cat " + shown})
	}
	e.m.ran = true
	shown, code := e.m.marks.show(op)
	if code != "" || !strings.HasPrefix(op, ">") {
		e.m.Unread("a file that a command names: " + gather.Short(shown))
	}
	e.m.Line(recipe.Line{Text: "printf %s " + e.m.inDoubleQuotes(text) + " " + shown, Task: e.task, Always: true})
	return ""
}
