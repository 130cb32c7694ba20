package sql

import (
	"encoding/binary"
	"strings"
)

// The rows of a database of SQLite's, by its file format (sqlite.org/fileformat2, 1.6 and 2.1): pages are trees of
// tables, and leaves hold records. What goes on in further pages is not read.

// Bounds of reading rows.
const (
	maxPages = 4000
	maxRows  = 5000
	maxCells = 60
)

// The kinds of pages.
const (
	indexInner = 2
	tableInner = 5
	indexLeaf  = 10
	tableLeaf  = 13
)

// database is the bytes of one.
type database struct {
	bytes       []byte
	page        int // bytes of one
	usable      int
	pages, rows int // that may still be read
}

func openDatabase(b []byte) *database {
	if len(b) < 100 {
		return nil
	}
	page := int(binary.BigEndian.Uint16(b[16:]))
	if page == 1 {
		page = 64 << 10
	}
	if page < 512 {
		return nil
	}
	return &database{bytes: b, page: page, usable: page - int(b[20]), pages: maxPages, rows: maxRows}
}

// cell is a text, or a whole number.
type cell struct {
	text   string
	number uint64
}

// each gives the rows below a page.
func (d *database) each(number int, row func(cells []cell)) {
	from := (number - 1) * d.page
	if number < 1 || from+d.page > len(d.bytes) || d.pages <= 0 {
		return
	}
	d.pages--
	p := d.bytes[from : from+d.page]
	head := 0
	if number == 1 {
		head = 100
	}
	kind := p[head]
	inner := kind == tableInner || kind == indexInner
	list := head + 8
	if inner {
		list += 4
		defer func() { d.each(int(binary.BigEndian.Uint32(p[head+8:])), row) }()
	}
	for i := range int(binary.BigEndian.Uint16(p[head+3:])) {
		if list+2*i+2 > len(p) || d.rows <= 0 {
			return
		}
		at := int(binary.BigEndian.Uint16(p[list+2*i:]))
		if at+4 > len(p) {
			return
		}
		if inner {
			d.each(int(binary.BigEndian.Uint32(p[at:])), row)
			at += 4
		}
		if kind != tableInner {
			d.rows--
			row(record(p[at:], kind == tableLeaf))
		}
	}
}

// record reads the bytes of a record; behind its size stands, in a table, the number of its row.
func record(b []byte, numbered bool) (cells []cell) {
	_, n := varint(b)
	b = b[n:]
	if numbered {
		_, n = varint(b)
		b = b[n:]
	}
	size, n := varint(b)
	if size > uint64(len(b)) || uint64(n) > size {
		return nil
	}
	body := b[size:]
	for kinds := b[n:size]; len(kinds) > 0 && len(cells) < maxCells; {
		kind, n := varint(kinds)
		kinds = kinds[n:]
		long := min(lengthOf(kind), uint64(len(body)))
		cells = append(cells, cellOf(kind, body[:long]))
		body = body[long:]
	}
	return cells
}

func cellOf(kind uint64, value []byte) (c cell) {
	switch {
	case kind >= 13 && kind%2 == 1:
		c.text = string(value)
	case kind <= 6:
		for _, b := range value {
			c.number = c.number<<8 | uint64(b)
		}
	}
	return c
}

// lengthOf is how many bytes a value of a kind has (2.1, Record Format).
func lengthOf(kind uint64) uint64 {
	switch {
	case kind >= 12:
		return (kind - 12) / 2
	case kind == 5:
		return 6
	case kind == 6 || kind == 7:
		return 8
	case kind <= 4:
		return kind
	}
	return 0
}

// varint reads a number of up to nine bytes, the first ones its largest.
func varint(b []byte) (value uint64, n int) {
	for n < len(b) && n < 8 {
		value = value<<7 | uint64(b[n]&0x7f)
		if n++; b[n-1] < 0x80 {
			return value, n
		}
	}
	if n < len(b) {
		return value<<8 | uint64(b[n]), n + 1
	}
	return value, n
}

// roots are the pages on which tables begin, by their names (2.6, Storage Of The SQL Database Schema).
func (d *database) roots() map[string]int {
	found := map[string]int{}
	d.each(1, func(cells []cell) {
		if len(cells) > 3 && cells[0].text == "table" && cells[3].number < maxPages {
			found[strings.ToLower(cells[1].text)] = int(cells[3].number)
		}
	})
	return found
}
