package filelock

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

func open(t *testing.T, path string) *os.File {
	t.Helper()
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

func TestTake(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	first, second := open(t, path), open(t, path)
	if err := Take(first); err != nil {
		t.Fatal(err)
	}
	taken := make(chan error, 1)
	go func() { taken <- Take(second) }()
	select {
	case err := <-taken:
		t.Fatalf("taken twice: %v", err)
	case <-time.After(50 * time.Millisecond):
	}
	first.Close()
	if err := <-taken; err != nil {
		t.Error(err)
	}
}

// A program that has the file open can hold it as long as it likes: nobody waits for that.
func TestWhoHoldsForEverIsNotWaitedFor(t *testing.T) {
	defer func(was time.Duration) { patience = was }(patience)
	patience = 50 * time.Millisecond
	for _, how := range []int{unix.LOCK_EX, unix.LOCK_SH} {
		path := filepath.Join(t.TempDir(), "lock")
		if err := unix.Flock(int(open(t, path).Fd()), how); err != nil {
			t.Fatal(err)
		}
		if err := Take(open(t, path)); err != ErrHeld {
			t.Errorf("%v", err)
		}
	}
	folder, err := os.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer folder.Close()
	if err := Take(folder); err != nil {
		t.Errorf("a folder: %v", err)
	}
}
