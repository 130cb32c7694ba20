package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Libraries for command lines give every program an option, or a word, by which it writes itself into the person's
// shell: no code of the program's own names it. So it is known by its name, whatever program has it.

// completionOptions are those options: Typer 0.15 (_completion_shared.py), posener/complete 2 and HashiCorp's cli 1.1
// with one dash or two.
var completionOptions = strings.Fields("--install-completion --install-completions --install-autocomplete " +
	"-install-autocomplete --autocomplete-install -autocomplete-install -install-completion --completion-install")

// completionWords are those words, where a subcommand may stand: Dart's cli_completion 0.5 (Very Good CLI, Mason), pnpm
// 8 (tabtab), click-completion, oclif 1.
var completionWords = strings.Fields("install-completion install-completions install-completion-files " +
	"install-autocomplete completion:install autocomplete:install")

// ownWords are the words that go to code of the project: what stands behind a script or a module, and what a runner of
// the project's code is given.
func ownWords(v *option.Invocation) []taint.Word {
	switch {
	case v.Entry.Special == program.Interpreter && v.Has("-m"):
		return v.Operands
	case v.Entry.Special == program.Interpreter && len(v.Operands) > 0:
		return v.Operands[1:]
	case option.WorksOnProject(v):
		return v.Operands
	}
	return nil
}

// completes judges a program, one that the table knows, by the words that it is given.
func (j *invocationJudge) completes(c *effect.Call, v *option.Invocation) {
	words := ownWords(v)
	for _, u := range v.Unlisted {
		words = append(slices.Clip(words), taint.Literal(u.Name))
	}
	setsUpCompletion(c, v.Name, words)
}

// setsUpCompletion raises for one that writes completion into the files that a shell reads at its start.
func setsUpCompletion(c *effect.Call, name string, words []taint.Word) {
	for i, a := range words {
		word, _, _ := strings.Cut(a.Text, "=")
		if slices.Contains(completionOptions, word) || i == 0 && slices.Contains(completionWords, a.Text) {
			c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("{0} changes settings outside the workspace", name))
			return
		}
	}
}
