package restore_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
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
