package control

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"
)

// idleTrim gives memory back to the system when no question was put and no face was
// answered for a while: a person takes longer than that, and a guard that waits should
// be small. It decides nothing. The zero value is ready.
type idleTrim struct {
	mu    sync.Mutex
	timer *time.Timer
}

// trimAfter is for how long nothing must have happened. worthTrimming is how many bytes
// the heap must hold for a trim to be worth its few milliseconds.
const (
	trimAfter     = 500 * time.Millisecond
	worthTrimming = 6 << 20
)

// schedule puts the trim off until trimAfter from now.
func (t *idleTrim) schedule() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.timer == nil {
		t.timer = time.AfterFunc(trimAfter, trimMemory)
		return
	}
	t.timer.Reset(trimAfter)
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
