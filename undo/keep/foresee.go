package keep

import (
	"golang.org/x/sys/unix"

	"guard/undo"
)

// Forecast is what keeping what a call hits would come to.
type Forecast struct {
	Files  int    // files, folders and links that could be brought back
	InGit  int    // files of them whose content git holds
	Copied int    // files of them whose content the store would take in
	Refs   int    // git's refs and their logs; what they lead to is git's
	Bytes  int64  // of that content, at most
	Why    string // why not all could; empty: all could
}

// Foresee tells what Keep would keep, and keeps nothing: the store is not touched. A file over a bound is told as
// missing, although a file system with clones may hold it all the same.
func (k *Keeper) Foresee(hits []undo.Hit, git Git) Forecast {
	w := k.walk(git)
	w.dry = true
	w.named(hits)
	return Forecast{Files: w.files, InGit: w.inGit, Copied: w.copied, Refs: w.inRefs, Bytes: w.bytes, Why: w.why()}
}

// foresees counts a file's content, which a copy of it would hold.
func (w *walk) foresees(p string, size int64) error {
	if err := unix.Access(p, unix.R_OK); err != nil {
		return err
	}
	if w.Bounds.File > 0 && size > w.Bounds.File {
		return errTooLarge
	}
	if !w.room(size) {
		return errTooMuch
	}
	w.copied++
	w.bytes += size
	return nil
}
