//go:build !linux

package relay

const (
	// pipeBuf is PIPE_BUF, at least 512 everywhere (POSIX.1-2017, limits.h).
	pipeBuf      = 512
	mapNoReserve = 0
)
