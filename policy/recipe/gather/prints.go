package gather

import (
	"strings"

	"guard/internal/lazy"
)

// plainPrinters are the commands whose output holds no character that a shell gives a meaning, if their own text
// holds none: versions, dates, names of systems, paths.
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

// plainFilters are the commands that pass on a part of what they read.
var plainFilters = map[string]bool{
	"head": true, "tail": true, "sort": true, "uniq": true, "cut": true, "grep": true, "egrep": true, "wc": true,
	"xargs": true, "rev": true, "sed": true, "tac": true, "column": true, "base64": true,
}

// VariableName matches a variable of the shell.
var VariableName = lazy.Pattern(`\$[A-Za-z_][A-Za-z0-9_]*|\$\{[A-Za-z_][A-Za-z0-9_]*\}`)

// Quiet matches the parts of a line that throw away messages or ignore a failure.
var Quiet = lazy.Pattern(`\s*(&>|2?>|>&)\s*(/dev/null|&1)|\s*\|\|\s*(true|:)\s*$`)

// awkColumn matches an awk program that prints one column.
var awkColumn = lazy.Pattern(`^awk\s+'\{\s*print\s+\$[0-9]+;?\s*\}'$`)

// shellHeeds are the characters that could become syntax of the shell.
const shellHeeds = ";&`$(){}<>\\\n#!"

// PrintsPlainly reports whether the output of a command is certainly no shell code. What people wrote, such as the
// messages of commits, may be.
func PrintsPlainly(text string) bool {
	lines, ok := pipelines(Quiet().ReplaceAllString(text, ""))
	for _, l := range lines {
		ok = ok && (l.silent() || l.plain())
	}
	return ok && len(lines) > 0
}

// plain reports whether a pipeline prints no shell code.
func (l pipeline) plain() bool {
	for i, c := range l.commands {
		raw := strings.TrimSpace(c.raw)
		switch {
		case i == 0 && c.plainPrinter(), i > 0 && awkColumn().MatchString(raw),
			i > 0 && strings.HasPrefix(raw, "tr -d ") && !strings.Contains(raw, "\\"),
			i > 0 && plainFilters[c.name()] && c.filters():
		default:
			return false
		}
	}
	return true
}

// plainPrinter reports a command that prints no shell code by itself. What find and go list print does not depend on
// the characters of their tests.
func (c piped) plainPrinter() bool {
	name, second := c.name(), ""
	if len(c.words) > 1 {
		second = c.words[1].text
	}
	switch {
	case !plainPrinters[name] && !plainPrinters[name+" "+second]:
		return false
	case name == "git" && (namesPeople().MatchString(c.raw) ||
		(second == "log" || second == "show") && !strings.Contains(c.raw, "format")):
		return false
	case name == "find":
		return !findRuns().MatchString(c.raw) && !c.has(func(w word) bool { return w.computed })
	case name == "go" && second == "list":
		return !c.has(func(w word) bool { return w.computed || heeded(goFields().ReplaceAllString(w.text, "")) })
	}
	return !c.has(func(w word) bool { return w.computed || heeded(w.text) })
}

// heeded reports a text that could become syntax of the shell.
func heeded(s string) bool {
	return strings.ContainsAny(VariableName().ReplaceAllString(s, ""), shellHeeds+"|'")
}

// goFields matches what a template of go list takes from a package: names of folders and files.
var goFields = lazy.Pattern(`\{\{(?:range )?\$?\.?(?:Dir|ImportPath|GoFiles|TestGoFiles|Name|Path|Version)?\}\}|` +
	`\{\{(?:if|range) \.[A-Z]\w*\}\}|\{\{(?:end|else)\}\}`)

// filters reports a filter that reads nothing but what it is given, and changes no character of it.
func (c piped) filters() bool {
	name, operands := c.name(), 0
	searches := name == "grep" || name == "egrep"
	for i, w := range c.words[1:] {
		switch {
		case w.computed || !searches && name != "cut" && heeded(w.text):
			return false
		case strings.HasPrefix(w.text, "-"):
			if searches && (strings.HasPrefix(w.text, "-f") || strings.HasPrefix(w.text, "--")) || name == "base64" {
				return false
			}
		case i > 0 && takesValue().MatchString(name+" "+c.words[i].text) || plainNumber().MatchString(w.text):
		default:
			operands++
		}
	}
	switch {
	case name == "xargs":
		return len(c.words) == 1
	case searches || name == "sed":
		return operands <= 1
	}
	return operands == 0
}

var (
	takesValue  = lazy.Pattern(`^(?:(?:head|tail) -[nc]|cut -[dfcb]|sort -[kt]|e?grep -[mABC]|base64 -w|column -s)$`)
	plainNumber = lazy.Pattern(`^[0-9,+-]+$`)
)

// namesPeople matches formats of git that print what people wrote, such as the messages of commits.
var namesPeople = lazy.Pattern(`%[+-]?[sbBfnNacwx<>]([^dtiIrshHTR]|$)|%[+-]?[aceG][nNeElL]|%[sbBNwx]|%\(|-p\b|` +
	`--patch|diff\s+[^-]|diff$|tag\s.*(-n|--format)|branch\s.*(-v|--format)`)

// findRuns matches the actions of find that do more than print names.
var findRuns = lazy.Pattern(`-(exec|ok|execdir|okdir|printf|fprint|delete)`)

// UnknownOf is what stands for the output of a command that is not run.
func UnknownOf(command string) string {
	lines, ok := pipelines(Quiet().ReplaceAllString(command, ""))
	prints := false
	for _, l := range lines {
		if l.silent() {
			continue
		}
		if prints && l.after == "&&" { // both print
			return Unknown
		}
		prints = true
		for i, c := range l.commands {
			raw := strings.TrimSpace(c.raw)
			ok = ok && (i == 0 && printsWord().MatchString(raw) || i > 0 && keepsWord().MatchString(raw))
		}
	}
	if !ok || !prints {
		return Unknown
	}
	return UnknownWord
}

// ListsNames reports a command that prints names of files below the folders that it is given, or of packages of Go,
// and does nothing else.
func ListsNames(command string) bool {
	lines, ok := pipelines(Quiet().ReplaceAllString(command, ""))
	if !ok || len(lines) != 1 || !PrintsPlainly(command) {
		return false
	}
	for _, c := range lines[0].commands[1:] {
		if name := c.name(); name != "grep" && name != "egrep" && name != "sort" && name != "uniq" && name != "head" {
			return false
		}
		if c.has(func(w word) bool { return strings.HasPrefix(w.text, "-o") || strings.HasPrefix(w.text, "-c") }) {
			return false
		}
	}
	return listsNames().MatchString(strings.TrimSpace(lines[0].commands[0].raw))
}

var listsNames = lazy.Pattern(`^(?:find\s|go list\s|git ls-files(?:\s|$))`)

var (
	// printsWord matches commands that print one word, a name or a time (git-describe(1), git-rev-parse(1), date(1),
	// uname(1)).
	printsWord = lazy.Pattern(`^(?:uname(?: -\w+)?|nproc|whoami|hostname|arch|git branch --show-current|` +
		`git (?:describe|rev-parse|symbolic-ref|rev-list)(?: -[\w=/.*-]+| [\w@][\w./@{}~^-]*)*|` +
		`git log (?:-1|-n ?1) --(?:format|pretty)='?(?:format:)?%(?:[hHtT]|[ac]t|[ac]I|cs)'?(?: -- [\w./*$ -]+)?|` +
		`echo ['"]?\w[\w.+-]*['"]?|` +
		`date(?: -u| --utc)*(?: -d @\d+)? '?\+(?:%[a-zA-MO-Y]|[^%\s'nt])*'?)$`)
	// keepsWord matches filters that take away from a word.
	keepsWord = lazy.Pattern(`^(?:head -n? ?1|tail -n? ?1|sed '?s/\^?v//'?|cut -c ?\d*-?\d*|tr -d '?(?:\\n|v|-)'?)$`)
)
