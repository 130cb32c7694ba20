package restore_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
)

// TestFoldersThatOnlyLetPass: a folder on the way that may be passed and not listed, as /home is on shared machines,
// keeps nothing from coming back. Root reads every folder, so another user plays it.
func TestFoldersThatOnlyLetPass(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux opens a folder without leave to list it")
	}
	if os.Getenv("GUARD_TEST_PASSING") != "" {
		d := newDenIn(t, os.Getenv("GUARD_TEST_PASSING"))
		if err := d.plan().Restore(); err != nil {
			t.Fatal(err)
		}
		if got := d.holds("w/src/deep/b"); got != "second" {
			t.Error(got)
		}
		return
	}
	base, err := os.MkdirTemp("/tmp", "passing")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.Chmod(filepath.Join(base, "home"), 0o755); os.RemoveAll(base) })
	own := filepath.Join(base, "home", "eve")
	if err := os.MkdirAll(own, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(base, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Dir(own), 0o311); err != nil {
		t.Fatal(err)
	}
	self, err := os.ReadFile("/proc/self/exe")
	if err != nil {
		t.Skip("no /proc here")
	}
	program := filepath.Join(base, "test")
	if err := os.WriteFile(program, self, 0o755); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), program, "-test.run", "^TestFoldersThatOnlyLetPass$")
	cmd.Env = append(os.Environ(), "GUARD_TEST_PASSING="+own, "TMPDIR="+own, "HOME="+own)
	cmd.Dir = own
	if os.Geteuid() == 0 {
		const nobody = 65534
		if err := os.Chown(own, nobody, nobody); err != nil {
			t.Fatal(err)
		}
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, strings.TrimSpace(string(out)))
	}
}

// TestAnothersLinkStays: undoing an undo takes away the link that it put there, and no other that came in its place.
func TestAnothersLinkStays(t *testing.T) {
	for name, to := range map[string]string{"the same": "first", "another's": "second"} {
		s, base := open(t), t.TempDir()
		link := filepath.Join(base, "link")
		if err := os.Symlink("first", link); err != nil {
			t.Fatal(err)
		}
		k := &keep.Keeper{Store: s}
		plan := func(c *keep.Call) *restore.Plan {
			m, err := s.Manifest(c.Kept().Manifest)
			if err != nil {
				t.Fatal(err)
			}
			return restore.NewPlan(m, restore.Where{}, restore.Contents{Store: s})
		}
		first := k.Keep([]undo.Hit{{Path: link, Unlinks: true}}, nil)
		_ = os.Remove(link)
		back := plan(first)
		hits, absent := back.Hits()
		second := k.Keep(hits, nil, absent...)
		if err := back.Restore(); err != nil {
			t.Fatal(err)
		}
		_ = os.Remove(link)
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
		if err := plan(second).Restore(); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Lstat(link); (err == nil) != (to == "second") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
