package mask

import (
	"io"
	"sync"
)

// Bounds of the search for transformed values.
const (
	windowSize = 256 << 10 // bytes that are read in other ways at once
	overlap    = 8 << 10   // bytes of two windows that are the same: a value is not longer, transformed
	mostAtEnd  = 512 << 10 // bytes at each end of a text
	maxCodes   = 4 << 10   // codes at each end of a window in which keys that repeat are looked for
	leastText  = 12        // bytes that may hold a value
	mostLayers = 3         // layers
)

// search is one search of a text, and the room that it takes.
type search struct {
	*finder
	hits   []hit
	layers []layer
	left   int // bytes that may yet be decoded
	tried  int // streams

	inflate io.ReadCloser // zlib's

	unescaped, characters, letters, column, derived view
	coded                                           coded
	back                                            []uint8
}

var searches = sync.Pool{New: func() any { return new(search) }}

// look searches one layer: all of it, or its two ends.
func (s *search) look(l *layer) {
	one := *l // what it finds adds to the layers
	for at := 0; at < len(one.b); at += windowSize - overlap {
		if at >= mostAtEnd && at < len(one.b)-mostAtEnd {
			at = len(one.b) - mostAtEnd
		}
		end := min(at+windowSize, len(one.b))
		s.searchWindow(&one, &view{b: one.b[at:end], base: at})
		if end == len(one.b) {
			break
		}
	}
	if one.depth > 0 {
		s.runs(&one)
	}
}

func (s *search) searchWindow(l *layer, v *view) {
	s.spelled(l, v)
	if l.parts != nil {
		s.plain.search(v.b, func(from, to int, value int32) { s.hit(l, v, from, to, value) })
	}
	if s.unescaped.takeUnescaped(v) {
		s.spelled(l, &s.unescaped)
		s.decompress(l, &s.unescaped)
	}
	if s.characters.takeCharacters(v) {
		s.keyed(l, &s.characters, false)
	} else {
		s.keyed(l, v, false)
	}
	s.codes(l, v)
	for _, c := range columns {
		if s.column.takeColumn(v, c) {
			s.spelled(l, &s.column)
			s.codes(l, &s.column)
		}
	}
}

// spelled finds spellings, with anything between their letters.
func (s *search) spelled(l *layer, v *view) {
	s.letters.takeLetters(v)
	s.spellings.search(s.letters.b, func(from, to int, value int32) { s.hit(l, &s.letters, from, to, value) })
}

// keyed finds what a key or a table made of values.
func (s *search) keyed(l *layer, v *view, repeating bool) {
	hit := func(from, to int, value int32) { s.hit(l, v, from, to, value) }
	s.relations.search(v.b, hit)
	if repeating {
		s.relations.searchRepeated(v.b[:min(len(v.b), maxCodes)], hit)
		if last := max(len(v.b)-maxCodes, maxCodes); last < len(v.b) {
			s.relations.searchRepeated(v.b[last:], func(from, to int, value int32) { hit(last+from, last+to, value) })
		}
	}
	if len(s.isomorphs.all) > 0 {
		s.back = distances(s.back, v.b)
		s.isomorphs.search(s.back, hit)
	}
}

func (s *search) codes(l *layer, v *view) {
	s.coded.read(v)
	for _, codes := range s.coded.all() {
		if len(codes.b) < leastText {
			continue
		}
		s.spelled(l, codes)
		s.keyed(l, codes, true)
		if codes == &s.coded.decimal {
			s.derived.takeSums(codes)
			s.relations.search(s.derived.b, func(from, to int, value int32) { s.hit(l, &s.derived, from, to, value) })
			for first := range 2 {
				s.derived.takeEverySecond(codes, first)
				s.spelled(l, &s.derived)
			}
		}
		s.expand(l, codes)
	}
}

func (s *search) hit(l *layer, v *view, from, to int, value int32) {
	from, to = l.source(v.span(from, to))
	s.hits = append(s.hits, hit{from, to, value})
}
