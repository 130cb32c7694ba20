package supervise

import (
	"errors"
	"os"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// A reaper is what the watchdog and the supervisor have in common: it collects the
// exit status of every process below it, orphans that it has adopted among them, and
// kills them all once it is told to end.
type reaper struct {
	once   sync.Once
	ending atomic.Bool
}

// Exit codes of the watchdog and the supervisor, as guard reads them.
const (
	exitClean = 0 // nothing is left below
	exitLeft  = 1 // something is left that may not be killed
	exitStart = 2 // it could not do its work at all
)

// reap waits for every process below, tells each change of state to changed, and
// returns when nothing is left. An orphan becomes a child of its subreaper, so no
// child means no descendant either.
func (r *reaper) reap(changed func(pid int, status syscall.WaitStatus)) {
	for {
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, syscall.WUNTRACED, nil)
		switch {
		case errors.Is(err, syscall.EINTR):
		case err == nil:
			changed(pid, status)
		case len(strays(os.Getpid())) == 0:
			return
		default:
			r.end()
			time.Sleep(strikeMax)
		}
	}
}

// end begins to kill everything below; reap returns when that is done.
func (r *reaper) end() {
	r.once.Do(func() {
		r.ending.Store(true)
		go killBelow()
	})
}

// How long to wait between two strikes, at first and at most, and how many strikes in
// a row must find only processes that may not be signalled.
const (
	strikeMin   = time.Millisecond
	strikeMax   = 50 * time.Millisecond
	maxRefusals = 20
)

// killBelow strikes everything below this process until this process ends, or until
// only processes of another user are left.
func killBelow() {
	find := func() []process {
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
