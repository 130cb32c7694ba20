package policies

import (
	"fmt"
	"io"
	"os"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// testPrinter shows tried policies to a person.
type testPrinter struct {
	cli.Ink
	w       io.Writer
	home    string
	another bool // a policy stands above
}

func newTestPrinter(w io.Writer, ink cli.Ink) *testPrinter {
	return &testPrinter{Ink: ink, w: w, home: cli.ThisPerson().Home}
}

func (p *testPrinter) line(format string, args ...any) { fmt.Fprintf(p.w, format+"\n", args...) }

func (p *testPrinter) policy(t policyTest) {
	if p.another {
		p.line("")
	}
	p.another = true
	for _, s := range t.conf.Sources {
		trusted := ""
		if t.conf.Withholds(s) {
			trusted = locale.Text(", not trusted: it can only tighten")
		}
		p.line("%s (%s%s)", p.In(cli.Bold, prompt.Escape(cli.HomeRelative(s.Path, p.home))), s.Layer, trusted)
	}
	if len(t.conf.Sources) == 0 {
		p.line("%s", locale.Text("no file of rules holds here"))
	}
	p.line("%s\n", locale.Fill("mode {0}", t.conf.Mode.Value.String()))
	width := t.width()
	for _, r := range t.rules {
		p.rule(r, width)
	}
	for _, one := range t.plans {
		p.plan(one)
	}
	for _, n := range t.conf.Notices {
		p.line("%s %s", p.In(cli.Yellow, cli.Column(locale.Text("note"), 7)), prompt.Escape(n))
	}
	for _, w := range t.conf.Warnings {
		p.line("%s %s", p.In(cli.Yellow, cli.Column(locale.Text("warning"), 7)), prompt.Escape(w.String()))
	}
	p.line("%s", cli.Hung("", t.summary(), cli.Columns(os.Stdout)))
}

// maxColumn bounds the column of examples, in terminal cells; longer ones push the
// rest of their line aside.
const maxColumn = 48

func (t policyTest) width() int {
	width := 0
	for _, r := range t.rules {
		for _, e := range r.examples {
			width = max(width, min(maxColumn, prompt.Cells(prompt.Escape(e.Text))))
		}
	}
	return width
}

func (p *testPrinter) rule(t ruleTest, width int) {
	note := ""
	if t.ignored {
		note = p.In(cli.Yellow, "  "+locale.Text("ignored: its file is not trusted"))
	}
	p.line("%s  %s%s", p.In(cli.Bold, prompt.Escape(t.rule.Label())), t.rule.Action, note)
	for _, e := range t.examples {
		by := prompt.Escape(question.RuleName(e.Verdict.Rule))
		if e.Verdict.Rule == t.rule.Label() {
			by = locale.Text("this rule")
		}
		p.line("  %s  %-9s  %s  %-5s  %s", p.Mark(e.Holds()), listOf(e), cli.Column(prompt.Escape(e.Text), width),
			e.Verdict.Action, p.In(cli.Faint, by))
		if !e.Holds() {
			p.line("        %s", p.In(cli.Red, failure(e)))
		}
	}
	if len(t.examples) == 0 {
		p.line("  %s", p.In(cli.Faint, locale.Text("no examples")))
	}
	p.line("")
}

func (p *testPrinter) plan(t planTest) {
	p.line("%s", p.In(cli.Bold, prompt.Escape(t.Label())))
	when, mark := locale.Fill("until {0}", question.Until(*t.Preconfirmed)), p.Mark(t.holds())
	if t.ended {
		when, mark = locale.Fill("ended {0}", question.Until(*t.Preconfirmed)), p.In(cli.Faint, "    ")
	}
	p.line("  %s  %s  %-5s  %s", mark, locale.Fill("{0}, in {1}", when,
		prompt.Escape(cli.HomeRelative(t.Workspace, p.home))), t.verdict.Action,
		p.In(cli.Faint, prompt.Escape(question.RuleName(t.verdict.Rule))))
	for _, m := range t.facts.Wildcards {
		p.line("        %s", locale.Fill("matches now: {0}", prompt.Escape(question.MatchLine(m))))
	}
	p.line("")
}

// failure says what an example that does not hold does instead.
func failure(e policy.Example) string {
	if e.Wanted {
		return locale.Text("the rule does not match it")
	}
	return locale.Text("the rule matches it")
}

// summary counts.
func (t policyTest) summary() string {
	if len(t.rules)+len(t.plans) == 0 {
		return locale.Text("nothing to try: guard test tries the match and not_match of each rule in .guard.toml and " +
			"~/.config/guard/guard.toml, and there is no rule yet; guard init writes a first file")
	}
	n := 0
	for _, r := range t.rules {
		n += len(r.examples)
	}
	for _, one := range t.plans {
		if !one.ended {
			n++
		}
	}
	if len(t.wrong) > 0 {
		return question.Count(len(t.rules), "1 rule", "{0} rules") + ", " +
			question.Count(n, "1 example", "{0} examples") +
			question.Count(len(t.wrong), ": 1 does not hold", ": {0} do not hold")
	}
	return locale.Fill("{0}, {1}: all hold", question.Count(len(t.rules), "1 rule", "{0} rules"),
		question.Count(n, "1 example", "{0} examples"))
}
