package suggest

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"guard/cmd/guard/cli"
	"guard/locale"
	"guard/prompt"
)

// Bounds of what is shown of one rule: of the questions that it comes from, and of one of those, in terminal cells.
const (
	mostShown = 3
	lineWidth = 76
)

// sayNothing says that there is no rule to propose, and why.
func (f *findings) sayNothing(least int) {
	answered, needed := strconv.Itoa(f.Asked), strconv.Itoa(least)
	switch {
	case f.Asked == 0:
		cli.Say(locale.Text("nothing to suggest: no question in the record has an answer of yours"))
	case f.alike > 0:
		cli.Say(locale.Fill("nothing to suggest yet: of the {0} questions that you answered at most {1} are alike, "+
			"and a rule needs {2} (--least)", answered, strconv.Itoa(f.alike), needed))
	default:
		cli.Say(locale.Fill("nothing to suggest yet: you answered {0} questions, and a rule needs {1} answers to "+
			"questions that are alike (--least). No two are, of those that a rule could answer and none answers yet",
			answered, needed))
	}
	if f.editors > 0 {
		cli.Say(locale.Fill("not counted: {0} more, which an editor answered by itself, too fast for a person",
			strconv.Itoa(f.editors)))
	}
}

// inkFor colours what goes to a file that takes colours.
func inkFor(w io.Writer) (ink cli.Ink) {
	if file, ok := w.(*os.File); ok {
		ink = cli.NewInk(file)
	}
	return ink
}

// print shows all rules, and writes none.
func (f *findings) print(w io.Writer, ink cli.Ink) {
	for i := range f.Suggestions {
		if i > 0 {
			fmt.Fprintln(w)
		}
		f.about(ink, i, func(line string) { fmt.Fprintln(w, line) })
		fmt.Fprintf(w, "\n%s", printable(f.Suggestions[i].TOML))
	}
}

// about tells where one rule comes from, and what it would have changed.
func (f *findings) about(ink cli.Ink, i int, say func(string)) {
	p := &f.Suggestions[i]
	head := locale.Message("{0} of {1}: {2}, which you allowed {3} times (sessions: {4})")
	if p.Deny {
		head = "{0} of {1}: {2}, which you refused {3} times (sessions: {4})"
	}
	say(ink.In(cli.Bold, locale.Fill(head, strconv.Itoa(i+1), strconv.Itoa(len(f.Suggestions)), prompt.Escape(p.Name),
		strconv.Itoa(p.Answers), strconv.Itoa(p.Sessions))))
	told := map[string]bool{}
	for _, c := range p.Cases {
		first, _, _ := strings.Cut(c.Request, "\n")
		if !told[first] && len(told) < mostShown {
			told[first] = true
			say("  " + ink.In(cli.Faint, cut(prompt.Escape(first))))
		}
	}
	say(effectWords(p))
}

func effectWords(p *proposal) string {
	text := locale.Fill("it answers {0} of your {1} questions", strconv.Itoa(p.Effect.Ends),
		strconv.Itoa(p.Effect.Asked))
	if p.Effect.Lets > 0 {
		return locale.Fill("{0}; requests that were refused and nobody was asked about, which would run: {1}",
			text, strconv.Itoa(p.Effect.Lets))
	}
	return locale.Fill("{0}, and changes nothing else", text)
}

// cut is a line in at most lineWidth cells.
func cut(line string) string {
	used := 0
	for i, r := range line {
		if used += prompt.Cells(string(r)); used > lineWidth {
			return line[:i] + "…"
		}
	}
	return line
}

// printable is a rule's text as a terminal can only print it.
func printable(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(prompt.Escape(strings.TrimSuffix(line, "\n")) + "\n")
	}
	return b.String()
}
