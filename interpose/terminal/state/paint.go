package state

import (
	"fmt"
	"strings"
)

// paint draws the alternate screen again; from says which modes are set meanwhile.
func (v *canvas) paint(b *strings.Builder, from view) {
	plainly := func(r rule) bool { // wrapping off: what a terminal finds wider is cut, not wrapped
		switch r.mode {
		case 7, 6, -4, 25:
			return false
		}
		return from(r)
	}
	turn(b, from, plainly, 0)
	b.WriteString("\x1b[r\x1b(B\x0f")
	for row, line := range v.grid.lines {
		v.paintLine(b, row, line)
	}
	if v.tabs != nil {
		b.WriteString(stops(v.tabs))
	}
	v.margins(b)
	turn(b, plainly, v.modes.own, -4)
	v.sideMargins(b)
	if slot := v.saved[altScreen]; slot != nil {
		b.WriteString(mode(6).sequence(slot.origin))
		v.place(b, *slot, slot.origin)
		b.WriteString(slot.pen.sequence() + slot.sets.sequence() + "\x1b7" + charsets{}.sequence() +
			mode(6).sequence(v.modes.is(6)))
	}
	v.place(b, v.cursor, v.modes.is(6))
	if v.modes.is(-4) {
		b.WriteString(mode(-4).sequence(true))
	}
	b.WriteString(v.sets.sequence() + v.ink())
}

func position(row, col int) string { return fmt.Sprintf("\x1b[%d;%dH", row+1, col+1) }

// paintLine draws a whole line.
func (v *canvas) paintLine(b *strings.Builder, row int, line []cell) {
	b.WriteString(position(row, 0) + "\x1b[0m\x1b[2K")
	end := len(line)
	for end > 0 && line[end-1] == blank(pen{}) {
		end--
	}
	var now pen
	for col := 0; col < end; {
		c := line[col]
		if c.pen != now {
			if c.pen.link != now.link {
				b.WriteString(v.links.sequence(c.pen.link))
			}
			b.WriteString(c.pen.sequence())
			now = c.pen
		}
		col += c.paint(b, line[col:])
		if c.unsteady() {
			fmt.Fprintf(b, "\x1b[%dG", min(col, len(line)-1)+1)
		}
	}
	if now.link != 0 {
		b.WriteString(v.links.sequence(0))
	}
}

// paint draws the first cell of line, and returns how many cells that covered. A cell
// that was erased is erased again, so that the terminal gives it the same background.
func (c cell) paint(b *strings.Builder, line []cell) int {
	if c.char != 0 {
		c.write(b)
		return max(int(c.width), 1)
	}
	n := 1
	for n < len(line) && line[n] == c {
		n++
	}
	fmt.Fprintf(b, "\x1b[%dX\x1b[%dC", n, n)
	return n
}

func (c cell) write(b *strings.Builder) {
	if c.char == 0 {
		b.WriteByte(' ')
		return
	}
	b.WriteRune(c.char)
	b.WriteString(c.marks)
}

// unsteady reports whether terminals differ about how many cells the character takes.
func (c cell) unsteady() bool {
	return c.width != 1 || c.marks != "" || c.char >= 0x2600 && c.char < 0x2800 ||
		c.char >= 0x2b00 && c.char < 0x2c00 || c.char >= 0xe000
}

// stops sets the tab stops; it moves the cursor.
func stops(tabs []bool) string {
	var b strings.Builder
	b.WriteString("\x1b[3g")
	for col, stop := range tabs {
		if stop {
			fmt.Fprintf(&b, "\x1b[%dG\x1bH", col+1)
		}
	}
	return b.String()
}

// place puts the cursor where c is. Behind the last column it can be brought only by
// writing the last character once more.
func (v *canvas) place(b *strings.Builder, c cursor, origin bool) {
	row, col := c.row, c.col
	if origin {
		row = max(row-v.region.top, 0)
	}
	if !c.wrap {
		b.WriteString(position(row, col))
		return
	}
	line := v.grid.lines[c.row]
	if line[col].width == 0 && col > 0 {
		col--
	}
	b.WriteString(position(row, col) + line[col].pen.sequence())
	line[col].write(b)
}
