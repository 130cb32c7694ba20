package text

import (
	"strings"

	"guard/internal/lazy"
)

// Style is what a piece of text means. How that looks is set in one table, in the sixteen
// colours of the person's own theme.
type Style int

// The styles, from Low to Critical those of a level.
const (
	Plain  Style = iota
	Dim          // labels, what can be skipped
	Strong       // the name, the keys
	Raw          // what would run, as it would run
	Danger       // the dangerous part of it
	Caret        // what points at that
	Mark         // an escape in it
	Added
	Removed
	Low
	Medium
	High
	Critical
	Good
	Bad
	MediumPart // a part of a line that has this level, and what is said of it
	HighPart
	CriticalPart
)

// sgr are the parameters of SGR, "select graphic rendition" (ECMA-48, 8.3.117).
var sgr = [...]string{
	Plain: "", Dim: "2", Strong: "1", Raw: "1", Danger: "1;4;31", Caret: "1", Mark: "35",
	Added: "32", Removed: "31",
	Low: "30;42", Medium: "30;46", High: "30;43", Critical: "1;97;41",
	Good: "32", Bad: "31",
	MediumPart: "36", HighPart: "1;33", CriticalPart: "1;31",
}

// Span is a piece of text that has one style.
type Span struct {
	Style Style
	Text  Safe
}

// Of is a piece of text with this meaning, as in Strong.Of("guard").
func (s Style) Of(text Safe) Span { return Span{Style: s, Text: text} }

// Line is one line of what is shown.
type Line []Span

// Cells is the width of the line in terminal cells.
func (l Line) Cells() int {
	n := 0
	for _, s := range l {
		n += Cells(s.Text)
	}
	return n
}

// escapes finds what the escaper put into text; nothing else can look like it.
var escapes = lazy.Pattern(`\\[ux]\{[0-9a-f]+\}|⏎|⇥`)

// Render turns a line into what is written: plain text, or text with colours.
func (l Line) Render(colour bool) string {
	var b strings.Builder
	for _, s := range l {
		if !colour || s.Style == Plain || s.Text == "" {
			b.WriteString(string(s.Text))
			continue
		}
		paint(&b, s)
	}
	return b.String()
}

func paint(b *strings.Builder, s Span) {
	text, on := string(s.Text), "\x1b["+sgr[s.Style]+"m"
	b.WriteString(on)
	if s.Style == Raw || s.Style == Danger || s.Style == Added || s.Style == Removed || s.Style >= MediumPart {
		text = escapes().ReplaceAllString(text, "\x1b["+sgr[Mark]+"m$0\x1b[0m"+on)
	}
	b.WriteString(text + "\x1b[0m")
}

// CutTo is l without what lies beyond width cells; an ellipsis says that there was more.
func (l Line) CutTo(width int) Line {
	if l.Cells() <= width {
		return l
	}
	var short Line
	for _, s := range l {
		text := Clip(s.Text, width)
		short = append(short, s.Style.Of(text))
		if width -= Cells(text); width <= 0 || text != s.Text {
			break
		}
	}
	return short
}

var sgrSequence = lazy.Pattern("\x1b" + `\[[0-9;]*m`)

// Uncoloured is a rendered line without its colours.
func Uncoloured(line string) string { return sgrSequence().ReplaceAllString(line, "") }

// RenderedCells is the width of a rendered line in terminal cells.
func RenderedCells(line string) int { return Cells(Uncoloured(line)) }
