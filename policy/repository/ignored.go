package repository

import (
	"io/fs"
	"path"
	"strings"
)

// ignores are the patterns of one file of gitignore(5).
type ignores []pattern

func parseIgnores(data []byte) (ignores, error) {
	var all ignores
	for line := range strings.Lines(strings.TrimPrefix(string(data), "\ufeff")) {
		line = strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
		line = trimBlanks(line)
		if line != "" && line[0] != '#' {
			all = append(all, newPattern(line))
		}
	}
	return all, nil
}

// trimBlanks takes the blanks at the end that no backslash stands before.
func trimBlanks(line string) string {
	end := 0
	for i := 0; i < len(line); i++ {
		switch line[i] {
		case '\\':
			i++
		case ' ':
			continue
		}
		end = min(i+1, len(line))
	}
	return line[:end]
}

// Ignored implements place.Git. The person's own ignore file
// (core.excludesFile) is not read, which is the stricter side.
func (v *view) Ignored(p string) bool {
	p = path.Clean(p)
	w, x, name, ok := indexed(v, p)
	return ok && !x.tracks(name) && v.excluded(w, name)
}

// excluding is a pattern and the folder whose file holds it.
type excluding struct {
	base string
	pattern
}

// excluded walks down to a path: of a folder that is excluded nothing counts
// that is said below it.
func (v *view) excluded(w *worktree, name string) bool {
	patterns, ok := v.excluding(nil, "", under(w.common, "info/exclude"))
	for base := range folders(name) {
		if !ok {
			return false
		}
		if patterns, ok = v.excluding(patterns, base, under(w.root, base+".gitignore")); !ok {
			return false
		}
		next, isFolder := name, true
		if i := strings.IndexByte(name[len(base):], '/'); i >= 0 {
			next = name[:len(base)+i]
		} else {
			m, err := v.member(under(w.root, name))
			if err != nil {
				return false
			}
			isFolder = m.there && m.kind == fs.ModeDir
		}
		if excluded, known := last(patterns, next, isFolder); excluded || !known {
			return known
		}
	}
	return false
}

// excluding appends the patterns of a file; git does not follow a symlink of
// that name.
func (v *view) excluding(patterns []excluding, base, file string) ([]excluding, bool) {
	m, err := v.member(file)
	if err != nil || !m.there || m.kind != 0 {
		return patterns, err == nil
	}
	all, _, err := understand(v.files, &v.ignores, file, maxText, parseIgnores)
	for _, p := range all {
		patterns = append(patterns, excluding{base, p})
	}
	return patterns, err == nil
}

// last is what the last pattern says that matches; one beyond what is
// understood that could take an exclusion back leaves it unknown.
func last(patterns []excluding, name string, isFolder bool) (excluded, known bool) {
	known = true
	for _, p := range patterns {
		switch {
		case p.odd && p.negated:
			known = false
		case p.match(p.base, name, isFolder, false):
			excluded, known = !p.negated, true
		}
	}
	return excluded, known
}
