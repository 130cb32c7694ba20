package acp

import (
	"time"

	"golang.org/x/sys/unix"
)

// pause sleeps in the kernel: the runtime's own timers are a millisecond coarse
// when nothing else runs.
func pause(d time.Duration) {
	t := unix.NsecToTimespec(int64(d))
	_ = unix.Nanosleep(&t, nil)
}
