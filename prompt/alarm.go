package prompt

import (
	"context"
	"os"
	"os/signal"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// alarm wakes a dialog that waits for keys in select(2), where nothing but a file can
// wake it: a question may stand for hours, in which guard costs nothing.
type alarm struct {
	read, write int // a pipe
	stop        func()

	mu    sync.Mutex
	place *Waiting // the newest, until it is taken
}

// newAlarm rings when the context or the agent ends, when the question's place or the
// window's size changes, and when guard goes on after it was stopped.
func newAlarm(ctx context.Context, places <-chan Waiting, ended <-chan struct{}) (*alarm, error) {
	var fds [2]int
	if err := unix.Pipe(fds[:]); err != nil {
		return nil, locale.Errorf("open %s: %w (%w)", "a pipe", ErrNoTerminal, err)
	}
	a := &alarm{read: fds[0], write: fds[1]}
	for _, fd := range fds {
		unix.CloseOnExec(fd)
		if err := unix.SetNonblock(fd, true); err != nil || fd >= unix.FD_SETSIZE {
			a.close()
			return nil, locale.Errorf("open %s: %w (too many open files for select)", "a pipe", ErrNoTerminal)
		}
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGWINCH, syscall.SIGCONT)
	over, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		a.listen(ctx.Done(), places, ended, signals, over)
	}()
	a.stop = func() {
		signal.Stop(signals)
		close(over)
		<-gone
	}
	return a, nil
}

func (a *alarm) listen(done <-chan struct{}, places <-chan Waiting, ended <-chan struct{}, signals <-chan os.Signal, over <-chan struct{}) {
	for {
		select {
		case <-over:
			return
		case <-done:
			done = nil
		case <-ended:
			ended = nil
		case w, more := <-places:
			if !more {
				places = nil
				continue
			}
			a.mu.Lock()
			a.place = &w
			a.mu.Unlock()
		case <-signals:
		}
		_, _ = unix.Write(a.write, []byte{0}) // a full pipe rings as well
	}
}

// newPlace takes the place that was last told of, if one was.
func (a *alarm) newPlace() *Waiting {
	a.mu.Lock()
	defer a.mu.Unlock()
	w := a.place
	a.place = nil
	return w
}

// hush takes back that it rang.
func (a *alarm) hush() {
	var buf [64]byte
	for {
		if n, err := unix.Read(a.read, buf[:]); n < len(buf) && err != unix.EINTR {
			return
		}
	}
}

func (a *alarm) close() {
	if a.stop != nil {
		a.stop()
	}
	unix.Close(a.read)
	unix.Close(a.write)
}
