package wildcard

import "github.com/bmatcuk/doublestar/v4"

// Fits matches a name by a pattern of a search's, with braces and **. One that cannot be read fits any.
func Fits(pattern, name string) bool {
	ok, err := doublestar.Match(pattern, name)
	return ok || err != nil
}
