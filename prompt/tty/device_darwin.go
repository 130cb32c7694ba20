package tty

import "golang.org/x/sys/unix"

const (
	ioctlGetMode = unix.TIOCGETA
	ioctlSetMode = unix.TIOCSETA
)

// fread is FREAD of sys/fcntl.h: the queue of what was typed.
const fread = 1

// Discard throws away what was typed at a terminal and not yet read.
func Discard(fd int) error {
	return ignoringEINTR(func() error { return unix.IoctlSetPointerInt(fd, unix.TIOCFLUSH, fread) })
}

// shield does nothing here: x/sys has no thread's signal mask for darwin. The foreground group
// is asked for before every read, which leaves a gap of microseconds.
func shield() func() { return func() {} }
