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
	file  *os.File      // blocking: see readiness
	wait  time.Duration // how long nothing must come to be called silence
	ready readiness
	eager bool // a read never blocks: what is there already need not be waited for
	small bool // a read gives little at a time, however much is there
	soon  bool // the next read is of something that is likely to be there

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

func newOutput(f *os.File, wait time.Duration) (*Output, error) {
	ready, err := newReadiness(f)
	if err != nil {
		return nil, err
	}
	o := &Output{file: f, wait: wait, ready: ready, excess: maxExcess}
	o.eager, o.small = ready.neverBlocks()
	return o, nil
}

// Soon has the next Read look before it waits: an agent that has just been
// answered has often written again, and a look is one system call less. It is
// for the goroutine that reads. In a flood it would only make the pieces smaller.
func (o *Output) Soon() { o.soon = o.eager }

// much is what a read of a terminal gives, in bytes, when more is likely to be
// there already: Linux hands at most 4095 of them to a reader, and 2048 to the
// terminal at a time (drivers/tty: n_tty.c, tty_io.c). To wait for such a
// reading (poll) costs as much as the reading.
const much = 2048

// Read reads at least one byte, or reports an error; io.EOF is the end.
func (o *Output) Read(b []byte) (int, error) {
	look := o.soon
	o.soon = false
	for {
		if look {
			n, err := o.file.Read(b)
			if n > 0 {
				if o.small && n >= much {
					o.Soon()
				}
				return o.count(n)
			}
			if !errors.Is(err, syscall.EAGAIN) {
				return 0, endOf(err)
			}
		}
		ready, err := o.ready.await(o.patience())
		switch {
		case err != nil:
			return 0, err
		case ready == nothing && o.expired():
			return 0, io.EOF
		}
		look = ready == something
	}
}

// endOf is what an error of read(2) means: at a terminal that nobody holds open
// any more, the end.
func endOf(err error) error {
	if errors.Is(err, syscall.EIO) {
		return io.EOF
	}
	return err
}

// Close gives up what was not read.
func (o *Output) Close() error {
	o.ready.close()
	return o.file.Close()
}

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
	o.ready.nudge() // a read may be under way
	return silence
}

// patience is how long a read waits before it is silence; negative: without end.
func (o *Output) patience() time.Duration {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch o.stage {
	case pausing, draining, finished:
		return o.wait
	}
	return -1
}

// expired takes note of silence, and tells whether it is the end.
func (o *Output) expired() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
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
