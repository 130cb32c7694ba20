package interpose

import (
	"errors"
	"os"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// A warden is what keeper and supervisor have in common: it adopts and reaps
// every process below it and, once told to end, kills them.
type warden struct {
	once   sync.Once
	ending atomic.Bool
}

// Exit codes of keeper and supervisor, as guard reads them.
const (
	exitClean = 0 // nothing is left below
	exitLeft  = 1 // something is left that may not be killed
	exitStart = 2 // it could not do its work at all
)

// reap waits for what is below, tells seen of each change, and returns when
// nothing is left. An orphan comes to its subreaper, so that no child means no
// descendant either.
func (w *warden) reap(seen func(pid int, status syscall.WaitStatus)) {
	for {
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, syscall.WUNTRACED, nil)
		switch {
		case errors.Is(err, syscall.EINTR):
		case err == nil:
			seen(pid, status)
		case len(strays(os.Getpid())) == 0:
			return
		default:
			w.end()
			time.Sleep(strikeMax)
		}
	}
}

// end starts the killing of everything below; reap tells when it is done.
func (w *warden) end() {
	w.once.Do(func() {
		w.ending.Store(true)
		go killBelow()
	})
}

// How long to wait between strikes, at first and at most, and how many in a
// row must find nothing but processes that may not be signalled.
const (
	strikeMin   = time.Millisecond
	strikeMax   = 50 * time.Millisecond
	maxRefusals = 20
)

// killBelow strikes everything below this process until the process ends, or
// until what is left is another user's.
func killBelow() {
	find := func() []proc {
		return append(below(processes(), os.Getpid(), nil), strays(os.Getpid())...)
	}
	refusals := 0
	for wait := strikeMin; refusals < maxRefusals; wait = min(2*wait, strikeMax) {
		struck, refused := strike(find)
		if struck == 0 && refused > 0 {
			refusals++
		} else {
			refusals = 0
		}
		time.Sleep(wait)
	}
	syscall.Exit(exitLeft)
}
