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
func (v *canvas) goTo(row, col int) {
	v.cursor.row, v.cursor.col = min(max(row, 0), v.rows-1), min(max(col, 0), v.cols-1)
	v.cursor.wrap = false
}

// address moves the cursor to a place that a program names, counted from the
// region's top in origin mode.
func (v *canvas) address(row, col int) {
	if v.modes.is(6) {
		row = min(max(row+v.region.top, v.region.top), v.region.bottom)
	}
	v.goTo(row, col)
}

func (v *canvas) home() { v.address(0, 0) }

// vertical moves the cursor up or down, but not out of the region.
func (v *canvas) vertical(n int) {
	row, top, bottom := v.cursor.row, 0, v.rows-1
	if row >= v.region.top {
		top = v.region.top
	}
	if row <= v.region.bottom {
		bottom = v.region.bottom
	}
	v.goTo(min(max(row+n, top), bottom), v.cursor.col)
}

// index moves the cursor down, and scrolls at the region's end.
func (v *canvas) index() {
	if v.cursor.row == v.region.bottom {
		v.scroll(1)
		v.cursor.wrap = false
		return
	}
	v.goTo(v.cursor.row+1, v.cursor.col)
}

// reverse moves the cursor up, and scrolls at the region's beginning.
func (v *canvas) reverse() {
	if v.cursor.row == v.region.top {
		v.scroll(-1)
		v.cursor.wrap = false
		return
	}
	v.goTo(v.cursor.row-1, v.cursor.col)
}

func (v *canvas) scroll(n int) { v.grid.scroll(v.region.top, v.region.bottom, n, v.pen) }

// setRegion is DECSTBM; a region of less than two lines is none.
func (v *canvas) setRegion(ps params) {
	top, bottom := ps.at(0, 1)-1, min(ps.at(1, v.rows), v.rows)-1
	if top >= bottom {
		return
	}
	v.region = region{top, bottom}
	v.home()
}

// saveOrLoad is DECSC and DECRC.
func (s *State) saveOrLoad(save bool) {
	slot := &s.saved[s.screen()]
	if save {
		c := s.cursor
		c.pen, c.sets, c.origin = s.pen, s.sets, s.modes.is(6)
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
func (v *canvas) tabStop(col, step int) int {
	for col += step; col > 0 && col < v.cols-1; col += step {
		if v.tabs == nil && col%8 == 0 || v.tabs != nil && v.tabs[col] {
			return col
		}
	}
	return min(max(col, 0), v.cols-1)
}

// setTab sets or clears the stop where the cursor is.
func (v *canvas) setTab(stop bool) {
	if v.tabs == nil {
		v.tabs = usualTabs(v.cols)
	}
	v.tabs[v.cursor.col] = stop
}

func usualTabs(cols int) []bool {
	tabs := make([]bool, cols)
	for i := range tabs {
		tabs[i] = i > 0 && i%8 == 0
	}
	return tabs
}
