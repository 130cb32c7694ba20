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

// intact reports an object that is there and still is what its name says: what was adopted may have been written into
// by who had it open.
func (s *Store) intact(name string) bool {
	if !Hashed(name) || !s.Has(name) {
		return false
	}
	f, err := s.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	have, err := undo.HashOf(f)
	return err == nil && have == name
}

// touch makes an object as young as one that has just come: it is needed again. A new name, which goes at once,
// changes the time of its status and nothing else: it may still be a file of the person's.
func (s *Store) touch(name string) {
	own := filepath.Join(s.dir, partial, random())
	if os.Link(s.path(name), own) == nil {
		_ = os.Remove(own)
	}
}

// Draft is an object that is being taken in. Nothing of it counts before it has its name.
type Draft struct {
	s    *Store
	file *os.File
	sum  hash.Hash
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
	return n, err
}

// File is what lies in the draft, for what fills it in another way than by Write.
func (d *Draft) File() *os.File { return d.file }

// Finish names a draft that was filled by Write, by its content.
func (d *Draft) Finish() (name string, err error) {
	name = hex.EncodeToString(d.sum.Sum(nil))
	return name, d.name(name) // also in place of one that is there: whoever had it open may have written into that
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

// Adopt takes in a file by a second name for it, if it is the one that the caller has seen. It must be the only
// other one: nobody else can write into the file when that is gone. A name of a hash is taken where the caller has
// read the content.
func (s *Store) Adopt(path string, dev, inode uint64, name string) (as string, err error) {
	if name == "" {
		name = unnamedPrefix + random()
	}
	if !sound(name) {
		return "", locale.Errorf("guard: %q is no name of an object", name)
	}
	if s.intact(name) {
		s.touch(name)
		return name, nil
	}
	own := filepath.Join(s.dir, partial, random())
	if err := unix.Linkat(unix.AT_FDCWD, path, unix.AT_FDCWD, own, 0); err != nil {
		return "", err
	}
	var st unix.Stat_t
	if err = unix.Lstat(own, &st); err == nil && (uint64(st.Dev) != dev || uint64(st.Ino) != inode || st.Nlink != 2) {
		err = unix.EXDEV // another has come in its place, or it has got a name more
	}
	if err == nil {
		err = s.move(own, name)
	}
	if err != nil {
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
// no hash is checked by its size and its time.
func (s *Store) Check(m string, e *undo.Entry) error {
	f, err := s.Content(m, e)
	if err != nil {
		return err
	}
	defer f.Close()
	want := e.Object
	if !Hashed(want) {
		whole, ok := f.(*os.File)
		var st unix.Stat_t
		if !ok || unix.Fstat(int(whole.Fd()), &st) != nil || st.Size != e.Size ||
			unix.TimespecToNsec(st.Mtim) != e.Mtime {
			return undo.ErrChanged
		}
		if want, err = s.seal(e.Object); err != nil || want == "" {
			return err
		}
	}
	have, err := undo.HashOf(f)
	if err == nil && have != want {
		err = undo.ErrChanged
	}
	return err
}

// Separate makes an adopted object a copy of its own where it still has another name: the call has not taken that
// away, or gave the file another, and what is written under it would be written into the object. One that is larger
// than so much (0: any) stays as it is; if it is written into, it is found changed.
func (s *Store) Separate(name string, most int64) error {
	f, err := s.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	var st unix.Stat_t
	if err := unix.Fstat(int(f.Fd()), &st); err != nil || st.Nlink < 2 || most > 0 && st.Blocks*512 > most {
		return err
	}
	d, err := s.Draft()
	if err != nil {
		return err
	}
	defer d.Discard()
	if !Hashed(name) {
		return d.twin(f, &st, name)
	}
	if _, err := io.Copy(d, f); err != nil {
		return err
	}
	if hex.EncodeToString(d.sum.Sum(nil)) != name {
		_ = os.Remove(s.path(name)) // it was written into before
		return undo.ErrChanged
	}
	return d.name(name)
}

// twin makes the draft what a file without a hash is, with its holes and its time, by which it is checked.
func (d *Draft) twin(f *os.File, st *unix.Stat_t, name string) error {
	if err := CopyRuns(d.file, f, st.Size); err != nil {
		return err
	}
	if err := d.Dated(unix.TimespecToNsec(st.Mtim)); err != nil {
		return err
	}
	return d.name(name)
}

// Dated gives a draft a time, in nanoseconds since 1970.
func (d *Draft) Dated(mtime int64) error {
	at := unix.NsecToTimespec(mtime)
	return unix.UtimesNanoAt(unix.AT_FDCWD, d.file.Name(), []unix.Timespec{at, at}, unix.AT_SYMLINK_NOFOLLOW)
}

// Abandon removes an object without a hash, which no other manifest can name.
func (s *Store) Abandon(name string) {
	if sound(name) && !Hashed(name) {
		_ = os.Remove(s.path(name))
	}
}

// maxSealed is the largest object that is read for its hash after the call, in bytes.
const maxSealed = 4 << 30

// sealed is where the hash of an object without one is noted.
func (s *Store) sealed(name string) string { return s.path(name) + ".sha256" }

// Seal notes the hash of an object that was taken whole, without the time to read it: what is changed later is found
// then, as with those that are named by their hash.
func (s *Store) Seal(name string) error {
	f, err := s.Open(name)
	if err != nil || Hashed(name) {
		return err
	}
	defer f.Close()
	var st unix.Stat_t
	if err := unix.Fstat(int(f.Fd()), &st); err != nil || st.Blocks*512 > maxSealed || st.Size > maxSealed {
		return err
	}
	hash, err := undo.HashOf(f)
	if err != nil {
		return err
	}
	to, err := os.OpenFile(s.sealed(name), os.O_WRONLY|os.O_CREATE|os.O_EXCL|unix.O_NOFOLLOW, 0o600)
	if err != nil {
		return err
	}
	_, err = to.WriteString(hash)
	return errors.Join(err, to.Close())
}

// seal is the noted hash of an object; empty where there is none.
func (s *Store) seal(name string) (hash string, err error) {
	noted, err := os.ReadFile(s.sealed(name))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return string(noted), err
}
