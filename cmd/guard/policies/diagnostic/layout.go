package diagnostic

import (
	"guard/prompt/text"
)

// glyph is a part of the line that is never cut apart, with the bytes that it stands for.
type glyph struct {
	from, to int
	text     text.Safe
	cells    int
}

// row is one row of the shown line. Its number is that of the line in the source, 0 where it goes on with one.
type row struct {
	number int
	glyphs []glyph
}

// layout sets a text in rows of at most width cells; a line feed ends a row and is not shown.
func layout(source string, width int) (rows []row) {
	var line []glyph
	number := 1
	add := func() {
		for i, piece := range wrapped(line, width) {
			r := row{glyphs: piece}
			if i == 0 {
				r.number = number
			}
			rows = append(rows, r)
		}
		line, number = nil, number+1
	}
	var last *glyph
	for at, s := range text.Glyphs(source) {
		if last != nil {
			last.to = at
		}
		if last = nil; source[at] == '\n' {
			add()
			continue
		}
		line = append(line, glyph{at, len(source), s, text.Cells(s)})
		last = &line[len(line)-1]
	}
	if len(line) > 0 || len(rows) == 0 {
		add()
	}
	return rows
}

// wrapped cuts a line into rows: behind the last space, if that costs no more than a third of the row.
func wrapped(line []glyph, width int) (rows [][]glyph) {
	for {
		n, used, space, cost := 0, 0, 0, 0
		for n < len(line) && used+line[n].cells <= width {
			used, cost = used+line[n].cells, cost+line[n].cells
			if n++; line[n-1].text == " " {
				space, cost = n, 0
			}
		}
		switch {
		case n == len(line):
			return append(rows, line)
		case n == 0:
			n = 1
		case space > 0 && cost <= width/3:
			n = space
		}
		rows, line = append(rows, line[:n:n]), line[n:]
	}
}

// piece is where a part stands in a row: its first column and how many cells it takes there; none: 0, 0.
func (r *row) piece(p *part) (column, cells int) {
	at := 0
	for i := range r.glyphs {
		g := &r.glyphs[i]
		if g.from < p.to && g.to > p.from {
			if cells == 0 {
				column = at
			}
			cells = at + g.cells - column
		}
		at += g.cells
	}
	return column, cells
}
