package supervise

import (
	"os"
	"runtime"
	"syscall"

	"golang.org/x/sys/unix"
)

// Suspend stops guard's own process group, as Ctrl-Z does, and returns when it goes
// on. A script that runs guard is in that group too: the shell waits for all of them.
// The signal is SIGTSTP, not SIGSTOP, so that the kernel spares a group that no shell
// could continue.
func Suspend() {
	caught := dispose(syscall.SIGTSTP, ignored)
	_ = syscall.Kill(0, syscall.SIGTSTP) // the others
	dispose(syscall.SIGTSTP, disposition{})
	// The signal goes to this very thread, so it has stopped when the call returns.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	_ = unix.Tgkill(os.Getpid(), unix.Gettid(), syscall.SIGTSTP)
	dispose(syscall.SIGTSTP, caught)
}
