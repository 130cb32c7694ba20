package policies

import (
	"fmt"
	"io"
	"os"
	"strings"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/policies/diagnostic"
	"guard/cmd/guard/question"
	"guard/config"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
	"guard/prompt"
)

// checked is what guard thinks of a command line or a script.
type checked struct {
	facts    policy.Facts
	verdict  policy.Verdict
	settings policy.Settings

	// run and ran are what it thinks of the line by which an agent would run the script: what a rule is about.
	run policy.Facts
	ran policy.Verdict

	title    string // of a script; empty: a line
	numbered bool   // its lines have numbers
	beside   []string
	undo     string
	absent   []string // paths that it deletes and at which nothing is
	locks    config.Locks
	unchosen bool // nobody chose the mode
	session  string
	free     bool // in a session it needs no rule
}

// print shows it to a person.
func (one *checked) print(w io.Writer, explain bool) {
	ink := cli.NewInk(os.Stdout)
	width := cli.Columns(os.Stdout) // 0: it is no terminal
	c := diagnostic.Case{
		Facts: one.facts, Verdict: one.verdict, Mode: one.settings.Mode, Title: one.title, Numbered: one.numbered,
		Rule: one.rule(), Beside: one.beside, Undo: one.undo, Home: cli.ThisPerson().Home,
		Fixed: one.locks["mode"] != "", Unchosen: one.unchosen, Absent: one.absent,
		Session: one.session,
	}
	var patterns []string
	// of a script it is its text that tells, not the line that runs it
	if one.verdict.Risk < risk.Critical && !one.free {
		patterns = allowedBy(one.run, one.ran, one.settings)
	}
	switch by := one.locks["rules"]; {
	case one.free: // it needs none
	case patterns == nil:
		c.Change = one.change()
	case by != "":
		patterns, c.Change = nil, locale.Fill("none of yours lets it run: {0} leaves that to managed files", by)
	}
	for _, l := range c.Lines(width) {
		fmt.Fprintln(w, strings.TrimRight(l.Render(ink.Colour), " "))
	}
	if explain {
		one.explain(w)
	}
	printRule(w, patterns)
}

// explain shows how the verdict was reached: what is touched, each simple command with its own level, then what the
// line as a whole adds.
func (one *checked) explain(w io.Writer) {
	row := func(name locale.Message, text string) {
		if text != "" {
			fmt.Fprintf(w, "%s %s\n", cli.Label(locale.Text(name)), prompt.Escape(text))
		}
	}
	r := policy.NewReport(one.facts, one.verdict)
	if len(r.Paths.Reads)+len(r.Paths.Writes)+len(r.Paths.Deletes) > 0 {
		fmt.Fprintln(w)
	}
	row("reads", strings.Join(r.Paths.Reads, " "))
	row("writes", strings.Join(r.Paths.Writes, " "))
	row("deletes", strings.Join(r.Paths.Deletes, " "))
	for i, c := range r.Commands {
		fmt.Fprintf(w, "\n%s %s\n", cli.Label(locale.Sprintf("command %d", i+1)),
			prompt.Escape(strings.Join(c.Argv, " ")))
		row("  through", strings.Join(c.Wrappers, ", "))
		row("  with", strings.Join(append(append([]string(nil), c.Assigns...), c.Redirects...), " "))
		row("  risk", strings.TrimSpace(prompt.LevelName(c.Risk.String())+" "+
			question.CategoryNames(c.Categories.Names())))
		for _, why := range c.Reasons {
			row("  because", why)
		}
	}
	fmt.Fprintf(w, "\n%s\n",
		locale.Sprintf("The line is as bad as its worst part: %s. Then rules, grants and the mode decide: %s",
			prompt.LevelName(r.Risk.String()), prompt.Escape(question.RuleName(r.Rule))))
}
