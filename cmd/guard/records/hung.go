package records

import (
	"strings"

	"guard/cmd/guard/cli"
	"guard/prompt"
)

// window is what lines are set for: a window of so many columns, or none (0), where each stays one line.
type window struct{ columns int }

// narrow windows set further lines in by a few cells only.
const narrow, narrowIndent, leastRoom = 60, 4, 20

// indent is where further lines of a text begin that itself begins there in a wide window.
func (w window) indent(wide int) int {
	if w.columns < narrow {
		return narrowIndent
	}
	return wide
}

// filler takes the place of what stands before a text. It is no letter: a mark would stand on that.
const filler = "-"

// hung sets a text that may hold anything behind a head of so many cells. Its further lines are set in: a terminal
// would begin them where guard's own lines begin, and a command of many spaces could write one of those.
func (w window) hung(head string, cells int, text string, wide int) []string {
	whole := prompt.Escape(text)
	if w.columns <= 0 || cells+prompt.Cells(whole) <= w.columns {
		return []string{head + whole}
	}
	indent := w.indent(wide)
	room := max(w.columns-indent, leastRoom)
	margin := strings.Repeat(" ", indent)
	taken := max(cells-indent, 0) // of the first line
	var lines []string
	if room-taken < leastRoom {
		lines, taken = []string{strings.TrimRight(head, " ")}, 0
	}
	for i, line := range prompt.Lines(strings.Repeat(filler, taken)+text, room) {
		switch line = strings.TrimRight(line, " "); {
		case i == 0 && len(lines) == 0:
			lines = append(lines, head+line[min(taken, len(line)):])
		default:
			lines = append(lines, margin+line)
		}
	}
	return lines
}

// text is a head as it is written, and how many cells it takes.
type text struct {
	written string
	cells   int
}

// told sets a text behind its head, and what is to be said about it, faint: in the same line where it has room, else
// below.
func (w window) told(ink cli.Ink, head text, s, about string, wide int) []string {
	lines, one := w.hung(head.written, head.cells, s, wide), prompt.Escape("("+about+")")
	cells := head.cells + prompt.Cells(prompt.Escape(s)) + 2 + prompt.Cells(one)
	if w.columns <= 0 || len(lines) == 1 && cells <= w.columns {
		return []string{lines[0] + "  " + ink.In(cli.Faint, one)}
	}
	indent := w.indent(wide)
	for _, line := range prompt.Lines("("+about+")", max(w.columns-indent, leastRoom)) {
		lines = append(lines, strings.Repeat(" ", indent)+ink.In(cli.Faint, strings.TrimRight(line, " ")))
	}
	return lines
}
