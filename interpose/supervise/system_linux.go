package supervise

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// selfPath is this very program, even if its file was replaced meanwhile.
func selfPath() (string, error) { return "/proc/self/exe", nil }

// adoptOrphans makes this process the parent of every descendant whose own
// parent ends.
func adoptOrphans() error {
	return unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
}

// harden keeps processes of the same user from reading this one's memory,
// tracing it, or taking its end of the lifeline (pidfd_getfd(2)).
func harden() {
	_ = unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0)
}

// sealFrom keeps every descriptor from fd up out of programs started later.
func sealFrom(fd int) {
	_ = unix.CloseRange(uint(fd), ^uint(0), unix.CLOSE_RANGE_CLOEXEC)
}

func dupOnto(from, to int) error { return unix.Dup3(from, to, 0) }

// diesWithParent has the kernel kill the child when the thread that started it
// ends: the first line for an agent whose supervisor was killed.
func diesWithParent(attr *syscall.SysProcAttr) { attr.Pdeathsig = syscall.SIGKILL }
