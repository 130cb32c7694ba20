package supervise

import (
	"os"
	"runtime"
	"syscall"

	"golang.org/x/sys/unix"
)

// dieOf ends the process by the signal's default action. It returns when that
// is not to die, or when the process is the init of a container, which the
// kernel spares.
func dieOf(sig syscall.Signal) {
	runtime.LockOSThread()
	_ = unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{})
	dispose(sig, disposition{})
	_ = unix.PthreadSigmask(unix.SIG_SETMASK, &unix.Sigset_t{}, nil)
	_ = unix.Tgkill(os.Getpid(), unix.Gettid(), sig)
}
