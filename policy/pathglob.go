package policy

import (
	"path"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"guard/locale"
	"guard/policy/place"
)

// PathGlob matches paths: doublestar syntax (*, **, ?, [a-z], {a,b}), absolute,
// under ~, or relative to the workspace. In a deny or an ask one that begins
// with **/ matches outside the workspace too.
type PathGlob string

// ParsePathGlob checks a pattern.
func ParsePathGlob(s string) (PathGlob, error) {
	switch {
	case s == "":
		return "", locale.New("an empty pattern matches nothing")
	case !doublestar.ValidatePattern(s):
		return "", locale.New("its brackets or braces do not close")
	case strings.HasPrefix(s, "~") && s != "~" && !strings.HasPrefix(s, "~/"):
		return "", locale.New("only ~ and ~/… are understood")
	case alternatives(s) > maxAlternatives:
		return "", locale.New("it is too long or too deeply nested")
	case slices.Contains(strings.Split(s, "/"), ".."):
		return "", locale.New("a pattern does not climb by ..: write the folder itself, from / or ~/")
	}
	return PathGlob(s), nil
}

// maxAlternatives bounds the patterns that the braces of one stand for: each of them is tried.
const maxAlternatives = 1_000

// alternatives is how many patterns a pattern's braces stand for, at most.
func alternatives(s string) int {
	n, here := 1, []int{}
	for i := 0; i < len(s) && n <= maxAlternatives; i++ {
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

// absolute is the pattern as an absolute one; false where its base is not known.
func (g PathGlob) absolute(f *Facts) (string, bool) {
	s := string(g)
	switch {
	case strings.HasPrefix(s, "/"):
		return path.Clean(s), true
	case s == "~" || strings.HasPrefix(s, "~/"):
		return escapeGlob(f.home) + path.Clean("/"+s[1:]), f.home != ""
	default:
		return escapeGlob(f.root) + path.Clean("/"+s), f.root != ""
	}
}

// covers is the reading for an allow: the resolved path, inside the pattern's own base.
func (g PathGlob) covers(f *Facts, p place.Place) bool {
	pattern, ok := g.absolute(f)
	return ok && p.Path != "" && doublestar.MatchUnvalidated(pattern, p.Path)
}

// touches is the reading for deny and ask: the path as resolved or as written,
// what lies below a folder that matches, a folder that is deleted with what
// would match in it, and a path that is not known.
func (g PathGlob) touches(f *Facts, p place.Place, whole bool) bool {
	if p.Path == "" {
		return true
	}
	pattern, ok := g.absolute(f)
	if !ok {
		return true
	}
	for _, name := range []string{p.Path, lexical(f, p.Raw)} {
		if name == "" {
			continue
		}
		for dir := name; ; dir = path.Dir(dir) {
			if doublestar.MatchUnvalidated(pattern, dir) ||
				strings.HasPrefix(string(g), "**/") && doublestar.MatchUnvalidated(string(g), dir[1:]) {
				return true
			}
			if dir == "/" {
				break
			}
		}
		if base, _ := doublestar.SplitPattern(pattern); whole &&
			(base == name || strings.HasPrefix(base, strings.TrimSuffix(name, "/")+"/")) {
			return true
		}
	}
	return false
}

// lexical is a path as written, made absolute without looking at the disk, so
// that a rule which names a link knows it too.
func lexical(f *Facts, raw string) string {
	switch {
	case raw == "":
		return ""
	case raw == "~" || strings.HasPrefix(raw, "~/"):
		raw = f.home + raw[1:]
	case !path.IsAbs(raw):
		raw = path.Join(f.Cwd, raw)
	}
	if !path.IsAbs(raw) {
		return ""
	}
	return path.Clean(raw)
}

func escapeGlob(s string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`, `{`, `\{`).Replace(s)
}
