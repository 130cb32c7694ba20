package keep

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
	"guard/undo"
	"guard/undo/store"
)

// small is the size up to which files are read in one piece and go into the bundle, in bytes: that costs less
// than a file, or a name, of their own.
const small = 1 << 20

// hashed is the size up to which content is always read for its hash, in bytes; larger files that can be
// cloned or adopted are taken unread where the time does not allow more.
const hashed = 64 << 20

// content keeps a file's content, in the cheapest way that there is: git's object, a clone, a second
// name, a copy.
func (w *walk) content(e *undo.Entry, st *unix.Stat_t, h undo.Hit) error {
	p := string(e.Path)
	if w.Exclude != nil && w.Exclude(p) {
		return errExcluded
	}
	if w.git != nil && st.Nlink == 1 {
		if root, id, ok := w.git.Blob(p); ok && w.stays(root) {
			e.Git = &undo.Blob{Root: root, ID: id}
			w.inGit++
			return nil
		}
	}
	if w.dry {
		return w.foresees(p, st.Size)
	}
	f, err := lookAt(p, func() (*os.File, error) { return openAnswering(p) })
	if err != nil {
		return err
	}
	defer f.Close()
	var before unix.Stat_t
	if err := unix.Fstat(int(f.Fd()), &before); err != nil {
		return err
	}
	if !same(&before, st) {
		return errMoving
	}
	if err := w.take(e, f, &before, h); err != nil {
		return err
	}
	if !store.Hashed(e.Object) {
		w.unread = append(w.unread, e.Object)
	}
	var after unix.Stat_t
	if err := unix.Fstat(int(f.Fd()), &after); err != nil || !same(&before, &after) {
		return errMoving
	}
	return nil
}

// openAnswering opens a file whose file system gives its first byte.
func openAnswering(p string) (*os.File, error) {
	f, err := store.OpenFile(p)
	if err == nil && stall.May() {
		_, _ = f.ReadAt(make([]byte, 1), 0)
	}
	return f, err
}

// same reports that nobody wrote into a file between two looks.
func same(a, b *unix.Stat_t) bool {
	return a.Dev == b.Dev && a.Ino == b.Ino && a.Size == b.Size && a.Mtim == b.Mtim && a.Mode == b.Mode
}

// take puts a file's content into the store.
func (w *walk) take(e *undo.Entry, f *os.File, st *unix.Stat_t, h undo.Hit) error {
	held := st.Blocks * 512
	alone := h.Unlinks && st.Nlink == 1 && (w.Bounds.Hold <= 0 || w.held+held <= w.Bounds.Hold)
	if held < st.Size && st.Size > small {
		return w.sparse(e, f, alone, held)
	}
	if st.Size <= small && !w.lasting {
		return w.small(e, f, int(st.Size))
	}
	if ok, err := w.clone(e, f, held); ok || err != nil {
		return err
	}
	if alone {
		if name, err := w.hash(f, st.Size); err == nil && w.adopt(e, name, held) {
			return nil
		}
	}
	return w.copy(e, f, st.Size)
}

// small keeps a file that is read in one piece.
func (w *walk) small(e *undo.Entry, f *os.File, size int) error {
	if cap(w.buffer) < size+1 {
		w.buffer = make([]byte, max(size+1, 64<<10))
	}
	n, err := io.ReadFull(f, w.buffer[:size+1])
	if err != nil && err != io.ErrUnexpectedEOF && err != io.EOF {
		return err
	}
	if n != size {
		return errMoving
	}
	if !w.room(int64(n)) {
		return errTooMuch
	}
	e.Object = undo.Hash(w.buffer[:n])
	at, written, err := w.bundle.Add(w.buffer[:n], e.Object)
	e.At = &at
	w.bytes += written
	return err
}

// room reports that so much more may be copied for this call.
func (w *walk) room(n int64) bool { return w.Bounds.Call <= 0 || w.bytes+n <= w.Bounds.Call }

// adopt gives the file a second name in the store.
func (w *walk) adopt(e *undo.Entry, name string, held int64) bool {
	p := string(e.Path)
	as, err := w.Store.Adopt(p, e.Dev, e.Inode, name)
	if err != nil {
		return false // another file system, or not this user's: it is copied
	}
	e.Object = as
	w.adopted, w.held = append(w.adopted, as), w.held+held
	return true
}

// hash reads a file for its hash; empty where it is too large, or the time is up.
func (w *walk) hash(f *os.File, size int64) (string, error) {
	if size > hashed {
		return "", nil
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return "", err
	}
	sum := sha256.New()
	err := w.chunks(sum, f)
	if err == errTooLong {
		w.done = false // it can be kept without
		return "", nil
	}
	return hex.EncodeToString(sum.Sum(nil)), err
}

// chunks copies until the end, or until the call has waited long enough.
func (w *walk) chunks(to io.Writer, from io.Reader) error {
	for {
		_, err := io.CopyN(to, from, small)
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case w.late():
			return errTooLong
		}
	}
}

// clone shares the file's blocks with the store, where the file system can.
func (w *walk) clone(e *undo.Entry, f *os.File, held int64) (bool, error) {
	if w.noClone {
		return false, nil
	}
	d, err := w.Store.Draft()
	if err != nil {
		return false, err
	}
	defer d.Discard()
	if clone(d.File(), f) != nil {
		w.noClone = true
		return false, nil
	}
	name, err := w.hash(f, e.Size)
	if err != nil {
		return false, err
	}
	if name == "" {
		if err = d.Dated(e.Mtime); err == nil {
			name, err = d.FinishUnnamed()
		}
	} else {
		err = d.FinishAs(name)
	}
	e.Object = name
	w.held += held
	return err == nil, err
}

// copy copies a file.
func (w *walk) copy(e *undo.Entry, f *os.File, size int64) error {
	if w.Bounds.File > 0 && size > w.Bounds.File {
		return errTooLarge
	}
	if !w.room(size) {
		return errTooMuch
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	d, err := w.Store.Draft()
	if err != nil {
		return err
	}
	defer d.Discard()
	if err := w.chunks(d, io.LimitReader(f, size)); err != nil { // one that grows is not kept
		return err
	}
	name, err := d.Finish()
	if err != nil {
		return err
	}
	w.bytes += size
	e.Object = name
	return nil
}

// sparse keeps a file with holes: what lies between them, at its places.
func (w *walk) sparse(e *undo.Entry, f *os.File, alone bool, held int64) error {
	if ok, err := w.clone(e, f, held); ok || err != nil {
		return err
	}
	if alone && w.adopt(e, "", held) {
		return nil
	}
	runs, total, err := store.Extents(f, e.Size)
	if err != nil {
		return err
	}
	if w.Bounds.File > 0 && total > w.Bounds.File {
		return errTooLarge
	}
	if !w.room(total) {
		return errTooMuch
	}
	d, err := w.Store.Draft()
	if err != nil {
		return err
	}
	defer d.Discard()
	for _, run := range runs {
		if err := w.chunks(d, io.NewSectionReader(f, run.At, run.Len)); err != nil {
			return err
		}
	}
	if e.Object, err = d.Finish(); err != nil {
		return err
	}
	w.bytes += total
	e.Data, e.Sparse = runs, true
	return nil
}
