package diagnostic

import (
	"slices"
	"strconv"

	"guard/locale"
	"guard/policy/risk"
	"guard/prompt/text"
)

// excerpt is the line, or what of a script there is something to say about, with marks below its rows.
type excerpt struct {
	parts  []part
	rows   []row
	width  int // of the window, 0: none
	digits int // of the longest number of a line; 0: lines have none
	places []placed
}

// placed is the rows that a part stands in.
type placed struct{ first, last int }

// Bounds of what is shown: a text of so many rows is shown whole; else rows with a mark, and some around them.
const (
	wholeRows = 12
	around    = 1
	marked    = 3  // rows in which a part is marked all through; else in its first
	unframed  = 80 // cells of a row where there is no window
	leastRoom = 30 // cells for what is said of a part beside its mark
)

func newExcerpt(source string, parts []part, numbered bool, width int) *excerpt {
	x := &excerpt{parts: parts, width: width}
	lines := 1
	for i := range len(source) - 1 {
		if source[i] == '\n' {
			lines++
		}
	}
	if numbered || lines > 1 {
		x.digits = len(strconv.Itoa(lines))
	}
	room := width
	if width == 0 {
		room = unframed
	}
	x.rows = layout(source, max(room-x.gutter(), 1))
	for i := range parts {
		at := placed{first: -1}
		for r := range x.rows {
			if _, cells := x.rows[r].piece(&parts[i]); cells > 0 {
				if at.first < 0 {
					at.first = r
				}
				at.last = r
			}
		}
		x.places = append(x.places, at)
	}
	return x
}

// gutter is how many cells stand before a row: the numbers of lines, or two spaces.
func (x *excerpt) gutter() int {
	if x.digits == 0 {
		return 2
	}
	return x.digits + 4
}

// head is what stands before a row of a line with a number, or of anything else.
func (x *excerpt) head(number int) text.Line {
	switch {
	case x.digits == 0:
		return text.Line{text.Plain.Of("  ")}
	case number == 0:
		return text.Line{text.Dim.Of(text.Spaces(x.digits+1) + " | ")}
	}
	n := text.Num(number)
	return text.Line{text.Dim.Of(text.Spaces(x.digits+1-text.Cells(n)) + n + " | ")}
}

// marks reports whether a part is marked below a row.
func (x *excerpt) marks(i, r int) bool {
	at := x.places[i]
	if at.last-at.first >= marked {
		return r == at.first
	}
	return at.first >= 0 && r >= at.first && r <= at.last
}

// says reports whether what is said of a part stands below a row.
func (x *excerpt) says(i, r int) bool {
	at := x.places[i]
	return r == at.last && at.last-at.first < marked || r == at.first && at.last-at.first >= marked
}

// lines are the rows that are shown, with their marks.
func (x *excerpt) lines() (lines []text.Line) {
	shown := x.shown()
	for r := range x.rows {
		if !shown[r] {
			if r == 0 || shown[r-1] {
				lines = append(lines, append(pad(nil, max(2, x.gutter()-2)), text.Dim.Of("…")))
			}
			continue
		}
		lines = append(lines, x.row(r))
		for i := range x.parts {
			if x.marks(i, r) {
				lines = append(lines, x.mark(i, r)...)
			}
		}
	}
	return lines
}

// shown tells which rows are.
func (x *excerpt) shown() []bool {
	shown := make([]bool, len(x.rows))
	for r := range x.rows {
		if len(x.rows) <= wholeRows || len(x.parts) == 0 && r <= marked {
			shown[r] = true
		}
		for i := range x.parts {
			if x.marks(i, r) {
				for near := max(0, r-around); near <= min(len(x.rows)-1, r+around); near++ {
					shown[near] = true
				}
			}
		}
	}
	for r := 1; r < len(shown)-1; r++ { // one row costs no more than saying that it is left out
		shown[r] = shown[r] || shown[r-1] && shown[r+1]
	}
	return shown
}

// row is a row of the text, its parts in the colour of their level.
func (x *excerpt) row(r int) text.Line {
	l := x.head(x.rows[r].number)
	for _, g := range x.rows[r].glyphs {
		style := text.Raw
		level := risk.Low
		for i := range x.parts {
			if p := &x.parts[i]; g.from < p.to && g.to > p.from && p.level > level {
				level, style = p.level, levelStyle(p.level)
			}
		}
		if last := len(l) - 1; last > 0 && l[last].Style == style {
			l[last].Text += g.text
		} else {
			l = append(l, style.Of(g.text))
		}
	}
	return l
}

// signs underline a part by its level: what is medium is told apart without colours too.
func signs(l risk.Level, n int) (s text.Safe) {
	for range n {
		if l == risk.Medium {
			s += "~"
		} else {
			s += "^"
		}
	}
	return s
}

// mark is a part underlined below a row, and what is said of it where that is said.
func (x *excerpt) mark(i, r int) []text.Line {
	p, style := &x.parts[i], levelStyle(x.parts[i].level)
	column, cells := x.rows[r].piece(p)
	under := append(pad(x.head(0), x.gutter()+column), style.Of(signs(p.level, cells)))
	if !x.says(i, r) {
		return []text.Line{under}
	}
	said := x.said(i)
	beside := x.gutter() + column + cells + 1
	if x.width == 0 || text.Fits(said[0], x.width-beside-hang) || x.width-beside >= leastRoom {
		return x.saying(under, beside, said, style)
	}
	left := min(x.gutter()+column, max(x.gutter(), x.width-leastRoom-leastRoom/2))
	return append([]text.Line{under}, x.saying(x.head(0), left, said, style)...)
}

// saying sets sentences below each other, the first behind a head. That one has the colour of the level.
func (x *excerpt) saying(head text.Line, column int, said []string, style text.Style) (lines []text.Line) {
	for i, s := range said {
		if i > 0 {
			style = text.Plain
		}
		if i > 0 {
			head = x.head(0)
		}
		if x.width == 0 {
			lines = append(lines, append(pad(head, column), style.Of(text.Escape(s))))
			continue
		}
		for n, piece := range words(s, max(x.width-column-hang, 1)) {
			if n > 0 {
				head = pad(x.head(0), column+hang)
			}
			lines = append(lines, append(pad(head, column), style.Of(piece)))
		}
	}
	return lines
}

// hang is how far the further lines of a sentence are indented, in cells.
const hang = 2

// mostSaid is how many reasons of a part are told, where few parts are marked.
const mostSaid = 3

// said is what is said of a part: its level and its reasons, the worst first.
func (x *excerpt) said(i int) []string {
	p, most := &x.parts[i], mostSaid
	if len(x.parts) > mostSaid {
		most = 1
	}
	level := levelWord(p.level)
	if at := x.places[i]; at.last-at.first >= marked {
		level = locale.Fill("{0}, to line {1}", level, strconv.Itoa(x.lineOf(at.last)))
	}
	if len(p.reasons) == 0 {
		return []string{level}
	}
	said := []string{locale.Fill("{0}: {1}", level, p.reasons[0].String())}
	for _, why := range p.reasons[1:min(most, len(p.reasons))] {
		said = append(said, why.String())
	}
	if more := len(p.reasons) - most; more > 0 {
		said[len(said)-1] += locale.Fill(" (and {0} more)", strconv.Itoa(more))
	}
	return said
}

// lineOf is the number of the line that a row shows a part of.
func (x *excerpt) lineOf(r int) int {
	i := r
	for i > 0 && x.rows[i].number == 0 {
		i--
	}
	return max(1, x.rows[i].number)
}

// unplaced are the reasons that no shown part says.
func unplaced(all []risk.Reason, parts []part) (left []risk.Reason) {
	return slices.DeleteFunc(slices.Clone(all), func(r risk.Reason) bool {
		return slices.ContainsFunc(parts, func(p part) bool { return p.says(r) })
	})
}
