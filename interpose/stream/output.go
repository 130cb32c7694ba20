package stream

import (
	"errors"
	"io"
	"os"
	"sync"
	"syscall"
	"time"
)

// Output reads what the agent and its descendants write, to the true end: after the
// agent's exit comes what is still in the pipe, and then io.EOF. A process that holds
// the pipe open cannot keep the end away.
type Output struct {
	file  *os.File      // blocking: see readiness
	wait  time.Duration // how long nothing must come to be called silence
	ready readiness
	eager bool // a read never blocks: it is tried before a wait
	small bool // a read gives little at a time, however much there is (a terminal)
	soon  bool // the next read is likely to find something

	mu      sync.Mutex
	stage   Stage
	silence chan struct{} // closed when Pausing or Draining has found it
	excess  int           // Finished: bytes that may still come
}

// A Stage says how far the agent's life has come, from the first to the last.
type Stage int

const (
	flowing  Stage = iota // the agent runs; silence means nothing
	Pausing               // the agent is suspended; silence is looked for, once
	Draining              // the agent is gone, its tree may still write
	silent                // it has not, for a while; it is being killed
	Finished              // nobody is left who should write; silence is the end
)

// maxExcess bounds what is read after the end of all that the agent started, in bytes:
// more than a pipe or a terminal can hold comes from somebody outside.
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

// File is guard's side of the stream, for what is not reading: a terminal's size and modes.
func (o *Output) File() *os.File { return o.file }

// Close gives up what was not read.
func (o *Output) Close() error {
	o.ready.close()
	return o.file.Close()
}

// Enter begins a stage, unless it is over already. The channel is closed when Pausing
// or Draining has found silence, which needs somebody who reads.
func (o *Output) Enter(s Stage) <-chan struct{} {
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
	case Pausing, Draining, Finished:
		return o.wait
	}
	return -1
}

// expired takes note of silence, and tells whether it is the end.
func (o *Output) expired() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch o.stage {
	case Pausing:
		o.stage = flowing
		close(o.silence)
	case Draining:
		o.stage = silent
		close(o.silence)
	}
	return o.stage == Finished
}

// count cuts off what comes from outside once the tree is gone.
func (o *Output) count(n int) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.stage != Finished {
		return n, nil
	}
	if o.excess -= n; o.excess < 0 {
		return 0, io.EOF
	}
	return n, nil
}
