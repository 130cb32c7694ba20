package repository

import (
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// pattern is one of gitignore(5) or gitattributes(5).
type pattern struct {
	glob     string
	anchored bool // matches from its file's folder on, else a name anywhere below
	folder   bool // matches folders only
	negated  bool
	odd      bool // beyond what is understood here
}

// newPattern takes a pattern without the file's own marks (comments, quotes).
func newPattern(text string) pattern {
	p := pattern{}
	text, p.negated = strings.CutPrefix(text, "!")
	text, p.folder = strings.CutSuffix(text, "/")
	p.anchored = strings.Contains(text, "/")
	p.glob = strings.TrimPrefix(text, "/")
	// Here "/**" at the end matches only what is inside; classes by name are not
	// doublestar's; braces are not git's.
	if strings.HasSuffix(p.glob, "/**") {
		p.glob += "/*"
	}
	p.odd = strings.Contains(p.glob, "[:") || p.glob == "" || !doublestar.ValidatePattern(p.glob)
	if strings.ContainsAny(p.glob, "{}") {
		p.odd = p.odd || strings.ContainsAny(p.glob, `[\`)
		p.glob = strings.NewReplacer("{", `\{`, "}", `\}`).Replace(p.glob)
	}
	return p
}

// match compares a path; the pattern stands in a file of the folder base, which
// is empty or ends in "/". Both count from the work tree's root. fold: as a file
// system that folds case would.
func (p pattern) match(base, name string, isFolder, fold bool) bool {
	if p.odd || p.folder && !isFolder {
		return false
	}
	glob := p.glob
	if fold {
		name, base, glob = strings.ToLower(name), strings.ToLower(base), strings.ToLower(glob)
	}
	rest, below := strings.CutPrefix(name, base)
	if !below || rest == "" {
		return false
	}
	if !p.anchored {
		rest = rest[strings.LastIndexByte(rest, '/')+1:]
	}
	return doublestar.MatchUnvalidated(glob, rest)
}
