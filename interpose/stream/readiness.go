package stream

import (
	"errors"
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// readiness waits until a file can be read, by poll(2) in a thread of its own.
// The runtime's poller would be woken by every single write of the agent, also
// while nobody waits (it is edge-triggered): at a flood of short lines that
// costs more than passing them on.
type readiness struct {
	conn   syscall.RawConn
	nudged *os.File
	fd     int32 // nudged's
	nudger *os.File
	once   *sync.Once
}

// readable is what a wait has found.
type readable int

const (
	again     readable = iota // nudged, or interrupted: look anew
	something                 // bytes, or the end
	nothing                   // for all that time
)

func newReadiness(f *os.File) (readiness, error) {
	conn, err := f.SyscallConn()
	if err != nil {
		return readiness{}, err
	}
	r, w, err := os.Pipe()
	if err != nil {
		return readiness{}, err
	}
	return readiness{conn: conn, nudged: r, fd: int32(r.Fd()), nudger: w, once: new(sync.Once)}, nil
}

// neverBlocks has reads return at once, also with nothing (EAGAIN), and tells
// whether they do, and of what kind the file is. Writes to a terminal, whose two
// directions are one file, do the same from here on: see room. The file must be
// unknown to the runtime's poller.
func (r readiness) neverBlocks() (set, terminal bool) {
	_ = r.conn.Control(func(fd uintptr) {
		var st unix.Stat_t
		if unix.Fstat(int(fd), &st) != nil {
			return
		}
		terminal = st.Mode&unix.S_IFMT == unix.S_IFCHR
		if pipe := st.Mode&unix.S_IFMT == unix.S_IFIFO; pipe || terminal && terminalsUnblock {
			set = unix.SetNonblock(int(fd), true) == nil
		}
	})
	return set, terminal
}

// room waits until the file takes more, or is closed.
func (r readiness) room() (err error) {
	ctlErr := r.conn.Control(func(fd uintptr) {
		fds := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLOUT}, {Fd: r.fd}} // of that, only its end
		for err = unix.EINTR; errors.Is(err, unix.EINTR); {
			_, err = unix.Poll(fds, -1)
		}
		if err == nil && fds[1].Revents != 0 {
			err = os.ErrClosed
		}
	})
	return errors.Join(ctlErr, err)
}

// await waits at most so long; negative: without end. What is there counts
// before a nudge, and a time that is over.
func (r readiness) await(patience time.Duration) (found readable, err error) {
	var deadline time.Time
	if patience >= 0 {
		deadline = time.Now().Add(patience)
	}
	ctlErr := r.conn.Control(func(fd uintptr) {
		found, err = r.poll(int32(fd), patience, deadline)
	})
	return found, errors.Join(ctlErr, err)
}

func (r readiness) poll(fd int32, patience time.Duration, deadline time.Time) (readable, error) {
	fds := []unix.PollFd{{Fd: fd, Events: unix.POLLIN}, {Fd: r.fd, Events: unix.POLLIN}}
	for {
		timeout := -1
		if patience >= 0 {
			timeout = int(max(0, time.Until(deadline)+time.Millisecond-1) / time.Millisecond)
		}
		switch n, err := unix.Poll(fds, timeout); {
		case errors.Is(err, unix.EINTR):
			continue
		case err != nil:
			return again, err
		case n == 0:
			return nothing, nil
		case fds[0].Revents&unix.POLLNVAL != 0:
			return again, os.ErrClosed
		case fds[0].Revents != 0:
			return something, nil
		}
		return again, r.hear()
	}
}

// hear takes a nudge; the end of them is the end of reading.
func (r readiness) hear() error {
	var b [64]byte
	n, err := r.nudged.Read(b[:])
	if n == 0 || err != nil {
		return os.ErrClosed
	}
	return nil
}

// nudge has a wait that is under way look anew.
func (r readiness) nudge() { _, _ = r.nudger.Write([]byte{0}) }

// close ends every wait.
func (r readiness) close() { r.once.Do(func() { r.nudger.Close() }) }
