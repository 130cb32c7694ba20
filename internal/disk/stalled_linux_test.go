package disk_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/internal/stall/stalltest"
	"guard/policy/place"
)

// TestFileSystemThatDoesNotAnswer: no look at it waits longer than a request may, by whichever way, and looks elsewhere go on.
func TestFileSystemThatDoesNotAnswer(t *testing.T) {
	top := t.TempDir()
	dead, link := filepath.Join(top, "dead"), filepath.Join(top, "link")
	if !stalltest.Mount(t, dead) {
		return
	}
	if err := os.Symlink(dead, link); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dead, "a")
	for name, look := range map[string]func(d *disk.Disk) error{
		"Lstat":    func(d *disk.Disk) error { _, err := d.Lstat(file); return err },
		"Readlink": func(d *disk.Disk) error { _, err := d.Readlink(file); return err },
		"ID":       func(d *disk.Disk) error { _, err := d.ID(link); return err },
		"ReadDir":  func(d *disk.Disk) error { return d.ReadDir(dead, func(fs.DirEntry) bool { return true }) },
		"ReadFile": func(d *disk.Disk) error { _, err := d.ReadFile(link+"/a", 1); return err },
		"ReadPart": func(d *disk.Disk) error { _, err := d.ReadPart(file, 0, 1); return err },
		"Stamp":    func(d *disk.Disk) error { _, err := d.Stamp(file); return err },
	} {
		began, d := time.Now(), disk.New(20*time.Millisecond)
		if err := look(d); !errors.Is(err, place.ErrBudget) || !d.Late() {
			t.Errorf("%s: %v", name, err)
		}
		if took := time.Since(began); took > 5*time.Second {
			t.Errorf("%s took %s", name, took)
		}
		if _, err := disk.New(time.Minute).Lstat(top); err != nil {
			t.Errorf("after %s, elsewhere: %v", name, err)
		}
	}
}
