package relay

import (
	"bytes"
	"io"
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/patient"
)

// Outlet is the way out in one direction: whole frames, one after another, from
// the relay that passes lines on and from guard's own answers. Its methods may be
// called by several goroutines at once, but for CatchUp.
type Outlet struct {
	w     io.Writer
	file  *os.File        // that is w, if it is one: others may have it too
	raw   syscall.RawConn // nil: not a descriptor that can be tried without blocking
	pipe  bool
	polls bool // a pipe that must be asked whether it would block

	ahead []byte // lines that passed and are not yet written; only the relay's goroutine touches it
	late  error  // why they could not be

	mu     sync.Mutex // held while bytes of a frame are on their way
	queued queue      // what waits for mu, or for the peer
}

// NewOutlet makes an Outlet over w. Over a descriptor (*os.File) of a pipe or a socket,
// Send never blocks; other writers are given a goroutine when they are busy.
func NewOutlet(w io.Writer) *Outlet {
	o := &Outlet{w: w}
	o.file, _ = w.(*os.File)
	f, ok := w.(syscall.Conn)
	if !ok {
		return o
	}
	raw, err := f.SyscallConn()
	if err != nil {
		return o
	}
	_ = raw.Control(func(fd uintptr) {
		var st unix.Stat_t
		if unix.Fstat(int(fd), &st) != nil {
			return
		}
		switch st.Mode & unix.S_IFMT {
		case unix.S_IFIFO:
			flags, err := unix.FcntlInt(fd, unix.F_GETFL, 0)
			o.raw, o.pipe, o.polls = raw, true, err != nil || flags&unix.O_NONBLOCK == 0
		case unix.S_IFSOCK:
			o.raw = raw
		}
	})
	return o
}

// Pass writes bytes that hold whole lines, after what was sent before, and waits
// for the peer to take them.
func (o *Outlet) Pass(b []byte) error {
	o.mu.Lock()
	o.drain()
	err := o.write(b)
	o.release()
	return err
}

// CatchUp passes on what the relay has let pass so far, so that what is sent
// next comes after it. It is for the relay's goroutine alone: the one that calls
// Lines, or within it look.
func (o *Outlet) CatchUp() error {
	if o.ahead != nil {
		b := o.ahead
		o.ahead = nil
		if err := o.Pass(b); err != nil && o.late == nil {
			o.late = err
		}
	}
	return o.late
}

// Send hands over one frame without waiting for the peer: it is written at once
// where that cannot block, else it goes out as soon as it can, in order.
func (o *Outlet) Send(frame []byte) error {
	if len(frame) == 0 {
		return nil
	}
	if !o.mu.TryLock() {
		err := o.queued.add(bytes.Clone(frame))
		o.kick()
		return err
	}
	n := 0
	if o.queued.empty() {
		n = o.try(frame)
	}
	switch {
	case n == len(frame):
		o.mu.Unlock()
		if !o.queued.empty() {
			o.kick()
		}
		return nil
	case n > 0: // the rest of a frame must follow before anything else
		rest := bytes.Clone(frame[n:])
		go func() { _ = o.write(rest); o.release() }()
		return nil
	}
	err := o.queued.add(bytes.Clone(frame))
	go o.release()
	return err
}

// maxDelay is how long a frame that nobody waits for may wait: unnoticed by a
// person, and long enough not to wake the client for each of many.
const maxDelay = 2 * time.Millisecond

// Soon hands over one frame that nobody waits for, and that its caller does not touch again. It goes
// out before whatever goes out next, and else after a moment, with others like it.
func (o *Outlet) Soon(frame []byte) error {
	err := o.queued.add(frame)
	if o.queued.setTimer(true) {
		time.AfterFunc(maxDelay, func() {
			o.queued.setTimer(false)
			o.kick()
		})
	}
	return err
}

// kick sees to what is queued, unless somebody does already: who holds the way
// out finds the queue on letting go.
func (o *Outlet) kick() {
	go func() {
		if o.mu.TryLock() {
			o.release()
		}
	}()
}

// release lets go of the way out, after what was queued meanwhile.
func (o *Outlet) release() {
	for {
		o.drain()
		o.mu.Unlock()
		if o.queued.empty() || !o.mu.TryLock() {
			return
		}
	}
}

// drain writes what is queued, short frames together: each write wakes the
// peer. It is called with mu held.
func (o *Outlet) drain() {
	for b := o.queued.take(); b != nil; b = o.queued.take() {
		_ = o.write(b)
	}
}

// write is called with mu held. After a failure nothing more goes out: half a
// frame and the next one would make a line that nobody sent.
func (o *Outlet) write(b []byte) error {
	if err := o.queued.fail(nil); err != nil || len(b) == 0 {
		return err
	}
	var err error
	if o.file != nil {
		_, err = patient.Write(o.file, b)
	} else {
		_, err = o.w.Write(b)
	}
	return o.queued.fail(err)
}

// try writes as much as the peer takes at once. A pipe that poll(2) calls
// writable takes PIPE_BUF bytes (4096 on Linux, 512 on macOS) without blocking
// (pipe(7)); one opened so that it never blocks needs no asking, and a socket is
// told not to by the call itself.
func (o *Outlet) try(b []byte) (n int) {
	if o.raw == nil || o.pipe && len(b) > pipeBuf || o.queued.fail(nil) != nil {
		return 0
	}
	_ = o.raw.Control(func(fd uintptr) {
		switch {
		case !o.pipe:
			n, _ = unix.SendmsgN(int(fd), b, nil, nil, unix.MSG_DONTWAIT)
		case !o.polls || writable(fd):
			n, _ = unix.Write(int(fd), b)
		}
	})
	return max(n, 0)
}

func writable(fd uintptr) bool {
	p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLOUT}}
	ready, err := unix.Poll(p, 0)
	return ready == 1 && err == nil && p[0].Revents&unix.POLLOUT != 0
}
