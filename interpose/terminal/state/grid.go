package state

import "slices"

// canvas is what a program draws on: the cells of the alternate screen, the cursor that
// writes them, and the settings that say how. Of the main screen it holds the settings.
type canvas struct {
	rows, cols int

	grid   grid
	cursor cursor
	saved  [2]*cursor // by DECSC, of each screen
	pen    pen
	links  links
	sets   charsets
	modes  modeSet
	region region
	sides  region // the left and right margin (DECSLRM), counted from 1; the zero value is none
	tabs   []bool // nil: every eighth column
}

// cell is what stands in one place of the screen.
type cell struct {
	char  rune   // 0: nothing was written; the right half of a wide one has width 0
	marks string // combining characters on it
	width uint8
	pen   pen
}

// grid is the cells of the alternate screen. With its zero value none are kept.
type grid struct {
	lines [][]cell
}

func newGrid(rows, cols int) grid {
	var g grid
	g.resize(rows, cols)
	return g
}

func (g *grid) resize(rows, cols int) {
	for len(g.lines) < rows {
		g.lines = append(g.lines, nil)
	}
	g.lines = g.lines[:rows]
	for i, line := range g.lines {
		for len(line) < cols {
			line = append(line, blank(pen{}))
		}
		g.lines[i] = line[:cols]
		g.mend(i, cols-1)
	}
}

// blank is an erased cell: of the pen, only the background stays (back colour
// erase, as xterm does it).
func blank(p pen) cell { return cell{width: 1, pen: pen{back: p.back}} }

// erase blanks cells [from, to) of a line, and halves of wide ones at its ends.
func (g *grid) erase(row, from, to int, p pen) {
	line := g.lines[row]
	from, to = max(from, 0), min(to, len(line))
	for i := from; i < to; i++ {
		line[i] = blank(p)
	}
	if from < to {
		g.mend(row, from-1)
		g.mend(row, to)
	}
}

// mend erases the half of a wide character whose other half was overwritten.
func (g *grid) mend(row, col int) {
	line := g.lines[row]
	if col < 0 || col >= len(line) {
		return
	}
	switch c := line[col]; {
	case c.width == 2 && (col+1 >= len(line) || line[col+1].width != 0),
		c.width == 0 && (col == 0 || line[col-1].width != 2):
		line[col] = blank(c.pen)
	}
}

// put writes a character, which fits into the line.
func (g *grid) put(row, col int, c cell) {
	line := g.lines[row]
	line[col] = c
	if c.width == 2 {
		line[col+1] = cell{width: 0, pen: c.pen}
		g.mend(row, col+2)
	} else {
		g.mend(row, col+1)
	}
	g.mend(row, col-1)
}

// shift moves the cells from col on to the right by n, or to the left if n is negative.
// Blanks take the places that become free.
func (g *grid) shift(row, col, n int, p pen) {
	line := g.lines[row]
	n = min(max(n, col-len(line)), len(line)-col)
	if n >= 0 {
		copy(line[col+n:], line[col:])
		g.erase(row, col, col+n, p)
		g.mend(row, len(line)-1)
		return
	}
	copy(line[col:], line[col-n:])
	g.erase(row, len(line)+n, len(line), p)
	g.mend(row, col)
	g.mend(row, col-1)
}

// scroll moves lines top to bottom up by n, or down if n is negative.
func (g *grid) scroll(top, bottom, n int, p pen) {
	count := bottom - top + 1
	n = min(max(n, -count), count)
	lines := g.lines[top : bottom+1]
	if n < 0 {
		rotate(lines, count+n)
	} else {
		rotate(lines, n)
	}
	for i := range max(n, -n) {
		row := top + i
		if n > 0 {
			row = bottom - i
		}
		g.erase(row, 0, len(g.lines[row]), p)
	}
}

// rotate moves the first n lines to the end.
func rotate(lines [][]cell, n int) {
	slices.Reverse(lines[:n])
	slices.Reverse(lines[n:])
	slices.Reverse(lines)
}
