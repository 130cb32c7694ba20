package effect

import (
	"path"
	"slices"
	"strings"

	"guard/internal/wildcard"
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

// Fits matches a name; what is no pattern stands for any.
func Fits(pattern, name string) bool {
	pattern, _ = wildcard.Plain(pattern)
	ok, err := path.Match(pattern, name)
	return ok || err != nil
}
