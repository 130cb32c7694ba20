package mask

import "encoding/binary"

// An index finds any of many patterns in one pass, by eight bytes of each. The time that takes hardly depends on how
// many there are.

const gram = 8 // bytes by which a pattern is found; a shorter one is not

type index struct {
	patterns []spelled
	heads    []int32 // by the hash of a pattern's gram: the first such, counted from one
	shift    uint
}

// spelled is a value in one spelling.
type spelled struct {
	text  string
	value int32
	skip  int32 // bytes before its gram
	key   uint64
	next  int32 // with the same hash, counted from one
}

func (x *index) add(text string, value int) {
	if len(text) < gram {
		return
	}
	skip := mostVaried(text)
	x.patterns = append(x.patterns, spelled{text: text, value: int32(value), skip: int32(skip),
		key: binary.LittleEndian.Uint64([]byte(text[skip : skip+gram]))})
}

// mostVaried is where the gram of a text begins that is least like others.
func mostVaried(text string) (at int) {
	most := 0
	for i := range min(len(text)-gram+1, 32) {
		var seen [4]uint64
		n := 0
		for _, c := range []byte(text[i : i+gram]) {
			if bit := uint64(1) << (c & 63); seen[c>>6]&bit == 0 {
				seen[c>>6] |= bit
				n++
			}
		}
		if n > most {
			most, at = n, i
		}
		if n == gram {
			break
		}
	}
	return at
}

// done makes the index of what was added.
func (x *index) done() {
	bits := uint(12)
	for 1<<bits < 8*len(x.patterns) {
		bits++
	}
	x.heads, x.shift = make([]int32, 1<<bits), 64-bits
	for i := range x.patterns {
		p := &x.patterns[i]
		head := &x.heads[hash(p.key)>>x.shift]
		p.next, *head = *head, int32(i+1)
	}
}

func hash(key uint64) uint64 { return (key ^ key>>29) * 0x9e3779b97f4a7c15 }

// search tells where patterns stand in a text.
func (x *index) search(text []byte, hit func(from, to int, value int32)) {
	if len(x.patterns) == 0 {
		return
	}
	for i := 0; i+gram <= len(text); i++ {
		key := binary.LittleEndian.Uint64(text[i:])
		for n := x.heads[hash(key)>>x.shift]; n != 0; {
			p := &x.patterns[n-1]
			n = p.next
			if p.key != key {
				continue
			}
			from := i - int(p.skip)
			to := from + len(p.text)
			if from >= 0 && to <= len(text) && string(text[from:to]) == p.text {
				hit(from, to, p.value)
			}
		}
	}
}
