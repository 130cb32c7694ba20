package mask

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A text that people or programs write consists of words, short numbers, and signs between them. What does not may be a
// secret in a form that nobody knows.

// Bounds of an ordinary word.
const (
	leastOdd       = 5  // bytes of a word that is none
	mostNumber     = 6  // digits of a number
	mostWord       = 28 // bytes of a word
	mostSigns      = 3  // in a row, of which there are no more letters
	mostConsonants = 5  // in a row
	mostShort      = 4  // letters of a word that need not have a vowel: npm, Ctrl, HTTP
	perVowel       = 6  // letters for one vowel of any other
)

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
	return strange >= leastOdd-1 || strange > plain || signs > mostSigns && signs > plain+strange
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
	n, ok := lettersIn(letters)
	vowels := n.vowels*perVowel >= len(letters)
	switch short := len(letters) <= mostShort; {
	case !ok:
		return false
	case n.capitals == len(letters): // MAX, HTTP, README
		return short || vowels
	case short: // npm, Ctrl, kB, but not oiRD
		return n.humps == 0 || n.humps == 1 && len(letters) <= 3
	default:
		return vowels && n.humps*3 <= len(letters)
	}
}

// letterCounts say what letters a word has; humps are capitals behind small ones.
type letterCounts struct{ capitals, vowels, humps int }

// lettersIn counts a word's letters; false: it has other characters, or too many consonants in a row. Letters of other
// scripts count as vowels.
func lettersIn(word string) (n letterCounts, ok bool) {
	consonants := 0
	var before rune
	for i, r := range word {
		switch {
		case !unicode.IsLetter(r):
			return n, false
		case r >= utf8.RuneSelf, strings.ContainsRune("aeiouyAEIOUY", r):
			consonants = 0
			n.vowels++
		default:
			if consonants++; consonants > mostConsonants {
				return n, false
			}
		}
		if unicode.IsUpper(r) {
			n.capitals++
			if i > 0 && !unicode.IsUpper(before) {
				n.humps++
				consonants = 0
			}
		}
		before = r
	}
	return n, true
}
