package mask

import "slices"

// Under a key, each byte of a value becomes another by where it stands: xor, sum or difference with a constant
// (Caesar), with a counter (i*7+3), with a key that repeats; product with a constant. In all of these the lowest bit
// of two bytes that stand apart by the key's length differs as it does in the value, whatever the key (a constant or
// a counter has the length 2 in that bit). So the lowest bits tell where to look closer.

// relations finds values under keys.
type relations struct {
	keyed      []keyed
	short      byParity // under a constant or a counter: of less than 16 bytes
	long       byParity
	underKeys  byParity
	keyLengths []int // of keys that repeat
}

// keyed is a value, forward or backward.
type keyed struct {
	text    string
	value   int32
	counter bool // it tells enough for keys that count
	odd     int  // a byte that differs from the first by an odd number
	inverse byte // of that number
}

// byParity has the values that may stand where the lowest bits of so many bytes differ so from those before.
type byParity struct {
	bits  int
	heads []int32 // the first in all, counted from one
	all   []link
}

type link struct{ keyed, apart, next int32 }

const (
	shortBits     = leastText - 2
	longBits      = 14
	underKeysBits = 12
	longestKey    = 16
)

func (r *relations) add(text string, value int) {
	if bySteps(text) < enough {
		return
	}
	r.short.bits, r.long.bits, r.underKeys.bits = shortBits, longBits, underKeysBits
	for _, text := range []string{text, backward(text)} {
		k := keyed{text: text, value: int32(value), counter: byBends(text) >= enough}
		for i := 1; i < len(text) && k.odd == 0; i++ {
			if step := text[i] - text[0]; step&1 != 0 {
				k.odd, k.inverse = i, inverse(step)
			}
		}
		r.keyed = append(r.keyed, k)
		if len(text) < 2+longBits {
			r.short.add(text, 2, len(r.keyed)-1)
		} else {
			r.long.add(text, 2, len(r.keyed)-1)
		}
		for apart := 3; apart <= longestKey && byDistance(text, apart) >= enoughKey; apart++ {
			r.underKeys.add(text, apart, len(r.keyed)-1)
			if !slices.Contains(r.keyLengths, apart) {
				r.keyLengths = append(r.keyLengths, apart)
			}
		}
	}
}

// inverse of an odd number, modulo 256.
func inverse(odd byte) byte {
	x := odd
	for range 3 { // Newton's: each doubles the bits that are right, from three
		x *= 2 - odd*x
	}
	return x
}

func (p *byParity) add(text string, apart, keyed int) {
	if len(text) < apart+p.bits {
		return
	}
	if p.heads == nil {
		p.heads = make([]int32, 1<<p.bits)
	}
	bits := 0
	for i := apart; i < apart+p.bits; i++ {
		bits = bits<<1 | int(text[i]^text[i-apart])&1
	}
	p.all = append(p.all, link{int32(keyed), int32(apart), p.heads[bits]})
	p.heads[bits] = int32(len(p.all))
}

// search calls what looks closer for each place where the lowest bits agree.
func (p *byParity) search(b []byte, apart int, closer func(at int, keyed int32)) {
	if len(p.all) == 0 || len(b) < apart+p.bits {
		return
	}
	bits, mask, start := 0, len(p.heads)-1, apart+p.bits-1
	for i := apart; i < start; i++ {
		bits = bits<<1 | int(b[i]^b[i-apart])&1
	}
	for i := start; i < len(b); i++ {
		bits = (bits<<1 | int(b[i]^b[i-apart])&1) & mask
		for n := p.heads[bits]; n != 0; n = p.all[n-1].next {
			if l := &p.all[n-1]; int(l.apart) == apart {
				closer(i-start, l.keyed)
			}
		}
	}
}

// search tells where values stand under a constant or a counter.
func (r *relations) search(b []byte, hit func(from, to int, value int32)) {
	closer := func(at int, n int32) {
		if k := &r.keyed[n]; len(b)-at >= len(k.text) && k.agrees(b[at:at+len(k.text)]) {
			hit(at, at+len(k.text), k.value)
		}
	}
	r.short.search(b, 2, closer)
	r.long.search(b, 2, closer)
}

// searchRepeated tells where values stand under a key that repeats.
func (r *relations) searchRepeated(b []byte, hit func(from, to int, value int32)) {
	for _, apart := range r.keyLengths {
		r.underKeys.search(b, apart, func(at int, n int32) {
			if k := &r.keyed[n]; len(b)-at >= len(k.text) && k.repeats(b[at:at+len(k.text)], apart) {
				hit(at, at+len(k.text), k.value)
			}
		})
	}
}

// agrees says whether bytes are the value under a constant or a counter.
func (k *keyed) agrees(b []byte) bool {
	return k.counts(b, func(c, v byte) byte { return c ^ v }) || k.counts(b, func(c, v byte) byte { return c - v }) ||
		k.counts(b, func(c, v byte) byte { return c + v }) || k.isProduct(b)
}

// counts says whether what was done to each byte is the same, or one step more each time.
func (k *keyed) counts(b []byte, key func(c, v byte) byte) bool {
	first := key(b[0], k.text[0])
	last := key(b[1], k.text[1])
	step := last - first
	if step != 0 && !k.counter {
		return false
	}
	for i := 2; i < len(b); i++ {
		next := key(b[i], k.text[i])
		if next-last != step {
			return false
		}
		last = next
	}
	return true
}

// isProduct says whether each byte was multiplied by an odd number, and a constant added.
func (k *keyed) isProduct(b []byte) bool {
	if k.odd == 0 || !k.counter {
		return false
	}
	by := (b[k.odd] - b[0]) * k.inverse
	if by&1 == 0 {
		return false
	}
	for i := 1; i < len(b); i++ {
		if b[i]-b[0] != by*(k.text[i]-k.text[0]) {
			return false
		}
	}
	return true
}

// repeats says whether what was done to each byte is what was done so far before it.
func (k *keyed) repeats(b []byte, apart int) bool {
	v := k.text
	xor, sum := true, true
	for i := apart; i < len(b) && (xor || sum); i++ {
		xor = xor && b[i]^v[i] == b[i-apart]^v[i-apart]
		sum = sum && b[i]-v[i] == b[i-apart]-v[i-apart]
	}
	return xor || sum
}
