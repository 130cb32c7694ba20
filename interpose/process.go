package interpose

import (
	"os"
	"sync"
	"syscall"
	"time"

	"guard/interpose/stream"
	"guard/interpose/supervise"
	"guard/interpose/terminal"
)

// How an agent ended, and why it could not be started.
type (
	Exit       = supervise.Exit
	StartError = supervise.StartError
)

// ExitOf is the Exit that stands for an error of Start: 127 when the program is not
// there, 126 when it cannot be run, as in shells.
func ExitOf(err error) Exit { return supervise.ExitOf(err) }

// A Process is a running agent and all that it started.
type Process struct {
	Stdin  *stream.Input  // nil for Inherit
	Stdout *stream.Output // nil for Inherit

	tree    *supervise.Tree
	stdio   Stdio
	grace   Grace
	signals chan os.Signal // guard's own, which wait to be forwarded

	beside *stream.Output   // what the agent writes on the person's terminal; nil: nothing that guard sees
	shared *terminal.Shared // where that goes
	shown  chan struct{}    // all of it did

	exit     Exit            // valid once gone is closed
	gone     chan struct{}   // nothing of the tree is left
	relay    *terminal.Relay // valid once joined is closed
	joined   chan struct{}   // Attach has begun
	shutdown sync.Once
}

// Pid is the agent's process id; its process group has the same number.
func (p *Process) Pid() int { return p.tree.Pid() }

// Exited is closed when the agent itself has ended; its descendants and its output may
// not have.
func (p *Process) Exited() <-chan struct{} { return p.tree.Exited() }

// Signal sends sig to the agent's process group. After the agent's end it does nothing.
func (p *Process) Signal(sig syscall.Signal) { p.tree.Signal(sig) }

// Wait waits for the end of the agent and of everything it started, and says how the
// agent ended. Read Stdout to its end first, or at the same time.
func (p *Process) Wait() Exit {
	<-p.gone
	return p.exit
}

// watch ends what the agent leaves behind at its own end.
func (p *Process) watch() {
	<-p.tree.Exited()
	p.tree.LeaveTerminalWith(nil) // from here on guard restores the terminal itself
	select {
	case <-p.tree.Gone():
	case <-p.silence():
	case <-time.After(p.grace.Drain):
	}
	p.Kill()
	p.exit = p.tree.Wait()
	if p.Stdout != nil {
		p.Stdout.Enter(stream.Finished)
		_ = p.Stdin.Close()
	}
	if p.beside != nil {
		p.shared.End()
		p.beside.Enter(stream.Finished)
		<-p.shown
	}
	p.tree.Close()
	close(p.gone)
}

// silence is closed when the agent's descendants have stopped writing. Where guard does
// not see the output, time alone decides.
func (p *Process) silence() <-chan struct{} {
	if p.Stdout != nil {
		return p.Stdout.Enter(stream.Draining)
	}
	c := make(chan struct{})
	time.AfterFunc(p.grace.Quiet, func() { close(c) })
	return c
}
