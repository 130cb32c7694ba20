package mask

import (
	"iter"
	"strings"
	"unicode/utf8"
)

// Where a file of secrets was opened and nobody knows what for, its secrets may stand in what was printed under a key
// that only the program knows. Words, short numbers, paths and the names that programs print stay; what reads like
// nothing of these is hidden, and so are numbers and single characters in long rows.

// Bounds of a row of codes.
const (
	leastRow  = 8  // numbers, or pieces of so few characters, one after the other
	mostPiece = 3  // bytes of a piece that is none
	mostCode  = 10 // bytes of a number in a row
)

// odd adds what is odd in a text to what is found there, as hits of a value.
func odd(text, of string, hits []hit, value int) []hit {
	if of == "" {
		return hits
	}
	one := int32(value)
	pieces, begins, ends := 0, 0, 0 // of a row
	endRow := func() {
		if pieces >= leastRow {
			hits = append(hits, hit{begins, ends, one})
		}
		pieces = 0
	}
	for from, to := range wordsOf(text) {
		if word := text[from:to]; !isPiece(word) {
			endRow()
			if isOdd(word) {
				hits = append(hits, hit{from, to, one})
			}
			continue
		}
		if pieces++; pieces == 1 {
			begins = from
		}
		ends = to
	}
	endRow()
	return hits
}

// wordsOf yields where the words of a text begin and end.
func wordsOf(text string) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		for from := 0; from < len(text); {
			r, size := utf8.DecodeRuneInString(text[from:])
			if isBetween(r) {
				from += size
				continue
			}
			to := from + strings.IndexFunc(text[from:], isBetween)
			if to < from {
				to = len(text)
			}
			if !yield(from, to) {
				return
			}
			from = to
		}
	}
}

// isBetween reports what stands between the words of a text, and what programs write around them.
func isBetween(r rune) bool {
	return r <= ' ' || strings.ContainsRune(`,;:"'()[]{}<>|`+"`", r)
}

// isPiece reports a number, or one of the few characters that a row of codes is made of.
func isPiece(word string) bool {
	word = strings.TrimPrefix(word, "-")
	switch {
	case len(word) <= 1:
		return true
	case len(word) <= mostPiece:
		return !isSpoken(word) // "is", "Go" and "API" are words
	}
	return len(word) <= mostCode && isNumber(word, "xobXOB._")
}

// isNumber reports digits, with what may stand beside them.
func isNumber(word, beside string) bool {
	digits := 0
	for i := range len(word) {
		switch c := word[i]; {
		case c >= '0' && c <= '9':
			digits++
		case strings.IndexByte(beside, c) < 0:
			return false
		}
	}
	return digits > 0
}
