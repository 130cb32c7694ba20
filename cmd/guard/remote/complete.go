package remote

import (
	"strings"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/control"
	"guard/control/socket"
	"guard/policy/decision"
	"guard/prompt"
)

// completeSessions completes to the sessions that run.
func completeSessions(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	list, _, _ := ofAll((*socket.Client).Sessions)
	var ids []cobra.Completion
	for _, s := range list {
		home := cli.ThisPerson().Home
		ids = append(ids, described(s.ID, s.Agent+" in "+cli.HomeRelative(s.Workspace, home)))
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// completeAnswer completes to a question that waits, then to an answer that it can have.
func completeAnswer(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	list, _, _ := ofAll(pending)
	var words []cobra.Completion
	for _, p := range list {
		switch {
		case len(args) == 0:
			words = append(words, described(p.RequestID, p.Preview.Summary))
		case len(args) == 1 && p.RequestID == args[0]:
			words = answersTo(p)
		}
	}
	return words, cobra.ShellCompDirectiveNoFileComp
}

func answersTo(p control.PermissionRequest) []cobra.Completion {
	var words []cobra.Completion
	for _, o := range p.Options {
		words = append(words, o.ID)
	}
	return append(words, cancelWord)
}

// answerWords are what can be said to a question.
var answerWords = []string{decision.Once.String(), decision.ForSession.String(), decision.Refused.String(), cancelWord}

const cancelWord = "cancel"

// described is a completion with what it stands for, in one line.
func described(word, what string) cobra.Completion {
	line, _, _ := strings.Cut(prompt.Escape(what), "\n")
	return cobra.CompletionWithDesc(word, strings.ReplaceAll(line, "\t", " "))
}
