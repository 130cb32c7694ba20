package state

// cursor is where the next character goes, and what DECSC saves with it.
type cursor struct {
	row, col int
	wrap     bool // the last column is written; the next character begins a line
	pen      pen
	sets     charsets
	origin   bool
}

// fit keeps the cursor in a window of that size.
func (c *cursor) fit(rows, cols int) {
	if c.row >= rows || c.col >= cols-1 {
		c.wrap = false
	}
	c.row, c.col = min(c.row, rows-1), min(c.col, cols-1)
}

// region is the lines that scroll, the first and the last.
type region struct{ top, bottom int }

// goTo moves the cursor within the screen.
func (s *State) goTo(row, col int) {
	s.cursor.row, s.cursor.col = min(max(row, 0), s.rows-1), min(max(col, 0), s.cols-1)
	s.cursor.wrap = false
}

// address moves the cursor to a place that a program names, counted from the
// region's top in origin mode.
func (s *State) address(row, col int) {
	if s.is(6) {
		row = min(max(row+s.region.top, s.region.top), s.region.bottom)
	}
	s.goTo(row, col)
}

func (s *State) home() { s.address(0, 0) }

// vertical moves the cursor up or down, but not out of the region.
func (s *State) vertical(n int) {
	row, top, bottom := s.cursor.row, 0, s.rows-1
	if row >= s.region.top {
		top = s.region.top
	}
	if row <= s.region.bottom {
		bottom = s.region.bottom
	}
	s.goTo(min(max(row+n, top), bottom), s.cursor.col)
}

// index moves the cursor down, and scrolls at the region's end.
func (s *State) index() {
	if s.cursor.row == s.region.bottom {
		s.scroll(1)
		s.cursor.wrap = false
		return
	}
	s.goTo(s.cursor.row+1, s.cursor.col)
}

// reverse moves the cursor up, and scrolls at the region's beginning.
func (s *State) reverse() {
	if s.cursor.row == s.region.top {
		s.scroll(-1)
		s.cursor.wrap = false
		return
	}
	s.goTo(s.cursor.row-1, s.cursor.col)
}

func (s *State) scroll(n int) { s.grid.scroll(s.region.top, s.region.bottom, n, s.pen) }

// setRegion is DECSTBM; a region of less than two lines is none.
func (s *State) setRegion(ps params) {
	top, bottom := ps.at(0, 1)-1, min(ps.at(1, s.rows), s.rows)-1
	if top >= bottom {
		return
	}
	s.region = region{top, bottom}
	s.home()
}

// saveOrLoad is DECSC and DECRC.
func (s *State) saveOrLoad(save bool) {
	slot := &s.saved[s.screen()]
	if save {
		c := s.cursor
		c.pen, c.sets, c.origin = s.pen, s.sets, s.is(6)
		*slot = &c
		return
	}
	c := cursor{}
	if *slot != nil {
		c = **slot
	}
	s.pen, s.sets = c.pen, c.sets
	s.set(6, c.origin)
	s.goTo(c.row, c.col)
	s.cursor.wrap = c.wrap && c.col == s.cols-1
}

// switchScreen is modes 47, 1047 and 1049, of which the last saves the cursor
// and brings it back. Where it stands on the main screen is not known; programs
// place it first on the alternate one.
func (s *State) switchScreen(how int, alt bool) {
	if alt == s.alt {
		return
	}
	if alt && how == 1049 {
		s.saveOrLoad(true)
	}
	s.alt = alt
	s.changes++
	switch {
	case alt:
		s.how = how
		if s.grid.lines == nil || how != 47 {
			s.grid = newGrid(s.rows, s.cols)
			s.inexact = false
		}
		s.grid.resize(s.rows, s.cols)
		s.cursor = cursor{}
	case how != 47:
		s.grid = grid{}
	}
	if !alt && how == 1049 {
		s.saveOrLoad(false)
	}
}

// tabStop is the next place to stop from col on, in a direction.
func (s *State) tabStop(col, step int) int {
	for col += step; col > 0 && col < s.cols-1; col += step {
		if s.tabs == nil && col%8 == 0 || s.tabs != nil && s.tabs[col] {
			return col
		}
	}
	return min(max(col, 0), s.cols-1)
}

// setTab sets or clears the stop where the cursor is.
func (s *State) setTab(stop bool) {
	if s.tabs == nil {
		s.tabs = usualTabs(s.cols)
	}
	s.tabs[s.cursor.col] = stop
}

func usualTabs(cols int) []bool {
	tabs := make([]bool, cols)
	for i := range tabs {
		tabs[i] = i > 0 && i%8 == 0
	}
	return tabs
}
