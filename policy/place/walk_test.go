package place_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// tree makes files under a fresh folder.
func tree(t *testing.T, files ...string) string {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		name := filepath.Join(top, f)
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte("12345"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return top
}

// roomy is a disk with more time than any test needs.
func roomy() *disk.Disk { return disk.New(time.Minute) }

// TestExpand matches patterns as the shell would.
func TestExpand(t *testing.T) {
	top := tree(t, "a.go", "b.go", "c.txt", ".hidden.go", "sub/d.go", "sub/deep/e.go")
	w := place.World{Workspace: top, Disk: roomy()}
	for pattern, want := range map[string]int{"*.go": 2, "*": 3 + 4, ".*": 1, "sub/*.go": 1, "*/*.go": 1, "x*": 0, "?.txt": 1, "[ab].go": 2} {
		if m := w.Expand(top, pattern); m.Count != want || m.More {
			t.Errorf("%s matches %d (%v), want %d", pattern, m.Count, m.Names, want)
		}
	}
	if m := w.Expand(top, "*.go"); m.Bytes != 10 || !slices.Contains(m.Names, "a.go") {
		t.Errorf("%+v", m)
	}
}

// TestTree counts a folder with all it holds, and follows no links.
func TestTree(t *testing.T) {
	top := tree(t, "x/a", "x/b/c", "other/d")
	if err := os.Symlink(filepath.Join(top, "other"), filepath.Join(top, "x", "link")); err != nil {
		t.Fatal(err)
	}
	w := place.World{Workspace: top, Disk: roomy()}
	if m := w.Tree(filepath.Join(top, "x")); m.Count != 5 || m.Bytes != 10 || m.More || m.Untracked != -1 {
		t.Errorf("%+v", m)
	}
}

// TestNamesInOrder gives what a pattern matches itself first, each part sorted, whatever order the disk has.
func TestNamesInOrder(t *testing.T) {
	top := tree(t, "tmp_b/2", "tmp_b/1", "tmp_c", "tmp_a", "other")
	w := place.World{Workspace: top, Disk: roomy()}
	want := []string{"tmp_a", "tmp_b", "tmp_c", "tmp_b/1", "tmp_b/2"}
	if m := w.Expand(top, "tmp_*"); !slices.Equal(m.Names, want) {
		t.Errorf("%q, want %q", m.Names, want)
	}
	if m := w.Tree(filepath.Join(top, "tmp_b")); !slices.Equal(m.Names, []string{"tmp_b", "tmp_b/1", "tmp_b/2"}) {
		t.Errorf("%q", m.Names)
	}
	for i := range 20 { // more than are shown
		if err := os.WriteFile(filepath.Join(top, "tmp_b", itoa(i)), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if m := w.Expand(top, "tmp_*"); !slices.Equal(m.Names[:3], want[:3]) {
		t.Errorf("%q begins otherwise than %q", m.Names, want[:3])
	}
}

// TestTreeIsBounded stops at Limit and says so.
func TestTreeIsBounded(t *testing.T) {
	top := t.TempDir()
	for i := range place.Limit + 10 {
		f, err := os.Create(filepath.Join(top, "f"+string(rune('a'+i%26))+itoa(i)))
		if err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
	w := place.World{Workspace: top, Disk: roomy()}
	if m := w.Tree(top); m.Count != place.Limit || !m.More {
		t.Errorf("%d entries, more %v", m.Count, m.More)
	}
}

func itoa(i int) string {
	if i < 10 {
		return string(rune('0' + i))
	}
	return itoa(i/10) + string(rune('0'+i%10))
}

// TestWithoutDisk: nothing is known, and that is said.
func TestWithoutDisk(t *testing.T) {
	w := place.World{Workspace: "/srv/project"}
	if m := w.Expand("/srv/project", "*"); !m.More || m.Untracked != -1 {
		t.Errorf("%+v", m)
	}
}

// TestUntracked reads the indexes that git really writes, in each version.
func TestUntracked(t *testing.T) {
	git, err := exec.LookPath("git")
	if err != nil {
		t.Skip("no git here")
	}
	for _, version := range []string{"2", "4"} {
		t.Run("index version "+version, func(t *testing.T) {
			top := tree(t, "src/a.go", "src/b.go", "src/with a long name that is padded.go", "new.txt", "out/o.bin", "x.log")
			if err := os.WriteFile(filepath.Join(top, ".gitignore"), []byte("/out/\n*.log\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			for _, args := range [][]string{{"init", "-q"}, {"add", "src"}, {"update-index", "--index-version", version}} {
				cmd := exec.Command(git, append([]string{"-C", top}, args...)...)
				cmd.Env = append(os.Environ(), "HOME="+top, "GIT_CONFIG_NOSYSTEM=1")
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Fatalf("git %v: %v\n%s", args, err, out)
				}
			}
			w := place.World{Workspace: top, Disk: roomy()}
			if m := w.Tree(filepath.Join(top, "src")); m.Untracked != 0 {
				t.Errorf("in src %d untracked, want 0", m.Untracked)
			}
			if m := w.Expand(top, "*"); m.Untracked != 1 {
				t.Errorf("in all %d untracked, want 1 (%v)", m.Untracked, m.Names)
			}
		})
	}
}
