package interpose

import (
	"errors"
	"io"
	"os"
	"sync"
	"syscall"
	"time"
)

// Output reads what the agent and its tree write, to the true end: after the
// agent's exit what is still in the pipe comes first, then io.EOF. A process
// that holds the pipe open cannot keep the end away.
type Output struct {
	file *os.File
	wait time.Duration // how long nothing must come to be called silence

	mu      sync.Mutex
	stage   stage
	silence chan struct{} // closed when pausing or draining has found it
	excess  int           // finished: bytes that may still come
}

type stage int

const (
	flowing  stage = iota // the agent runs; silence means nothing
	pausing               // the agent is suspended; silence is looked for, once
	draining              // the agent is gone, its tree may still write
	silent                // it has not, for a while; it is being killed
	finished              // nobody is left who should write; silence is the end
)

// maxExcess bounds what is read after the tree's end, in bytes: more than a
// pipe or a terminal can hold comes from somebody outside.
const maxExcess = 2 * pipeSize

func newOutput(f *os.File, wait time.Duration) *Output {
	return &Output{file: f, wait: wait, excess: maxExcess}
}

// Read reads at least one byte, or reports an error; io.EOF is the end.
func (o *Output) Read(b []byte) (int, error) {
	for {
		o.arm()
		n, err := o.file.Read(b)
		over := false
		if errors.Is(err, os.ErrDeadlineExceeded) {
			if over = o.expired(); !over {
				continue
			}
			n, err = o.rest(b)
		}
		switch {
		case n > 0:
			return o.count(n)
		case over, errors.Is(err, syscall.EIO): // EIO: a terminal that nobody holds open any more
			return 0, io.EOF
		default:
			return n, err
		}
	}
}

// Close gives up what was not read.
func (o *Output) Close() error { return o.file.Close() }

// enter begins a stage, if that is not over. The channel is closed when
// pausing or draining has found silence, which needs somebody who reads.
func (o *Output) enter(s stage) <-chan struct{} {
	o.mu.Lock()
	if s < o.stage {
		o.mu.Unlock()
		return nil
	}
	o.stage = s
	o.silence = make(chan struct{})
	silence := o.silence
	o.mu.Unlock()
	o.arm() // a read may be under way
	return silence
}

// arm gives a read its time, in the stages where silence has a meaning.
func (o *Output) arm() {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch o.stage {
	case pausing, draining, finished:
		_ = o.file.SetReadDeadline(time.Now().Add(o.wait))
	}
}

// expired takes note of silence, and tells whether it is the end.
func (o *Output) expired() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	_ = o.file.SetReadDeadline(time.Time{})
	switch o.stage {
	case pausing:
		o.stage = flowing
		close(o.silence)
	case draining:
		o.stage = silent
		close(o.silence)
	}
	return o.stage == finished
}

// rest reads without waiting: on a busy machine a deadline may pass while
// bytes are there.
func (o *Output) rest(b []byte) (n int, err error) {
	raw, err := o.file.SyscallConn()
	if err != nil {
		return 0, err
	}
	rawErr := raw.Read(func(fd uintptr) bool {
		n, err = syscall.Read(int(fd), b)
		return true
	})
	return n, errors.Join(rawErr, err)
}

// count cuts off what comes from outside once the tree is gone.
func (o *Output) count(n int) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.stage != finished {
		return n, nil
	}
	if o.excess -= n; o.excess < 0 {
		return 0, io.EOF
	}
	return n, nil
}
