package interpose

import (
	"syscall"
	"time"
)

// Shutdown ends the agent in stages: it gets no more input, after Grace.Exit a SIGTERM,
// and after Grace.Term a SIGKILL. It returns when nothing is left. Stdout must be read
// meanwhile.
func (p *Process) Shutdown() Exit {
	p.shutdown.Do(func() {
		if p.Stdin != nil {
			_ = p.Stdin.Close()
		}
		if !p.within(p.grace.Exit) {
			p.terminate(syscall.SIGTERM)
		}
	})
	return p.Wait()
}

// terminate sends sig, and kills the whole tree when the agent is still there after
// Grace.Term.
func (p *Process) terminate(sig syscall.Signal) {
	p.Signal(sig)
	p.Signal(syscall.SIGCONT) // a suspended agent hears nothing else
	if !p.within(p.grace.Term) {
		p.Kill()
	}
}

// within reports whether the agent ends before d is over.
func (p *Process) within(d time.Duration) bool {
	select {
	case <-p.Exited():
		return true
	case <-time.After(d):
		return false
	}
}

// Kill kills everything that the agent started, and the agent. It does not wait for the
// end.
func (p *Process) Kill() { p.tree.Kill() }
