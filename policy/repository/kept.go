package repository

import (
	"sync"
	"time"

	"guard/policy/place"
)

// kept remembers what was made of files: a value counts as long as its file's
// stamp is the same. Over its bound it forgets what was used longest ago.
type kept[T any] struct {
	most int

	mu    sync.Mutex
	turn  uint64
	items map[string]*item[T]
}

type item[T any] struct {
	stamp place.Stamp
	value T
	used  uint64
}

func (k *kept[T]) get(path string, stamp place.Stamp) (value T, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	it := k.items[path]
	if it == nil || !it.stamp.Same(stamp) {
		return value, false
	}
	k.turn++
	it.used = k.turn
	return it.value, true
}

// put remembers a value that was read of a file between two equal stamps.
func (k *kept[T]) put(path string, stamp place.Stamp, value T) {
	if !settled(stamp, time.Now()) {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.items == nil {
		k.items = map[string]*item[T]{}
	}
	if k.items[path] == nil && len(k.items) >= k.most {
		k.forget()
	}
	k.turn++
	k.items[path] = &item[T]{stamp, value, k.turn}
}

func (k *kept[T]) forget() {
	var oldest string
	least := k.turn + 1
	for path, it := range k.items {
		if it.used < least {
			oldest, least = path, it.used
		}
	}
	delete(k.items, oldest)
}

// A file system's clock stands still for a tick: a file that is changed twice in
// one bears the same stamp. Linux ticks every 1 to 10 ms; file systems that
// count whole seconds do for 1 or 2 s.
const (
	tick      = 100 * time.Millisecond
	wholeTick = 3 * time.Second
)

// settled reports a stamp that any later change will differ from.
func settled(s place.Stamp, now time.Time) bool {
	wait := tick
	if s.Changed.Nanosecond() == 0 {
		wait = wholeTick
	}
	return now.Sub(s.Changed) > wait
}
