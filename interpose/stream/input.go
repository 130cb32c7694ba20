package stream

import (
	"errors"
	"os"
	"syscall"
)

// Input writes to the agent's standard input, or types at its terminal.
type Input struct {
	file     *os.File
	terminal bool
	ready    readiness // of a terminal, which does not wait by itself
}

// Write writes all of b, or reports an error: syscall.EPIPE when the agent
// closed its input or is gone.
func (i *Input) Write(b []byte) (int, error) {
	for done := 0; ; {
		n, err := i.file.Write(b[done:])
		if done += n; errors.Is(err, syscall.ECONNRESET) { // a socket with something unread in it
			err = syscall.EPIPE
		}
		if !i.terminal || !errors.Is(err, syscall.EAGAIN) {
			return done, err
		}
		if err := i.ready.room(); err != nil {
			return done, err
		}
	}
}

// Close ends the input. A terminal has no such end: nothing happens.
func (i *Input) Close() error {
	if i.terminal {
		return nil
	}
	return i.file.Close()
}

// SyscallConn gives access to the descriptor, for a writer that must not block.
func (i *Input) SyscallConn() (syscall.RawConn, error) { return i.file.SyscallConn() }
