package interpose

import (
	"syscall"
	"time"
)

// Shutdown ends the agent in stages, as its client's end of input asks for: no
// more input, SIGTERM after Grace.Exit, SIGKILL after Grace.Term. It returns
// when nothing is left. Stdout must be read meanwhile.
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

// terminate sends sig, and SIGKILL to the whole tree when the agent is still
// there after Grace.Term.
func (p *Process) terminate(sig syscall.Signal) {
	p.Signal(sig)
	p.Signal(syscall.SIGCONT) // a suspended agent hears nothing else
	if !p.within(p.grace.Term) {
		p.Kill()
	}
}

// within tells whether the agent ends before d is over.
func (p *Process) within(d time.Duration) bool {
	select {
	case <-p.exited:
		return true
	case <-time.After(d):
		return false
	}
}

// keeperWait is how long keeper and supervisor have for a killing before guard
// does it itself: they may have been stopped.
const keeperWait = time.Second

// Kill kills everything that the agent started, and the agent. It does not
// wait for the end.
func (p *Process) Kill() {
	p.killing.Do(func() {
		p.ending.Store(true)
		p.send(note{kind: noteEnd})
		go func() {
			select {
			case <-p.keeperGone:
			case <-time.After(keeperWait):
				p.sweep()
			}
		}()
	})
}
