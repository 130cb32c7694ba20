// Package keep takes in what a call is about to hit, so that it can be brought back.
//
//	k := &keep.Keeper{Store: s, Bounds: keep.Bounds{File: 64 << 20, Call: 512 << 20, Wait: 150 * time.Millisecond}}
//	call := k.Keep([]undo.Hit{{Path: "/w/notes.md", Unlinks: true}}, git)
//	call.Kept() // {Manifest: "3a7c…", Files: 1, Bytes: 4}
//
// It reads what stands at the hit paths and writes into the store, never elsewhere. It follows no link. What
// it cannot keep within its bounds it names, with the reason.
package keep

import (
	"errors"
	"slices"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
	"guard/locale"
	"guard/undo"
	"guard/undo/store"
)

// Git is what version control holds. What it does not know it answers with no.
type Git interface {
	// Blob tells of a file whose very bytes HEAD's commit holds where git has them.
	Blob(path string) (root, id string, ok bool)
	Tracked(path string) bool
	Ignored(path string) bool
	// Changed lists tracked files at or below a path that differ from the index; false where not all
	// could be told. Uncommitted lists those by which the index differs from HEAD.
	Changed(path string, limit int) (files []string, ok bool)
	Uncommitted(path string, limit int) (files []string, ok bool)
}

// Bounds of keeping for one call. Zero is no bound.
type Bounds struct {
	File int64         // bytes of one file that are copied
	Call int64         // bytes of all that are copied
	Hold int64         // bytes on the disk of all that are held by a second name
	Wait time.Duration // how long the call may have to wait
}

// Keeper keeps what calls hit. Its methods may be called at the same time.
type Keeper struct {
	Store   *store.Store
	Bounds  Bounds
	Exclude func(path string) bool // files that the person wants never kept; nil: none
	Now     func() time.Time       // nil: the clock
	Memory  *Memory                // of what is kept in case; nil: nothing is
}

// Call is what was kept for one call.
type Call struct {
	kept    undo.Kept
	held    int64
	store   *store.Store
	unread  []string // objects that were taken in without being read
	adopted []string // objects that the store holds by a second name, until the call has taken the first away
	most    int64    // bytes of one that are copied at the end
	looks   []look
	memory  *Memory
	shared  bool // another call keeps the same
}

// look is what stood at a path when it was kept.
type look struct {
	path  string
	inode uint64
	size  int64
	time  unix.Timespec // of the last change of its content
	state unix.Timespec // of the last change of any kind: the other can be set by who changes it
}

func lookOf(p string, st *unix.Stat_t) look {
	return look{p, uint64(st.Ino), st.Size, st.Mtim, st.Ctim}
}

// Keep takes in what stands at the hit paths, and notes what is known to be absent. It returns nil where nothing
// is hit.
func (k *Keeper) Keep(hits []undo.Hit, git Git, absent ...undo.Entry) *Call {
	stall.Refresh()
	now := time.Now
	if k.Now != nil {
		now = k.Now
	}
	w := &walk{Keeper: k, git: git, clock: now, seen: map[string]bool{}, bundle: k.Store.Bundle()}
	defer w.bundle.Discard()
	if w.m.Time = now(); k.Bounds.Wait > 0 {
		w.until = w.m.Time.Add(k.Bounds.Wait)
	}
	w.m.Entries = append(w.m.Entries, absent...)
	w.takeWhole(hits)
	for _, h := range hits {
		if h.Part != undo.Unsaved {
			w.hit(h)
		}
	}
	if hash := w.inCase(hits); hash != "" {
		return &Call{kept: undo.Kept{Manifest: hash, InCase: w.cases, Why: w.why()}, shared: true}
	}
	if len(hits) > 1 { // parents first
		slices.SortStableFunc(w.m.Entries, func(a, b undo.Entry) int {
			return strings.Compare(string(a.Path), string(b.Path))
		})
	}
	if len(w.m.Entries) == 0 && len(w.m.Missing) == 0 && w.left == 0 {
		return nil
	}
	c := &Call{held: w.held, store: k.Store, adopted: w.adopted, unread: w.unread, most: k.Bounds.File, looks: w.looks,
		memory: k.Memory}
	c.kept.Why = w.why()
	if len(w.m.Entries) == 0 {
		return c
	}
	hash, err := w.bundle.Keep(&w.m)
	if err != nil {
		c.Settle()
		return &Call{kept: undo.Kept{Why: because(err)}}
	}
	c.kept.Manifest, c.kept.Files, c.kept.InCase, c.kept.Bytes = hash, w.files, w.cases, w.bytes
	if w.cases > 0 && w.files == 0 {
		k.Memory.wrote(hash, w.cases)
	}
	return c
}

// Forecast is what keeping what a call hits would come to.
type Forecast struct {
	Files  int    // files, folders and links that could be brought back
	InGit  int    // files of them whose content git holds
	Copied int    // files of them whose content the store would take in
	Bytes  int64  // of that content, at most
	Why    string // why not all could; empty: all could
}

// Foresee tells what Keep would keep, and keeps nothing: the store is not touched. A file over a bound is told as
// missing, although a file system with clones may hold it all the same.
func (k *Keeper) Foresee(hits []undo.Hit, git Git) Forecast {
	stall.Refresh()
	w := &walk{Keeper: k, git: git, clock: time.Now, seen: map[string]bool{}, dry: true}
	if k.Bounds.Wait > 0 {
		w.until = time.Now().Add(k.Bounds.Wait)
	}
	w.takeWhole(hits)
	for _, h := range hits {
		if h.Part != undo.Unsaved {
			w.hit(h)
		}
	}
	return Forecast{Files: w.files, InGit: w.inGit, Copied: w.copied, Bytes: w.bytes, Why: w.why()}
}

// Kept says what was kept.
func (c *Call) Kept() undo.Kept {
	if c == nil {
		return undo.Kept{}
	}
	return c.kept
}

// Held is how much on the disk is not freed, where the call deletes it, since the store shares it: bytes.
func (c *Call) Held() int64 {
	if c == nil {
		return 0
	}
	return c.held
}

// Fresh reports that what stands at the paths now is what was kept.
func (c *Call) Fresh() bool {
	if c == nil {
		return true
	}
	if c.kept.InCase > 0 { // what was changed meanwhile is found by a further look only
		return false
	}
	for _, l := range c.looks {
		if st, err := lstat(l.path); err != nil || lookOf(l.path, &st) != l {
			return false
		}
	}
	return true
}

// Settle is called when the call has ended. What it did not take away, and the store holds by a second
// name, becomes a copy of the store's own.
func (c *Call) Settle() {
	if c == nil {
		return
	}
	for _, object := range c.adopted {
		_ = c.store.Separate(object, c.most) // what cannot be copied is found changed later, and never passed for sound
	}
	for _, object := range c.unread {
		_ = c.store.Seal(object) // without, only its size and time tell
	}
	c.adopted, c.unread = nil, nil
}

// Release is called when the call was refused: nothing needs to be kept for it.
func (c *Call) Release() {
	if c == nil {
		return
	}
	if c.shared {
		return
	}
	if c.kept.Manifest != "" && c.memory.drop(c.kept.Manifest) {
		_ = c.store.Drop(c.kept.Manifest)
	}
	for _, object := range c.adopted {
		c.store.Abandon(object)
	}
	c.Settle()
}

// Why something is not kept, as the person reads it.
var (
	errTooLarge  = locale.New("it is larger than what is copied for undo")
	errTooMuch   = locale.New("it is more than is copied for one call")
	errTooLong   = locale.New("keeping it would take too long")
	errExcluded  = locale.New("undo_exclude names it")
	errMoving    = locale.New("it changed while it was read")
	errOther     = locale.New("it is a socket, a pipe or a device")
	errFull      = locale.New("there is no space left to keep it")
	errUnread    = locale.New("it cannot be read")
	errSilent    = locale.New("its file system does not answer")
	errNoHistory = locale.New("git cannot tell which changes there are not committed")
)

// because is an error as the person reads it.
func because(err error) string {
	switch {
	case errors.Is(err, unix.ENOSPC), errors.Is(err, unix.EDQUOT):
		err = errFull
	case errors.Is(err, unix.EACCES), errors.Is(err, unix.EPERM):
		err = errUnread
	}
	return err.Error()
}
