package restore

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"slices"

	"golang.org/x/sys/unix"

	"guard/locale"
	"guard/undo"
	"guard/undo/store"
)

// Git reads back what git holds.
type Git interface {
	Content(root, id string) ([]byte, bool)       // a blob whole, checked by its name
	RefAt(root, file string) (id string, ok bool) // what the ref of a file names now, there or packed
	Has(root, id string) bool                     // whether an object is there
}

// Contents is where the content of entries is read from.
type Contents struct {
	Store    *store.Store
	Git      Git    // nil: git is not known, and what only it holds is lost
	manifest string // of the entries
}

// Check says why an entry's content cannot be brought back; nil: it can.
func (s Contents) Check(e *undo.Entry) error {
	switch {
	case e.Ref != nil && (s.Git == nil || !s.Git.Has(e.Ref.Root, e.Ref.ID)):
		return errNotInGit
	case e.Git != nil:
		if _, ok := s.blob(e); !ok {
			return errNotInGit
		}
		return nil
	case e.Object == "" || s.Store == nil:
		return store.ErrGone
	}
	err := s.Store.Check(s.manifest, e)
	if errors.Is(err, unix.ELOOP) { // the store makes no links
		return undo.ErrChanged
	}
	return err
}

// blob is the content of an entry that git holds; false where it holds it no longer.
func (s Contents) blob(e *undo.Entry) ([]byte, bool) {
	if s.Git == nil {
		return nil, false
	}
	b, ok := s.Git.Content(e.Git.Root, e.Git.ID)
	return b, ok && int64(len(b)) == e.Size
}

// Then is what would come back by a change, in memory; false where that is more than so many bytes, or not what was
// kept.
func (p *Plan) Then(c *Change, limit int64) (b []byte, ok bool) {
	return p.contents.text(&c.Entry, limit)
}

func (s Contents) text(e *undo.Entry, limit int64) (b []byte, ok bool) {
	if e.Size > limit || e.Sparse {
		return nil, false
	}
	if e.Git != nil {
		return s.blob(e)
	}
	f, err := s.Store.Content(s.manifest, e)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	b, err = io.ReadAll(io.LimitReader(f, limit+1))
	return b, err == nil && int64(len(b)) == e.Size && (!store.Hashed(e.Object) || undo.Hash(b) == e.Object)
}

// Now is what stands where a change would put something, in memory; false where that is no regular file, is larger
// than so many bytes, or cannot be read.
func (c *Change) Now(limit int64) (b []byte, ok bool) {
	folder, base, err := openParent(c.To, false)
	if err != nil {
		return nil, false
	}
	defer unix.Close(folder)
	fd, err := unix.Openat(folder, base, store.Reading, 0)
	if err != nil {
		return nil, false
	}
	f := os.NewFile(uintptr(fd), base)
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, false
	}
	b, err = io.ReadAll(io.LimitReader(f, limit+1))
	return b, err == nil && int64(len(b)) <= limit
}

// WriteTo writes an entry's content into an empty file, and checks it on the way.
func (s Contents) WriteTo(f *os.File, e *undo.Entry) error {
	if e.Git != nil {
		b, ok := s.blob(e)
		if !ok {
			return errNotInGit
		}
		_, err := f.Write(b)
		return err
	}
	from, err := s.Store.Content(s.manifest, e)
	if err != nil {
		return err
	}
	defer from.Close()
	if whole, ok := from.(*os.File); ok && !store.Hashed(e.Object) {
		return store.CopyRuns(f, whole, e.Size)
	}
	sum := sha256.New()
	in := io.TeeReader(from, sum)
	if e.Sparse {
		err = spread(f, in, e)
	} else {
		_, err = io.Copy(f, in)
	}
	if err != nil {
		return err
	}
	if store.Hashed(e.Object) && hex.EncodeToString(sum.Sum(nil)) != e.Object {
		return undo.ErrChanged
	}
	return nil
}

// spread writes the runs of a sparse file to their places.
func spread(f *os.File, in io.Reader, e *undo.Entry) error {
	for _, run := range e.Data {
		if _, err := f.Seek(run.At, io.SeekStart); err != nil {
			return err
		}
		if _, err := io.CopyN(f, in, run.Len); err != nil {
			return err
		}
	}
	return f.Truncate(e.Size)
}

// Sum is the hash of what an entry comes back as; empty where it is not known.
func (s Contents) Sum(e *undo.Entry) string {
	switch {
	case e.Git != nil:
		if b, ok := s.blob(e); ok {
			return undo.Hash(b)
		}
	case !e.Sparse && store.Hashed(e.Object):
		return e.Object
	}
	return ""
}

// Is reports a file whose content has a hash.
func (s Contents) Is(p, hash string) bool {
	f, err := store.OpenFile(p)
	if err != nil {
		return false
	}
	defer f.Close()
	have, err := undo.HashOf(f)
	return err == nil && have == hash
}

// Holds reports a file that has the content of an entry.
func (s Contents) Holds(p string, e *undo.Entry) bool {
	switch {
	case e.Git != nil:
		b, ok := s.blob(e)
		return ok && holds(p, b)
	case !e.Sparse && store.Hashed(e.Object):
		return s.Is(p, e.Object)
	}
	return s.holdsRuns(p, e)
}

// holdsRuns compares a file with what is kept of it without a hash of all: the whole file, or what lies between its
// holes.
func (s Contents) holdsRuns(p string, e *undo.Entry) bool {
	from, err := s.Store.Content(s.manifest, e)
	if err != nil {
		return false
	}
	defer from.Close()
	f, err := store.OpenFile(p)
	if err != nil {
		return false
	}
	defer f.Close()
	runs, _, err := store.Extents(f, e.Size)
	if err != nil {
		return false
	}
	kept, whole := from.(*os.File)
	if whole = whole && !store.Hashed(e.Object); !whole { // it holds the runs, one behind the other
		return slices.Equal(runs, e.Data) && !slices.ContainsFunc(runs, func(run undo.Extent) bool {
			return !sameBytes(from, io.NewSectionReader(f, run.At, run.Len), run.Len)
		})
	}
	if sameFile(kept, f) { // its second name: what was written into the one stands in the other
		return s.Check(e) == nil
	}
	if held, _, err := store.Extents(kept, e.Size); err != nil || !slices.Equal(held, runs) {
		runs = []undo.Extent{{Len: e.Size}}
	}
	return !slices.ContainsFunc(runs, func(run undo.Extent) bool {
		return !sameBytes(io.NewSectionReader(kept, run.At, run.Len), io.NewSectionReader(f, run.At, run.Len), run.Len)
	})
}

func sameFile(a, b *os.File) bool {
	x, err := a.Stat()
	y, err2 := b.Stat()
	return err == nil && err2 == nil && os.SameFile(x, y)
}

// sameBytes compares so many bytes of two readers.
func sameBytes(a, b io.Reader, n int64) bool {
	const piece = 64 << 10
	x, y := make([]byte, piece), make([]byte, piece)
	for ; n > 0; n -= piece {
		part := min(n, piece)
		if _, err := io.ReadFull(a, x[:part]); err != nil {
			return false
		}
		if _, err := io.ReadFull(b, y[:part]); err != nil || !bytes.Equal(x[:part], y[:part]) {
			return false
		}
	}
	return true
}

func holds(p string, want []byte) bool {
	f, err := store.OpenFile(p)
	if err != nil {
		return false
	}
	defer f.Close()
	have, err := io.ReadAll(io.LimitReader(f, int64(len(want))+1))
	return err == nil && bytes.Equal(have, want)
}

// Why something does not come back, as the person reads it.
var (
	errOther       = locale.New("it was a socket, a pipe or a device")
	errAnotherKind = locale.New("something of another kind stands there now")
	errNotOurs     = locale.New("nothing stood there, and what stands there now is somebody's")
	errLinkOnWay   = locale.New("a link stands on the way to it now")
	errLinkNow     = locale.New("a link stands there now")
	errFileNow     = locale.New("a file stands there now")
	errNotFolder   = locale.New("a file stands where its folder was")
	errTaken       = locale.New("something stands there already")
	errChanging    = locale.New("it has changed just now")
	errNotInGit    = locale.New("git holds it no longer")
	errMovedOn     = locale.New("it names another commit now")
)

func because(err error) string {
	switch {
	case errors.Is(err, unix.ELOOP):
		err = errLinkOnWay
	case errors.Is(err, unix.ENOTDIR):
		err = errNotFolder
	case errors.Is(err, unix.EEXIST):
		err = errTaken
	}
	return err.Error()
}
