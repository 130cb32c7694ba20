package wildcard

import "github.com/bmatcuk/doublestar/v4"

// Fits matches a name by a pattern of a search's, with braces and **. One that cannot be read, or stands for more
// patterns than are tried, fits any.
func Fits(pattern, name string) bool {
	if len(pattern) > maxPattern || Alternatives(pattern) > MaxAlternatives {
		return true
	}
	ok, err := doublestar.Match(pattern, name)
	return ok || err != nil
}

// maxPattern bounds a pattern that is tried, in bytes.
const maxPattern = 4 << 10

// MaxAlternatives bounds the patterns that the braces of one stand for: each of them is tried.
const MaxAlternatives = 1_000

// Alternatives is how many patterns a pattern's braces stand for, at most; past the bound it is not counted on.
func Alternatives(s string) int {
	n, here := 1, []int{}
	for i := 0; i < len(s) && n <= MaxAlternatives; i++ {
		switch c := s[i]; {
		case c == '\\':
			i++
		case c == '{':
			here = append(here, 1)
		case len(here) == 0:
		case c == ',':
			here[len(here)-1]++
		case c == '}':
			n *= here[len(here)-1]
			here = here[:len(here)-1]
		}
	}
	return n
}
