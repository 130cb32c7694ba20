package shell_test

import (
	"strings"
	"testing"

	"guard/internal/seed"
	"guard/policy/risk"
	"guard/policy/shell"
	"guard/policy/shell/program"
)

// oddWords are operands and options that programs get by mistake, or from who looks
// for one at which a judge breaks.
var oddWords = []string{
	"''", `""`, "-", "--", "---", "=", "-=", "--=", "==", "a=", "=a", "-x=", "--x=''", "''=''", ".", "..", "/", "//", "~", "~~", "~nobody", "*", "?", "[", "]", "[!", "{", "}", "{}", "{,}", "{1..3}", "%", "%%", "%s", "%1",
	"$x", "${x}", "${x:-}", "$@", "$*", "$1", "$$", "$!", "$?", "$-", "$(x)", "`x`", "<(x)", ">(x)", "$((1))", "!", "!!", "#", "@", "@x", ":", "::", "+", "+x", ",", "0", "-1", "1", "99999999999999999999", "0x", "a:b", "a:", ":a", "a@b", "a@b:c", "\\", `\;`, "';'", "'|'", "'\n'", "'\t'",
	"é", "'\u202e'", "'\xff'", "-e", "-c", "-f", "-i", "-o", "-n", "-p", "-x", "-h", "-v", "-I", "-C", "-D", "-ex", "-cx", "--file", "--file=", "--help", "--version", "-exec", "-delete", "-execdir", "s/a/b/", "s/a/b/e", "s///", "s", "y///", "a\\", "{print}", "'{print > \"x\"}'", "'{'", "'}'",
	"http://", "https://x", "file://", "ssh://", "://", "git@x:y", "ext::x", "HEAD", "HEAD~1", "origin", "main", "+main", ":main", "set", "get", "list", "add", "rm", "install", "run", "exec", "test", "config", "clean", "push", "apply", "delete", "edit", "-e''", "\"$x\"''", "a$x", "$x/b", "x/*", "*/", "**",
}

// programs are all that the tables know, with their subcommands, and the shell's own.
func programs() []string {
	names := []string{"export", "declare", "typeset", "local", "readonly", "nameref", "let", "unset", "set", "shift", "alias", "unalias", "trap", "eval", "exec", "command", "builtin", "source", ".", "read", "mapfile", "getopts", "printf", "test", "[", "[[", "time", "coproc", "cd", "pushd", "kill", "wait", "ulimit", "umask", "hash", "type", "bind", "complete", "compgen", "shopt", "enable", "caller", "history", "fc", "jobs", "fg", "bg", "disown", "suspend", "logout", "times", "nobodyknows", "./x", "x/y", "''", "~/x"}
	var walk func(before string, e *program.Entry)
	walk = func(before string, e *program.Entry) {
		name := strings.TrimSpace(before + " " + e.Name)
		names = append(names, name)
		for sub := range e.AllSubs() {
			walk(name, sub)
		}
	}
	for _, e := range program.All() {
		walk("", e)
	}
	return names
}

// TestOddOperands: whatever a program is given, the judge does not break, and what it
// does not understand it does not call low.
func TestOddOperands(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	r := seed.Rand(t, 1, 2)
	for _, name := range programs() {
		judged(t, name)
		for range 6 { // FuzzOddOperands goes on, with other words in every run
			line := name
			for range r.IntN(4) {
				line += " " + oddWords[r.IntN(len(oddWords))]
			}
			judged(t, line)
		}
	}
}

// FuzzOddOperands picks a program, and its words and what stands between, by bytes.
func FuzzOddOperands(f *testing.F) {
	names := programs()
	between := []string{" ", " ", " ", " ", " | ", "; ", " && ", " > ", " < ", " <<< ", " & ", "\n", "=", ""}
	f.Add([]byte{1, 2, 3, 4, 5, 6})
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) < 3 || len(b) > 64 {
			return
		}
		line := names[(int(b[0])<<8|int(b[1]))%len(names)]
		for i := 2; i+1 < len(b); i += 2 {
			line += between[int(b[i])%len(between)] + oddWords[int(b[i+1])%len(oddWords)]
		}
		judged(t, line)
	})
}

// judged judges a line, in a panic's message, and as a vector.
func judged(t *testing.T, line string) {
	t.Helper()
	defer func() {
		if r := recover(); r != nil {
			t.Fatalf("%q: %v", line, r)
		}
	}()
	r := judge(line)
	if r.Level < risk.Low || r.Unknown && r.Level == risk.Low {
		t.Errorf("%q: level %s, unknown %v", line, r.Level, r.Unknown)
	}
	shell.ReadArgv(strings.Fields(strings.NewReplacer("'", "", `"`, "").Replace(line)), nil, corpusWorld.Workspace, corpusWorld)
}
