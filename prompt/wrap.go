package prompt

import (
	"iter"
	"unicode/utf8"
)

// wrap sets untrusted text in lines of at most width cells and yields where each begins in s.
// With breaks, a line feed ends the line after its sign; a line that is merely full has none.
func wrap(s string, width int, breaks bool) iter.Seq2[int, safe] {
	return func(yield func(int, safe) bool) {
		w := wrapper{width: width}
		sc := scanner{rest: s, lines: breaks}
		for {
			at := len(s) - len(sc.rest)
			g, ok := sc.next()
			if !ok {
				break
			}
			if w.used+g.width > width && w.text != "" && !w.flush(at, yield) {
				return
			}
			w.add(g, len(s)-len(sc.rest))
			if g.ends && breaks {
				if !yield(w.start, w.text) {
					return
				}
				w = wrapper{width: width, start: len(s) - len(sc.rest)}
			}
		}
		if w.text != "" {
			yield(w.start, w.text)
		}
	}
}

// wrapper is the line being filled, and the place behind its last space.
type wrapper struct {
	width, used, start int
	text               safe
	cut, cutUsed       int // in text, in cells
	cutAt              int // in the source
}

func (w *wrapper) add(g glyph, after int) {
	w.text += g.text
	w.used += g.width
	if g.text == " " {
		w.cut, w.cutUsed, w.cutAt = len(w.text), w.used, after
	}
}

// flush yields the full line, up to its last space if that costs no more than a third of it.
func (w *wrapper) flush(at int, yield func(int, safe) bool) bool {
	if w.cut > 0 && w.used-w.cutUsed <= w.width/3 {
		ok := yield(w.start, w.text[:w.cut])
		*w = wrapper{width: w.width, start: w.cutAt, text: w.text[w.cut:], used: w.used - w.cutUsed}
		return ok
	}
	ok := yield(w.start, w.text)
	*w = wrapper{width: w.width, start: at}
	return ok
}

// fit sets s in one line of at most width cells. What does not fit is counted: "abc…+17".
func fit(s string, width int) safe {
	if fits(s, width) {
		return escape(s)
	}
	mark := cells(cutMark(utf8.RuneCountInString(s)))
	part, rest := head(s, width-mark)
	return part + cutMark(utf8.RuneCountInString(rest))
}

// fitEnds is fit for text whose end matters as much as its beginning: "ab…+17…yz".
func fitEnds(s string, width int) safe {
	if fits(s, width) {
		return escape(s)
	}
	mark := cells(cutMark(utf8.RuneCountInString(s))) + 1
	part, rest := head(s, (width-mark)/2)
	return part + fitTail(rest, width-cells(part))
}

// fitTail shows the end of s and counts what is left out before it: "…+17…xyz".
func fitTail(s string, width int) safe {
	if fits(s, width) {
		return escape(s)
	}
	room := width - cells(cutMark(utf8.RuneCountInString(s))) - 1
	at := len(s)
	for at > 0 {
		_, n := utf8.DecodeLastRuneInString(s[:at])
		sc := scanner{rest: s[at-n:]}
		g, _ := sc.next()
		if room -= g.width; room < 0 {
			break
		}
		at -= n
	}
	return cutMark(utf8.RuneCountInString(s[:at])) + "…" + escape(s[at:])
}

// fits reports whether s is shown whole in width cells.
func fits(s string, width int) bool {
	_, rest := head(s, width)
	return rest == ""
}

func cutMark(n int) safe { return "…+" + num(n) }

// head is as much of s as fits into width cells, escaped, and the rest of s.
func head(s string, width int) (safe, string) {
	var text safe
	sc := scanner{rest: s}
	for {
		rest := sc.rest
		g, ok := sc.next()
		if !ok || g.width > width {
			return text, rest
		}
		text += g.text
		width -= g.width
	}
}

// block sets s in at most n lines. If it is longer, the last line says by how much; with
// ends, the end of s stands there too, because that is where a long command hides its sting.
func block(s string, width, n int, breaks, ends bool) (lines []safe, cut bool) {
	start := 0
	for at, text := range wrap(s, width, breaks) {
		if len(lines) == n {
			cut = true
			break
		}
		lines, start = append(lines, text), at
	}
	if !cut {
		return lines, false
	}
	last := fit
	if ends {
		last = fitEnds
	}
	if ends && n > 1 {
		last = fitTail
	}
	lines[n-1] = last(s[start:], width)
	return lines, true
}
