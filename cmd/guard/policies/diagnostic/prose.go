package diagnostic

import (
	"strings"

	"guard/prompt/text"
)

// paragraph sets untrusted running text behind a head, its further lines indented by so many cells.
func paragraph(head text.Line, indent int, s string, style text.Style, width int) (lines []text.Line) {
	if width == 0 {
		return []text.Line{append(pad(head, indent), style.Of(text.Escape(s)))}
	}
	for _, piece := range words(s, max(width-indent, 1)) {
		lines = append(lines, append(pad(head, indent), style.Of(piece)))
		head = nil
	}
	return lines
}

// words sets untrusted running text in lines, and breaks a word only where no line would hold it. What is written
// without spaces breaks between its letters.
func words(s string, width int) (lines []text.Safe) {
	var line text.Safe
	begun := false
	for _, w := range split(s) {
		shown, space := text.Escape(w.source), text.Spaces(0)
		if w.spaced {
			space = " "
		}
		if begun && text.Cells(line)+text.Cells(space)+text.Cells(shown) <= width {
			line += space + shown
			continue
		}
		if begun {
			lines = append(lines, line)
		}
		line, begun = shown, true
		if text.Cells(shown) > width {
			for _, piece := range text.Wrap(w.source, width, false) {
				lines, line = append(lines, piece), piece
			}
			lines = lines[:len(lines)-1] // more may come behind its end
		}
	}
	return append(lines, line)
}

// word is what a line is not broken within.
type word struct {
	source string
	spaced bool // a space stands before it
}

// Signs that stand at no beginning, and at no end of a line.
const (
	closing = ")]},.:;?!、。，：；？！）」』】"
	opening = "([{（「『【"
)

// split cuts running text into words: at its spaces, and around letters that are two cells wide.
func split(s string) (all []word) {
	for i, part := range strings.Split(s, " ") {
		from, spaced := 0, i > 0
		cut := func(to int) {
			if to > from {
				all = append(all, word{part[from:to], spaced})
				from, spaced = to, false
			}
		}
		var last text.Safe
		for at, g := range text.Glyphs(part) {
			if (text.Cells(g) == 2 || text.Cells(last) == 2) && !strings.Contains(closing, string(g)) &&
				(last == "" || !strings.Contains(opening, string(last))) {
				cut(at)
			}
			last = g
		}
		if cut(len(part)); part == "" {
			all = append(all, word{"", spaced})
		}
	}
	return all
}

// pad is a line with spaces up to a column.
func pad(l text.Line, column int) text.Line {
	if room := column - l.Cells(); room > 0 {
		l = append(l[:len(l):len(l)], text.Plain.Of(text.Spaces(room)))
	}
	return l
}
