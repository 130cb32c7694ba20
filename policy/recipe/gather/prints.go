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
	"xargs": true, "rev": true, "sed": true, "tac": true, "column": true,
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
	text = Quiet().ReplaceAllString(text, "")
	for i, part := range strings.Split(strings.ReplaceAll(text, "||", "|"), "|") {
		part = strings.TrimSpace(part)
		words := strings.Fields(part)
		if len(words) == 0 {
			return false
		}
		if i > 0 && awkColumn().MatchString(part) ||
			i > 0 && strings.HasPrefix(part, "tr -d ") && !strings.Contains(part, "\\") {
			continue
		}
		if strings.ContainsAny(VariableName().ReplaceAllString(part, ""), shellHeeds) {
			return false
		}
		if !plainPrinters[words[0]] && !(len(words) > 1 && plainPrinters[words[0]+" "+words[1]]) &&
			(i == 0 || !plainFilters[words[0]]) {
			return false
		}
		if words[0] == "git" && namesPeople().MatchString(part) || words[0] == "xargs" && len(words) > 1 ||
			words[0] == "find" && findRuns().MatchString(part) {
			return false
		}
		if words[0] == "git" && (words[1] == "log" || words[1] == "show") && !strings.Contains(part, "format") {
			return false
		}
	}
	return true
}

// namesPeople matches formats of git that print what people wrote, such as the messages of commits.
var namesPeople = lazy.Pattern(`%[+-]?[sbBfnNacwx<>]([^dtiIrshHTR]|$)|%[+-]?[aceG][nNeElL]|%[sbBNwx]|%\(|-p\b|` +
	`--patch|diff\s+[^-]|diff$|tag\s.*(-n|--format)|branch\s.*(-v|--format)`)

// findRuns matches the actions of find that do more than print names.
var findRuns = lazy.Pattern(`-(exec|ok|execdir|okdir|printf|fprint|delete)`)

// UnknownOf is what stands for the output of a command that is not run.
func UnknownOf(command string) string {
	command = Quiet().ReplaceAllString(command, "")
	for part := range strings.SplitSeq(command, "||") {
		printer, filters, _ := strings.Cut(part, "|")
		if !printsWord().MatchString(strings.TrimSpace(printer)) {
			return Unknown
		}
		for filter := range strings.SplitSeq(filters, "|") {
			if filter = strings.TrimSpace(filter); filter != "" && !keepsWord().MatchString(filter) {
				return Unknown
			}
		}
	}
	return UnknownWord
}

var (
	// printsWord matches commands that print one word, a name or a time (git-describe(1), git-rev-parse(1), date(1),
	// uname(1)).
	printsWord = lazy.Pattern(`^(?:uname(?: -\w+)?|nproc|whoami|hostname|arch|git branch --show-current|` +
		`git (?:describe|rev-parse|symbolic-ref|rev-list)(?: -[\w=/.*-]+| [\w@][\w./@{}~^-]*)*|` +
		`git log -1 --(?:format|pretty)='?%(?:[hHtT]|[ac]t|[ac]I|cs)'?|echo '?\w[\w.+-]*'?|` +
		`date(?: -u| --utc)*(?: -d @\d+)? '?\+(?:%[a-zA-MO-Y]|[^%\s'nt])*'?)$`)
	// keepsWord matches filters that take away from a word.
	keepsWord = lazy.Pattern(`^(?:head -n? ?1|tail -n? ?1|sed '?s/\^?v//'?|cut -c ?\d*-?\d*|tr -d '?(?:\\n|v|-)'?)$`)
)
