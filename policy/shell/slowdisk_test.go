package shell_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// lateDisk is a disk whose time is over after so many looks.
type lateDisk struct {
	*disk.Disk
	left int
}

func (d *lateDisk) over() bool { d.left--; return d.left < 0 }

func (d *lateDisk) Late() bool { return d.left < 0 }

func (d *lateDisk) Readlink(p string) (string, error) {
	if d.over() {
		return "", place.ErrBudget
	}
	return d.Disk.Readlink(p)
}

func (d *lateDisk) ID(p string) (place.FileID, error) {
	if d.over() {
		return place.FileID{}, place.ErrBudget
	}
	return d.Disk.ID(p)
}

func (d *lateDisk) Stamp(p string) (place.Stamp, error) {
	if d.over() {
		return place.Stamp{}, place.ErrBudget
	}
	return d.Disk.Stamp(p)
}

func (d *lateDisk) ReadPart(p string, at int64, n int) ([]byte, error) {
	if d.over() {
		return nil, place.ErrBudget
	}
	return d.Disk.ReadPart(p, at, n)
}

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

// TestSlowDiskHidesNothingFromGit: what git would write over is read from its objects, look by look.
// However few of them are had, a file that only lies here is not given up.
func TestSlowDiskHidesNothingFromGit(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	git := gitIn(t, top)
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(top, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	git("init", "-q", "-b", "main")
	write(".gitignore", "*.csv\n")
	write("a.txt", "a\n")
	git("add", ".")
	git("commit", "-qm", "first")
	git("checkout", "-qb", "only")
	write("train.csv", "other\n")
	git("add", "-f", ".")
	git("commit", "-qm", "only")
	git("checkout", "-q", "main")
	write("train.csv", "the person's\n")
	repos := repository.New(top, "")
	for _, line := range []string{"git checkout only~0", "git status && git checkout only", "git merge only"} {
		const looks = 1 << 20
		for left := looks; left >= 0; left-- {
			d := &lateDisk{disk.New(time.Minute), left}
			w := place.World{Workspace: top, Home: "/home/dev", Disk: d, Git: repos.For(d)}
			if r := shell.Read(line, top, w); r.Level < risk.High {
				t.Errorf("%s: %s after %d looks: %v", line, r.Level, left, r.Reasons)
				break
			}
			if left == looks {
				left -= d.left // so many it takes
			}
		}
	}
}
