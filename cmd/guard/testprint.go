package main

import (
	"fmt"
	"io"

	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// testPrinter shows tried policies to a person.
type testPrinter struct {
	ink
	w    io.Writer
	home string
}

func newTestPrinter(w io.Writer, colour bool) *testPrinter {
	return &testPrinter{ink{colour}, w, thisPerson().home}
}

func (p *testPrinter) line(format string, args ...any) { fmt.Fprintf(p.w, format+"\n", args...) }

func (p *testPrinter) policy(t policyTest) {
	for _, s := range t.conf.Sources {
		trusted := ""
		if !s.Trusted {
			trusted = locale.Text(", not trusted: it can only tighten")
		}
		p.line("%s (%s%s)", p.in(bold, prompt.Escape(homeRelative(s.Path, p.home))), s.Layer, trusted)
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
		p.line("%s %s", p.in(yellow, column(locale.Text("note"), 7)), prompt.Escape(n))
	}
	for _, w := range t.conf.Warnings {
		p.line("%s %s", p.in(yellow, column(locale.Text("warning"), 7)), prompt.Escape(w.String()))
	}
	p.line("%s\n", t.summary())
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
		note = p.in(yellow, "  "+locale.Text("ignored: its file is not trusted"))
	}
	p.line("%s  %s%s", p.in(bold, prompt.Escape(t.rule.Label())), t.rule.Action, note)
	for _, e := range t.examples {
		by := prompt.Escape(e.Verdict.Rule)
		if e.Verdict.Rule == t.rule.Label() {
			by = locale.Text("this rule")
		}
		p.line("  %s  %-9s  %s  %-5s  %s", p.mark(e.Holds()), listOf(e), column(prompt.Escape(e.Text), width), e.Verdict.Action, p.in(faint, by))
		if !e.Holds() {
			p.line("        %s", p.in(red, failure(e)))
		}
	}
	if len(t.examples) == 0 {
		p.line("  %s", p.in(faint, locale.Text("no examples")))
	}
	p.line("")
}

func (p *testPrinter) plan(t planTest) {
	p.line("%s", p.in(bold, prompt.Escape(t.Label())))
	when, mark := locale.Fill("until {0}", until(*t.Preconfirmed)), p.mark(t.holds())
	if t.ended {
		when, mark = locale.Fill("ended {0}", until(*t.Preconfirmed)), p.in(faint, "    ")
	}
	p.line("  %s  %s  %-5s  %s", mark, locale.Fill("{0}, in {1}", when, prompt.Escape(homeRelative(t.Workspace, p.home))), t.verdict.Action, p.in(faint, prompt.Escape(t.verdict.Rule)))
	for _, m := range t.facts.Wildcards {
		p.line("        %s", locale.Fill("matches now: {0}", prompt.Escape(matchLine(m))))
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
		return locale.Text("nothing to try")
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
		return locale.Sprintf("%s, %s: %d do not hold", count(len(t.rules), "1 rule", "{0} rules"), count(n, "1 example", "{0} examples"), len(t.wrong))
	}
	return locale.Fill("{0}, {1}: all hold", count(len(t.rules), "1 rule", "{0} rules"), count(n, "1 example", "{0} examples"))
}
