package tty

import (
	"runtime"

	"golang.org/x/sys/unix"
)

const (
	ioctlGetMode = unix.TCGETS
	ioctlSetMode = unix.TCSETS // at once: draining first could wait for ever
)

// Discard throws away what was typed at a terminal and not yet read.
func Discard(fd int) error {
	return ignoringEINTR(func() error { return unix.IoctlSetInt(fd, unix.TCFLSH, unix.TCIFLUSH) })
}

// shield keeps the calling goroutine on its thread and blocks there the signals that would
// stop guard when it touches the terminal from the background: blocked, a read fails with EIO
// and a change of mode goes through (tty_check_change in the kernel's tty_jobctrl.c).
// The returned function ends it.
func shield() func() {
	runtime.LockOSThread()
	var set, old unix.Sigset_t
	for _, sig := range []int{int(unix.SIGTTIN), int(unix.SIGTTOU)} {
		word := sigBits(len(set.Val))
		set.Val[(sig-1)/word] |= 1 << ((sig - 1) % word)
	}
	if err := unix.PthreadSigmask(unix.SIG_BLOCK, &set, &old); err != nil {
		return runtime.UnlockOSThread
	}
	return func() {
		if unix.PthreadSigmask(unix.SIG_SETMASK, &old, nil) == nil {
			runtime.UnlockOSThread() // otherwise the thread ends with its goroutine
		}
	}
}

// sigBits is the number of bits in a word of a Sigset_t, which holds 1024 signals.
func sigBits(words int) int { return 1024 / words }
