package interpose

import (
	"os"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"guard/locale"
)

// A Process is a running agent and all that it started.
type Process struct {
	Stdin  *Input  // nil for Inherit
	Stdout *Output // nil for Inherit

	pid   int
	path  string
	stdio Stdio
	outer *os.File
	grace Grace

	keeper   *os.Process
	lifeline *os.File // to the keeper
	line     *os.File // to the supervisor
	writing  sync.Mutex

	exit           Exit          // valid once exited is closed
	exited         chan struct{} // the agent's end is known
	supervisorGone chan struct{} // the supervisor has ended
	keeperGone     chan struct{} // the keeper was reaped
	clean          bool          // valid once keeperGone is closed: it left nothing behind
	deserted       bool          // likewise: it was killed, and not by guard
	gone           chan struct{} // nothing of the tree is left
	stopped        chan struct{} // the agent was suspended
	at             *attached     // valid once joined is closed
	joined         chan struct{} // Attach has begun
	telling        sync.Mutex
	handsOff       bool        // the keeper was told for the last time
	ending         atomic.Bool // it is being killed: a stop is no suspension
	killing        sync.Once
	shutdown       sync.Once
}

// Pid is the agent's process id; its process group has the same number.
func (p *Process) Pid() int { return p.pid }

// Exited is closed when the agent itself has ended; its tree and its output
// may not have.
func (p *Process) Exited() <-chan struct{} { return p.exited }

// Wait waits for the end of the agent and of everything it started, and says
// how the agent ended. Read Stdout to its end first, or at the same time.
func (p *Process) Wait() Exit {
	<-p.gone
	return p.exit
}

// Signal sends sig to the agent's process group. After its exit, it does nothing.
func (p *Process) Signal(sig syscall.Signal) {
	p.send(note{noteSignal, int32(sig)})
}

func (p *Process) send(n note) {
	p.writing.Lock()
	defer p.writing.Unlock()
	_ = n.send(p.line) // a supervisor that is gone is watch's to notice
}

// watch ends what the agent's own end leaves.
func (p *Process) watch() {
	<-p.exited
	p.tellKeeper(nil) // from here on guard looks after the terminal
	p.settle()
	if p.Stdout != nil {
		p.Stdout.enter(finished)
		_ = p.Stdin.Close()
	}
	<-p.supervisorGone
	closeAll(p.lifeline, p.line)
	close(p.gone)
}

// follow reads the supervisor's notes to their end, which is the supervisor's.
func (p *Process) follow() {
	defer close(p.supervisorGone)
	told := false
	tell := func(e Exit) {
		if !told {
			told, p.exit = true, e
			close(p.exited)
		}
	}
	for {
		n, err := readNote(p.line)
		switch {
		case err != nil:
			p.ending.Store(true)
			tell(Exit{
				Signal: syscall.SIGKILL,
				Err:    locale.Errorf("guard: the supervisor of %s is gone, so its processes were killed", p.path),
			})
			return
		case n.kind == noteExited:
			tell(Exit{Code: int(n.value)})
		case n.kind == noteKilled:
			tell(Exit{Signal: syscall.Signal(n.value)})
		case n.kind == noteStopped:
			select {
			case p.stopped <- struct{}{}:
			default:
			}
		}
	}
}

// over reports whether the agent has ended.
func (p *Process) over() bool {
	select {
	case <-p.exited:
		return true
	default:
		return false
	}
}

// settle lets what is left of the tree finish writing, kills it, and waits
// until it is gone.
func (p *Process) settle() {
	select {
	case <-p.keeperGone:
	case <-p.silence():
	case <-time.After(p.grace.Drain):
	}
	p.Kill()
	<-p.keeperGone
	if p.exit.Err == nil && !p.clean {
		p.exit.Err = p.unclean()
	}
}

// unclean says what became of a run whose keeper did not end as it should.
func (p *Process) unclean() error {
	if left := p.sweep(); left > 0 {
		return locale.Errorf("guard: %d processes of %s could not be killed (another user's?)", left, p.path)
	}
	if p.deserted {
		return locale.Errorf("guard: the keeper of %s is gone, so its processes were killed", p.path)
	}
	return nil // guard itself killed a keeper that was late
}

// silence is what says that the tree has stopped writing. Where guard does not
// see the output, time alone does.
func (p *Process) silence() <-chan struct{} {
	if p.Stdout != nil {
		return p.Stdout.enter(draining)
	}
	c := make(chan struct{})
	time.AfterFunc(p.grace.Quiet, func() { close(c) })
	return c
}

// awaitKeeper reaps the keeper. One that was killed has left its charges to the
// supervisor and to guard. The supervisor is not disturbed at first: a sweep
// begins by stopping it, and guard may be killed in the midst of that.
func (p *Process) awaitKeeper() {
	state, err := p.keeper.Wait()
	keepers.Lock()
	delete(keepers.pids, p.keeper.Pid)
	keepers.Unlock()
	p.clean = err == nil && state.ExitCode() == exitClean
	if !p.clean {
		p.deserted = !p.ending.Load()
		p.Kill()
		select {
		case <-p.supervisorGone:
		case <-time.After(supervisorWait):
		}
		p.sweep()
	}
	close(p.keeperGone)
}

// keeperPatience is how long guard waits for a keeper that does not read: it
// may have been stopped.
const keeperPatience = 100 * time.Millisecond

// tellKeeper has the keeper write leave to the person's terminal, and set that
// as it was at the start, when guard is gone without having done so. Nothing at
// all means hands off.
func (p *Process) tellKeeper(leave []byte) {
	p.telling.Lock()
	defer p.telling.Unlock()
	if p.handsOff {
		return
	}
	p.handsOff = leave == nil && p.over()
	_ = p.lifeline.SetWriteDeadline(time.Now().Add(keeperPatience))
	_, _ = p.lifeline.Write(frame(leave))
}
