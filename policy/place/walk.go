package place

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Limit bounds how many entries Expand and Tree look at.
const Limit = 10000

// shownNames is how many names a Match carries.
const shownNames = 10

// Expand tells what a pattern matches now: wildcards stay within a component,
// and a leading dot must be written out, as in the shell. Without a Disk the
// counts are not known: More is set and Untracked is -1.
func (w *World) Expand(cwd, glob string) Match {
	m := Match{Pattern: glob, Untracked: -1}
	abs, ok := w.absolute(cwd, glob)
	if w.Disk == nil || !ok {
		m.More = true
		return m
	}
	dir, rest := FixedFolder(abs)
	look := looker{w: w, m: &m, cwd: cwd, tracked: w.tracked(dir)}
	look.glob(w.resolve(dir), splitPath(rest))
	look.finish()
	return m
}

// Tree tells what lies at and under a path now.
func (w *World) Tree(p string) Match {
	return w.Found(p, func(string, bool) (counts, enters bool) { return true, true })
}

// Found is Tree of only some of it: wanted says of each entry whether it counts, a folder with all that it holds, and
// whether to look into a folder that does not. The path itself counts if it is wanted.
func (w *World) Found(p string, wanted func(at string, folder bool) (counts, enters bool)) Match {
	m := Match{Pattern: p, Untracked: -1}
	if w.Disk == nil || p == "" {
		m.More = true
		return m
	}
	look := looker{w: w, m: &m, cwd: w.Workspace, tracked: w.tracked(p)}
	info, err := w.Disk.Lstat(p)
	if err != nil {
		return m
	}
	look.wanted(p, info, wanted)
	look.finish()
	return m
}

// wanted counts an entry if it is wanted, and else looks into it; false when the look is at its bound.
func (l *looker) wanted(p string, info fs.FileInfo, wanted func(string, bool) (counts, enters bool)) bool {
	counts, enters := wanted(p, info.IsDir())
	if counts {
		return l.entry(p, info) && (!info.IsDir() || l.below(p))
	}
	if !info.IsDir() || !enters {
		return true
	}
	more := true
	err := l.inOrder(p, "*", func(e fs.DirEntry) bool {
		if l.looks++; l.looks > Limit {
			l.m.More, more = true, false
			return false
		}
		inner, err := e.Info()
		if err == nil {
			more = l.wanted(path.Join(p, e.Name()), inner, wanted)
		}
		return more
	})
	l.m.More = l.m.More || err == ErrBudget
	return more && !l.m.More
}

// Missing reports that the disk shows nothing at a path; what cannot be looked at
// is not missing.
func (w *World) Missing(p string) bool {
	if w.Disk == nil {
		return false
	}
	_, err := w.Disk.Lstat(p)
	return errors.Is(err, fs.ErrNotExist)
}

// looker walks the disk for one Match.
type looker struct {
	w         *World
	m         *Match
	cwd       string
	tracked   *tracked
	untracked int
	depth     int // 0: what was named or matched itself, else how many folders below it
	direct    int // how many names of depth 0 are kept
	looks     int // at entries that may not count
}

// AnyDepth reports a part of a pattern that stands for any folders, none too, where a shell takes it so: ** (bash(1),
// globstar; zshexpn(1), Recursive Globbing; fish(1), Wildcards).
func AnyDepth(part string) bool { return len(part) > 1 && strings.Trim(part, "*") == "" }

// glob walks the folders that a pattern's components name. Matches that are
// folders count with all they hold.
func (l *looker) glob(dir string, parts []string) bool {
	if len(parts) == 0 {
		return true
	}
	part, last := parts[0], len(parts) == 1
	if !isGlob(part) && !last {
		return l.glob(path.Join(dir, part), parts[1:])
	}
	more, deep := true, AnyDepth(part) && !last
	if deep {
		more = l.glob(dir, parts[1:])
	}
	err := l.inOrder(dir, part, func(e fs.DirEntry) bool {
		if name := e.Name(); more && (name[0] != '.' || part[0] == '.') {
			if more = l.matched(path.Join(dir, name), e, parts[1:]); more && deep && e.IsDir() {
				more = l.glob(path.Join(dir, name), parts)
			}
		}
		return more
	})
	l.m.More = l.m.More || err == ErrBudget
	return more && !l.m.More
}

func (l *looker) matched(p string, e fs.DirEntry, rest []string) bool {
	if len(rest) > 0 {
		return !e.IsDir() || l.glob(p, rest)
	}
	info, err := e.Info()
	if err != nil {
		return true
	}
	if !l.entry(p, info) {
		return false
	}
	return !e.IsDir() || l.below(p)
}

// below counts everything under a folder; symlinks are not followed.
func (l *looker) below(dir string) bool {
	more := true
	l.depth++
	defer func() { l.depth-- }()
	err := l.inOrder(dir, "*", func(e fs.DirEntry) bool {
		info, err := e.Info()
		if err != nil {
			return true
		}
		p := path.Join(dir, e.Name())
		if more = l.entry(p, info); more && e.IsDir() {
			more = l.below(p)
		}
		return more
	})
	l.m.More = l.m.More || err == ErrBudget
	return more && !l.m.More
}

// inOrder is ReadDir of the names that match a pattern, sorted, so that a person is shown the same list on every disk.
// Of a folder with more of them than a look may count it takes the first that the disk has.
func (l *looker) inOrder(dir, pattern string, yield func(fs.DirEntry) bool) error {
	var entries []fs.DirEntry
	err := l.w.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if ok, _ := path.Match(pattern, e.Name()); ok {
			entries = append(entries, e)
		}
		l.m.More = l.m.More || len(entries) > Limit
		return !l.m.More
	})
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	for _, e := range entries[:min(len(entries), Limit)] {
		if !yield(e) {
			break
		}
	}
	return err
}

// entry counts one file or folder; false when the look is at its bound.
func (l *looker) entry(p string, info fs.FileInfo) bool {
	if l.m.Count >= Limit {
		l.m.More = true
		return false
	}
	l.m.Count++
	l.name(p)
	if info.Mode().IsRegular() {
		l.m.Bytes += info.Size()
		if l.tracked != nil && !l.tracked.holds(p) {
			l.untracked++
		}
	}
	return true
}

// name keeps the first names; what was named or matched itself stands before
// what lies below it.
func (l *looker) name(p string) {
	at := len(l.m.Names)
	if l.depth == 0 {
		at = l.direct
	}
	if at >= shownNames {
		return
	}
	if l.depth == 0 {
		l.direct++
	}
	l.m.Names = slices.Insert(l.m.Names, at, l.shown(p))
	l.m.Names = l.m.Names[:min(len(l.m.Names), shownNames)]
}

func (l *looker) shown(p string) string {
	if rest, ok := strings.CutPrefix(p, l.cwd+"/"); ok && l.cwd != "" {
		return rest
	}
	return p
}

func (l *looker) finish() {
	if l.tracked != nil {
		l.m.Untracked = l.untracked
	}
}
