package state

import "strconv"

func digits(n int) string { return strconv.Itoa(n) }

func (v *canvas) eraseScreen(p params) {
	row := v.cursor.row
	from, to := 0, v.rows
	switch p.first() {
	case 0:
		v.eraseLine(p)
		from = row + 1
	case 1:
		v.eraseLine(p)
		to = row
	case 3: // what has scrolled away: the alternate screen keeps none
		return
	}
	for i := from; i < to; i++ {
		v.grid.erase(i, 0, v.cols, v.pen)
	}
}

func (v *canvas) eraseLine(p params) {
	from, to := 0, v.cols
	switch p.first() {
	case 0:
		from = v.cursor.col
	case 1:
		to = v.cursor.col + 1
	}
	v.grid.erase(v.cursor.row, from, to, v.pen)
	v.cursor.wrap = false
}

func (v *canvas) eraseCells(p params) {
	v.grid.erase(v.cursor.row, v.cursor.col, v.cursor.col+p.at(0, 1), v.pen)
	v.cursor.wrap = false
}

func (v *canvas) shiftCells(n int) {
	v.grid.shift(v.cursor.row, v.cursor.col, n, v.pen)
	v.cursor.wrap = false
}

// shiftLines moves the lines from the cursor on up, or down if n is negative,
// if the cursor is in the region.
func (v *canvas) shiftLines(n int) {
	if row := v.cursor.row; row >= v.region.top && row <= v.region.bottom {
		v.grid.scroll(row, v.region.bottom, n, v.pen)
		v.goTo(row, 0)
	}
}

// repeat writes the character before the cursor again (REP).
func (v *canvas) repeat(p params) {
	col := v.cursor.col - 1
	if v.cursor.wrap {
		col++
	}
	if col < 0 {
		return
	}
	if c := v.grid.lines[v.cursor.row][col]; c.char != 0 {
		for range min(p.at(0, 1), v.rows*v.cols) {
			v.print(c.char)
		}
	}
}

func (v *canvas) tabBy(n, step int) {
	for range min(n, v.cols) {
		v.goTo(v.cursor.row, v.tabStop(v.cursor.col, step))
	}
}

func clearTabs(s *State, p params) {
	switch n := p.first(); {
	case n != 0 && n != 3:
	case !s.alt:
		s.stopped = true
	case n == 0:
		s.setTab(false)
	default:
		s.tabs = make([]bool, s.cols)
	}
}

// resetTabs is DECST8C.
func resetTabs(s *State, p params) {
	if p.first() == 5 {
		s.tabs, s.stopped = nil, false
	}
}

// align is DECALN: a screen full of E.
func (v *canvas) align() {
	for _, line := range v.grid.lines {
		for i := range line {
			line[i] = cell{char: 'E', width: 1}
		}
	}
	v.region = region{0, v.rows - 1}
	v.goTo(0, 0)
}
