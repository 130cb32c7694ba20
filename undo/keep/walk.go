package keep

import (
	"os"
	"path"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
	"guard/undo"
	"guard/undo/store"
)

// walk keeps the hits of one call, or foresees what that would come to.
type walk struct {
	*Keeper
	git   Git
	clock func() time.Time
	until time.Time // zero: no end
	dry   bool      // nothing is kept, only foreseen

	// Where it goes:
	seen    map[string]bool
	partly  map[string]bool // folders that were seen, but for what was spared in them
	whole   []string        // what goes with all below it
	unsound map[string]bool // work trees whose repository goes too

	// How it keeps content:
	bundle  *store.Bundle
	buffer  []byte
	noClone bool // the file system has no clones
	lasting bool // each content is an object, which later calls name too

	// What it has come to:
	manifest undo.Manifest
	looks    []look
	adopted  []string // as in Call
	unread   []string // as in Call
	files    int      // files, folders and links in the manifest, but for those in case
	cases    int      // files that are kept in case
	bytes    int64    // written into the store
	held     int64    // on the disk, shared with the store
	inGit    int      // files whose content git holds
	copied   int      // files whose content was foreseen to be taken in
	inRefs   int      // files of refs and their logs that were

	// What is missing:
	unnamed int  // how much beyond what the manifest names
	open    bool // and nobody knows how much that is
	done    bool // the time is up, or the disk full: nothing more is kept
	full    bool // the disk is
}

// walk begins to keep what a call hits.
func (k *Keeper) walk(git Git) *walk {
	stall.Refresh()
	w := &walk{Keeper: k, git: git, clock: time.Now, seen: map[string]bool{}}
	if k.Now != nil {
		w.clock = k.Now
	}
	if w.manifest.Time = w.clock(); k.Bounds.Wait > 0 {
		w.until = w.manifest.Time.Add(k.Bounds.Wait)
	}
	return w
}

// named keeps what stands at the hit paths, but for what is kept in case.
func (w *walk) named(hits []undo.Hit) {
	w.takeWhole(hits)
	for _, h := range hits {
		if h.Part != undo.Unsaved && h.Part != undo.Staged {
			w.hit(h)
		}
	}
	for _, h := range hits {
		if h.Part == undo.Staged && w.git != nil {
			w.staged(path.Clean(h.Path))
		}
	}
}

// maxListed is how many files git may list for one hit.
const maxListed = 100_000

// hit keeps one of the paths that a call hits.
func (w *walk) hit(h undo.Hit) {
	if !path.IsAbs(h.Path) {
		return
	}
	p := path.Clean(h.Path)
	if w.git == nil && h.Part == undo.Refs {
		w.unknown(p, errNoHistory)
		return
	}
	if h.Part == undo.All || w.git == nil {
		w.tree(p, h, nil)
		return
	}
	switch h.Part {
	case undo.Refs:
		w.refs(p, h)
	case undo.Uncommitted:
		w.uncommitted(p, h)
	case undo.Untracked:
		w.tree(p, h, func(p string, folder bool) bool {
			return folder && w.git.Ignored(p) || !folder && (w.git.Tracked(p) || w.git.Ignored(p))
		})
	case undo.NotTracked:
		w.tree(p, h, func(p string, folder bool) bool { return !folder && w.git.Tracked(p) })
	case undo.Work:
		w.tree(p, h, func(string, bool) bool { return false })
	default:
		w.tree(p, h, func(p string, folder bool) bool { return w.git.Ignored(p) && !w.git.Tracked(p) })
	}
}

// uncommitted keeps the tracked files that differ from HEAD's commit.
func (w *walk) uncommitted(p string, h undo.Hit) {
	changed, known := w.git.Changed(p, maxListed)
	staged, all := w.git.Uncommitted(p, maxListed)
	if !known || !all {
		w.unknown(p, errNoHistory)
	}
	for _, list := range [...][]string{changed, staged} {
		for _, file := range list {
			w.tree(file, undo.Hit{Path: file, Unlinks: h.Unlinks}, nil)
		}
	}
}

// spares tells what of a hit folder the call leaves.
type spares func(p string, folder bool) bool

// tree keeps a path and all below it, but for what is spared.
func (w *walk) tree(p string, h undo.Hit, spared spares) {
	if w.seen[p] && !w.partly[p] {
		return
	}
	if w.late() {
		if _, err := lstat(p); err == nil || err == errSilent {
			w.unknown(p, w.ended())
		}
		return
	}
	st, err := lstat(p)
	switch err {
	case nil:
	case unix.ENOENT, unix.ENOTDIR:
		return
	case errSilent:
		w.unknown(p, err)
		return
	default:
		w.miss(p, err)
		return
	}
	folder := undo.KindOf(uint32(st.Mode)) == undo.Folder
	if spared != nil && (spared(p, folder) || path.Base(p) == ".git") {
		return
	}
	if h.Nested && spared != nil && folder && p != path.Clean(h.Path) && isRepository(p) {
		w.whole = append(w.whole, p)
		spared = nil
	}
	if w.again(p, h, folder, spared) {
		return
	}
	w.seen[p] = true
	w.looks = append(w.looks, lookOf(p, &st))
	if err := w.entry(p, &st, h); err != nil {
		w.miss(p, err)
	} else if folder {
		w.within(p, h, spared)
	}
}

// entry keeps what stands at a path itself, which was looked at last. A socket, a pipe or a device is only told of.
func (w *walk) entry(p string, st *unix.Stat_t, h undo.Hit) error {
	e := entryOf(p, st)
	switch e.Kind {
	case undo.Link:
		target, err := lookAt(p, func() (string, error) { return os.Readlink(p) })
		if err != nil {
			return err
		}
		e.Target = undo.Path(target)
	case undo.File:
		adopted := len(w.adopted)
		if err := w.content(&e, st, h); err != nil {
			return err
		}
		if len(w.adopted) > adopted && unix.Lstat(p, st) == nil { // its second name counts as a change of it
			w.looks[len(w.looks)-1] = lookOf(p, st)
		}
	case undo.Other:
		w.miss(p, errOther)
	}
	w.add(e)
	return nil
}

// again goes into a folder that was seen already, for what an earlier hit spared there; false: it was not.
func (w *walk) again(p string, h undo.Hit, folder bool, spared spares) bool {
	if !folder {
		return false
	}
	was := w.seen[p]
	if w.partly == nil {
		w.partly = map[string]bool{}
	}
	w.partly[p] = spared != nil
	if was {
		w.within(p, h, spared)
	}
	return was
}

func (w *walk) add(e undo.Entry) {
	w.manifest.Entries = append(w.manifest.Entries, e)
	if e.Kind != undo.Other {
		w.files++
	}
}

// within keeps what lies in a folder.
func (w *walk) within(p string, h undo.Hit, spared spares) {
	entries, err := w.names(p)
	if err != nil {
		w.unknown(p, err)
		return
	}
	for _, name := range entries {
		if w.late() {
			w.unknown(strings.TrimSuffix(p, "/")+"/"+name, w.ended())
			return
		}
		w.tree(strings.TrimSuffix(p, "/")+"/"+name, h, spared)
	}
}
