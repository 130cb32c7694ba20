package recipe

import (
	"regexp"
	"strings"
)

// shell runs a command when the makefile is read. What it prints is not known.
func (e *expander) shell(command string) string {
	command = strings.TrimSpace(command)
	if command == "" {
		return ""
	}
	text, code := e.m.marks.show(command)
	if code != "" {
		e.m.unread("what a command prints is run: " + short(code))
	}
	e.m.line(Line{Text: text, Task: e.task, Always: true})
	printed := e.printed(command, text)
	e.m.ran = e.m.ran || !harmlessRead.MatchString(command) && !printsPlainly(text)
	return printed
}

// printed is what a command prints, as far as its text tells.
func (e *expander) printed(command, text string) string {
	command = strings.TrimSpace(quiet.ReplaceAllString(command, ""))
	words := strings.Fields(command)
	switch {
	case command == "pwd" || command == "pwd -P":
		return e.m.folder()
	case len(words) == 2 && words[0] == "which" || len(words) == 3 && words[0] == "command" && words[1] == "-v":
		if name := words[len(words)-1]; programName.MatchString(name) {
			return []string{name, ""}[e.way.take(2)]
		}
	case len(words) == 2 && words[0] == "cat" && !strings.ContainsAny(words[1], "-*?[|;&<>`\"'") && !hasMark(words[1]):
		if got, ok := e.content(words[1]); ok {
			return oneLine(got)
		}
	}
	if found := findNames.FindStringSubmatch(command); found != nil && !hasMark(command) {
		return e.m.marks.of(mark{shows: unknown,
			names: strings.TrimSuffix(found[1], "/") + "/*" + strings.TrimLeft(found[2], "*")})
	}
	if found := listNames.FindStringSubmatch(command); found != nil && !hasMark(command) {
		return e.m.marks.of(mark{shows: unknown, names: strings.TrimLeft(found[1], "'\"")})
	}
	if printsPlainly(text) {
		return e.m.unknown("*")
	}
	return e.m.marks.of(mark{shows: unknown, names: "*", code: text})
}

// oneLine is a file as $(shell cat FILE) gives it.
func oneLine(s string) string {
	return strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", " ")
}

// content gives a file that is read with the makefile. What a recipe reads may
// have been written by another one.
func (e *expander) content(name string) (string, bool) {
	if e.m.around.File == nil || e.m.ran || e.task != "" {
		return "", false
	}
	text, state := e.m.around.File(name)
	if state != Present || len(text) > maxText || strings.ContainsFunc(text, isMark) {
		return "", false
	}
	return text, true
}

var (
	variableName = regexp.MustCompile(`\$[A-Za-z_][A-Za-z0-9_]*|\$\{[A-Za-z_][A-Za-z0-9_]*\}`)
	harmlessRead = regexp.MustCompile(`^(cat|which|command -v) [A-Za-z0-9_./ -]+$`)
	programName  = regexp.MustCompile(`^[A-Za-z0-9_.+/-]+$`)
	quiet        = regexp.MustCompile(`\s*(&>|2?>|>&)\s*(/dev/null|&1)|\s*\|\|\s*(true|:)\s*$`)
	findNames    = regexp.MustCompile(`^find\s+([A-Za-z0-9_./-]+)\s+(?:-type\s+f\s+)` +
		`?-name\s+["']?(\*[A-Za-z0-9_.-]+)["']?(?:\s+-type\s+f)?(?:\s*\|\s*sort)?$`)
	listNames = regexp.MustCompile(`^(?:git\s+ls-files|ls)\s+["']?([A-Za-z0-9_./-]*\*[A-Za-z0-9_.-]+)["']?$`)
)

// plainPrinters print what holds no character that a shell heeds, if their own
// text holds none: versions, dates, names of systems, paths.
var plainPrinters = map[string]bool{
	"uname": true, "date": true, "pwd": true, "which": true, "command": true, "type": true, "nproc": true,
	"whoami": true, "hostname": true, "id": true, "arch": true, "tty": true, "basename": true, "dirname": true,
	"realpath": true, "readlink": true, "find": true, "ls": true, "seq": true, "pkg-config": true, "llvm-config": true,
	"sysctl": true, "getconf": true, "tput": true, "mktemp": true, "wc": true, "md5sum": true, "sha256sum": true,
	"xcrun": true, "brew --prefix": true, "go env": true, "go list": true, "go version": true, "rustc": true,
	"gcc": true, "cc": true, "node -v": true, "node --version": true, "git describe": true, "git rev-parse": true,
	"git ls-files": true, "git rev-list": true, "git symbolic-ref": true, "git branch": true, "git tag": true,
	"git status": true, "git diff": true, "git merge-base": true, "git remote": true, "npm bin": true, "ruby -v": true,
	"echo": true, "printf": true, "python3 --version": true, "python --version": true, "git log": true,
	"git show": true,
}

// plainFilters pass on a part of what they read.
var plainFilters = map[string]bool{
	"head": true, "tail": true, "sort": true, "uniq": true, "cut": true, "grep": true, "egrep": true, "wc": true,
	"xargs": true, "rev": true, "sed": true, "tac": true, "column": true,
}

var awkColumn = regexp.MustCompile(`^awk\s+'\{\s*print\s+\$[0-9]+;?\s*\}'$`)

// shellHeeds are characters that could become a shell's syntax in a recipe.
const shellHeeds = ";&`$(){}<>\\\n#!"

// printsPlainly reports a command whose output is no shell code. Messages of
// commits are written by people and are not plain.
func printsPlainly(text string) bool {
	text = quiet.ReplaceAllString(text, "")
	for i, part := range strings.Split(strings.ReplaceAll(text, "||", "|"), "|") {
		part = strings.TrimSpace(part)
		words := strings.Fields(part)
		if len(words) == 0 {
			return false
		}
		if i > 0 && awkColumn.MatchString(part) ||
			i > 0 && strings.HasPrefix(part, "tr -d ") && !strings.Contains(part, "\\") {
			continue
		}
		if strings.ContainsAny(variableName.ReplaceAllString(part, ""), shellHeeds) {
			return false
		}
		if !plainPrinters[words[0]] && !(len(words) > 1 && plainPrinters[words[0]+" "+words[1]]) &&
			(i == 0 || !plainFilters[words[0]]) {
			return false
		}
		if words[0] == "git" && namesPeople.MatchString(part) || words[0] == "xargs" && len(words) > 1 ||
			words[0] == "find" && findRuns.MatchString(part) {
			return false
		}
		if words[0] == "git" && (words[1] == "log" || words[1] == "show") && !strings.Contains(part, "format") {
			return false
		}
	}
	return true
}

var (
	namesPeople = regexp.MustCompile(`%[+-]?[sbBfnNacwx<>]([^dtiIrshHTR]|$)|%[+-]?[aceG][nNeElL]|%[sbBNwx]|%\(|-p\b|` +
		`--patch|diff\s+[^-]|diff$|tag\s.*(-n|--format)|branch\s.*(-v|--format)`)
	findRuns = regexp.MustCompile(`-(exec|ok|execdir|okdir|printf|fprint|delete)`)
)

// file reads or writes a file. Source: GNU make manual, 8.6.
func (e *expander) file(op, text string) string {
	op = strings.TrimSpace(op)
	if name, ok := strings.CutPrefix(op, "<"); ok {
		name = strings.TrimSpace(name)
		if got, ok := e.content(name); ok {
			return strings.TrimSuffix(got, "\n")
		}
		shown, _ := e.m.marks.show(name)
		e.m.line(Line{Text: "cat " + shown, Task: e.task, Always: true})
		return e.m.marks.of(mark{shows: unknown, names: "*", code: "cat " + shown})
	}
	e.m.ran = true
	shown, code := e.m.marks.show(op)
	if code != "" || !strings.HasPrefix(op, ">") {
		e.m.unread("a file that a command names: " + short(shown))
	}
	e.m.line(Line{Text: "printf %s " + e.m.inDoubleQuotes(text) + " " + shown, Task: e.task, Always: true})
	return ""
}
