package control

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"
)

// rest gives back what putting questions and answering faces took, when neither
// has happened for a while: a person takes longer, and who waits should be small.
// The zero value is ready.
type rest struct {
	mu    sync.Mutex
	timer *time.Timer
}

// restAfter is for how long nothing must have happened, and worthRest how many
// bytes the heap must hold for it to be worth the few milliseconds.
const (
	restAfter = 500 * time.Millisecond
	worthRest = 6 << 20
)

func (r *rest) soon() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.timer == nil {
		r.timer = time.AfterFunc(restAfter, giveBack)
		return
	}
	r.timer.Reset(restAfter)
}

func giveBack() {
	held := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/free:bytes"}}
	metrics.Read(held)
	var all uint64
	for _, s := range held {
		if s.Value.Kind() == metrics.KindUint64 {
			all += s.Value.Uint64()
		}
	}
	if all > worthRest {
		runtime.GC() // of pools, the first frees nothing
		debug.FreeOSMemory()
	}
}
