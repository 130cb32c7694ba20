package policies

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// printRule shows, where the mode does not let a command run, the rule that would, ready to be pasted.
func printRule(w io.Writer, f policy.Facts, v policy.Verdict, s policy.Settings) {
	patterns := allowedBy(f, v, s)
	if patterns == nil {
		return
	}
	var quoted []string
	for _, p := range patterns {
		text, err := json.Marshal(p)
		if err != nil {
			return
		}
		quoted = append(quoted, string(text))
	}
	fmt.Fprintf(w, "\n%s\n\n[[rules]]\naction = \"allow\"\ncommand = [%s]\n",
		locale.Fill("This rule lets it run; it goes into {0}:",
			cli.HomeRelative(config.UserFile(), cli.ThisPerson().Home)), strings.Join(quoted, ", "))
}

// allowedBy are the patterns of a rule that would let just this command line run; nil where there is
// none, or where it is too dangerous for one.
func allowedBy(f policy.Facts, v policy.Verdict, s policy.Settings) []string {
	if v.Action == policy.Allow || v.Source != decision.Mode || v.Risk >= risk.Critical || f.Tool != policy.Shell {
		return nil
	}
	rule := policy.Rule{Action: policy.Allow}
	var texts []string
	for _, c := range f.Commands {
		text := plan.ShellLine(c.Argv)
		p, err := policy.ParsePattern(text)
		if err != nil || strings.ContainsFunc(text, unprintable) {
			return nil
		}
		if !slices.Contains(texts, text) {
			texts, rule.Commands = append(texts, text), append(rule.Commands, p)
		}
	}
	s.Rules = append(slices.Clone(s.Rules), rule)
	if rule.Validate() != nil || policy.Decide(f, s).Action != policy.Allow {
		return nil
	}
	return texts
}

func unprintable(r rune) bool { return r < ' ' || r == 0x7f || r == '\u2028' || r == '\u2029' }
