package gather

import (
	"strings"
)

// MayMeet reports whether two names, each of which may have wildcards, may be the same: their fixed beginnings and
// ends do not contradict each other.
func MayMeet(a, b string) bool {
	ai, bi := strings.IndexAny(a, "*?["), strings.IndexAny(b, "*?[")
	switch {
	case ai < 0 && bi < 0:
		return a == b
	case ai < 0:
		return MatchStars(b, a)
	case bi < 0:
		return MatchStars(a, b)
	}
	head := func(s string, i int) string {
		if i < 0 {
			return s
		}
		return s[:i]
	}
	tail := func(s string, i int) string {
		if i < 0 {
			return s
		}
		return s[strings.LastIndexAny(s, "*?[]")+1:]
	}
	ha, hb, ta, tb := head(a, ai), head(b, bi), tail(a, ai), tail(b, bi)
	return (strings.HasPrefix(ha, hb) || strings.HasPrefix(hb, ha)) &&
		(strings.HasSuffix(ta, tb) || strings.HasSuffix(tb, ta))
}

// MatchStars reports whether a name matches a wildcard. ? and [ count as *, and * stands for slashes too.
func MatchStars(pattern, name string) bool {
	parts := strings.FieldsFunc(pattern, func(r rune) bool { return strings.ContainsRune("*?", r) })
	if i := strings.IndexByte(pattern, '['); i >= 0 {
		return strings.HasPrefix(name, pattern[:strings.IndexAny(pattern, "*?[")])
	}
	if !strings.HasPrefix(name, pattern[:strings.IndexAny(pattern, "*?")]) {
		return false
	}
	for i, p := range parts {
		if i == len(parts)-1 && strings.HasSuffix(pattern, p) {
			return strings.HasSuffix(name, p)
		}
		at := strings.Index(name, p)
		if at < 0 {
			return false
		}
		name = name[at+len(p):]
	}
	return true
}
