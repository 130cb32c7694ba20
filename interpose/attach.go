package interpose

import (
	"io"
	"os"

	"guard/locale"
)

// Attach joins the agent's own terminal (Terminal) with the person's until the
// agent's end, and says how it ended: what is typed at in goes to the agent
// byte for byte, what it shows goes to out, to the last byte; size, signals
// and suspension follow. The person's terminal is raw meanwhile, and is as it
// was when Attach returns or guard panics in it.
func (p *Process) Attach(in, out *os.File) (Exit, error) {
	if p.stdio != Terminal {
		return Exit{}, locale.New("guard: the agent has no terminal to attach to")
	}
	keys, err := newKeys(in)
	if err != nil {
		p.Kill()
		return p.Wait(), err
	}
	defer keys.Close()
	display := newDisplay(out, p.Stdout.file, p.tellKeeper)
	s := &screen{tty: in, display: display}
	defer s.Restore()
	s.enter()
	s.resize() // it may have changed since the start
	p.at = &attached{screen: s, display: display, keys: keys}
	close(p.joined)

	defer p.forward(s)()
	typed := make(chan struct{})
	go func() {
		defer close(typed)
		defer s.restoreOnPanic()
		_, _ = io.Copy(p.Stdin, keys)
	}()

	_, err = io.Copy(display, p.Stdout)
	if err != nil {
		p.Kill() // nobody sees it any more
	}
	exit := p.Wait()
	display.close()
	keys.Stop()
	p.Stdout.Close() // ends a write to an agent that did not read
	<-typed
	return exit, err
}
