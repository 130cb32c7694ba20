package state

import "strconv"

func digits(n int) string { return strconv.Itoa(n) }

func (s *State) eraseScreen(p params) {
	row := s.cursor.row
	from, to := 0, s.rows
	switch p.first() {
	case 0:
		s.eraseLine(p)
		from = row + 1
	case 1:
		s.eraseLine(p)
		to = row
	case 3: // what has scrolled away: the alternate screen keeps none
		return
	}
	for i := from; i < to; i++ {
		s.grid.erase(i, 0, s.cols, s.pen)
	}
}

func (s *State) eraseLine(p params) {
	from, to := 0, s.cols
	switch p.first() {
	case 0:
		from = s.cursor.col
	case 1:
		to = s.cursor.col + 1
	}
	s.grid.erase(s.cursor.row, from, to, s.pen)
	s.cursor.wrap = false
}

func (s *State) eraseCells(p params) {
	s.grid.erase(s.cursor.row, s.cursor.col, s.cursor.col+p.at(0, 1), s.pen)
	s.cursor.wrap = false
}

func (s *State) shiftCells(n int) {
	s.grid.shift(s.cursor.row, s.cursor.col, n, s.pen)
	s.cursor.wrap = false
}

// shiftLines moves the lines from the cursor on up, or down if n is negative,
// if the cursor is in the region.
func (s *State) shiftLines(n int) {
	if row := s.cursor.row; row >= s.region.top && row <= s.region.bottom {
		s.grid.scroll(row, s.region.bottom, n, s.pen)
		s.goTo(row, 0)
	}
}

// repeat writes the character before the cursor again (REP).
func (s *State) repeat(p params) {
	col := s.cursor.col - 1
	if s.cursor.wrap {
		col++
	}
	if col < 0 {
		return
	}
	if c := s.grid.lines[s.cursor.row][col]; c.char != 0 {
		for range min(p.at(0, 1), s.rows*s.cols) {
			s.print(c.char)
		}
	}
}

func (s *State) tabBy(n, step int) {
	for range min(n, s.cols) {
		s.goTo(s.cursor.row, s.tabStop(s.cursor.col, step))
	}
}

func (s *State) clearTabs(p params) {
	switch p.first() {
	case 0:
		s.setTab(false)
	case 3:
		s.tabs = make([]bool, s.cols)
	}
}

// resetTabs is DECST8C.
func (s *State) resetTabs(p params) {
	if p.first() == 5 {
		s.tabs = nil
	}
}

// align is DECALN: a screen full of E.
func (s *State) align() {
	for _, line := range s.grid.lines {
		for i := range line {
			line[i] = cell{char: 'E', width: 1}
		}
	}
	s.region = region{0, s.rows - 1}
	s.goTo(0, 0)
}
