package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/program"
)

// maxStrangeWords bounds the words in the signature of an unknown program.
const maxStrangeWords = 6

// strangerSignature names what a person would give leave for who knows a
// program that guard does not: its name, the options before its subcommand, the
// subcommand, and any word behind it that tells of worse (workmux status;
// depot db drop). Empty: some word may be code, or starts something else.
func strangerSignature(name string, args []arg) string {
	if !subcommandShaped(strings.ToLower(name)) || slices.ContainsFunc(args, func(a arg) bool { return !a.known() || mayRun(a.text) }) {
		return ""
	}
	words := []string{name}
	rest := args
	for due := true; due && len(rest) > 0; rest = rest[1:] {
		t := rest[0].text
		switch {
		case optionShaped(t):
		case subcommandShaped(t):
			// Behind an option it may be the option's value: the next is needed too.
			due = len(words) > 1 && optionShaped(words[len(words)-1]) || t == "run"
		default:
			due = false
			continue
		}
		words = append(words, t)
	}
	for _, a := range rest {
		if w := strings.ToLower(a.text); subcommandShaped(strings.TrimLeft(w, "-")) && tellsOfWorse(w) && !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	if len(words) > maxStrangeWords {
		return ""
	}
	return strings.Join(words, " ")
}

// mayRun reports a word that can make an unknown program run something: the name
// of a shell or of what starts programs, a line for one, an option for code.
func mayRun(t string) bool {
	if slices.Contains(runningWords, t) {
		return true
	}
	if strings.HasPrefix(t, "-") {
		name, value, _ := strings.Cut(t, "=")
		return runsByName(name) || mayRun(value)
	}
	first, more, spaced := strings.Cut(strings.TrimSpace(t), " ")
	if first == "" {
		return false
	}
	e := program.Find(path.Base(first))
	switch {
	case e == nil:
		return false
	case spaced:
		return strings.Contains(" "+more, " -") || strings.ContainsAny(more, "|;&<>$`/")
	}
	return e.Special != program.None && slices.Contains(starters, e.Special)
}

// runningWords are subcommands that take code, or a command of another program.
var runningWords = strings.Fields("exec execute eval evaluate shell sh bash zsh console repl ssh cmd command script sudo spawn --")

// starters are the routines of programs that start others.
var starters = []program.Special{
	program.Shell, program.Interpreter, program.Eval, program.Source, program.FindFiles, program.Xargs, program.Parallel, program.Env, program.Awk,
	program.CommandBuiltin, program.Exec, program.Container, program.Applets, program.Package, program.Forward, program.Leaves, program.Script,
}

// tellsOfWorse reports a word by which most programs change what is not easily
// got back, or hand something on.
func tellsOfWorse(w string) bool {
	for _, one := range nameWords(w) {
		if tasks[one] != 0 || tellingWords()[one] != 0 || slices.Contains(worseWords, one) {
			return true
		}
	}
	return false
}

var worseWords = strings.Fields("rm remove del unlink clear clean prune reset revert rollback force forced hard all recursive yes merge close cancel abort stop " +
	"restart down terminate send post comment release uninstall install upgrade update write put set")
