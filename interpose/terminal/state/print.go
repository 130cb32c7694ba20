package state

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// charsets are G0 and G1, and which of them is used; only DEC's line drawing
// matters, everything else is Unicode.
type charsets struct {
	lines [2]bool
	used  int
}

// drawing is DEC's special graphics, from '`' to '~' (VT510).
var drawing = []rune("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·")

// draw follows text on the alternate screen, up to the next escape, and says
// how many bytes it took.
func (s *State) draw(b []byte) int {
	if len(s.part) > 0 {
		return s.goOn(b)
	}
	for i := 0; i < len(b); {
		c := b[i]
		switch {
		case c == esc:
			s.begin()
			return i + 1
		case c < ' ' || c == 0x7f:
			s.controlByte(c)
			i++
		case c < utf8.RuneSelf:
			s.print(rune(c))
			i++
		case !utf8.FullRune(b[i:]):
			s.part = append(s.part, b[i:]...)
			return len(b)
		default:
			r, n := utf8.DecodeRune(b[i:])
			s.print(r)
			i += n
		}
	}
	return len(b)
}

// goOn completes a rune that an earlier write began. Bytes that are no rune are shown as
// one replacement character each.
func (s *State) goOn(b []byte) int {
	if utf8.RuneStart(b[0]) {
		s.replace()
		return 0
	}
	s.part = append(s.part, b[0])
	if !utf8.FullRune(s.part) {
		return 1
	}
	if r, n := utf8.DecodeRune(s.part); n == len(s.part) {
		s.part = s.part[:0]
		s.print(r)
	} else {
		s.replace()
	}
	return 1
}

func (s *State) replace() {
	n := len(s.part)
	s.part = s.part[:0]
	for range n {
		s.print(utf8.RuneError)
	}
}

// print writes one character where the cursor is.
func (v *canvas) print(r rune) {
	if r >= '`' && r <= '~' && v.sets.lines[v.sets.used] {
		r = drawing[r-'`']
	}
	w := cells(r)
	if w == 0 {
		v.mark(r)
		return
	}
	if w > v.cols {
		return
	}
	c := &v.cursor
	if c.wrap && v.modes.is(7) || c.col+w > v.cols && v.modes.is(7) {
		v.index()
		c.col, c.wrap = 0, false
	}
	c.col = min(c.col, v.cols-w)
	if v.modes.is(-4) {
		v.grid.shift(c.row, c.col, w, v.pen)
	}
	v.grid.put(c.row, c.col, cell{char: r, width: uint8(w), pen: v.pen})
	if c.col+w >= v.cols {
		c.col, c.wrap = v.cols-1, true
	} else {
		c.col += w
	}
}

// marksMost bounds what is kept on one character, in bytes.
const marksMost = 64

// mark adds a combining character to the one before the cursor.
func (v *canvas) mark(r rune) {
	col := v.cursor.col
	if !v.cursor.wrap {
		col--
	}
	if col < 0 {
		return
	}
	line := v.grid.lines[v.cursor.row]
	if line[col].width == 0 && col > 0 {
		col--
	}
	if c := &line[col]; c.char != 0 && len(c.marks) < marksMost {
		c.marks += string(r)
	}
}

// cells is how many cells a character takes (UAX #11; ambiguous ones are narrow).
func cells(r rune) int {
	switch {
	case r < utf8.RuneSelf:
		return 1
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// controlByte follows a C0 control character, which also counts within a sequence.
func (s *State) controlByte(c byte) {
	switch c {
	case so, si:
		s.sets.used = int(si - c)
	}
	if !s.alt {
		return
	}
	switch c {
	case '\b':
		s.goTo(s.cursor.row, s.cursor.col-1)
	case '\t':
		s.goTo(s.cursor.row, s.tabStop(s.cursor.col, 1))
	case '\n', 0x0b, 0x0c:
		s.index()
		if s.modes.is(-20) {
			s.cursor.col = 0
		}
	case '\r':
		s.goTo(s.cursor.row, 0)
	}
}
