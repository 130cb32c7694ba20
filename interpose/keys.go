package interpose

import (
	"errors"
	"fmt"
	"io"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// keys reads a terminal until it is told to stop, and never takes a byte after
// that: what the person typed ahead is the next program's. It uses select(2):
// making the terminal non-blocking would make it so for every other program
// on it, and poll(2) does not know terminals on macOS.
type keys struct {
	tty        *os.File
	wake, quit *os.File // a pipe: closing quit wakes a read
}

func newKeys(tty *os.File) (*keys, error) {
	wake, quit, err := os.Pipe()
	if err != nil {
		return nil, fmt.Errorf("guard: cannot make a pipe: %w", err)
	}
	return &keys{tty: tty, wake: wake, quit: quit}, nil
}

// Stop ends the reading: Read returns io.EOF.
func (k *keys) Stop() { k.quit.Close() }

// Close frees what keys holds, once no Read is under way. The terminal stays.
func (k *keys) Close() { closeAll(k.wake, k.quit) }

func (k *keys) Read(b []byte) (int, error) {
	tty, wake := int(k.tty.Fd()), int(k.wake.Fd())
	for {
		var ready unix.FdSet
		ready.Set(tty)
		ready.Set(wake)
		_, err := unix.Select(max(tty, wake)+1, &ready, nil, nil, nil)
		switch {
		case errors.Is(err, syscall.EINTR):
		case err != nil:
			return 0, fmt.Errorf("guard: cannot wait for the terminal: %w", err)
		case ready.IsSet(wake):
			return 0, io.EOF
		default:
			return k.tty.Read(b)
		}
	}
}
