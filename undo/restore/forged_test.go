package restore_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
)

// TestForgedTime: who writes into a file can give it the time that it had, and its size; that it was written into shows
// all the same.
func TestForgedTime(t *testing.T) {
	large := bytes.Repeat([]byte("precious"), 1<<18)
	for name, content := range map[string][]byte{"small": []byte("precious"), "large": large, "sparse": nil} {
		for _, anew := range []bool{false, true} {
			top := t.TempDir()
			file := filepath.Join(top, "d", "notes")
			must := func(err error) {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
			}
			must(os.Mkdir(filepath.Dir(file), 0o755))
			must(os.WriteFile(file, content, 0o644))
			if content == nil {
				f, err := os.OpenFile(file, os.O_RDWR, 0)
				must(err)
				_, err = f.WriteAt([]byte("precious"), 8<<20)
				must(err)
				must(f.Close())
			}
			was, err := os.ReadFile(file)
			must(err)
			s := open(t)
			memory := &keep.Memory{}
			keeper := keep.Keeper{Store: s, Memory: memory}
			var st unix.Stat_t
			must(unix.Stat(file, &st))
			call := keeper.Keep([]undo.Hit{{Path: filepath.Dir(file), Part: undo.All}}, nil)
			call.Settle()

			if anew {
				must(os.Remove(file))
				must(os.WriteFile(file, was, 0o644))
			}
			f, err := os.OpenFile(file, os.O_RDWR, 0)
			must(err)
			_, err = f.WriteAt([]byte("RUINED!!"), int64(len(was)-8))
			must(err)
			must(f.Close())
			at := []unix.Timespec{st.Mtim, st.Mtim}
			must(unix.UtimesNanoAt(unix.AT_FDCWD, file, at, 0))

			if call.Fresh() {
				t.Errorf("%s: what was kept is taken for what stands there", name)
			}
			m, err := s.Manifest(call.Kept().Manifest)
			must(err)
			plan := restore.NewPlan(m, restore.Where{}, restore.Contents{Store: s})
			if plan.Count(restore.Differs) != 1 {
				t.Errorf("%s, made anew %v: it is said to be unchanged: %+v", name, anew, plan.Changes)
			}
			must(plan.Restore())
			if now, err := os.ReadFile(file); err != nil || !bytes.Equal(now, was) {
				t.Errorf("%s, made anew %v: it does not come back: %v", name, anew, err)
			}
			if again := restore.NewPlan(m, restore.Where{}, restore.Contents{Store: s}); again.Count(restore.Differs) != 0 {
				t.Errorf("%s, made anew %v: what came back differs: %+v", name, anew, again.Changes)
			}
		}
	}
}

// TestForgedTimeInCase: what is kept in case is kept anew once it was written into, whatever time it has.
func TestForgedTimeInCase(t *testing.T) {
	top := t.TempDir()
	file := filepath.Join(top, "notes")
	if err := os.WriteFile(file, []byte("first"), 0o644); err != nil {
		t.Fatal(err)
	}
	s := open(t)
	keeper := keep.Keeper{Store: s, Memory: &keep.Memory{}}
	var st unix.Stat_t
	if err := unix.Stat(file, &st); err != nil {
		t.Fatal(err)
	}
	hits := []undo.Hit{{Path: top, Part: undo.Unsaved}}
	keeper.Keep(hits, nil).Settle()
	if err := os.WriteFile(file, []byte("later"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := unix.UtimesNanoAt(unix.AT_FDCWD, file, []unix.Timespec{st.Mtim, st.Mtim}, 0); err != nil {
		t.Fatal(err)
	}
	call := keeper.Keep(hits, nil)
	call.Settle()
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	m, err := s.Manifest(call.Kept().Manifest)
	if err != nil {
		t.Fatal(err)
	}
	if err := restore.NewPlan(m, restore.Where{}, restore.Contents{Store: s}).Restore(); err != nil {
		t.Fatal(err)
	}
	if b, _ := os.ReadFile(file); string(b) != "later" {
		t.Errorf("what comes back is %q, not what stood there last", b)
	}
}
