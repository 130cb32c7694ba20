package text

import "iter"

// Glyphs yields the parts of untrusted text that are never cut apart, escaped as in [Wrap] with breaks, and where
// each begins in s: for who must know which bytes stand in which cells. A line feed is among them, as its sign.
func Glyphs(s string) iter.Seq2[int, Safe] {
	return func(yield func(int, Safe) bool) {
		sc := scanner{rest: s, lines: true}
		for {
			at := len(s) - len(sc.rest)
			g, ok := sc.next()
			if !ok || !yield(at, g.text) {
				return
			}
		}
	}
}
