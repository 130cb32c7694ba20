// Package changes tells when files or folders change, without looking again and again.
//
// In: paths, of which some may not be there yet. Out: a signal, which says no more than
// that it is time to look. Where the system cannot tell (no watches are left, another
// machine's file system), a signal comes at times instead, so that nothing is missed for
// long.
package changes

import (
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/fsnotify/fsnotify"
)

// How often a signal comes where the system tells nothing, and where it does: as a net
// below it.
const (
	blind = time.Second
	sure  = time.Minute
)

// Watcher tells of changes until it is closed.
type Watcher struct {
	C <-chan struct{} // holds one signal at most

	c     chan struct{}
	paths func() []string
	over  chan struct{}
	once  sync.Once
	gone  chan struct{}
}

// Watch tells of what comes, goes or changes at the paths and, of folders, in them.
// Which they are is asked again whenever something has changed.
func Watch(paths func() []string) *Watcher {
	w := &Watcher{c: make(chan struct{}, 1), paths: paths, over: make(chan struct{}), gone: make(chan struct{})}
	w.C = w.c
	notify, err := fsnotify.NewWatcher()
	if err == nil {
		err = w.arm(notify)
	}
	if err != nil && notify != nil {
		notify.Close()
		notify = nil
	}
	go w.run(notify)
	return w
}

// Close ends it; when it returns, no signal comes any more.
func (w *Watcher) Close() {
	w.once.Do(func() { close(w.over) })
	<-w.gone
}

func (w *Watcher) run(notify *fsnotify.Watcher) {
	defer close(w.gone)
	var events <-chan fsnotify.Event
	var errors <-chan error
	every := blind
	if notify != nil {
		defer notify.Close()
		events, errors, every = notify.Events, notify.Errors, sure
	}
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-w.over:
			return
		case <-events:
			if err := w.arm(notify); err != nil { // what is new is watched from here on
				tick.Reset(blind)
			}
		case <-errors: // some were lost
		case <-tick.C:
		}
		select {
		case w.c <- struct{}{}:
		default:
		}
	}
}

// arm watches each path that is there, and the nearest folder above it, where it would
// come, go or be replaced.
func (w *Watcher) arm(notify *fsnotify.Watcher) error {
	for _, p := range w.paths() {
		if err := notify.Add(p); err != nil && !os.IsNotExist(err) {
			return err
		}
		for dir := filepath.Dir(p); ; dir = filepath.Dir(dir) {
			err := notify.Add(dir)
			if err == nil {
				break
			}
			if !os.IsNotExist(err) || dir == filepath.Dir(dir) {
				return err
			}
		}
	}
	return nil
}
