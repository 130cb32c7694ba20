package secret

import (
	"cmp"
	"slices"
	"strings"
)

// Bounds of the work on one text, in bytes handed to patterns and walks. A text of many hints is worth
// looking at a few times over; one that is nothing but hints is worth no more.
const (
	leastWork   = 48 << 10
	workPerByte = 2
	mostAllow   = 768     // what gitleaks excepts is over a thousand words
	allowCost   = 24      // one pattern or word of an exception
	walkCosts   = 4       // bytes walked over for one handed to a pattern
	floorOfText = 4 << 10 // what each string of a JSON value may cost though others used all up
)

// search is the looking for secrets in one text, or in all strings of a JSON value.
type search struct {
	out    *takenOut // what was found; nil if nobody asks
	left   int       // bytes that may still be handed on
	floor  int       // the same of this text alone
	handed int       // bytes that were
	lines  lineWalk
	// separated: the text is arguments, not a shell's line
	separated bool
	only      *set // shapes that are looked for; nil: all
	inside    int  // texts of JSON in which it stands
	anew      int  // times that it began behind where another ended
	spent     int  // bytes that those handed on
}

func newSearch(size int, out *takenOut) *search {
	return &search{out: out, left: leastWork + workPerByte*size}
}

// pays takes the cost of a look, in bytes, and reports whether it may be had.
func (q *search) pays(n int) bool {
	n = max(n, 16)
	if q.left < n && q.floor < n {
		return false
	}
	q.left, q.floor, q.handed = q.left-n, q.floor-n, q.handed+n
	return true
}

// spans returns where the secrets of a text are, in order and apart from one another.
func (q *search) spans(s string) []span { return merge(q.found(s)) }

// found returns them in order, also those that touch the same bytes, the surer first.
func (q *search) found(s string) []span {
	windows := windowsOf(s)
	q.floor, q.lines = min(floorOfText, 4*len(s)), lineWalk{}
	marks := marksOf(s)
	var found []span
	var done [maxShapes]int // up to where a shape was found already
	for _, w := range windows {
		if w.hit < done[w.shape] || q.only != nil && !q.only.has(w.shape) {
			continue
		}
		ok := q.look(s, w, func(from, to int) {
			if from, to, ok := marks.around(from, to); ok {
				q.out.add(s[from:to], shapes()[w.shape].kind)
				found = append(found, span{from, to, w.shape})
				done[w.shape] = max(done[w.shape], to)
			}
		})
		if !ok {
			found = append(found, span{runeStart(s, w.from), len(s), -1})
			break
		}
	}
	slices.SortFunc(found, func(a, b span) int {
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.shape, b.shape))
	})
	return found
}

// merge puts spans that touch the same bytes together, under the shape that is surer of it.
func merge(spans []span) []span {
	out := spans[:0]
	for _, s := range spans {
		if n := len(out); n > 0 && s.from < out[n-1].to {
			last := &out[n-1]
			last.to = max(last.to, s.to)
			if s.shape >= 0 && (last.shape < 0 || s.shape < last.shape) {
				last.shape = s.shape
			}
			continue
		}
		out = append(out, s)
	}
	return out
}

func runeStart(s string, i int) int {
	for i > 0 && i < len(s) && s[i]&0xc0 == 0x80 {
		i--
	}
	return i
}

// marked are the places of the marks that a text has already.
type marked [][2]int

func marksOf(s string) (m marked) {
	for at := 0; ; {
		i := strings.Index(s[at:], markOpen)
		if i < 0 {
			return m
		}
		from := at + i
		n := strings.Index(s[from:min(len(s), from+64)], markClose)
		if n < 0 {
			at = from + len(markOpen)
			m = append(m, [2]int{from, at})
			continue
		}
		at = from + n + len(markClose)
		m = append(m, [2]int{from, at})
	}
}

// around returns a span so that it cuts no mark in two; none if one begins it: something was there before.
func (m marked) around(from, to int) (int, int, bool) {
	i, _ := slices.BinarySearchFunc(m, from, func(at [2]int, from int) int { return cmp.Compare(at[1], from+1) })
	for ; i < len(m) && m[i][0] < to; i++ {
		if m[i][0] <= from {
			return 0, 0, false
		}
		to = max(to, m[i][1])
	}
	return from, to, from < to
}

// look searches one window and reports whether there was work left for it.
func (q *search) look(s string, w window, found func(from, to int)) bool {
	if seek := shapes()[w.shape].seek; seek != byPattern {
		return q.pays(q.seek(seek, s, w, found))
	}
	f, shape := finderOf(w.shape), &shapes()[w.shape]
	if need := needs[shape.kind]; need != "" && !containsFold(s[w.from:w.to], need) {
		return q.pays((w.to - w.from) / 16)
	}
	if !q.pays(shape.costs() * (w.to - w.from)) {
		return false
	}
	text := s[w.from:w.to]
	var all [][]int
	if shape.anchored() {
		if groups := f.re.FindStringSubmatchIndex(text); groups != nil {
			all = [][]int{groups}
		}
	} else {
		all = f.re.FindAllStringSubmatchIndex(text, -1)
	}
	for _, groups := range all {
		q.match(s, w, f, groups, found)
	}
	return true
}

// match takes what a pattern found, if it is a secret, with what follows of it beyond what the pattern knows.
func (q *search) match(s string, w window, f *finder, groups []int, found func(from, to int)) {
	from, to := shapes()[w.shape].secret(groups)
	if from < 0 || from == to {
		return // nothing took part
	}
	from, to = w.from+from, w.from+to
	// What cannot be paid for is no exception.
	if q.pays(f.allowCosts()) && f.passes(s, w.from+groups[0], w.from+groups[1], s[from:to]) {
		return
	}
	cut := to == w.to && to < len(s)
	for to < len(s) && (inWord(s[to]) || cut && !endOfValue[s[to]]) {
		to++
	}
	found(from, to)
}

func inWord(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == '-'
}
