package mask

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Where a file of secrets was opened and nobody knows what for, its secrets may stand in what was printed under a key
// that only the program knows. Words, short numbers, paths and the names that programs print stay; what reads like
// nothing of these is hidden, and so are numbers and single characters in long rows.

// Bounds of what is odd.
const (
	leastOdd   = 5  // bytes of a word that is none
	leastRow   = 8  // numbers, or pieces of so few characters, one after the other
	mostNumber = 6  // digits of a number that stays
	mostPiece  = 3  // bytes of a piece of a row
	mostWord   = 28 // bytes of a word
)

// Opened are the same secrets where files of theirs were opened that the call said nothing of: what is odd in a result
// may be one of them.
func (s Secrets) Opened(names []string) Secrets {
	s.opened = strings.Join(names, ", ")
	return s
}

// odd adds what is odd in a text to what is found there.
func odd(text, of string, hits []hit, values []value) ([]hit, []value) {
	if of == "" {
		return hits, values
	}
	one := int32(len(values))
	found := len(hits)
	row, begins := 0, 0
	ends := 0
	endRow := func() {
		if row >= leastRow {
			hits = append(hits, hit{begins, ends, one})
		}
		row = 0
	}
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
		word := text[from:to]
		switch {
		case isPiece(word):
			if row++; row == 1 {
				begins = from
			}
			ends = to
		default:
			endRow()
			if isOdd(word) {
				hits = append(hits, hit{from, to, one})
			}
		}
		from = to
	}
	endRow()
	if len(hits) == found {
		return hits, values
	}
	return hits, append(slices.Clip(values), value{"", of})
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
	return len(word) <= 10 && isNumber(word, "xobXOB._")
}

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

// isOdd reports a word that is not one, nor made of words, numbers and signs as paths and names are.
func isOdd(word string) bool {
	if len(word) < leastOdd || isRule(word) {
		return false
	}
	strange, plain := 0, 0
	for part := range strings.FieldsFuncSeq(word, func(r rune) bool {
		return strings.ContainsRune(`/\._-+=@#%&*?!~$^`, r)
	}) {
		if isOrdinary(part) {
			plain += len(part)
		} else {
			strange += len(part)
		}
	}
	signs := len(word) - strange - plain
	return strange >= leastOdd-1 || strange > plain || signs > 3 && signs > plain+strange
}

// isRule reports signs that draw a line: =====, -+-+-, ....F..
func isRule(word string) bool {
	var signs []rune
	for _, r := range word {
		if !slices.Contains(signs, r) {
			signs = append(signs, r)
		}
	}
	return len(signs) <= 3 && !unicode.IsLetter(signs[0]) && !unicode.IsDigit(signs[0])
}

// isOrdinary reports a part of a name: a word, in any script, a short number, or such with a number behind it.
func isOrdinary(part string) bool {
	letters := strings.TrimRight(part, "0123456789")
	number := len(part) - len(letters)
	if unit := strings.TrimLeft(part, "0123456789"); letters == part && unit != part { // 12ms, 3rd
		letters, number = unit, len(part)-len(unit)
	}
	if number > mostNumber || len(letters) > mostWord {
		return false
	}
	return isSpoken(letters)
}

// isSpoken reports letters that may be a word or two (camelCase): a capital begins one, and consonants do not pile up.
func isSpoken(letters string) bool {
	if letters == "" {
		return true
	}
	capitals, consonants, vowels, turns := 0, 0, 0, 0
	var before rune
	for i, r := range letters {
		switch {
		case r >= utf8.RuneSelf && unicode.IsLetter(r):
			consonants, vowels = 0, vowels+1
		case !unicode.IsLetter(r):
			return false
		case strings.ContainsRune("aeiouyAEIOUY", r):
			consonants, vowels = 0, vowels+1
		default:
			if consonants++; consonants > 5 {
				return false
			}
		}
		if unicode.IsUpper(r) {
			capitals++
			if i > 0 && !unicode.IsUpper(before) {
				turns++
				consonants = 0
			}
		}
		before = r
	}
	if capitals == len(letters) { // MAX, HTTP, README
		return len(letters) <= 4 || vowels*6 >= len(letters)
	}
	if len(letters) <= 4 { // npm, Ctrl, kB, but not oiRD
		return turns == 0 || turns == 1 && len(letters) <= 3
	}
	return vowels*6 >= len(letters) && turns*3 <= len(letters)
}
