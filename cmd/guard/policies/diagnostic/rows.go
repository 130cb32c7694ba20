package diagnostic

import (
	"strconv"
	"strings"

	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/prompt"
	"guard/prompt/text"
)

// field is one thing that is said below the line: what it is called, and the text.
type field struct{ name, text string }

// mostBeside is how many reasons are listed that belong to no part of the line.
const mostBeside = 5

// rows are what is said below the line.
func (c *Case) rows(all []part, width int) (lines []text.Line) {
	groups := [][]field{c.because(all), c.stake(), c.about()}
	column := 0
	for _, g := range groups {
		for _, f := range g {
			column = max(column, text.Cells(text.Escape(f.name))+2)
		}
	}
	for i, g := range groups {
		if len(g) == 0 {
			continue
		}
		if lines = append(lines, nil); i == 1 {
			lines = append(lines, text.Line{text.Strong.Of(text.Escape(locale.Text("at stake")))})
		}
		for _, f := range g {
			lines = append(lines, f.set(i == 1, column, width)...)
		}
	}
	return lines
}

// set is a field in a column behind its name; below a heading it is indented.
func (f field) set(below bool, column, width int) []text.Line {
	indent := 0
	if below {
		indent = 2
	}
	head := append(pad(nil, indent), text.Dim.Of(text.Escape(f.name)))
	if column += 2; width > 0 && width-column < leastRoom/2 {
		return append([]text.Line{head}, paragraph(nil, indent+2, f.text, text.Plain, width)...)
	}
	return paragraph(head, column, f.text, text.Plain, width)
}

// because are the reasons of the line as a whole: no part of it says them.
func (c *Case) because(parts []part) (fields []field) {
	said := c.Beside
	for _, r := range unplaced(c.Facts.Ranked(), parts) {
		said = append(said[:len(said):len(said)], r.String())
	}
	if r := c.Rule; r != nil && r.Reason != "" {
		said = append([]string{r.Said()}, said...)
	}
	if s := c.Verdict.Source; s != decision.Mode && s != decision.Rule {
		said = append(added(&c.Facts, &c.Verdict), said...)
	}
	for i, s := range said {
		if left := len(said) - mostBeside; i == mostBeside {
			fields = append(fields, field{"", locale.Fill("and {0} more: --explain shows all", strconv.Itoa(left))})
			break
		}
		fields = append(fields, field{locale.Text("because"), s})
	}
	return merged(fields)
}

// added are the reasons of a verdict that the facts do not hold.
func added(f *policy.Facts, v *policy.Verdict) (said []string) {
	own := part{reasons: f.Reasons}
	for _, r := range v.Why {
		if !own.says(r) {
			said = append(said, r.String())
		}
	}
	return said
}

// about is what the case is called in rules, and what could be done instead.
func (c *Case) about() (fields []field) {
	add := func(name locale.Message, s string) {
		if s != "" {
			fields = append(fields, field{locale.Text(name), s})
		}
	}
	var kinds []string
	for _, name := range c.Verdict.Categories.Names() {
		kinds = append(kinds, prompt.CategoryInWords(name))
	}
	add("categories", strings.Join(kinds, ", "))
	add("safer", c.Verdict.Suggestion)
	add("a session", c.Session)
	add("next", c.next())
	add("rule", c.Change)
	return fields
}

// next is what the person can do where the mode refuses.
func (c *Case) next() string {
	if v := &c.Verdict; v.Action != policy.Deny || !v.NeedsGrant || c.Fixed {
		return ""
	}
	if c.Unchosen {
		return locale.Text("at your terminal an agent starts in ask, until you choose a mode; elsewhere: " +
			"guard --mode ask AGENT")
	}
	return locale.Text("you decide yourself behind: guard --mode ask AGENT")
}
