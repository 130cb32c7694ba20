package mask

import (
	"strings"
)

// A value is looked for transformed only where chance makes no such text. What is counted, in bits, is how unlikely
// it is that another text agrees with it: what one more character tells where it neither repeats nor continues what
// stands before, and next to nothing where it does (1111, 1234, abcd, 2024-2024), for tables and counters do too.
//
// 1 MB with 50 values is 2^27 places to agree at, forward and backward; that by chance one does once in 10^9 = 2^30
// such texts takes about 60 bits.
const (
	enough      = 60 // bits, of a relation
	enoughKey   = 66 // bits, under keys of many lengths
	repeatBits  = 4  // bits: that two characters of a text are the same, 1/16 in hexadecimal digits
	stepBits    = 1.5
	leastLength = 12 // letters and digits of a value that is looked for transformed
	leastVaried = 7  // different ones among them
	leastParts  = 3  // a word with a number behind it (localhost:5432) stands in texts for other reasons
	mostSecrets = 128
)

// perCharacter is how much one more character tells, as the difference to the one before it: that of the likeliest
// difference of two random ones.
func perCharacter(v string) float64 {
	switch {
	case strings.Trim(v, "0123456789abcdef-") == "", strings.Trim(v, "0123456789ABCDEF-") == "":
		return 4.5
	case strings.ToLower(v) == v, strings.ToUpper(v) == v:
		return 5
	}
	return 5.5
}

// bySteps is how much the differences between a value's characters tell.
func bySteps(v string) (bits float64) {
	for i := 1; i < len(v); i++ {
		if step := int(v[i]) - int(v[i-1]); -1 <= step && step <= 1 {
			bits += stepBits
		} else {
			bits += perCharacter(v)
		}
	}
	return bits
}

// byBends is how much the differences between those tell.
func byBends(v string) (bits float64) {
	for i := 2; i < len(v); i++ {
		if v[i]-v[i-1] != v[i-1]-v[i-2] {
			bits += perCharacter(v)
		}
	}
	return bits
}

// byDistance is how much the differences of characters tell that are so far apart.
func byDistance(v string, apart int) (bits float64) {
	for i := apart; i < len(v); i++ {
		if v[i] != v[i-apart] {
			bits += perCharacter(v)
		}
	}
	return bits
}

// byRepeats is how much it tells which of a value's characters are the same.
func byRepeats(back []uint8) (bits float64) {
	var before uint8
	for _, d := range back {
		if d > 1 && d != before {
			bits += repeatBits
		}
		before = d
	}
	return bits
}

// isWorth says whether a value is looked for in other spellings.
func isWorth(v string) bool {
	letters := string(lettersOf([]byte(v)))
	return len(letters) >= leastLength && distinct(letters) >= leastVaried &&
		(parts(v) >= leastParts || bySteps(v) >= enough)
}

// isWorthKeys says whether a value is looked for under keys though it has few letters and digits.
func isWorthKeys(v string) bool {
	return len(v) >= leastLength && distinct(v) >= leastVaried+2 && bySteps(v) >= enough
}

func distinct(v string) (n int) {
	var seen [256]bool
	for _, c := range []byte(v) {
		if !seen[c] {
			seen[c] = true
			n++
		}
	}
	return n
}

// parts counts the words and numbers that a value is made of.
func parts(v string) (n int) {
	var before int
	for _, c := range []byte(v) {
		kind := 0
		switch {
		case '0' <= c && c <= '9':
			kind = 1
		case fold[c] != 0:
			kind = 2
		}
		if kind != before && kind != 0 {
			n++
		}
		before = kind
	}
	return n
}
