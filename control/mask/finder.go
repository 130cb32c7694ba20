package mask

import "sync"

// finder finds the values in a text. What it looks for is made at its first search.
type finder struct {
	once      sync.Once
	values    []value
	plain     index // as any value is hidden, and spellings that are more than letters and digits
	spellings index // the letters and digits of spellings
	relations relations
	isomorphs isomorphs
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
		f.isomorphs.add(v.text, i)
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

// find tells where values stand in a text.
func (f *finder) find(text string) []hit {
	f.once.Do(f.make)
	b := []byte(text)
	var hits []hit
	f.plain.search(b, func(from, to int, value int32) { hits = append(hits, hit{from, to, value}) })
	if !f.hunted || len(b) < leastText {
		return hits
	}
	s := searches.Get().(*search)
	defer searches.Put(s)
	s.finder, s.hits, s.tried, s.left = f, hits, 0, min(maxDecoded, leastDecoded+decodedPerByte*len(b))
	s.layers = append(s.layers[:0], layer{b: b, depth: mostLayers})
	for i := 0; i < len(s.layers); i++ {
		s.look(&s.layers[i])
		s.layers[i].b = nil
	}
	hits, s.finder, s.hits = s.hits, nil, nil
	clear(s.layers)
	return hits
}

// hit is where a value stands in a text.
type hit struct {
	from, to int
	value    int32
}
