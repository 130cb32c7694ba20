package secret

import (
	"cmp"
	"slices"
)

// window is a part of a text in which one shape is looked for, because a hint of it stands at hit.
type window struct{ shape, hit, from, to int }

// Bounds of windows, in bytes.
const (
	mostAhead  = 512      // from a hint to the end of what it hints at
	mostBack   = 96       // from the beginning of what is hinted at to the hint
	mostWhole  = 1 << 10  // either, of what may hold no hint or more than a line
	mostAtOnce = 4 << 10  // of windows that lie so near each other that they are one
	mostKey    = 16 << 10 // of a key without an end of its own
)

// windowsOf returns the windows of a text in the order in which they begin.
func windowsOf(s string) (all []window) {
	var last [maxShapes]int // the last window of a shape, by its place in all, and one
	line, keys, named := span{}, runs{ends: &endOfValue}, runs{ends: &endOfNamed}
	hintsIn(s, func(shape, hit int) bool {
		for hit >= line.to {
			line.from, line.to = line.to, line.to+commandEnd(s[line.to:])
		}
		if sh := &shapes()[shape]; sh.anchored() && finderOf(shape).bounded && hit > 0 && inWord(s[hit-1]) &&
			s[hit-1] != '-' {
			return true // in the middle of a word
		}
		w := windowAt(s, shape, hit, line, &keys, &named)
		if n := last[shape]; n > 0 && !shapes()[shape].alone() {
			if before := &all[n-1]; w.from <= before.to && w.to-before.from <= mostAtOnce {
				before.to = max(before.to, w.to)
				return true
			}
		}
		all = append(all, w)
		last[shape] = len(all)
		return true
	})
	slices.SortStableFunc(all, func(a, b window) int { return cmp.Compare(a.from, b.from) })
	return all
}

func windowAt(s string, shape, hit int, line span, keys, named *runs) window {
	sh := &shapes()[shape]
	w := window{shape: shape, hit: hit, from: hit, to: hit}
	switch {
	case sh.seek == byPhrase:
		w.from, w.to = max(0, hit-mostPhrase), min(len(s), hit+mostPhrase)
	case sh.seek != byPattern:
	case sh.whole:
		w.from, w.to = max(0, hit-mostWhole), min(len(s), hit+mostWhole)
	case sh.anchored():
		w.to = min(line.to, hit+finderOf(shape).most)
		if sh.run > 0 {
			w.to = min(w.to, keys.after(s, hit)+1)
		} else {
			w.to = min(w.to, named.after(s, operatorEnd(s, hit))+2)
		}
	default:
		w.from, w.to = max(line.from, hit-mostBack), min(line.to, hit+mostAhead)
	}
	return w
}

// runs finds where runs of bytes end, each once though many hints stand in it.
type runs struct {
	ends     *[256]bool
	from, to int
}

func (r *runs) after(s string, at int) int {
	if r.from <= at && at < r.to {
		return r.to
	}
	r.from, r.to = at, at
	for r.to < len(s) && !r.ends[s[r.to]] {
		r.to++
	}
	return r.to
}

// operatorEnd is where the value begins that is assigned to a name.
func operatorEnd(s string, at int) int {
	return over(s, over(s, at, mostName+mostBehind, &behind), mostBefore, &before)
}

var (
	endOfValue = bytesOf(" \t\r\n\v\f\"'`<>|&;()")
	endOfNamed = bytesOf(" \t\r\n\v\f\"'`<>|&;(),{}[]\\")
)
