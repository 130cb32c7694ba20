package text

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// Part is a part of a source text: from the byte From up to the byte To, which is behind it.
type Part struct{ From, To int }

// stretch is what a line shows of its source, or how many runes it leaves out.
type stretch struct {
	Part
	left int // what stands for so many runes that are not shown; 0: the part itself
}

// row is one line of an excerpt.
type row []stretch

// Excerpt sets s in at most n lines of width cells, with its dangerous parts in the style Danger. If it is longer,
// the lines, be they few, show its beginning, where the first dangerous parts begin that could not be seen otherwise,
// and its end, because that is where a long command hides its sting. What is left out between is counted, in the style
// Dim. Of more parts than there is room for, the first of the list are shown.
func Excerpt(s string, parts []Part, width, n int) (lines []Line, cut bool) {
	rows, next := wrapped(s, width, n)
	if next < len(s) {
		rows = shortened(s, parts, width, n)
	}
	for _, r := range rows {
		lines = append(lines, r.line(s, parts))
		cut = cut || slices.ContainsFunc(r, func(st stretch) bool { return st.left > 0 })
	}
	return lines, cut
}

// Whole is all of s in lines of width cells, with its dangerous parts in the style Danger.
func Whole(s string, parts []Part, width int, yield func(Line) bool) {
	from := -1
	for at := range Wrap(s, width, true) {
		if from >= 0 && !yield(row{{Part: Part{from, at}}}.line(s, parts)) {
			return
		}
		from = at
	}
	if from >= 0 {
		yield(row{{Part: Part{from, len(s)}}}.line(s, parts))
	}
}

// wrapped are the first n lines of s, and where the next begins.
func wrapped(s string, width, n int) (rows []row, next int) {
	from := 0
	for at := range Wrap(s, width, true) {
		if at > from {
			rows, from = append(rows, row{{Part: Part{from, at}}}), at
		}
		if len(rows) == n {
			return rows, from
		}
	}
	if from < len(s) {
		rows = append(rows, row{{Part: Part{from, len(s)}}})
	}
	return rows, len(s)
}

// headMost is how many lines of its beginning a long text shows where a dangerous part stands further behind.
const headMost = 3

// shortened are the rows of a text that n lines do not hold.
func shortened(s string, parts []Part, width, n int) []row {
	if r := narrowed(s, parts, width, n); r != nil {
		return r
	}
	if n < 2 {
		first := fitted(s, 0, (width-Cells(cutMark(utf8.RuneCountInString(s)))-1)/2)
		return []row{append(row{{Part: Part{0, first}}}, ending(s, first, width-Cells(shown(s, 0, first)))...)}
	}
	rows, next := wrapped(s, width, n-1)
	end := tailFrom(s, next, width)
	if hidden := unseen(parts, next, end); len(hidden) > 0 && n > 2 {
		rows, next = wrapped(s, width, max(1, min(headMost, n-1-len(hidden))))
		hidden = unseen(parts, next, end)
		hidden = slices.Clone(hidden[:min(len(hidden), n-1-len(rows))])
		slices.SortFunc(hidden, func(a, b Part) int { return cmp.Compare(a.From, b.From) })
		rows, next = windows(s, rows, next, hidden, width, n-1)
	}
	return append(rows, ending(s, next, width))
}

// narrowed are the rows of a text of which one or two lines would hide something dangerous: they show its first
// hidden part too, behind less of the beginning. nil: nothing is hidden, or there are more lines.
func narrowed(s string, parts []Part, width, n int) []row {
	if n > 2 {
		return nil
	}
	_, shownTo := wrapped(s, width, 1)
	end, head := tailFrom(s, shownTo, width), fitted(s, 0, width/3)
	if n < 2 {
		shownTo = fitted(s, 0, (width-Cells(cutMark(utf8.RuneCountInString(s)))-1)/2)
		end, head = tailFrom(s, shownTo, width-Cells(shown(s, 0, shownTo))), 0
		if width >= wideRow {
			head = fitted(s, 0, width/4)
		}
	}
	if len(unseen(parts, shownTo, end)) == 0 {
		return nil
	}
	if n == 2 {
		first, next := aimed(s, unseen(parts, head, end)[0], head, width)
		return []row{first, ending(s, next, width)}
	}
	most := width - Cells(cutMark(utf8.RuneCountInString(s))) - 1
	if width >= wideRow {
		most = 3 * width / 4
	}
	only, next := aimed(s, unseen(parts, head, len(s))[0], head, most)
	used := 0
	for _, st := range only {
		used += Cells(shown(s, st.From, st.To))
		if st.left > 0 {
			used += Cells(cutMark(st.left)) + 1
		}
	}
	if next < len(s) {
		only = append(only, ending(s, next, width-used)...)
	}
	return []row{only}
}

// wideRow is how many cells a line has that shows some of a beginning, a middle and an end.
const wideRow = 60

// aimed is a row of the beginning of s, up to head, and of where a part begins; and how far it goes.
func aimed(s string, p Part, head, width int) (r row, next int) {
	if head > 0 {
		r = row{{Part: Part{0, head}}}
		width -= Cells(shown(s, 0, head))
	}
	more, next := window(s, head, p.From, width)
	return append(r, more...), next
}

// unseen are the parts that do not begin within what is shown: before the first byte, and from the other on.
func unseen(parts []Part, before, from int) (hidden []Part) {
	for _, p := range parts {
		if p.From >= before && p.From < from {
			hidden = append(hidden, p)
		}
	}
	return hidden
}

// windows adds rows that show where hidden parts begin, until there are n, and says how far they go. What room is
// left goes to the last one.
func windows(s string, rows []row, next int, hidden []Part, width, n int) ([]row, int) {
	for i, p := range hidden {
		if p.From < next {
			continue
		}
		for more := len(hidden) - i - 1; len(rows) < n && (next <= p.From || next < p.To && n-len(rows) > more); {
			from := next
			if next <= p.From {
				from = max(next, begin(s, p.From, width))
			}
			var r row
			r, next = window(s, next, from, width)
			rows = append(rows, r)
		}
	}
	for len(rows) < n && next < len(s) {
		var r row
		r, next = window(s, next, next, width)
		rows = append(rows, r)
	}
	return rows, next
}

// window is one row from a place on, which says what stands between it and what was shown before.
func window(s string, shownTo, from, width int) (row, int) {
	var r row
	if left := utf8.RuneCountInString(s[shownTo:from]); left > 0 {
		r = append(r, stretch{left: left})
		width -= Cells(cutMark(left)) + 1
	}
	to := fitted(s, from, width)
	if to == from { // a line narrower than what stands for one rune: it is cut when it is drawn
		to = fitted(s, from, glyphMost)
	}
	return append(r, stretch{Part: Part{from, to}}), to
}

// glyphMost is about how many cells stand for a rune at most: \u{10ffff}.
const glyphMost = 10

// begin is where a row that shows the byte at begins: at its line's begin, if that is near.
func begin(s string, at, width int) int {
	line := strings.LastIndexByte(s[:at], '\n') + 1
	if at-line <= width && Cells(shown(s, line, at)) <= width/3 {
		return line
	}
	return at
}

// fitted is how far s goes from a place on in one line of width cells.
func fitted(s string, from, width int) int {
	sc := scanner{rest: s[from:], lines: true}
	for {
		at := len(s) - len(sc.rest)
		g, ok := sc.next()
		if !ok || g.width > width {
			return at
		}
		if g.ends {
			return at + 1
		}
		width -= g.width
	}
}

// shown is a part of s as it is shown.
func shown(s string, from, to int) (text Safe) {
	sc := scanner{rest: s[from:], lines: true}
	for len(s)-len(sc.rest) < to {
		g, ok := sc.next()
		if !ok {
			break
		}
		text += g.text
	}
	return text
}

// ending is a row of the end of s, and of how much is left out before it from a place on.
func ending(s string, from, width int) row {
	start := tailFrom(s, from, width)
	if start == from {
		return row{{Part: Part{from, len(s)}}}
	}
	return row{{left: utf8.RuneCountInString(s[from:start])}, {Part: Part{start, len(s)}}}
}

// tailFrom is where the end of s begins that a row of width cells shows, in which what lies before it from a place
// on is counted.
func tailFrom(s string, from, width int) int {
	if fits(s[from:], width) {
		return from
	}
	room := width - Cells(cutMark(utf8.RuneCountInString(s[from:]))) - 1
	at := len(s)
	for at > from {
		_, n := utf8.DecodeLastRuneInString(s[from:at])
		sc := scanner{rest: s[at-n:], lines: true}
		g, _ := sc.next()
		if room -= g.width; room < 0 {
			break
		}
		at -= n
	}
	return at
}

// fits reports whether all of s stands in one line of width cells.
func fits(s string, width int) bool {
	sc := scanner{rest: s, lines: true}
	for {
		g, ok := sc.next()
		if !ok {
			return true
		}
		if width -= g.width; width < 0 {
			return false
		}
	}
}

// line paints a row.
func (r row) line(s string, parts []Part) (l Line) {
	for _, st := range r {
		if st.left > 0 {
			l = append(l, Dim.Of(cutMark(st.left)+"…"))
			continue
		}
		l = append(l, painted(s, st.Part, parts)...)
	}
	return l
}

// painted is a part of s with what is dangerous in it set off.
func painted(s string, of Part, all []Part) (l Line) {
	var parts []Part
	for _, p := range all {
		if p.From < of.To && of.From < p.To {
			parts = append(parts, p)
		}
	}
	sc := scanner{rest: s[of.From:], lines: true}
	for {
		at := len(s) - len(sc.rest)
		if at >= of.To {
			return l
		}
		g, ok := sc.next()
		if !ok {
			return l
		}
		style := Raw
		if inOneOf(parts, at, len(s)-len(sc.rest)) {
			style = Danger
		}
		if n := len(l); n > 0 && l[n-1].Style == style {
			l[n-1].Text += g.text
		} else {
			l = append(l, style.Of(g.text))
		}
	}
}

func inOneOf(parts []Part, from, to int) bool {
	for _, p := range parts {
		if p.From < to && from < p.To {
			return true
		}
	}
	return false
}

// Carets is the line below one with something dangerous in it: a ^ below each of its cells. It is nil below others.
func Carets(l Line) (below Line) {
	last := 0
	for _, s := range l {
		style, sign := Plain, Safe(" ")
		if s.Style == Danger {
			style, sign = Caret, "^"
		}
		below = append(below, style.Of(repeat(sign, Cells(s.Text))))
		if style == Caret {
			last = len(below)
		}
	}
	if last == 0 {
		return nil
	}
	return below[:last]
}

// IsCarets reports whether a line is one of Carets.
func IsCarets(l Line) bool { return len(l) > 0 && l[len(l)-1].Style == Caret }
