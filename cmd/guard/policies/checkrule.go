package policies

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// printRule shows the rule that would let a command run, ready to be pasted; none: nothing.
func printRule(w io.Writer, patterns []string) {
	if patterns == nil {
		return
	}
	fmt.Fprintf(w, "\n%s\n\n[[rules]]\naction = \"allow\"\ncommand = %s\n",
		locale.Fill("This rule lets it run; it goes into {0}:", ownFile()), tomlList(patterns))
}

// ownFile is the person's own file of rules.
func ownFile() string { return cli.HomeRelative(config.UserFile(), cli.ThisPerson().Home) }

// tomlList is a list of texts as TOML and JSON both have it.
func tomlList(texts []string) string {
	var quoted []string
	for _, t := range texts {
		b, err := json.Marshal(t)
		if err != nil {
			continue
		}
		quoted = append(quoted, string(b))
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// rule is the one that decided; nil: none did.
func (one *checked) rule() *policy.Rule {
	for i := range one.settings.Rules {
		if r := &one.settings.Rules[i]; one.verdict.Source == decision.Rule && r.Label() == one.verdict.Rule {
			return r
		}
	}
	return nil
}

// change says which rule would change a verdict for which none is shown to be pasted.
func (one *checked) change() string {
	v := &one.verdict
	switch {
	case v.Source == decision.Rule:
		return changeRule(one.rule())
	case v.Source == decision.Preconfirmed:
		return ""
	case v.Source != decision.Mode:
		return locale.Text("none can let it run")
	case v.Action == policy.Allow:
		return stricter(one.run, one.settings)
	case v.Risk >= risk.Critical:
		return locale.Text("none is proposed for what is critical")
	}
	return locale.Fill("none lets it run: {0}; in the mode ask you are asked about it each time", noRule(&one.run))
}

// noRule is why no rule that names its commands lets a request run.
func noRule(f *policy.Facts) string {
	why, wrappers := f.Obstacle()
	return locale.Fill(obstacles[why], strings.Join(wrappers, ", "))
}

var obstacles = map[policy.Obstacle]locale.Message{
	policy.NotKnown:    "guard does not know all that it would do",
	policy.Wrapped:     "a rule speaks for a command's own words, not for what {0} makes of it",
	policy.OpenWords:   "some of its words are not known before it runs",
	policy.BesideWords: "a rule speaks for a command's own words, not for redirects, variables or $(…)",
	policy.ByOptions: "a rule speaks for a command, not for what its options have it delete, write or run, " +
		"or for code that stands among its words",
	policy.InFile:       "what a file has it run is critical, and its words do not show that",
	policy.NewText:      "what it runs was written here, and a rule would be made for another text",
	policy.Elsewhere:    "it runs outside the workspace, where the same words mean other files",
	policy.MoreTogether: "its commands do more together than each alone, and a rule speaks for one command",
}

// changeRule says where the rule that decided stands.
func changeRule(r *policy.Rule) string {
	if r == nil || r.Line == 0 {
		return ""
	}
	return locale.Fill("change it at {0}:{1}, then try it: guard test", r.Source, strconv.Itoa(r.Line))
}

// stricter is the rule that would have what runs refused, or asked where the mode asks.
func stricter(f policy.Facts, s policy.Settings) string {
	rule, say := policy.Rule{Action: policy.Ask}, locale.Message("to be asked first: {0} under [[rules]] in {1}")
	if s.Mode == policy.Safe {
		rule.Action, say = policy.Deny, "to have it refused: {0} under [[rules]] in {1}"
	}
	worst := -1
	for i := range f.Commands {
		if worst < 0 || f.Commands[i].Level.Effective() > f.Commands[worst].Level.Effective() {
			worst = i
		}
	}
	if worst < 0 {
		return ""
	}
	text := plan.ShellLine(f.Commands[worst].Argv)
	p, err := policy.ParsePattern(text)
	if err != nil || strings.ContainsFunc(text, unprintable) {
		return ""
	}
	rule.Commands = []policy.Pattern{p}
	s.Rules = append(slices.Clone(s.Rules), rule)
	if policy.Decide(f, s).Action != rule.Action {
		return ""
	}
	return locale.Fill(say, fmt.Sprintf("action = %q, command = %s", rule.Action, tomlList([]string{text})), ownFile())
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
