package acp

import (
	"io"
	"slices"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// Outlet is one direction's way out: whole frames, one after another, from the
// relay that passes lines on and from guard's own answers.
type Outlet struct {
	w    io.Writer
	raw  syscall.RawConn // nil: not a descriptor that can be tried without blocking
	pipe bool
	asks bool // a pipe that must be asked whether it would block

	ahead []byte // lines that passed and are not yet written; only the relay's goroutine touches it
	late  error  // why they could not be

	mu sync.Mutex // held while bytes of a frame are on their way

	qmu    sync.Mutex
	queue  [][]byte
	queued int
	soon   bool  // a kick is on its way
	err    error // nothing goes out any more
}

// maxQueued bounds what waits for a peer that does not read its answers, in
// bytes; one frame alone may be longer.
const maxQueued = 64 << 20

// ErrStuck is reported when a peer has left 64 MiB of answers unread.
var ErrStuck = locale.New("the peer does not read: 64 MiB of answers are waiting")

// NewOutlet makes an Outlet over w. Over a descriptor (*os.File) of a pipe or a socket,
// Send never blocks; other writers are given a goroutine when they are busy.
func NewOutlet(w io.Writer) *Outlet {
	o := &Outlet{w: w}
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
			o.raw, o.pipe, o.asks = raw, true, err != nil || flags&unix.O_NONBLOCK == 0
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

// catchUp passes on what the relay has let pass so far, so that what is sent
// next comes after it. It is for the relay's goroutine alone.
func (o *Outlet) catchUp() error {
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
		err := o.enqueue(frame)
		o.kick()
		return err
	}
	n := 0
	if o.idle() {
		n = o.try(frame)
	}
	switch {
	case n == len(frame):
		o.mu.Unlock()
		if !o.idle() {
			o.kick()
		}
		return nil
	case n > 0: // the rest of a frame must follow before anything else
		rest := append([]byte(nil), frame[n:]...)
		go func() { _ = o.write(rest); o.release() }()
		return nil
	}
	err := o.enqueue(frame)
	go o.release()
	return err
}

// soonest is how long a frame that nobody waits for may wait: unnoticed by a
// person, and long enough not to wake the client for each of many.
const soonest = 2 * time.Millisecond

// Soon hands over one frame that nobody waits for. It goes out before whatever
// goes out next, and else after a moment, with others like it.
func (o *Outlet) Soon(frame []byte) error {
	err := o.enqueue(frame)
	o.qmu.Lock()
	first := !o.soon
	o.soon = true
	o.qmu.Unlock()
	if first {
		time.AfterFunc(soonest, func() {
			o.qmu.Lock()
			o.soon = false
			o.qmu.Unlock()
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
		if o.idle() || !o.mu.TryLock() {
			return
		}
	}
}

// drain writes what is queued, short frames together: each write wakes the
// peer. It is called with mu held.
func (o *Outlet) drain() {
	for b := o.dequeue(); b != nil; b = o.dequeue() {
		_ = o.write(b)
	}
}

// write is called with mu held. After a failure nothing more goes out: half a
// frame and the next one would make a line that nobody sent.
func (o *Outlet) write(b []byte) error {
	if err := o.failed(nil); err != nil || len(b) == 0 {
		return err
	}
	_, err := o.w.Write(b)
	return o.failed(err)
}

// failed remembers the first failure and returns it.
func (o *Outlet) failed(err error) error {
	o.qmu.Lock()
	defer o.qmu.Unlock()
	if o.err == nil {
		o.err = err
	}
	return o.err
}

// try writes as much as the peer takes at once. A pipe that poll(2) calls
// writable takes PIPE_BUF bytes (4096 on Linux, 512 on macOS) without blocking
// (pipe(7)); one opened so that it never blocks needs no asking, and a socket is
// told not to by the call itself.
func (o *Outlet) try(b []byte) (n int) {
	if o.raw == nil || o.pipe && len(b) > pipeBuf || o.failed(nil) != nil {
		return 0
	}
	_ = o.raw.Control(func(fd uintptr) {
		switch {
		case !o.pipe:
			n, _ = unix.SendmsgN(int(fd), b, nil, nil, unix.MSG_DONTWAIT)
		case !o.asks || writable(fd):
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

func (o *Outlet) idle() bool {
	o.qmu.Lock()
	defer o.qmu.Unlock()
	return len(o.queue) == 0
}

func (o *Outlet) enqueue(frame []byte) error {
	o.qmu.Lock()
	defer o.qmu.Unlock()
	if o.err != nil {
		return o.err
	}
	if len(o.queue) > 0 && o.queued+len(frame) > maxQueued {
		o.err = ErrStuck
		return o.err
	}
	o.queue = append(o.queue, append([]byte(nil), frame...))
	o.queued += len(frame)
	return nil
}

// together is how many bytes of queued frames go out in one write, unless one
// frame alone is longer.
const together = 64 << 10

// dequeue takes the first frames off the queue.
func (o *Outlet) dequeue() []byte {
	o.qmu.Lock()
	defer o.qmu.Unlock()
	if len(o.queue) == 0 {
		o.queue = nil
		return nil
	}
	n, size := 1, len(o.queue[0])
	for n < len(o.queue) && size+len(o.queue[n]) <= together {
		size += len(o.queue[n])
		n++
	}
	b := o.queue[0]
	if n > 1 {
		b = slices.Concat(o.queue[:n]...)
	}
	clear(o.queue[:n])
	o.queue = o.queue[n:]
	o.queued -= size
	return b
}
