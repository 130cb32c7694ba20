package keep_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/store"
)

// TestSealed: what was taken unread is found when it is changed after the call, though its size and time are the same.
func TestSealed(t *testing.T) {
	dir := t.TempDir()
	s, err := store.Open(filepath.Join(dir, "undo"))
	if err != nil {
		t.Fatal(err)
	}
	big := filepath.Join(dir, "big")
	if err := os.WriteFile(big, make([]byte, 2<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(big, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := f.Truncate(70 << 20); err != nil { // sparse, and so taken unread
		t.Fatal(err)
	}
	k := &keep.Keeper{Store: s}
	call := k.Keep([]undo.Hit{{Path: big, Unlinks: true}}, nil)
	if err := os.Remove(big); err != nil {
		t.Fatal(err)
	}
	call.Settle()
	m, err := s.Manifest(call.Kept().Manifest)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Check(m.Hash, &m.Entries[0]); err != nil {
		t.Error(err)
	}
	want := undo.ErrChanged
	object, err := s.Open(m.Entries[0].Object)
	if err != nil {
		t.Fatal(err)
	}
	defer object.Close()
	if a, err := object.Stat(); err != nil || !os.SameFile(a, stat(t, f)) {
		want = nil // a clone has blocks of its own
	}
	info := stat(t, f)
	if _, err := f.WriteAt([]byte("changed"), 0); err != nil {
		t.Fatal(err)
	}
	at := unix.NsecToTimespec(info.ModTime().UnixNano())
	if err := unix.UtimesNanoAt(unix.AT_FDCWD, fmt.Sprintf("/dev/fd/%d", f.Fd()), []unix.Timespec{at, at}, 0); err != nil {
		t.Skip(err)
	}
	if err := s.Check(m.Hash, &m.Entries[0]); !errors.Is(err, want) {
		t.Errorf("changed afterwards: %v", err)
	}
}

func stat(t *testing.T, f *os.File) os.FileInfo {
	t.Helper()
	info, err := f.Stat()
	if err != nil {
		t.Fatal(err)
	}
	return info
}
