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

	mu     sync.Mutex
	stage  stage
	wait   time.Duration // how long silence may last, but while flowing
	quiet  chan struct{} // closed when draining has found silence
	excess int           // finished: bytes that may still come
}

type stage int

const (
	flowing  stage = iota // the agent runs; silence means nothing
	draining              // the agent is gone, its tree may still write
	silent                // it has not, for a while; it is being killed
	finished              // nobody is left who should write
)

// maxExcess bounds what is read after the tree's end, in bytes: more than a
// pipe or a terminal can hold comes from somebody outside.
const maxExcess = 2 * pipeSize

func newOutput(f *os.File, quiet time.Duration) *Output {
	return &Output{file: f, wait: quiet, quiet: make(chan struct{}), excess: maxExcess}
}

// Read reads at least one byte, or reports an error; io.EOF is the end.
func (o *Output) Read(b []byte) (int, error) {
	for {
		o.prepare()
		n, err := o.file.Read(b)
		switch {
		case n > 0:
			return o.count(n)
		case errors.Is(err, os.ErrDeadlineExceeded):
			if o.expired() {
				return 0, io.EOF
			}
		case errors.Is(err, syscall.EIO): // a terminal that nobody holds open any more
			return 0, io.EOF
		default:
			return n, err
		}
	}
}

// Close gives up what was not read.
func (o *Output) Close() error { return o.file.Close() }

// prepare gives a read that starts after the agent's exit its full time: what
// is waiting in the pipe is never lost to a slow reader.
func (o *Output) prepare() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.arm()
}

// arm sets the deadline of the stage. Called with mu held.
func (o *Output) arm() {
	switch o.stage {
	case draining, finished:
		_ = o.file.SetReadDeadline(time.Now().Add(o.wait))
	case silent:
		_ = o.file.SetReadDeadline(time.Time{})
	}
}

func (o *Output) enter(s stage) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.stage = s
	o.arm()
}

// expired tells whether silence is the end, or only the end of draining.
func (o *Output) expired() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.stage == draining {
		o.stage = silent
		close(o.quiet)
	}
	return o.stage == finished
}

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
