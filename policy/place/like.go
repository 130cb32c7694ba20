package place

import (
	"path"
	"strings"
)

// Like says what a pattern could name, by names alone: the folder it looks in
// decides where it lies, and a component with wildcards stands for every name
// in the tables that it was plainly made to match. `.e*v` is a secret, `*` and
// `*.json` are not: they name everything, and Expand tells what that is now.
func (w *World) Like(cwd, pattern string) Place {
	p := Place{Raw: pattern}
	abs, ok := w.absolute(cwd, pattern)
	if !ok {
		p.Kind = byName(splitPath(strings.ToLower(pattern)), 0, couldBe)
		return p
	}
	dir, rest := FixedFolder(abs)
	folder := w.resolve(dir)
	if folder == "" && dir != "" {
		p.Kind = stricter(w.classifyBy(path.Clean(abs), couldBe))
		return p
	}
	p.Path, p.Pattern = path.Join(folder, rest), rest != ""
	p.Kind = w.classifyBy(p.Path, couldBe)
	return p
}

// Elsewhere says what a path on another machine or in a container is. Only its
// names tell, so only what it holds is said, never where it lies.
func (w *World) Elsewhere(pattern string) Place {
	clean := pattern
	if rest, ok := strings.CutPrefix(pattern, "~"); ok && (rest == "" || rest[0] == '/') {
		clean = "/root" + rest // a home; whose does not matter
	}
	same := compare(exact)
	if isGlob(clean) {
		same = couldBe
	}
	parts := splitPath(strings.ToLower(path.Clean("/" + clean)))
	kinds := byName(parts, w.homeDepth(parts), same)
	return Place{Raw: pattern, Kind: Remote | kinds&(Secret|Financial)}
}

// FixedFolder splits a pattern into the leading folder without wildcards and
// the rest.
func FixedFolder(pattern string) (dir, rest string) {
	meta := strings.IndexAny(pattern, "*?[")
	if meta < 0 {
		return pattern, ""
	}
	cut := strings.LastIndexByte(pattern[:meta], '/')
	return pattern[:cut+1], pattern[cut+1:]
}

// couldBe tells whether a pattern was made to match a name of the tables. It
// must spell part of the name: two characters of its stem, or the dot of a
// hidden file, or a telling extension.
func couldBe(part, ruled string) bool {
	switch {
	case !isGlob(part):
		return exact(part, ruled)
	case part == ruled:
		return true // /proc/*/environ
	}
	name := sample(ruled)
	if ok, err := path.Match(part, name); !ok && err == nil {
		return false
	}
	if strings.HasPrefix(name, ".") {
		return part[0] == '.' || part[0] == '[' || part[0] == '?'
	}
	if strings.HasPrefix(ruled, "*.") && strings.Count(ruled, ".") == 1 {
		return spelled(part) > 1
	}
	stem, _, _ := strings.Cut(part, ".")
	return spelled(stem) > 1
}

// sample makes one name that a ruled glob matches.
func sample(ruled string) string {
	if !isGlob(ruled) {
		return ruled
	}
	name, _, _ := strings.Cut(ruled, "[")
	if name != ruled {
		name += ruled[strings.IndexByte(ruled, '[')+1:][:1] + ruled[strings.IndexByte(ruled, ']')+1:]
	}
	if strings.HasPrefix(name, "*") {
		name = "x" + name[1:]
	}
	name = strings.ReplaceAll(name, ".*", ".x")
	return strings.ReplaceAll(name, "*", "")
}

// spelled counts the letters and digits that a pattern writes out, a bracket
// counting as one.
func spelled(part string) int {
	n, in := 0, false
	for _, c := range part {
		switch {
		case c == '[':
			in = true
			n++
		case c == ']':
			in = false
		case !in && (c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '-'):
			n++
		}
	}
	return n
}
