package store

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"

	"guard/locale"
	"guard/undo"
)

// unnamedPrefix begins the names of objects that were taken whole, by a clone or a link, without the
// time to read them: their names say nothing of their content.
const unnamedPrefix = "u-"

func cutUnnamed(name string) (string, bool) { return strings.CutPrefix(name, unnamedPrefix) }

// Hashed reports a name by which content can be verified.
func Hashed(name string) bool { return undo.Named(name) }

// sound reports a name of either form: nothing else becomes a path.
func sound(name string) bool {
	rest, ok := cutUnnamed(name)
	if !ok {
		return undo.Named(name)
	}
	b, err := hex.DecodeString(rest)
	return err == nil && len(b) == 16
}

// ErrGone is an object or a manifest that the store does not hold.
var ErrGone = locale.New("guard keeps it no longer")

// Has reports that an object is there.
func (s *Store) Has(name string) bool {
	if !sound(name) {
		return false
	}
	var st unix.Stat_t
	return unix.Lstat(s.path(name), &st) == nil && st.Mode&unix.S_IFMT == unix.S_IFREG
}

// Put takes content in whose hash is known, and reports the bytes that it had to write: none where
// the store holds it already.
func (s *Store) Put(content []byte, name string) (written int64, err error) {
	if s.Has(name) {
		s.touch(name)
		return 0, nil
	}
	d, err := s.Draft()
	if err != nil {
		return 0, err
	}
	defer d.Discard()
	if _, err := d.Write(content); err != nil {
		return 0, err
	}
	return int64(len(content)), d.name(name)
}

// touch makes an object as young as one that has just come: it is needed again.
func (s *Store) touch(name string) { _ = unix.Utimes(s.path(name), nil) }

// Draft is an object that is being taken in. Nothing of it counts before it has its name.
type Draft struct {
	s    *Store
	file *os.File
	sum  hash.Hash
	n    int64
}

// Draft begins one.
func (s *Store) Draft() (*Draft, error) {
	const how = os.O_RDWR | os.O_CREATE | os.O_EXCL | unix.O_NOFOLLOW
	f, err := os.OpenFile(filepath.Join(s.dir, partial, random()), how, 0o600)
	if err != nil {
		return nil, locale.Errorf("guard: keeping a file: %w", err)
	}
	return &Draft{s: s, file: f, sum: sha256.New()}, nil
}

func random() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // it never fails (crypto/rand)
	return hex.EncodeToString(b[:])
}

// Write implements io.Writer.
func (d *Draft) Write(b []byte) (int, error) {
	n, err := d.file.Write(b)
	d.sum.Write(b[:n])
	d.n += int64(n)
	return n, err
}

// File is what lies in the draft, for what fills it in another way than by Write.
func (d *Draft) File() *os.File { return d.file }

// Finish names a draft that was filled by Write, by its content.
func (d *Draft) Finish() (name string, err error) {
	name = hex.EncodeToString(d.sum.Sum(nil))
	if d.s.Has(name) {
		d.s.touch(name)
		return name, nil
	}
	return name, d.name(name)
}

// FinishAs names a draft by the hash of what fills it, where the caller has read that.
func (d *Draft) FinishAs(name string) error { return d.name(name) }

// FinishUnnamed names a draft whose content was not read.
func (d *Draft) FinishUnnamed() (name string, err error) {
	name = unnamedPrefix + random()
	return name, d.name(name)
}

func (d *Draft) name(name string) error {
	if !sound(name) {
		return locale.Errorf("guard: %q is no name of an object", name)
	}
	return d.s.move(d.file.Name(), name)
}

// move gives a file of the store its name.
func (s *Store) move(from, name string) error {
	to := s.path(name)
	err := os.Rename(from, to)
	if errors.Is(err, fs.ErrNotExist) { // the first with these two letters
		if err = os.Mkdir(filepath.Dir(to), 0o700); err == nil || errors.Is(err, fs.ErrExist) {
			err = os.Rename(from, to)
		}
	}
	if err != nil {
		return locale.Errorf("guard: keeping a file: %w", err)
	}
	return nil
}

// Discard drops a draft that has no name, and closes it in any case.
func (d *Draft) Discard() {
	_ = os.Remove(d.file.Name()) // it is not there any more where it has a name
	d.file.Close()
}

// Adopt takes in a file by a second name for it. It must be the only other one: nobody else can write
// into the file when that is gone. A name of a hash is taken where the caller has read the content.
func (s *Store) Adopt(dir int, base, name string) (as string, err error) {
	if name == "" {
		name = unnamedPrefix + random()
	}
	if !sound(name) {
		return "", locale.Errorf("guard: %q is no name of an object", name)
	}
	if s.Has(name) {
		s.touch(name)
		return name, nil
	}
	own := filepath.Join(s.dir, partial, random())
	if err := unix.Linkat(dir, base, unix.AT_FDCWD, own, 0); err != nil {
		return "", err
	}
	if err := s.move(own, name); err != nil {
		_ = os.Remove(own)
		return "", err
	}
	return name, nil
}

// Open opens an object for reading.
func (s *Store) Open(name string) (*os.File, error) {
	if !sound(name) {
		return nil, locale.Errorf("guard: %q is no name of an object", name)
	}
	f, err := os.OpenFile(s.path(name), os.O_RDONLY|unix.O_NOFOLLOW|unix.O_NONBLOCK, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrGone
	}
	return f, err
}

// Check reads the content of an entry of a manifest whole, and says whether it is what its name says. What has
// no hash cannot be checked.
func (s *Store) Check(m string, e *undo.Entry) error {
	f, err := s.Content(m, e)
	if err != nil {
		return err
	}
	defer f.Close()
	if !Hashed(e.Object) {
		return nil
	}
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return err
	}
	if hex.EncodeToString(sum.Sum(nil)) != e.Object {
		return undo.ErrChanged
	}
	return nil
}

// Inode is the file that an object is, by which it is told from the one that it was adopted from.
func (s *Store) Inode(name string) (dev, inode uint64, err error) {
	if !sound(name) {
		return 0, 0, ErrGone
	}
	var st unix.Stat_t
	if err := unix.Lstat(s.path(name), &st); err != nil {
		return 0, 0, err
	}
	return uint64(st.Dev), uint64(st.Ino), nil
}

// Separate makes an adopted object a copy of its own: the call has not taken the other name away, so
// that what is written under it would be written into the object.
func (s *Store) Separate(name string) error {
	f, err := s.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	d, err := s.Draft()
	if err != nil {
		return err
	}
	defer d.Discard()
	if _, err := io.Copy(d, f); err != nil {
		return err
	}
	if Hashed(name) && hex.EncodeToString(d.sum.Sum(nil)) != name {
		_ = os.Remove(s.path(name)) // it was written into before
		return undo.ErrChanged
	}
	return d.name(name)
}
