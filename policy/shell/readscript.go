package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/zsh"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/project"
)

// Script is how a shell runs a text that it reads from a file, or from its input.
type Script struct {
	Shell string   // its name; empty: bash
	Args  []string // $1, $2 …
	Known bool     // those are all; else nobody knows them
}

// MaxScript is the longest script that is judged, in bytes.
const MaxScript = taint.MaxLine

// ReadScript judges a script's text as a line, with what the shell has for its arguments.
func ReadScript(text string, s Script, cwd string, world place.World) effect.Reading {
	w := newWalker(cwd, world)
	defer w.release()
	w.misleading(text)
	var args []taint.Word
	for _, a := range s.Args {
		w.misleading(a)
		w.expander.Bury(taint.Literal(a))
		args = append(args, taint.Literal(a))
	}
	w.State.SetParams(args, s.Known)
	w.State.Undoes, w.State.Zsh = slices.Contains(project.UndoingShells, s.Shell), zsh.Is(s.Shell)
	w.whole = text
	w.line(text, taint.Nothing)
	return w.conclude()
}

// Interpreter is what runs a script, by its first line or else by its name: a program with its arguments. A shell
// stands alone there.
func Interpreter(name, text string) (program []string, shell bool) {
	first, _, _ := strings.Cut(text, "\n")
	if line, ok := strings.CutPrefix(first, "#!"); ok {
		program = interpreterOf(strings.Fields(line))
	}
	if len(program) == 0 {
		program = strings.Fields(defaultInterpreters[code.LanguageOf(name, "")])
	}
	switch {
	case len(program) == 0:
		return []string{"bash"}, true
	case source.ShellFile("", "#!"+program[0]):
		return []string{path.Base(program[0])}, true
	}
	return program, false
}

// interpreterOf are the words of a script's first line without env(1), its options and its assignments.
func interpreterOf(words []string) []string {
	if len(words) == 0 {
		return nil
	}
	words = slices.Clone(words)
	if path.Base(words[0]) == "env" {
		words = words[1:]
		for len(words) > 0 && (strings.HasPrefix(words[0], "-") || strings.Contains(words[0], "=")) {
			words = words[1:]
		}
	}
	if len(words) > 0 && slices.Contains(systemPrograms, path.Dir(words[0])) {
		words[0] = path.Base(words[0])
	}
	return words
}

// systemPrograms are the folders whose programs are what their names say.
var systemPrograms = []string{"/bin", "/usr/bin", "/usr/local/bin"}

// defaultInterpreters run a file without a first line that says what does.
var defaultInterpreters = map[code.Language]string{code.Python: "python3", code.JavaScript: "node",
	code.Ruby: "ruby", code.Perl: "perl", code.PHP: "php", code.Go: "go run", code.Lua: "lua"}
