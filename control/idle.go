package control

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
	"time"
)

// idleTrim gives memory back to the system when no question was put and no face was
// answered for a while: a person takes longer than that, and a guard that waits should
// be small. It decides nothing. The zero value is ready.
type idleTrim struct {
	since   atomic.Int64 // nanoseconds of the monotonic clock at the last schedule
	waiting atomic.Bool  // a look is due
}

// trimAfter is for how long nothing must have happened. worthTrimming is how many bytes
// the heap must hold for a trim to be worth its few milliseconds.
const (
	trimAfter     = 500 * time.Millisecond
	worthTrimming = 6 << 20
)

var monotonic = time.Now()

// schedule puts the trim off until trimAfter from now. A timer that is put off wakes the
// runtime's poller each time: so it looks again when it was due.
func (t *idleTrim) schedule() {
	t.since.Store(int64(time.Since(monotonic)))
	if t.waiting.CompareAndSwap(false, true) {
		time.AfterFunc(trimAfter, t.look)
	}
}

func (t *idleTrim) look() {
	if left := trimAfter - (time.Since(monotonic) - time.Duration(t.since.Load())); left > 0 {
		time.AfterFunc(left, t.look)
		return
	}
	t.waiting.Store(false)
	trimMemory()
}

func trimMemory() {
	held := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/free:bytes"}}
	metrics.Read(held)
	var all uint64
	for _, s := range held {
		if s.Value.Kind() == metrics.KindUint64 {
			all += s.Value.Uint64()
		}
	}
	if all > worthTrimming {
		runtime.GC() // of pools, the first frees nothing
		debug.FreeOSMemory()
	}
}
