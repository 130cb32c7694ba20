package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestWrite: the file has the content and the mode; what a link led to is left alone.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	target, link := filepath.Join(dir, "target"), filepath.Join(dir, "link")
	if err := errors.Join(os.WriteFile(target, []byte("mine"), 0o644), os.Symlink(target, link)); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Join(dir, "fresh"), link} {
		if err := Write(path, []byte("new"), 0o640); err != nil {
			t.Fatal(err)
		}
		info, err := os.Lstat(path)
		if err != nil || info.Mode() != fs.FileMode(0o640) {
			t.Errorf("%s: %v, %v", path, info, err)
		}
		if b, _ := os.ReadFile(path); string(b) != "new" {
			t.Errorf("%s holds %q", path, b)
		}
	}
	if b, _ := os.ReadFile(target); string(b) != "mine" {
		t.Errorf("the link was followed: %q", b)
	}
}

// TestWriteHalf: what fails half-way leaves the old file, and nothing beside it.
func TestWriteHalf(t *testing.T) {
	dir := t.TempDir()
	path, broken := filepath.Join(dir, "file"), errors.New("broken")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	err := WriteBy(path, 0o600, func(w io.Writer) error {
		_, _ = w.Write([]byte("ne"))
		return broken
	})
	if !errors.Is(err, broken) {
		t.Errorf("the error is %v", err)
	}
	if b, _ := os.ReadFile(path); string(b) != "old" {
		t.Errorf("it holds %q", b)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("beside it: %v", entries)
	}
	if err := Write(filepath.Join(dir, "none", "file"), nil, 0o600); err == nil {
		t.Error("a folder that is missing was made")
	}
}
