package disk_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/disk"
	"guard/policy/place"
)

func stampOf(t *testing.T, path string) place.Stamp {
	t.Helper()
	s, err := disk.New(time.Minute).Stamp(path)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestStampIsLstat: a stamp says what lstat(2) says, of every kind of file.
func TestStampIsLstat(t *testing.T) {
	top := t.TempDir()
	at := func(name string) string { return filepath.Join(top, name) }
	for _, err := range []error{
		os.WriteFile(at("file"), []byte("hello"), 0o640),
		os.WriteFile(at("program"), nil, 0o755),
		os.Chmod(at("program"), 0o755|fs.ModeSetuid|fs.ModeSetgid),
		os.Symlink("file", at("link")),
		os.Symlink("nothing", at("dangling")),
		os.Mkdir(at("folder"), 0o700),
		os.Chmod(at("folder"), 0o777|fs.ModeSticky),
		unix.Mkfifo(at("pipe"), 0o600),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, path := range []string{at("file"), at("program"), at("link"), at("dangling"), at("folder"), at("pipe"), "/dev/null", "/"} {
		var st unix.Stat_t
		info, err1 := os.Lstat(path)
		err2 := unix.Lstat(path, &st)
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		s := stampOf(t, path)
		if s.Mode != info.Mode() || s.Size != info.Size() || !s.Modified.Equal(info.ModTime()) {
			t.Errorf("%s: %v %d %v, lstat says %v %d %v", path, s.Mode, s.Size, s.Modified, info.Mode(), info.Size(), info.ModTime())
		}
		if s.Dev != uint64(st.Dev) || s.Ino != st.Ino || s.Links != uint64(st.Nlink) || s.UID != st.Uid || s.GID != st.Gid {
			t.Errorf("%s: %+v, lstat says %+v", path, s, st)
		}
	}
}

// TestStampTellsChange: a file born anew under the name, a change whose mtime
// is set back and a second name are each told; looking is not.
func TestStampTellsChange(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a")
	write := func() error { return os.WriteFile(file, []byte("hello"), 0o600) }
	if err := write(); err != nil {
		t.Fatal(err)
	}
	first := stampOf(t, file)
	if _, err := os.ReadFile(file); err != nil {
		t.Fatal(err)
	}
	if again := stampOf(t, file); !first.Same(again) {
		t.Errorf("reading changed %+v to %+v", first, again)
	}
	for name, change := range map[string]func() error{
		"rewritten":   write,
		"set back":    func() error { return errors.Join(write(), os.Chtimes(file, first.Modified, first.Modified)) },
		"linked":      func() error { return os.Link(file, file+"-too") },
		"made anew":   func() error { return errors.Join(os.Remove(file), write()) },
		"made public": func() error { return os.Chmod(file, 0o644) },
	} {
		before := stampOf(t, file)
		time.Sleep(20 * time.Millisecond) // longer than a tick of the file system's clock
		if err := change(); err != nil {
			t.Fatal(err)
		}
		after := stampOf(t, file)
		if before.Same(after) {
			t.Errorf("%s: nothing tells", name)
		}
		if anew := !before.Born.Equal(after.Born); !before.Born.IsZero() && anew != (name == "made anew") {
			t.Errorf("%s: born %v, then %v", name, before.Born, after.Born)
		}
	}
}

// TestStampFails: what is not there has no stamp, and after its time a disk
// gives none.
func TestStampFails(t *testing.T) {
	if _, err := disk.New(time.Minute).Stamp(filepath.Join(t.TempDir(), "a")); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	d := exhausted(t)
	if _, err := d.Stamp("/"); !errors.Is(err, place.ErrBudget) {
		t.Error(err)
	}
}
