package mask

import "slices"

// isomorphs finds values each of whose characters was put for another, by which of them are the same.
type isomorphs struct {
	all   []isomorph
	heads map[[3]uint8][]int32
	mayBe [1 << 12]bool // by the hash of three distances that follow each other
}

// isomorph is for each character of a value how far before it the same one stands; none: 0.
type isomorph struct {
	back  []uint8
	value int32
	at    int // of the distances by which it is found, the last
}

const leastDistinct = 10 // characters of such a value

func (p *isomorphs) add(text string, value int) {
	for _, text := range []string{text, backward(text)} {
		text = text[:min(len(text), 128)]
		back := slices.Clone(distances(nil, []byte(text)))
		if distinct(text) < leastDistinct || byRepeats(back) < enough {
			continue
		}
		for i := 2; i < len(back); i++ {
			d := [3]uint8(back[i-2 : i+1])
			if d[0] == 0 || d[1] == 0 || d[2] == 0 || d[0] == d[1] || d[1] == d[2] {
				continue
			}
			if p.heads == nil {
				p.heads = map[[3]uint8][]int32{}
			}
			p.all = append(p.all, isomorph{back, int32(value), i})
			p.heads[d] = append(p.heads[d], int32(len(p.all)-1))
			p.mayBe[hash3(d)] = true
			break
		}
	}
}

func hash3(d [3]uint8) int {
	return int(uint(d[0])*131+uint(d[1])*31+uint(d[2])*7) & (1<<12 - 1)
}

// distances are how far before each byte the same one stands; farther than 255, or nowhere: 0.
func distances(into []uint8, b []byte) []uint8 {
	var last [256]int
	into = into[:0]
	for i, c := range b {
		d := i + 1 - last[c]
		if last[c] == 0 || d > 255 {
			d = 0
		}
		last[c] = i + 1
		into = append(into, uint8(d))
	}
	return into
}

// search tells where values stand so, by the distances of a text.
func (p *isomorphs) search(back []uint8, hit func(from, to int, value int32)) {
	for i := 2; i < len(back); i++ {
		d := [3]uint8{back[i-2], back[i-1], back[i]}
		if d[2] == 0 || !p.mayBe[hash3(d)] {
			continue
		}
		for _, n := range p.heads[d] {
			one := &p.all[n]
			if from := i - one.at; from >= 0 && from+len(one.back) <= len(back) && one.agrees(back[from:]) {
				hit(from, from+len(one.back), one.value)
			}
		}
	}
}

func (r *isomorph) agrees(back []uint8) bool {
	for i, want := range r.back {
		if got := back[i]; got != want && (want != 0 || int(got) <= i) {
			return false
		}
	}
	return true
}
