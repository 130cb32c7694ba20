package tty

import (
	"context"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// alarm wakes a dialog that waits for keys in select(2), where nothing but a file can wake it.
// A question may stand for hours, and guard costs nothing meanwhile.
type alarm struct {
	read, write int // a pipe
	stop        func()
	wentOn      atomic.Bool // guard was stopped, and goes on
}

// newAlarm rings when the context or the agent ends, when what is shown or the window's size
// changes, and when guard goes on after it was stopped.
func newAlarm(ctx context.Context, changes, ended <-chan struct{}) (*alarm, error) {
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
		a.listen(ctx.Done(), changes, ended, over, signals)
	}()
	a.stop = func() {
		signal.Stop(signals)
		close(over)
		<-gone
	}
	return a, nil
}

func (a *alarm) listen(done, changes, ended, over <-chan struct{}, signals <-chan os.Signal) {
	for {
		select {
		case <-over:
			return
		case <-done:
			done = nil
		case <-ended:
			ended = nil
		case <-changes:
		case sig := <-signals:
			if sig == syscall.SIGCONT {
				a.wentOn.Store(true)
			}
		}
		_, _ = unix.Write(a.write, []byte{0}) // a full pipe rings as well
	}
}

// hush makes the alarm ready to ring again.
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
