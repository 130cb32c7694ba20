package interpose

import (
	"os"
	"runtime"
	"syscall"

	"golang.org/x/sys/unix"
)

// stopSelf suspends guard's process group, and with it a script that runs
// guard: the shell waits for all of them. SIGTSTP, not SIGSTOP, so that the
// kernel spares a group that no shell could continue.
func stopSelf() {
	caught := dispose(syscall.SIGTSTP, ignored)
	_ = syscall.Kill(0, syscall.SIGTSTP) // the others
	dispose(syscall.SIGTSTP, disposition{})
	// Sent to this very thread, it has happened when the call returns.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	_ = unix.Tgkill(os.Getpid(), unix.Gettid(), syscall.SIGTSTP)
	dispose(syscall.SIGTSTP, caught)
}
