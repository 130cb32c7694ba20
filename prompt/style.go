package prompt

import (
	"regexp"
	"strings"
)

// style is what a piece of text means; sgr says how that looks. The colours are the sixteen
// of the person's own theme.
type style int

const (
	plain  style = iota
	dim          // labels, what can be skipped
	strong       // the name, the keys
	raw          // what would run, as it would run
	mark         // an escape in it
	added
	removed
	low
	medium
	high
	critical
	good
	bad
)

var sgr = [...]string{
	plain: "", dim: "2", strong: "1", raw: "1", mark: "35",
	added: "32", removed: "31",
	low: "30;42", medium: "30;46", high: "30;43", critical: "1;97;41",
	good: "32", bad: "31",
}

// levelStyles: a level that is not in it is drawn as the worst.
var levelStyles = map[string]style{"low": low, "medium": medium, "high": high}

func levelStyle(q Question) style {
	if s, ok := levelStyles[q.Level]; ok && !q.Absurd {
		return s
	}
	return critical
}

type span struct {
	style style
	text  safe
}

// line is one line of the box.
type line []span

func (l line) cells() int {
	n := 0
	for _, s := range l {
		n += cells(s.text)
	}
	return n
}

// escapes finds what the escaper put into text; nothing else can look like it.
var escapes = regexp.MustCompile(`\\[ux]\{[0-9a-f]+\}|⏎|⇥`)

// render turns a line into what is written: plain text, or text with colours.
func (l line) render(colour bool) string {
	var b strings.Builder
	for _, s := range l {
		if !colour || s.style == plain || s.text == "" {
			b.WriteString(string(s.text))
			continue
		}
		paint(&b, s)
	}
	return b.String()
}

func paint(b *strings.Builder, s span) {
	text, on := string(s.text), "\x1b["+sgr[s.style]+"m"
	b.WriteString(on)
	if s.style == raw || s.style == added || s.style == removed {
		text = escapes.ReplaceAllString(text, "\x1b["+sgr[mark]+"m$0\x1b[0m"+on)
	}
	b.WriteString(text + "\x1b[0m")
}

// cutTo is l without what lies beyond width cells; an ellipsis says that there was more.
func (l line) cutTo(width int) line {
	if l.cells() <= width {
		return l
	}
	var short line
	for _, s := range l {
		text := clip(s.text, width)
		short = append(short, span{s.style, text})
		if width -= cells(text); width <= 0 || text != s.text {
			break
		}
	}
	return short
}
