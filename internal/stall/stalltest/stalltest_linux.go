// Package stalltest mounts a file system that never answers, for tests.
package stalltest

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// alone is set for the test that runs in a namespace of mounts of its own.
const alone = "GUARD_TEST_ALONE"

// Mount mounts one at a folder, in a process that runs the test again in a namespace of mounts of its own: there it
// returns true. Where that cannot be had the test is skipped.
func Mount(t *testing.T, dir string) bool {
	t.Helper()
	if os.Getenv(alone) == "" {
		again(t)
		return false
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	fd, err := unix.Open("/dev/fuse", unix.O_RDWR|unix.O_CLOEXEC, 0) // nobody reads what it is asked
	if err != nil {
		t.Skip(err)
	}
	// fuse(4): requests wait for the answer to the first, FUSE_INIT
	options := fmt.Sprintf("fd=%d,rootmode=40000,user_id=%d,group_id=%d", fd, os.Getuid(), os.Getgid())
	if err := unix.Mount("guard-test", dir, "fuse", 0, options); err != nil {
		unix.Close(fd)
		t.Skip(err)
	}
	t.Cleanup(func() {
		unix.Close(fd) // what waits is answered with an error
		_ = unix.Unmount(dir, unix.MNT_DETACH)
	})
	return true
}

func again(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self, "-test.run", "^"+t.Name()+"$", "-test.v", "-test.timeout", "60s")
	cmd.Env = append(os.Environ(), alone+"=1")
	cmd.SysProcAttr = &syscall.SysProcAttr{Unshareflags: syscall.CLONE_NEWNS}
	out, err := cmd.CombinedOutput()
	if len(out) == 0 && err != nil {
		t.Skip(err) // no namespace can be made
	}
	t.Logf("%s", out)
	if err != nil {
		t.Error(err)
	}
}
