package disk_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/disk"
)

// TestReadFile: what a file holds comes whole or not at all, whatever size it tells.
func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	d := disk.New(time.Minute)
	for _, size := range []int{0, 1, 511, 512, 513, 100_000} {
		name, text := filepath.Join(dir, "file"), bytes.Repeat([]byte("x"), size)
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if got, err := d.ReadFile(name, int64(size)); err != nil || !bytes.Equal(got, text) {
			t.Errorf("%d bytes: %d, %v", size, len(got), err)
		}
		if _, err := d.ReadFile(name, int64(size)-1); err == nil {
			t.Errorf("%d bytes: read past the limit", size)
		}
	}
	if _, err := d.ReadFile("/proc/self/status", 10); err == nil {
		t.Error("a file that tells no size is read past the limit")
	}
}

// TestReadsNeverWait: a pipe that nobody writes to takes the place of a file while it is read, or of a
// folder.
func TestReadsNeverWait(t *testing.T) {
	dir := t.TempDir()
	name, file, pipe := filepath.Join(dir, "name"), filepath.Join(dir, "file"), filepath.Join(dir, "pipe")
	if err := os.WriteFile(file, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for i := 0; ; i++ {
			select {
			case <-stop:
				return
			default:
			}
			to := filepath.Join(dir, "link")
			_ = os.Symlink([]string{file, pipe}[i%2], to)
			_ = os.Rename(to, name)
		}
	}()
	done := make(chan struct{})
	go func() {
		defer close(done)
		d := disk.New(time.Minute)
		for range 20_000 {
			if b, err := d.ReadFile(name, 10); err == nil && string(b) != "x" {
				t.Errorf("read %q", b)
			}
			if b, err := d.ReadPart(name, 0, 1); err == nil && string(b) != "x" {
				t.Errorf("read a part %q", b)
			}
			if err := d.ReadDir(name, func(fs.DirEntry) bool { return true }); err == nil {
				t.Error("read as a folder")
			}
		}
	}()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		t.Error("it waits for a pipe's writer")
	}
	close(stop)
	<-stopped
}
