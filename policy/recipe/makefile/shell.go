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

// quiet returns a command without the parts that throw away messages or ignore a failure.
func quiet(command string) string {
	return strings.TrimSpace(gather.Quiet().ReplaceAllString(strings.TrimSpace(command), ""))
}

// printed returns what a command prints, as far as its text tells.
func (e *expander) printed(command, text string) string {
	command = quiet(command)
	if inner, ok := strings.CutPrefix(command, "("); ok && gather.CloseOf(command, '(', ')') == len(command)-1 {
		command = quiet(strings.TrimSuffix(inner, ")"))
		text = command
	}
	if found := findsOr().FindStringSubmatch(command); found != nil {
		return found[1:][e.way.take(2)]
	}
	words := strings.Fields(command)
	switch {
	case printsNothing().MatchString(command) && !hasMark(command):
		return ""
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
		names := "*" + strings.TrimLeft(found[2], "*")
		if folders := strings.Fields(found[1]); len(folders) == 1 {
			names = strings.TrimSuffix(folders[0], "/") + "/" + names
		}
		return e.m.marks.of(mark{shows: gather.Unknown, names: names, lists: listOf(text)})
	}
	if goFiles().MatchString(command) {
		return e.m.marks.of(mark{shows: gather.Unknown, names: "*.go", lists: listOf(text)})
	}
	if found := listNames().FindStringSubmatch(command); found != nil && !hasMark(command) {
		return e.m.marks.of(mark{shows: gather.Unknown, names: strings.TrimLeft(found[1], "'\""), lists: listOf(text)})
	}
	if name, ok := strings.CutPrefix(command, "go env GO"); ok && gather.ShellName("GO"+name) {
		return e.m.marks.of(mark{shows: gather.Unknown, names: "*", goEnv: "GO" + name})
	}
	if gather.PrintsPlainly(text) {
		return e.m.marks.of(mark{shows: gather.UnknownOf(text), names: "*", lists: listOf(text)})
	}
	return e.m.marks.of(mark{shows: gather.Unknown, names: "*", code: text})
}

// listOf returns a command that lists names, as the shell could run it again, or "".
func listOf(text string) string {
	if !gather.ListsNames(text) || strings.Contains(text, gather.Unknown) {
		return ""
	}
	return text
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
	findNames    = lazy.Pattern(`^find\s+([A-Za-z0-9_./-]+(?:\s+[A-Za-z0-9_./][A-Za-z0-9_./-]*)*)` + lessFound +
		`\s+(?:-type\s+f\s+)?-name\s+["']?(\*[A-Za-z0-9_.-]+)["']?(?:\s+-type\s+f)?` + lessFound +
		`(?:\s+-print)?(?:\s*\|\s*(?:sort|grep (?:-E )?-v ["']?[\w./\\-]+["']?))*$`)
	goFiles = lazy.Pattern(`^go list -f '\{\{range \.(?:Test|XTest)?GoFiles\}\}\{\{\$\.Dir\}\}/\{\{\.\}\}\s*` +
		`\{\{end\}\}'(?: [\w./-]+)*$`)
	findsOr = lazy.Pattern(`^(?:which|command -v)\s+([A-Za-z0-9_.+/-]+)\s*\|\|\s*echo\s+["']?([A-Za-z0-9_.+/-]+)["']?$`)
	// printsNothing matches commands that only make or change files.
	printsNothing = lazy.Pattern(`^(?:mkdir|touch|chmod|ln|cp|mv|rm)(?:\s+-[a-uw-zA-Z]+)*` +
		`(?:\s+[A-Za-z0-9_./@][^\s;&|<>$(){}"'#!\\]*)+$`)
	listNames = lazy.Pattern(`^(?:git\s+ls-files|ls)\s+["']?([A-Za-z0-9_./-]*\*[A-Za-z0-9_.-]+)["']?$`)
)

// lessFound are tests of find that leave names out.
const lessFound = `(?:\s+(?:-not|!|\\!)\s+-(?:path|name)\s+["']?[\w./*-]+["']?|` +
	`\s+-(?:path|name)\s+["']?[\w./*-]+["']?\s+-prune\s+-o|\s+-maxdepth\s+\d+)*`

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
