package keep

import (
	"io/fs"
	"os"
	"path"
	"strings"
	"sync"
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

// Memory is what was kept in case by earlier calls of a run. The zero value holds nothing.
type Memory struct {
	// Filled reports a folder that tools fill, by its name; nil: none.
	Filled func(name string) bool

	mu    sync.Mutex
	files map[string]caseFile
	held  map[string]look // files that git held, as they were then
	last  string          // the manifest of the last call that kept nothing else
	count int             // of its files
	root  string
	lent  map[string]bool // manifests that more than the call which wrote them names
}

// caseFile is a file as it was kept.
type caseFile struct {
	look  look
	entry undo.Entry
}

// wrote notes the manifest that now holds all that is kept in case.
func (m *Memory) wrote(hash string, count int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.last, m.count = hash, count
}

// drop notes that the call which wrote a manifest needs it no longer, and reports whether it may go.
func (m *Memory) drop(hash string) bool {
	if m == nil {
		return true
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.lent[hash] {
		return false
	}
	if m.last == hash {
		m.last = ""
	}
	return true
}

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
	if m.files == nil || m.root != roots[0] {
		m.files, m.held, m.root, m.last = map[string]caseFile{}, map[string]look{}, roots[0], ""
	}
	u := &unsavedWalk{walk: w, memory: m, found: map[string]caseFile{}, before: len(w.m.Entries)}
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
		for p, f := range u.found {
			m.files[p] = f
		}
	}
	if same && u.before == 0 && len(w.m.Missing) == 0 && m.last != "" && m.count == w.cases && w.Store.Keeps(m.last) {
		if m.lent == nil {
			m.lent = map[string]bool{}
		}
		m.lent[m.last] = true
		return m.last
	}
	m.last = "" // it holds an older state, until this call's manifest is written
	return ""
}

// unsavedWalk goes through a folder once.
type unsavedWalk struct {
	*walk
	memory  *Memory
	found   map[string]caseFile
	before  int
	looked  int
	changed bool
	stopped bool
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
	entries, err := looks(dir, func() ([]fs.DirEntry, error) {
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
	if u.seen[p] {
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
	if u.memory.held[p] == now {
		return
	}
	old, ok := u.memory.files[p]
	if ok && old.look == now && (old.entry.Kind == undo.Link || u.Store.Has(old.entry.Object)) {
		u.keepCase(old)
		return
	}
	e := entryOf(p, &st)
	if e.Kind == undo.Link {
		target, err := looks(p, func() (string, error) { return os.Readlink(p) })
		if err != nil {
			return
		}
		e.Target = undo.Path(target)
	} else if u.content(&e, &st, undo.Hit{Path: p}) != nil {
		return // it is too large, or must not be kept
	}
	if e.Git != nil {
		u.memory.held[p] = now
		return
	}
	e.Case, u.changed = true, true
	u.keepCase(caseFile{now, e})
}

func (u *unsavedWalk) keepCase(f caseFile) {
	u.m.Entries = append(u.m.Entries, f.entry)
	u.found[string(f.entry.Path)] = f
	u.cases++
}
