package relay

import (
	"time"

	"golang.org/x/sys/unix"
)

const (
	// pipeBuf is PIPE_BUF: what a writable pipe takes without blocking (pipe(7)).
	pipeBuf = 4096
	// mapNoReserve has a mapping count for nothing until it is touched (mmap(2)).
	mapNoReserve = unix.MAP_NORESERVE
)

// pause sleeps in the kernel: the runtime's own timers are a millisecond coarse
// when nothing else runs.
func pause(d time.Duration) {
	t := unix.NsecToTimespec(int64(d))
	_ = unix.Nanosleep(&t, nil)
}
