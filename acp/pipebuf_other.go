//go:build !linux

package acp

// pipeBuf is PIPE_BUF, at least 512 everywhere (POSIX.1-2017, limits.h).
const pipeBuf = 512
