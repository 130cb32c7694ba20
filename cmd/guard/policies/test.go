package policies

import (
	"bufio"
	"errors"
	"os"
	"time"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/prompt"
)

// NewTest is `guard test`: do the rules do what their examples say?
func NewTest(f *cli.Flags) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "test [FILE…]",
		Short: "Try the rules on their own examples; nothing runs",
		Long: `test judges every example of every rule, and every preconfirmed operation: which hold, the
verdict on each and the rule that decided. Without FILE it takes the policy that holds
here, else each file by itself. What can never match or never decide is a warning.
Exit status: 0 all hold, 1 one does not, 78 a file is wrong.`,
		Example: `  guard test
  guard test .guard.toml
  guard test --json ~/.config/guard/guard.toml`,
		RunE: func(cmd *cobra.Command, files []string) error {
			if err := f.Check(); err != nil {
				return err
			}
			tests, bad := testPolicies(*f, files)
			out := bufio.NewWriter(cmd.OutOrStdout())
			if asJSON {
				cli.WriteJSON(out, newTestReport(tests))
			} else {
				show := newTestPrinter(out, cli.NewInk(os.Stdout))
				for _, t := range tests {
					show.policy(t)
				}
			}
			if err := out.Flush(); err != nil {
				return cli.Fail(cli.ExitInternal, err)
			}
			return testStatus(tests, bad)
		},
	}
	f.AddPolicy(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// testPolicies tries the policy that holds here, or each file by itself. A file
// that is wrong is in the error, and the others are tried all the same.
func testPolicies(f cli.Flags, files []string) ([]policyTest, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
	}
	if len(files) == 0 {
		files = []string{""}
	}
	var tests []policyTest
	var bad []error
	for _, file := range files {
		p := f.Params(dir, "")
		p.Only, p.Unchecked, p.Now = file, true, time.Now()
		conf, err := config.Load(p)
		if err != nil {
			bad = append(bad, err)
			continue
		}
		tests = append(tests, testPolicy(&conf, p.Now))
	}
	if len(bad) > 0 {
		return tests, cli.Fail(cli.ExitConfig, errors.Join(bad...))
	}
	return tests, nil
}

// testStatus ends with what is wrong: a file, else the examples that do not hold.
func testStatus(tests []policyTest, bad error) error {
	var wrong []error
	for _, t := range tests {
		wrong = append(wrong, t.wrong...)
	}
	switch {
	case bad != nil && len(wrong) > 0:
		return cli.Fail(cli.ExitConfig, errors.Join(bad, errors.Join(wrong...)))
	case bad != nil:
		return bad
	case len(wrong) > 0:
		return cli.Fail(1, errors.Join(wrong...))
	}
	return nil
}

// policyTest is one policy, tried.
type policyTest struct {
	conf  *config.Config
	rules []ruleTest
	plans []planTest
	wrong []error // one an example that does not hold
}

type ruleTest struct {
	rule     *policy.Rule
	ignored  bool // it stands in a project file that nobody has trusted
	examples []policy.Example
}

// planTest is what is preconfirmed, judged where it would run.
type planTest struct {
	*policy.Preconfirmed
	ended   bool
	facts   policy.Facts
	verdict policy.Verdict
}

func (p planTest) holds() bool { return p.ended || p.verdict.Action == policy.Allow }

func testPolicy(conf *config.Config, now time.Time) policyTest {
	t := policyTest{conf: conf}
	for i := range conf.Rules {
		t.rule(&conf.Rules[i], false)
	}
	for i := range conf.Ignored {
		t.rule(&conf.Ignored[i], true)
	}
	who := cli.ThisPerson()
	settings := conf.Settings("")
	settings.Now = now
	own := cli.OwnPaths(who.Home, conf.Files()...)
	j := judge{settings: settings, world: place.World{Home: who.Home, User: who.Name, Own: own}}
	for i := range conf.Preconfirmed {
		p := planTest{Preconfirmed: &conf.Preconfirmed[i]}
		p.ended = p.Ended(now)
		p.facts, p.verdict = j.judge(p.Request())
		t.plans = append(t.plans, p)
		if !p.holds() {
			t.wrong = append(t.wrong, locale.Errorf(
				"%s: it would not run: %s (%s); change what decides, or take it out", prompt.Escape(p.Label()),
				prompt.Escape(p.verdict.Reason),
				prompt.Escape(p.verdict.Rule)))
		}
	}
	return t
}

// rule tries a rule's examples in the world that loading tries them in.
func (t *policyTest) rule(r *policy.Rule, ignored bool) {
	agent := ""
	if len(r.Agents) > 0 {
		agent = r.Agents[0]
	}
	one := ruleTest{rule: r, ignored: ignored, examples: r.Examples(config.Examples(), t.conf.Settings(agent))}
	t.rules = append(t.rules, one)
	for _, e := range one.examples {
		here := *r
		if e.Line > 0 {
			here.Line = e.Line
		}
		switch {
		case e.Holds():
		case e.Wanted:
			t.wrong = append(t.wrong, locale.Errorf(
				"%s: the rule does not match its example %q; widen the rule, or take the example out of match",
				prompt.Escape(here.Label()), e.Text))
		default:
			t.wrong = append(t.wrong, locale.Errorf(
				"%s: the rule matches %q; narrow the rule, or take the example out of not_match",
				prompt.Escape(here.Label()), e.Text))
		}
	}
}
