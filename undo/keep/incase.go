package keep

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/undo"
)

// Of a call that runs code nobody knows what it takes. So what git does not hold of a folder is kept in case: it is
// looked at anew before each such call, but only what has changed since the last is read.

// Bounds of what is kept in case, for one folder.
const (
	maxCases      = 2_000  // files and links
	maxCaseLooks  = 10_000 // entries that are looked at
	maxCaseFolder = 2_000  // of one folder: one that holds more is a store of data or a cache
)

// caseWait is how long a call waits for it at most; the next goes on from there.
const caseWait = 75 * time.Millisecond

// inCase keeps what git does not hold of files and below folders that nobody knows to be hit, in what time is left. It
// returns the manifest that holds just this already. What was kept earlier is remembered for one set of folders.
func (w *walk) inCase(hits []undo.Hit) (hash string) {
	var roots []string
	for _, h := range hits {
		if h.Part == undo.Unsaved {
			roots = append(roots, path.Clean(h.Path))
		}
	}
	m := w.Memory
	if len(roots) == 0 || m == nil {
		return ""
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.turnTo(roots[0])
	u := &unsavedWalk{walk: w, memory: m, found: map[string]caseFile{}, before: len(w.manifest.Entries)}
	if limit := w.clock().Add(caseWait); limit.Before(w.until) {
		w.until = limit
	}
	w.lasting = true
	for i := len(roots) - 1; i >= 0; i-- { // the largest comes first, and has what time the others leave
		u.root(roots[i])
	}
	w.lasting = false
	same := !u.changed && len(u.found) == len(m.files)
	if !u.stopped {
		m.files = u.found
	} else {
		maps.Copy(m.files, u.found)
	}
	if same && u.before == 0 && len(w.manifest.Missing) == 0 && m.count == w.cases && m.last != "" &&
		w.Store.Keeps(m.last) {
		return m.lend()
	}
	m.last = "" // it holds an older state, until this call's manifest is written
	return ""
}

// unsavedWalk goes through a folder once.
type unsavedWalk struct {
	*walk
	memory  *Memory
	found   map[string]caseFile
	before  int  // entries of the manifest that are not in case
	looked  int  // entries of folders that were looked at
	changed bool // something is not as the last call kept it
	stopped bool // at a bound: the next call goes on from there
}

// root keeps a file or what is below a folder.
func (u *unsavedWalk) root(p string) {
	if u.stopped {
		return
	}
	if st, err := lstat(p); err == nil && st.Mode&unix.S_IFMT == unix.S_IFREG {
		u.file(p)
		return
	}
	u.folder(p)
}

func (u *unsavedWalk) folder(dir string) {
	entries, err := lookAt(dir, func() ([]fs.DirEntry, error) {
		f, err := os.OpenFile(dir, os.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW, 0)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		return f.ReadDir(maxCaseFolder + 1)
	})
	if err == errSilent {
		u.unknown(dir, err)
	}
	if err != nil && len(entries) == 0 || len(entries) > maxCaseFolder {
		return
	}
	var folders []string
	for _, e := range entries {
		if u.looked++; u.looked > maxCaseLooks || u.cases >= maxCases || u.late() {
			u.stopped = true
			return
		}
		p := dir + "/" + e.Name()
		switch {
		case e.IsDir():
			filled := u.memory.Filled != nil && u.memory.Filled(strings.ToLower(e.Name()))
			if !filled && e.Name() != ".git" && p != u.Store.Folder() {
				folders = append(folders, p)
			}
		case e.Type().IsRegular() || e.Type() == fs.ModeSymlink:
			u.file(p)
		}
	}
	for _, p := range folders { // the files of a folder first: the nearest count most
		if u.stopped {
			return
		}
		u.folder(p)
	}
}

// file keeps one file or link, unless git holds it.
func (u *unsavedWalk) file(p string) {
	if _, twice := u.found[p]; twice || u.seen[p] {
		return
	}
	st, err := lstat(p)
	if err == errSilent {
		u.unknown(p, err)
	}
	if err != nil {
		return
	}
	now := lookOf(p, &st)
	if u.memory.held[p].look == now {
		return
	}
	old, ok := u.memory.files[p]
	if ok && old.look == now && (old.entry.Kind == undo.Link || u.Store.Has(old.entry.Object)) {
		u.keepCase(old)
		return
	}
	e := entryOf(p, &st)
	if e.Kind == undo.Link {
		target, err := lookAt(p, func() (string, error) { return os.Readlink(p) })
		if err != nil {
			return
		}
		e.Target = undo.Path(target)
	} else if u.content(&e, &st, undo.Hit{Path: p}) != nil {
		return // it is too large, or must not be kept
	}
	if e.Git != nil {
		u.memory.holds(p, now, e.Git.Root)
		return
	}
	e.Case, u.changed = true, true
	u.keepCase(caseFile{now, e})
}

func (u *unsavedWalk) keepCase(f caseFile) {
	u.manifest.Entries = append(u.manifest.Entries, f.entry)
	u.found[string(f.entry.Path)] = f
	u.cases++
}
