package shell_test

import (
	"io/fs"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// lateDisk is a disk whose time is over after so many looks.
type lateDisk struct {
	place.Disk
	left int
}

func (d *lateDisk) over() bool { d.left--; return d.left < 0 }

func (d *lateDisk) Lstat(p string) (fs.FileInfo, error) {
	if d.over() {
		return nil, place.ErrBudget
	}
	return d.Disk.Lstat(p)
}

func (d *lateDisk) ReadDir(p string, f func(fs.DirEntry) bool) error {
	if d.over() {
		return place.ErrBudget
	}
	return d.Disk.ReadDir(p, f)
}

func (d *lateDisk) ReadFile(p string, most int64) ([]byte, error) {
	if d.over() {
		return nil, place.ErrBudget
	}
	return d.Disk.ReadFile(p, most)
}

// TestSlowDiskAllowsNothing: however early the time for looking at the disk is over, a
// line is judged no milder than with all of it.
func TestSlowDiskAllowsNothing(t *testing.T) {
	w, top := onDisk(t, map[string]string{".env": "TOKEN=abcdef\n", "notes.md": "mine\n", "data/results.csv": "1\n", "Makefile": "clean:\n\trm -rf $(BUILDDIR)\n"})
	read := func(line string, looks int) shell.Reading {
		now := w
		now.Disk = &lateDisk{disk.New(time.Minute), looks}
		return shell.Read(line, top, now)
	}
	for _, line := range []string{"grep -r TOKEN .", "mv notes.md notes.o", "mv data build", "tar cf - . | cat", "git add -f .", "make clean BUILDDIR=data", "cp -r . /tmp/copy && cat /tmp/copy/.env"} {
		whole := read(line, 1<<20)
		for left := range 60 {
			f := read(line, left)
			if f.Level.Effective() < whole.Level.Effective() && f.Level < risk.High {
				t.Errorf("%s: %s after %d looks, %s with all", line, f.Level, left, whole.Level)
				break
			}
		}
		if strings.Contains(line, "TOKEN") && whole.Level < risk.High {
			t.Errorf("%s: %s", line, whole.Level)
		}
	}
}
