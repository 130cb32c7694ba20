package supervise

import (
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// A disposition is the kernel's struct sigaction, with room to spare on every
// architecture: the handler first (but on MIPS), then flags and mask. The zero
// value is SIG_DFL.
type disposition [8]uintptr

var ignored = disposition{1} // SIG_IGN

// sigsetSize is what rt_sigaction(2) wants to be told, in bytes (but on MIPS).
const sigsetSize = 8

// dispose sets what sig does, without the Go runtime: os/signal neither gives up the
// runtime's handlers for SIGSEGV and its like, nor goes back to the default for SIGTSTP
// once that was caught.
func dispose(sig syscall.Signal, to disposition) (was disposition) {
	unix.RawSyscall6(unix.SYS_RT_SIGACTION, uintptr(sig),
		uintptr(unsafe.Pointer(&to)), uintptr(unsafe.Pointer(&was)), sigsetSize, 0, 0)
	return was
}
