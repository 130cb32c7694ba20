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
	"slices"
	"strings"
	"time"

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
	// Refs are the refs of a name, or below one that ends in a slash, of the repository around a folder, and the
	// object that each names; the files of their names lie below common. StagedAlone lists what of a path the index
	// alone holds, and StagedContent is what it does. False where not all could be told.
	Refs(folder, name string) (root, common string, objects map[string]string, ok bool)
	StagedAlone(path string, most int) (files []string, ok bool)
	StagedContent(path string) (content []byte, mode uint32, ok bool)
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

// Keep takes in what stands at the hit paths, and notes what is known to be absent. It returns nil where nothing
// is hit.
func (k *Keeper) Keep(hits []undo.Hit, git Git, absent ...undo.Entry) *Call {
	w := k.walk(git)
	w.bundle = k.Store.Bundle()
	defer w.bundle.Discard()
	w.manifest.Entries = append(w.manifest.Entries, absent...)
	w.named(hits)
	if hash := w.inCase(hits); hash != "" {
		return &Call{kept: undo.Kept{Manifest: hash, InCase: w.cases, Why: w.why()}, shared: true}
	}
	if len(hits) > 1 { // parents first
		slices.SortStableFunc(w.manifest.Entries, func(a, b undo.Entry) int {
			return strings.Compare(string(a.Path), string(b.Path))
		})
	}
	return w.call()
}

// call writes the manifest, and gives the call that it is of; nil: nothing was hit.
func (w *walk) call() *Call {
	if len(w.manifest.Entries) == 0 && len(w.manifest.Missing) == 0 && w.unnamed == 0 {
		return nil
	}
	c := &Call{held: w.held, store: w.Store, adopted: w.adopted, unread: w.unread, most: w.Bounds.File, looks: w.looks,
		memory: w.Memory}
	c.kept.Why = w.why()
	if len(w.manifest.Entries) == 0 {
		return c
	}
	hash, err := w.bundle.Keep(&w.manifest)
	if err != nil {
		c.Settle()
		return &Call{kept: undo.Kept{Why: because(err)}}
	}
	c.kept.Manifest, c.kept.Files, c.kept.InCase, c.kept.Bytes = hash, w.files, w.cases, w.bytes
	if w.cases > 0 && w.files == 0 {
		w.Memory.wrote(hash, w.cases)
	}
	return c
}
