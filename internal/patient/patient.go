// Package patient reads and writes files that other programs have open too, by the same description: a standard stream
// that guard was given, and hands on.
//
// Whoever has one can make it non-blocking for all (O_NONBLOCK, fcntl(2)); Node and Python do so with pipes. A runtime
// that began with a file that blocks then fails (EAGAIN) where there is only nothing to read yet, or no room. For
// example, Write(os.Stdout, b) writes all of b however slowly it is read.
//
// It opens and closes nothing, and changes no file's mode: that is the others', too.
package patient

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// Reader reads a file.
type Reader struct{ File *os.File }

// Read implements io.Reader.
func (r Reader) Read(b []byte) (int, error) {
	for {
		n, err := r.File.Read(b)
		if !errors.Is(err, unix.EAGAIN) {
			return n, err
		}
		if err := wait(r.File, false); err != nil {
			return 0, err
		}
	}
}

// Write writes all of b to a file, or reports an error.
func Write(f *os.File, b []byte) (int, error) {
	for done := 0; ; {
		n, err := f.Write(b[done:])
		if done += max(n, 0); !errors.Is(err, unix.EAGAIN) {
			return done, err
		}
		if err := wait(f, true); err != nil {
			return done, err
		}
	}
}

// wait waits until a file can be read, or takes more. It does so by select(2): poll(2) knows no terminals on macOS.
func wait(f *os.File, writes bool) (err error) {
	conn, err := f.SyscallConn()
	if err != nil {
		return err
	}
	ctlErr := conn.Control(func(fd uintptr) {
		if fd >= unix.FD_SETSIZE {
			err = poll(fd, writes)
			return
		}
		var set unix.FdSet
		reads, writing := &set, (*unix.FdSet)(nil)
		if writes {
			reads, writing = nil, &set
		}
		for err = unix.EINTR; errors.Is(err, unix.EINTR); {
			set.Zero()
			set.Set(int(fd))
			_, err = unix.Select(int(fd)+1, reads, writing, nil, nil)
		}
	})
	return errors.Join(ctlErr, err)
}

func poll(fd uintptr, writes bool) (err error) {
	events := int16(unix.POLLIN)
	if writes {
		events = unix.POLLOUT
	}
	for err = unix.EINTR; errors.Is(err, unix.EINTR); {
		_, err = unix.Poll([]unix.PollFd{{Fd: int32(fd), Events: events}}, -1)
	}
	return err
}
