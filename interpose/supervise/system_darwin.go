package supervise

import (
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

func selfPath() (string, error) { return os.Executable() }

// adoptOrphans cannot be had on macOS; see strays.
func adoptOrphans() error { return nil }

// harden has the system refuse to have this process traced.
func harden() {
	const denyAttach = 31 // PT_DENY_ATTACH of <sys/ptrace.h>
	_, _, _ = syscall.Syscall6(syscall.SYS_PTRACE, denyAttach, 0, 0, 0, 0, 0)
}

func sealFrom(fd int) {
	const most = 256 // the soft limit a program is started with
	for ; fd < most; fd++ {
		unix.CloseOnExec(fd)
	}
}

func dupOnto(from, to int) error { return unix.Dup2(from, to) }

func diesWithParent(*syscall.SysProcAttr) {}
