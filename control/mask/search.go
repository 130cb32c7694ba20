package mask

import (
	"io"
	"sync"
)

// Bounds of the search for transformed values.
const (
	window   = 256 << 10 // bytes that are read in other ways at once
	overlap  = 8 << 10   // bytes of two windows that are the same: a value is not longer, transformed
	most     = 512 << 10 // bytes at each end of a text
	maxCodes = 4 << 10   // codes at each end of a window in which keys that repeat are looked for
	least    = 12        // bytes that may hold a value
	depth    = 3         // layers
)

// finder finds the values in a text. What it looks for is made at its first search.
type finder struct {
	once      sync.Once
	values    []value
	plain     index // as any value is hidden, and spellings that are more than letters and digits
	spellings index // the letters and digits of spellings
	relations relations
	patterns  patterns
	hunted    bool // values are looked for transformed
}

func (f *finder) make() {
	hunted := 0
	for i, v := range f.values {
		for _, text := range exact(v.text) {
			f.plain.add(text, i)
		}
		spelled := isWorth(v.text)
		if hunted == mostSecrets || !spelled && !isWorthKeys(v.text) {
			continue
		}
		hunted++
		if spelled {
			f.spell(v.text, i)
		}
		f.relations.add(v.text, i)
		f.patterns.add(v.text, i)
	}
	f.plain.done()
	f.spellings.done()
	f.hunted = hunted > 0
}

// spell adds a value's other spellings. Each is looked for backward too.
func (f *finder) spell(v string, of int) {
	both := func(x *index, text string) {
		x.add(text, of)
		if back := backward(text); back != text {
			x.add(back, of)
		}
	}
	letters := func(text string) {
		if text := string(lettersOf([]byte(text))); len(text) >= leastLength {
			both(&f.spellings, text)
		}
	}
	letters(v)
	for _, text := range substituted(v) {
		letters(text)
	}
	for _, text := range []string{v, backward(v)} {
		for _, encoded := range append(inBase64(text), inBase32(text)...) {
			letters(encoded)
		}
		for _, codes := range inCodes(text) {
			letters(codes)
		}
		for _, encoded := range inBase85(text) {
			if len(encoded) >= leastLength {
				both(&f.plain, encoded)
			}
		}
	}
	both(&f.plain, rot47(v))
	for _, encoded := range inUU(v) {
		both(&f.plain, encoded)
	}
}

// hit is where a value stands in a text.
type hit struct {
	from, to int
	value    int32
}

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

// find tells where values stand in a text.
func (f *finder) find(text string) []hit {
	f.once.Do(f.make)
	b := []byte(text)
	var hits []hit
	f.plain.search(b, func(from, to int, value int32) { hits = append(hits, hit{from, to, value}) })
	if !f.hunted || len(b) < least {
		return hits
	}
	s := searches.Get().(*search)
	defer searches.Put(s)
	s.finder, s.hits, s.tried, s.left = f, hits, 0, min(maxDecoded, leastDecoded+decodedPerByte*len(b))
	s.layers = append(s.layers[:0], layer{b: b, depth: depth})
	for i := 0; i < len(s.layers); i++ {
		s.look(&s.layers[i])
		s.layers[i].b = nil
	}
	hits, s.finder, s.hits = s.hits, nil, nil
	clear(s.layers)
	return hits
}

// look searches one layer: all of it, or its two ends.
func (s *search) look(l *layer) {
	one := *l // what it finds adds to the layers
	for at := 0; at < len(one.b); at += window - overlap {
		if at >= most && at < len(one.b)-most {
			at = len(one.b) - most
		}
		end := min(at+window, len(one.b))
		s.window(&one, &view{b: one.b[at:end], base: at})
		if end == len(one.b) {
			break
		}
	}
	if one.depth > 0 {
		s.runs(&one)
	}
}

func (s *search) window(l *layer, v *view) {
	s.spelled(l, v)
	if l.parts != nil {
		s.plain.search(v.b, func(from, to int, value int32) { s.hit(l, v, from, to, value) })
	}
	if s.unescaped.unescaped(v) {
		s.spelled(l, &s.unescaped)
		s.decompress(l, &s.unescaped)
	}
	if s.characters.characters(v) {
		s.keyed(l, &s.characters, false)
	} else {
		s.keyed(l, v, false)
	}
	s.codes(l, v)
	for _, c := range columns {
		if s.column.column(v, c) {
			s.spelled(l, &s.column)
			s.codes(l, &s.column)
		}
	}
}

// spelled finds spellings, with anything between their letters.
func (s *search) spelled(l *layer, v *view) {
	s.letters.letters(v)
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
	if len(s.patterns.all) > 0 {
		s.back = distances(s.back, v.b)
		s.patterns.search(s.back, hit)
	}
}

func (s *search) codes(l *layer, v *view) {
	s.coded.read(v)
	for _, codes := range s.coded.all() {
		if len(codes.b) < least {
			continue
		}
		s.spelled(l, codes)
		s.keyed(l, codes, true)
		if codes == &s.coded.decimal {
			s.derived.sumsOf(codes)
			s.relations.search(s.derived.b, func(from, to int, value int32) { s.hit(l, &s.derived, from, to, value) })
			for first := range 2 {
				s.derived.second(codes, first)
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
