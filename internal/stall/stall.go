// Package stall bounds looks at file systems that may never answer: those of a network, and those that a program of the
// person's serves (FUSE). A look comes in, what it found or that it did not come back in time goes out. A look that is
// stuck in the kernel cannot be called back: it is left behind, and few are.
package stall

import (
	"errors"
	"path"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Err is what a look comes to that did not return in time, or that was not begun since others below the same folder
// have not returned.
var Err = errors.New("the file system does not answer")

// most is how many looks may be stuck at once: past it none begins that could be.
const most = 16

// left are the looks that did not return, by the folder below which no other begins.
var left struct {
	sync.Mutex
	count map[string]int
	all   int
}

// Look does a look at a path. Where a file system is mounted that may not answer, it waits for so long at most; what do
// returns then is dropped.
func Look[T any](p string, wait time.Duration, do func() (T, error)) (T, error) {
	if !May() {
		return do()
	}
	return within(p, wait, do)
}

func within[T any](p string, wait time.Duration, do func() (T, error)) (found T, err error) {
	if !begins(p) {
		return found, Err
	}
	type result struct {
		found T
		err   error
	}
	done, gone := make(chan result, 1), make(chan func(), 1)
	go func() {
		found, err := do()
		done <- result{found, err}
		select {
		case returned := <-gone:
			returned()
		case gone <- nil: // it was waited for
		}
	}()
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case r := <-done:
		return r.found, r.err
	case <-timer.C:
	}
	returned := leaves(p)
	select {
	case gone <- returned:
		return found, Err
	default: // it has come back just now
		returned()
		r := <-done
		return r.found, r.err
	}
}

// begins reports that a look at a path may begin.
func begins(p string) bool {
	left.Lock()
	defer left.Unlock()
	if left.all >= most {
		return false
	}
	for dir := range left.count {
		if below(p, dir) {
			return false
		}
	}
	return true
}

// leaves notes a look that is left behind, and returns what notes that it has come back.
func leaves(p string) (returned func()) {
	key := at.around(p)
	left.Lock()
	defer left.Unlock()
	if left.count == nil {
		left.count = map[string]int{}
	}
	left.count[key]++
	left.all++
	return func() {
		left.Lock()
		defer left.Unlock()
		if left.all--; left.count[key] == 1 {
			delete(left.count, key)
		} else {
			left.count[key]--
		}
	}
}

func below(p, dir string) bool {
	return p == dir || strings.HasPrefix(p, strings.TrimSuffix(dir, "/")+"/")
}

// at are the places of file systems that may not answer.
var at points

type points struct {
	mu   sync.Mutex
	dirs []string
	may  atomic.Bool // there is one, or that cannot be told
	seen atomic.Bool
	source
}

// May reports that one is mounted, as far as the last Refresh told.
func May() bool {
	if !at.seen.Load() {
		Refresh()
	}
	return at.may.Load()
}

// Refresh looks whether other file systems are mounted by now. It asks none of them.
func Refresh() {
	at.mu.Lock()
	defer at.mu.Unlock()
	if at.seen.Load() && !at.changed() {
		return
	}
	dirs, ok := at.slow()
	at.dirs = dirs
	at.may.Store(!ok || len(dirs) > 0)
	at.seen.Store(true)
}

// around is the nearest place around a path; the path itself where it lies in none, and a link leads there.
func (t *points) around(p string) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	p = path.Clean(p)
	nearest := ""
	for _, dir := range t.dirs {
		if below(p, dir) && len(dir) > len(nearest) {
			nearest = dir
		}
	}
	if nearest == "" {
		return p
	}
	return nearest
}
