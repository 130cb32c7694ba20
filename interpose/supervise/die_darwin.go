package supervise

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// dieOf ends the process by the signal's default action where the Go runtime
// lets it; for SIGSEGV and its like it returns, and 128+n stands instead.
func dieOf(sig syscall.Signal) {
	switch sig {
	case syscall.SIGSEGV, syscall.SIGBUS, syscall.SIGFPE, syscall.SIGILL, syscall.SIGTRAP, syscall.SIGABRT,
		syscall.SIGSYS:
		return
	}
	_ = syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{})
	signal.Reset(sig)
	if syscall.Kill(os.Getpid(), sig) == nil {
		time.Sleep(100 * time.Millisecond) // another thread may be the one it is given to
	}
}
