package place

import (
	"io/fs"
	"path"
	"strings"
)

// A pattern of the shell's goes through symlinks to folders as a name does (glob(7)): what it matches below them lies
// where they lead, though the pattern stands in the workspace.

// Bounds of looking for what a pattern matches behind symlinks.
const (
	maxLedLooks  = 4000 // entries of folders
	maxLed       = 32   // matches
	maxLedDepth  = 6    // folders that ** stands for
	maxLedWithin = 12   // folders that are opened on the way of one match
)

// Led lists what a pattern matches by way of a symlink and what is anything else than a common file of the workspace,
// by its names there: absolute paths. hidden: a wildcard matches a leading dot too.
func (w *World) Led(cwd, glob string, hidden bool) []string {
	abs, ok := w.absolute(cwd, glob)
	if w.Disk == nil || !ok || !isGlob(glob) {
		return nil
	}
	dir, rest := FixedFolder(abs)
	l := ledLooker{w: w, hidden: hidden}
	l.at(path.Clean(strings.ReplaceAll(dir, `\`, "")), false, splitPath(rest), maxLedWithin)
	return l.found
}

// ledLooker follows one pattern.
type ledLooker struct {
	w      *World
	hidden bool
	looks  int
	found  []string
}

// at goes on from a folder by the parts of the pattern that are left; linked: a symlink led there.
func (l *ledLooker) at(dir string, linked bool, parts []string, left int) {
	if left == 0 || l.looks > maxLedLooks || len(l.found) >= maxLed {
		return
	}
	if len(parts) == 0 {
		l.takes(dir, linked)
		return
	}
	part := parts[0]
	if !isGlob(part) {
		next := path.Join(dir, strings.ReplaceAll(part, `\`, ""))
		if _, err := l.w.Disk.Lstat(next); err == nil {
			_, err := l.w.Disk.Readlink(next)
			l.at(next, linked || err == nil, parts[1:], left-1)
		}
		return
	}
	deep := strings.Trim(part, "*") == "" && len(part) > 1
	if deep { // no folder at all; as many as one may be
		l.at(dir, linked, parts[1:], left-1)
	}
	for _, e := range l.entries(dir) {
		name := e.Name()
		link := e.Type()&fs.ModeSymlink != 0
		if !l.matches(part, name) || len(parts) > 1 && !e.IsDir() && !link {
			continue
		}
		next := path.Join(dir, name)
		if deep && e.IsDir() && name != "node_modules" && left > maxLedWithin-maxLedDepth {
			l.at(next, linked, parts, left-1)
		}
		l.at(next, linked || link, parts[1:], left-1)
	}
}

// entries are those of a folder, a symlink to one too.
func (l *ledLooker) entries(dir string) (all []fs.DirEntry) {
	_ = l.w.Disk.ReadDir(l.w.resolve(dir), func(e fs.DirEntry) bool {
		l.looks++
		all = append(all, e)
		return l.looks <= maxLedLooks
	})
	return all
}

// matches reports a name that one part of a pattern may stand for.
func (l *ledLooker) matches(part, name string) bool {
	if name[0] == '.' && part[0] != '.' && !l.hidden {
		return false
	}
	ok, err := path.Match(strings.ReplaceAll(part, "[!", "[^"), name)
	return ok || err != nil
}

// takes keeps a match that a symlink led to.
func (l *ledLooker) takes(at string, linked bool) {
	if linked && l.w.LeadsAway(at) {
		l.found = append(l.found, at)
	}
}

// LeadsAway reports a name that is there and that leads, by a symlink, to something else than a common file or folder
// of the workspace.
func (w *World) LeadsAway(at string) bool {
	p := w.At("", at)
	return p.Path != at && !p.Is(Harmless) && !w.Missing(p.Path) &&
		(!p.Is(Inside) || p.Any(VCS|Executed|Startup|AgentSettings|Guard|Secret))
}
