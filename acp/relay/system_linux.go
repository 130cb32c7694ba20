package relay

import "golang.org/x/sys/unix"

const (
	// pipeBuf is PIPE_BUF: what a writable pipe takes without blocking (pipe(7)).
	pipeBuf = 4096
	// mapNoReserve has a mapping count for nothing until it is touched (mmap(2)).
	mapNoReserve = unix.MAP_NORESERVE
)
