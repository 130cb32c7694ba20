package policy

import (
	"path"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"guard/internal/wildcard"
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
	case wildcard.Alternatives(s) > wildcard.MaxAlternatives:
		return "", locale.New("it is too long or too deeply nested")
	case slices.Contains(strings.Split(s, "/"), ".."):
		return "", locale.New("a pattern does not climb by ..: write the folder itself, from / or ~/")
	}
	return PathGlob(s), nil
}

// absolute is the pattern as an absolute one; false where its base is not known.
func (g PathGlob) absolute(f *Facts) (string, bool) {
	s := string(g)
	switch {
	case strings.HasPrefix(s, "/"):
		return path.Clean(s), true
	case s == "~" || strings.HasPrefix(s, "~/"):
		return EscapeGlob(f.home) + path.Clean("/"+s[1:]), f.home != ""
	default:
		return EscapeGlob(f.root) + path.Clean("/"+s), f.root != ""
	}
}

// covers is the reading for an allow: the resolved path, inside the pattern's own base.
func (g PathGlob) covers(f *Facts, p place.Place) bool {
	pattern, ok := g.absolute(f)
	return ok && p.Path != "" && doublestar.MatchUnvalidated(pattern, p.Path)
}

// globIn is a glob as a deny or an ask reads it for one request.
type globIn struct {
	glob     string // as it was written
	pattern  string // absolute
	known    bool   // its base is
	anywhere bool   // it begins with **/
	// What a path that it matches begins and ends with: most paths are told apart by that.
	begins, ends string
}

// in is the glob for a request.
func (g PathGlob) in(f *Facts) (m globIn) {
	m.glob, m.anywhere = string(g), strings.HasPrefix(string(g), "**/")
	m.pattern, m.known = g.absolute(f)
	if m.known && !m.anywhere {
		m.begins = m.pattern
		if at := strings.IndexAny(m.pattern, openSigns); at >= 0 {
			m.begins = strings.TrimSuffix(m.pattern[:at], "/")
		}
	}
	at := strings.LastIndexAny(m.pattern, openSigns)
	if m.ends = m.pattern[at+1:]; at >= 0 && m.pattern[at] == '\\' {
		m.ends = ""
	}
	return m
}

// openSigns are the signs of a glob that are no plain letters.
const openSigns = `*?[]{}\`

// matches reports an absolute path that the glob matches.
func (m *globIn) matches(name string) bool {
	switch {
	case !strings.HasPrefix(name, m.begins), !strings.HasSuffix(name, m.ends):
		return false
	case m.anywhere && doublestar.MatchUnvalidated(m.glob, name[1:]):
		return true
	}
	return doublestar.MatchUnvalidated(m.pattern, name)
}

// touches is the reading for deny and ask: the path as resolved or as written,
// what lies below a folder that matches, a folder that is deleted with what
// would match in it, and a path that is not known.
func (m *globIn) touches(f *Facts, p place.Place, whole bool) bool {
	if p.Path == "" || !m.known {
		return true
	}
	for _, name := range []string{p.Path, lexical(f, p.Raw)} {
		if name == "" {
			continue
		}
		for dir := name; ; dir = path.Dir(dir) {
			if m.matches(dir) {
				return true
			}
			if dir == "/" {
				break
			}
		}
		if whole && m.mayLieIn(name) {
			return true
		}
	}
	return false
}

// mayLieIn reports a folder that is on the way to all that the glob matches.
func (m *globIn) mayLieIn(folder string) bool {
	if m.begins != "" && !strings.HasPrefix(m.begins, strings.TrimSuffix(folder, "/")) {
		return false // most are told apart by that
	}
	base, _ := doublestar.SplitPattern(m.pattern)
	return base == folder || strings.HasPrefix(base, strings.TrimSuffix(folder, "/")+"/")
}

// touches is [globIn.touches] of one path.
func (g PathGlob) touches(f *Facts, p place.Place, whole bool) bool {
	m := g.in(f)
	return m.touches(f, p, whole)
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

// EscapeGlob writes a path as a pattern of that path alone.
func EscapeGlob(s string) string { return globEscapes.Replace(s) }

var globEscapes = strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`, `{`, `\{`)
