package interpose

import (
	"io"

	"github.com/creack/pty"

	"guard/interpose/stream"
	"guard/interpose/terminal"
)

// share has what the agent writes on the person's terminal go there by way of guard (Params.Asks).
func (p *Process) share(ends stream.Ends) error {
	out, persons, err := ends.Shared(p.grace.Quiet)
	if err != nil || out == nil {
		return err
	}
	p.beside, p.shared, p.shown = out, terminal.NewShared(persons, p.tree.LeaveTerminalWith), make(chan struct{})
	go func() {
		defer close(p.shown)
		defer out.Close()
		if _, err := io.Copy(p.shared, out); err != nil { // the person's terminal has gone: what still comes is dropped
			_, _ = io.Copy(io.Discard, out)
		}
	}()
	return nil
}

// Hold keeps what the agent writes on the person's terminal, from beside a terminal of its own, until release is
// called: a question that stands there is not written over.
func (p *Process) Hold() (release func()) {
	if p.shared == nil {
		return func() {}
	}
	return p.shared.Hold()
}

// resizeShared gives the agent the size of the person's terminal.
func (p *Process) resizeShared() {
	if p.shared == nil {
		return
	}
	if size, err := pty.GetsizeFull(p.shared.File()); err == nil {
		p.shared.Resize(int(size.Rows), int(size.Cols))
		_ = pty.Setsize(p.beside.File(), size)
	}
}
