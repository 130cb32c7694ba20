package place

import "strings"

// SecretName reports a path that the tables know for one of secrets, by its names alone. A home is none here: what a
// repository holds may be checked out anywhere.
func SecretName(path string) bool {
	return byName(splitPath(strings.ToLower(path)), 0, exact)&Secret != 0
}
