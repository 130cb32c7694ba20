package relay

import (
	"slices"
	"sync"

	"guard/locale"
)

// ErrStuck is reported when a peer has left 64 MiB of answers unread.
var ErrStuck = locale.New("the peer does not read: 64 MiB of answers are waiting")

// How many bytes of frames may wait, and go out in one write, unless one frame
// alone is longer.
const (
	maxQueued = 64 << 20
	maxWrite  = 64 << 10
)

// A queue holds frames that wait for their peer, the oldest first, and the first
// failure, after which it takes none.
type queue struct {
	mu     sync.Mutex
	frames [][]byte
	bytes  int
	timer  bool  // somebody will look after a moment
	err    error // why nothing goes out any more
}

// add puts a frame into the queue, which it belongs to from then on.
func (q *queue) add(frame []byte) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.err != nil {
		return q.err
	}
	if len(q.frames) > 0 && q.bytes+len(frame) > maxQueued {
		q.err = ErrStuck
		return q.err
	}
	q.frames = append(q.frames, frame)
	q.bytes += len(frame)
	return nil
}

// take takes the first frames off the queue; nil: there are none.
func (q *queue) take() []byte {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.frames) == 0 {
		q.frames = nil
		return nil
	}
	n, size := 1, len(q.frames[0])
	for n < len(q.frames) && size+len(q.frames[n]) <= maxWrite {
		size += len(q.frames[n])
		n++
	}
	b := q.frames[0]
	if n > 1 {
		b = slices.Concat(q.frames[:n]...)
	}
	clear(q.frames[:n])
	q.frames = q.frames[n:]
	q.bytes -= size
	return b
}

func (q *queue) empty() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.frames) == 0
}

// fail remembers the first failure and returns it.
func (q *queue) fail(err error) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.err == nil {
		q.err = err
	}
	return q.err
}

// setTimer notes whether somebody will look after a moment, and reports whether
// that is new.
func (q *queue) setTimer(on bool) (changed bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	changed = q.timer != on
	q.timer = on
	return changed
}
