package interpose

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"guard/interpose/stream"
	"guard/interpose/supervise"
	"guard/interpose/terminal"
)

// forwarded are the signals that guard passes on, and whether they mean the end: then
// the agent has Grace.Term before its tree is killed. An interrupt only passes: an agent
// may live on after it, as it would without guard.
var forwarded = map[os.Signal]struct{ ends bool }{
	syscall.SIGINT:   {false},
	syscall.SIGQUIT:  {false},
	syscall.SIGUSR1:  {false},
	syscall.SIGUSR2:  {false},
	syscall.SIGWINCH: {false},
	syscall.SIGTERM:  {true},
	syscall.SIGHUP:   {true},
}

// jobControl are the signals that matter only at a terminal. Behind pipes guard is
// stopped like any program, and an agent that stops does not stop guard.
var jobControl = []os.Signal{syscall.SIGTSTP, syscall.SIGCONT}

// catch has guard's signals wait from before the agent starts until they are passed on: one that
// came between would end guard without a word in the record. A signal that guard was started to
// ignore (nohup) stays ignored.
func catch(stdio Stdio) chan os.Signal {
	signals := make(chan os.Signal, 16)
	for sig := range forwarded {
		if !signal.Ignored(sig) {
			signal.Notify(signals, sig)
		}
	}
	if stdio != Pipes {
		signal.Notify(signals, jobControl...)
	}
	return signals
}

// Forward passes guard's signals on to the agent until stop is called, those too that came
// since the start. When stop returns nothing takes the terminal again.
func (p *Process) Forward() (stop func()) { return p.forward(nil) }

// forward is Forward with the person's terminal; nil where that is not guard's to set.
func (p *Process) forward(r *terminal.Relay) (stop func()) {
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		defer r.RestoreOnPanic()
		for {
			select {
			case sig := <-p.signals:
				p.pass(sig.(syscall.Signal), r)
			case <-p.tree.Stopped():
				p.suspend(r)
			case <-done:
				return
			}
		}
	}()
	return func() {
		signal.Stop(p.signals)
		close(done)
		<-ended
	}
}

func (p *Process) pass(sig syscall.Signal, r *terminal.Relay) {
	switch {
	case forwarded[sig].ends:
		go p.terminate(sig)
	case sig == syscall.SIGWINCH && r != nil:
		r.Resize()
	case sig == syscall.SIGCONT:
		p.resume(r)
	case sig == syscall.SIGWINCH:
		p.resizeShared()
		p.Signal(sig)
	default:
		p.Signal(sig)
	}
}

// suspend follows the agent into suspension: it gives the terminal back and stops guard's
// own process group. It returns when guard goes on, or at once where nobody could have
// guard go on (an orphaned process group).
func (p *Process) suspend(r *terminal.Relay) {
	if p.stdio == Pipes || p.tree.Ending() {
		return
	}
	for _, out := range []*stream.Output{p.Stdout, p.beside} {
		if out == nil {
			continue
		}
		// What the agent wrote before comes first: it may have set its terminal's modes
		// back for the shell.
		select {
		case <-out.Enter(stream.Pausing):
		case <-p.Exited():
			return
		case <-time.After(p.grace.Drain):
		}
	}
	r.Restore()
	supervise.Suspend()
	p.resume(r)
}

// resume takes the terminal again and has the agent go on.
func (p *Process) resume(r *terminal.Relay) {
	r.Take()
	p.Signal(syscall.SIGCONT)
}
