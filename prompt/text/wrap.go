package text

import "iter"

// Wrap sets untrusted text in lines of at most width cells and yields where each begins in s.
// With breaks, a line feed ends the line after its sign; a line that is merely full has none.
func Wrap(s string, width int, breaks bool) iter.Seq2[int, Safe] {
	return func(yield func(int, Safe) bool) {
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
	text               Safe
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
func (w *wrapper) flush(at int, yield func(int, Safe) bool) bool {
	if w.cut > 0 && w.used-w.cutUsed <= w.width/3 {
		ok := yield(w.start, w.text[:w.cut])
		*w = wrapper{width: w.width, start: w.cutAt, text: w.text[w.cut:], used: w.used - w.cutUsed}
		return ok
	}
	ok := yield(w.start, w.text)
	*w = wrapper{width: w.width, start: at}
	return ok
}
