package interpose

import (
	"io"
	"os"
	"syscall"

	"guard/interpose/supervise"
	"guard/interpose/terminal"
	"guard/locale"
)

// Attach joins the agent's own terminal (Terminal) with the person's until the agent's
// end, and says how it ended: what is typed at in goes to the agent byte for byte, and
// what the agent shows goes to out, to the last byte. Size, signals and suspension
// follow. The person's terminal is raw meanwhile, and is as it was when Attach returns or
// guard panics in it.
func (p *Process) Attach(in, out *os.File) (Exit, error) {
	if p.stdio != Terminal {
		return Exit{}, locale.New("guard: the agent has no terminal to attach to")
	}
	relay, err := terminal.Join(terminal.Params{
		In: in, Out: out, Agent: p.Stdout.File(), Leave: p.tree.LeaveTerminalWith,
		Ended: p.Exited(), Suspend: supervise.Suspend, Resume: func() { p.Signal(syscall.SIGCONT) },
	})
	if err != nil {
		p.Kill()
		return p.Wait(), err
	}
	defer relay.Close()
	defer relay.Restore()
	relay.Take()
	p.relay = relay
	close(p.joined)

	defer p.forward(relay)()
	typed := make(chan struct{})
	go func() {
		defer close(typed)
		defer relay.RestoreOnPanic()
		_, _ = io.Copy(p.Stdin, relay)
	}()

	_, err = io.Copy(relay, p.Stdout)
	if err != nil {
		p.Kill() // nobody sees it any more
	}
	exit := p.Wait()
	relay.Stop()
	p.Stdout.Close() // ends a write to an agent that did not read
	<-typed
	return exit, err
}

// Borrow takes the person's terminal from the agent, until the lease is returned. It
// waits for Attach, and for the end of another lease.
func (p *Process) Borrow() (*terminal.Lease, error) {
	if p.stdio != Terminal {
		return nil, terminal.ErrNotJoined
	}
	select {
	case <-p.joined:
		return p.relay.Borrow()
	case <-p.Exited():
		return nil, terminal.ErrNotJoined
	}
}

// Line writes a line among the agent's own on the person's terminal, and reports whether it could.
func (p *Process) Line(text string) bool {
	relay, ok := p.atTerminal()
	return ok && relay.Line(text)
}

// Notify shows a notice beside the agent's screen, if the agent has the person's terminal.
func (p *Process) Notify(n terminal.Notice) {
	if relay, ok := p.atTerminal(); ok {
		relay.Notify(n)
	}
}

// Unnotify takes it away.
func (p *Process) Unnotify() {
	if relay, ok := p.atTerminal(); ok {
		relay.Unnotify()
	}
}

// atTerminal is the relay of an agent that Attach has joined with the person's terminal.
func (p *Process) atTerminal() (*terminal.Relay, bool) {
	if p.stdio != Terminal {
		return nil, false
	}
	select {
	case <-p.joined:
		return p.relay, true
	default:
		return nil, false
	}
}

// Interrupt ends what the agent is doing, as a person would at its terminal; else by a
// signal.
func (p *Process) Interrupt() {
	select {
	case <-p.joined:
		p.relay.Interrupt()
	default:
		p.Signal(syscall.SIGINT)
	}
}
