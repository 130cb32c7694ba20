package effect

import (
	"path"
	"slices"
	"strings"
)

// Name is a pattern for a name (glob(7)).
type Name struct {
	Pattern string
	Fold    bool // case does not matter
}

// Bears reports a name that one of the patterns matches; "./NAME" stands right below the top.
func Bears(names []Name, top, at, name string) bool {
	return slices.ContainsFunc(names, func(n Name) bool {
		if inner, ok := strings.CutPrefix(n.Pattern, "./"); ok {
			return at == path.Join(top, inner)
		}
		if n.Fold {
			return Fits(strings.ToLower(n.Pattern), strings.ToLower(name))
		}
		return Fits(n.Pattern, name)
	})
}

// Fits matches a name; what path.Match does not know of patterns stands for any character.
func Fits(pattern, name string) bool {
	pattern = strings.ReplaceAll(pattern, "[!", "[^")
	if strings.Contains(pattern, "[[:") || strings.Contains(pattern, "[^[:") {
		pattern = classes(pattern)
	}
	ok, err := path.Match(pattern, name)
	return ok || err != nil
}

// classes replaces bracket expressions with classes by "?".
func classes(pattern string) string {
	for from := strings.Index(pattern, "["); from >= 0; from = strings.Index(pattern, "[") {
		to := strings.LastIndex(pattern, "]")
		if end := strings.Index(pattern[from:], ":]]"); end >= 0 {
			to = from + end + 2
		}
		if to < from {
			break
		}
		pattern = pattern[:from] + "?" + pattern[to+1:]
	}
	return pattern
}
