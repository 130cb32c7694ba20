package store_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/undo"
	"guard/undo/store"
)

func open(t *testing.T) *store.Store {
	t.Helper()
	s, err := store.Open(filepath.Join(t.TempDir(), "undo"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// keep keeps a file's content as an object of its own, and names it in a manifest of that time.
func keep(t *testing.T, s *store.Store, content string, at time.Time) (manifest, object string) {
	t.Helper()
	d, err := s.Draft()
	if err != nil {
		t.Fatal(err)
	}
	defer d.Discard()
	if _, err := d.Write([]byte(content)); err != nil {
		t.Fatal(err)
	}
	if object, err = d.Finish(); err != nil {
		t.Fatal(err)
	}
	e := undo.Entry{Path: "/w/a", Kind: undo.File, Object: object, Size: int64(len(content))}
	if manifest, err = s.Keep(&undo.Manifest{Time: at, Entries: []undo.Entry{e}}); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(s.Folder(), "manifests", manifest+".bundle")
	if err := os.Chtimes(file, at, at); err != nil {
		t.Fatal(err)
	}
	return manifest, object
}

// held counts the objects and manifests that are there.
func held(t *testing.T, s *store.Store) (objects, manifests int) {
	t.Helper()
	for _, pattern := range []string{"objects/*/*", "unnamed/*"} {
		found, _ := filepath.Glob(filepath.Join(s.Folder(), pattern))
		objects += len(found)
	}
	found, _ := filepath.Glob(filepath.Join(s.Folder(), "manifests/*"))
	return objects, len(found)
}

func TestStoreIsPrivate(t *testing.T) {
	base := t.TempDir()
	dir := filepath.Join(base, "undo")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	keep(t, s, "x", time.Now())
	err = filepath.Walk(dir, func(p string, info os.FileInfo, err error) error {
		if err == nil && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is open to others: %v", p, info.Mode())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(base, "link")
	if err := os.Symlink(dir, link); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(link); err == nil {
		t.Error("a link is followed")
	}
	if err := os.RemoveAll(filepath.Join(dir, "objects")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(base, filepath.Join(dir, "objects")); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(dir); err == nil {
		t.Error("a link within is followed")
	}
	if s, err := store.Existing(filepath.Join(base, "none")); s != nil || err != nil {
		t.Errorf("%v, %v", s, err)
	}
}

// Names that come from a record or a manifest never lead out of the store.
func TestNamesAreNoPaths(t *testing.T) {
	s := open(t)
	for _, name := range []string{"", "..", "../../etc/passwd", "u-../x", "u-", strings.Repeat("A", 64), strings.Repeat("g", 64), "/etc/passwd"} {
		if _, err := s.Open(name); err == nil || errors.Is(err, os.ErrNotExist) {
			t.Errorf("opened %q: %v", name, err)
		}
		if _, err := s.Manifest(name); err == nil {
			t.Errorf("a manifest %q", name)
		}
		if err := s.Drop(name); err == nil {
			t.Errorf("dropped %q", name)
		}
		if _, err := s.Adopt("/etc/hostname", 0, 0, name); err == nil {
			t.Errorf("adopted as %q", name)
		}
	}
}

func TestChanged(t *testing.T) {
	s := open(t)
	hash, object := keep(t, s, "content", time.Now())
	m, err := s.Manifest(hash)
	if err != nil || s.Check(hash, &m.Entries[0]) != nil {
		t.Fatal(err)
	}
	file := filepath.Join(s.Folder(), "objects", object[:2], object[2:])
	if err := os.WriteFile(file, []byte("CONTENT"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := s.Check(hash, &m.Entries[0]); !errors.Is(err, undo.ErrChanged) {
		t.Errorf("%v", err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := s.Check(hash, &m.Entries[0]); !errors.Is(err, store.ErrGone) {
		t.Errorf("%v", err)
	}
	bundle := filepath.Join(s.Folder(), "manifests", hash+".bundle")
	whole, err := os.ReadFile(bundle)
	if err != nil {
		t.Fatal(err)
	}
	for i := range whole { // each byte counts
		broken := append([]byte{}, whole...)
		broken[i] ^= 1
		if err := os.WriteFile(bundle, broken, 0o600); err != nil {
			t.Fatal(err)
		}
		if m, err := s.Manifest(hash); err == nil {
			t.Fatalf("byte %d changed: %+v", i, m)
		}
	}
	for _, n := range []int{0, 7, 8, 9, len(whole) - 1} {
		if err := os.WriteFile(bundle, whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Manifest(hash); err == nil {
			t.Errorf("%d bytes are a manifest", n)
		}
	}
}

func TestExpire(t *testing.T) {
	now := time.Now()
	const day = 24 * time.Hour
	later := now.Add(3 * time.Hour) // nothing is fresh then
	for _, tt := range []struct {
		name               string
		r                  store.Retention
		removed            int
		objects, manifests int
	}{
		{"all is kept", store.Retention{}, 0, 3, 4},
		{"by age", store.Retention{Keep: 5 * day}, 2, 2, 2},
		{"all is old", store.Retention{Keep: time.Hour}, 4, 0, 0},
		{"by size", store.Retention{MaxSize: 2_100_000}, 1, 2, 3},
		{"no room at all", store.Retention{MaxSize: 1}, 4, 0, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t)
			big := strings.Repeat("x", 1_000_000)
			keep(t, s, "1"+big, now.Add(-20*day))
			keep(t, s, "2"+big, now.Add(-10*day))
			keep(t, s, "2"+big, now.Add(-2*day)) // the same content once more
			keep(t, s, "3"+big, now.Add(-day))
			if err := os.WriteFile(filepath.Join(s.Folder(), "partial", "killed"), []byte("half"), 0o600); err != nil {
				t.Fatal(err)
			}
			removed, err := s.Expire(tt.r, later)
			objects, manifests := held(t, s)
			if err != nil || removed != tt.removed || objects != tt.objects || manifests != tt.manifests {
				t.Errorf("%d removed, %d objects, %d manifests, %v", removed, objects, manifests, err)
			}
			if half, _ := filepath.Glob(filepath.Join(s.Folder(), "partial", "*")); len(half) > 0 {
				t.Errorf("left: %v", half)
			}
		})
	}
}

// What has just come may belong to a manifest that is just being written.
func TestExpireSparesWhatIsComing(t *testing.T) {
	s := open(t)
	hash, object := keep(t, s, "x", time.Now())
	if err := s.Drop(hash); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Expire(store.Retention{Keep: time.Hour}, time.Now()); err != nil || !s.Has(object) {
		t.Errorf("gone: %v", err)
	}
	if _, err := s.Forget(time.Now()); err != nil || !s.Has(object) {
		t.Errorf("gone: %v", err)
	}
}

func TestForget(t *testing.T) {
	s, now := open(t), time.Now()
	one, first := keep(t, s, "1", now)
	_, shared := keep(t, s, "2", now.Add(-time.Minute))
	other, _ := keep(t, s, "2", now)
	before, err := s.Size()
	if err != nil || before == 0 {
		t.Fatal(before, err)
	}
	if n, err := s.Forget(now.Add(time.Minute), one); n != 1 || err != nil || s.Has(first) || !s.Has(shared) {
		t.Errorf("%d, %v", n, err)
	}
	if n, err := s.Forget(now.Add(time.Minute), other); n != 1 || err != nil || !s.Has(shared) {
		t.Errorf("%d, %v: another manifest names it", n, err)
	}
	if n, err := s.Forget(now.Add(time.Minute)); n != 1 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
	if size, err := s.Size(); size != 0 || err != nil {
		t.Errorf("%d bytes are left, %v", size, err)
	}
}

// What is needed again is as young as what has come, and the person's file is not touched for it.
func TestTouch(t *testing.T) {
	s := open(t)
	file := filepath.Join(t.TempDir(), "a")
	if err := os.WriteFile(file, []byte("content"), 0o640); err != nil {
		t.Fatal(err)
	}
	old := time.Unix(1_000_000_000, 0)
	if err := os.Chtimes(file, old, old); err != nil {
		t.Fatal(err)
	}
	var st unix.Stat_t
	if err := unix.Lstat(file, &st); err != nil {
		t.Fatal(err)
	}
	name := undo.Hash([]byte("content"))
	for range 2 {
		if as, err := s.Adopt(file, uint64(st.Dev), uint64(st.Ino), name); err != nil || as != name {
			t.Fatal(as, err)
		}
	}
	if info, err := os.Lstat(file); err != nil || !info.ModTime().Equal(old) {
		t.Errorf("%v, %v", info.ModTime(), err)
	}
	if _, err := s.Adopt(file, uint64(st.Dev), uint64(st.Ino)+1, ""); err == nil {
		t.Error("another file was adopted")
	}
	if err := s.Separate(name, 0); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte("CONTENT"), 0); err != nil {
		t.Fatal(err)
	}
	if err := s.Check("", &undo.Entry{Object: name, Size: 7}); err != nil {
		t.Errorf("what the person wrote is in the store: %v", err)
	}
}

// A disk that is full in the middle keeps nothing half: a bundle that could not be written whole is none.
func TestFullDisk(t *testing.T) {
	s := open(t)
	var was unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_FSIZE, &was); err != nil {
		t.Fatal(err)
	}
	full := was
	full.Cur = 1 << 20
	if err := unix.Setrlimit(unix.RLIMIT_FSIZE, &full); err != nil {
		t.Skip(err)
	}
	defer func() { _ = unix.Setrlimit(unix.RLIMIT_FSIZE, &was) }()
	b := s.Bundle()
	defer b.Discard()
	var failed error
	var m undo.Manifest
	for i := range 30 {
		content := fmt.Appendf(nil, "%d %0100000d", i, i)
		if _, _, err := b.Add(content, undo.Hash(content)); err != nil {
			failed = err
		}
	}
	if failed == nil {
		t.Skip("files grow past their limit here")
	}
	if hash, err := b.Keep(&m); err == nil {
		t.Errorf("kept as %s", hash)
	}
	if objects, manifests := held(t, s); objects+manifests != 0 {
		t.Errorf("%d objects, %d manifests", objects, manifests)
	}
}

// TestExpireFreesWhatIsReleased: the bound holds within the hour, too: what only manifests named that go by it goes with
// them, unless a call has just needed it again.
func TestExpireFreesWhatIsReleased(t *testing.T) {
	s, now := open(t), time.Now()
	_, object := keep(t, s, strings.Repeat("x", 1_000_000), now)
	if _, err := s.Expire(store.Retention{MaxSize: 1}, now); err != nil || !s.Has(object) {
		t.Errorf("what has just come is gone: %v", err)
	}
	_, object = keep(t, s, strings.Repeat("y", 1_000_000), now)
	if _, err := s.Expire(store.Retention{MaxSize: 1}, now.Add(2*time.Minute)); err != nil || s.Has(object) {
		t.Errorf("it takes its room for an hour: %v", err)
	}
}
