package interpose

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// forwarded are the signals that guard passes on, and whether they mean the
// end: then the agent has Grace.Term, and its tree is killed. Interrupts only
// pass: an agent may live on after one, as it would without guard.
var forwarded = map[os.Signal]struct{ ends bool }{
	syscall.SIGINT:   {false},
	syscall.SIGQUIT:  {false},
	syscall.SIGUSR1:  {false},
	syscall.SIGUSR2:  {false},
	syscall.SIGWINCH: {false},
	syscall.SIGTERM:  {true},
	syscall.SIGHUP:   {true},
}

// jobControl are those that matter only at a terminal. Behind pipes guard is
// stopped as any program is, and a stopped agent does not stop guard.
var jobControl = []os.Signal{syscall.SIGTSTP, syscall.SIGCONT}

// Forward passes guard's signals on to the agent until stop is called. A signal
// that guard was started to ignore (nohup) stays ignored.
func (p *Process) Forward() (stop func()) { return p.forward(nil) }

// forward is Forward with the person's terminal, if that is guard's to set.
func (p *Process) forward(s *screen) (stop func()) {
	signals := make(chan os.Signal, 16)
	for sig := range forwarded {
		if !signal.Ignored(sig) {
			signal.Notify(signals, sig)
		}
	}
	if p.stdio != Pipes {
		signal.Notify(signals, jobControl...)
	}
	done := make(chan struct{})
	go func() {
		defer s.restoreOnPanic()
		for {
			select {
			case sig := <-signals:
				p.pass(sig.(syscall.Signal), s)
			case <-p.stopped:
				p.suspend(s)
			case <-done:
				return
			}
		}
	}()
	return func() {
		signal.Stop(signals)
		close(done)
	}
}

func (p *Process) pass(sig syscall.Signal, s *screen) {
	switch {
	case forwarded[sig].ends:
		go p.terminate(sig)
	case sig == syscall.SIGWINCH && s != nil:
		s.resize()
	case sig == syscall.SIGCONT:
		p.resume(s)
	default:
		p.Signal(sig)
	}
}

// suspend follows the agent into suspension: the terminal is given back, and
// guard's own process group stops. It returns when guard goes on, or at once
// where nobody could have it go on (an orphaned group).
func (p *Process) suspend(s *screen) {
	if p.stdio == Pipes || p.ending.Load() {
		return
	}
	if p.Stdout != nil {
		// What it wrote before comes first: it may have set its terminal's
		// modes back for the shell.
		select {
		case <-p.Stdout.enter(pausing):
		case <-p.exited:
			return
		case <-time.After(p.grace.Drain):
		}
	}
	s.Restore()
	stopSelf()
	p.resume(s)
}

// resume takes the terminal again, which may have another size by now, and has
// the agent go on.
func (p *Process) resume(s *screen) {
	if s != nil {
		s.enter()
		s.resize()
	}
	p.Signal(syscall.SIGCONT)
}
