package running

import (
	"bytes"
	"errors"
	"io"
	"os"
	"sync"
	"sync/atomic"
	"syscall"

	"guard/acp"
	"guard/acp/relay"
	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control"
	"guard/internal/patient"
	"guard/interpose"
	"guard/locale"
	"guard/prompt"
)

// overPipes joins a client and an agent that speak ACP or, by the launch plan,
// another protocol that acp knows. Without one known beforehand the client's first
// line tells it: an ACP client speaks first.
func (s *run) overPipes(broker *control.HookBroker, isACP bool) (interpose.Exit, error) {
	proc, err := s.launched()
	if err != nil {
		return startError(err)
	}
	defer proc.Forward()()
	s.killable(proc)
	w := &wire{proc: proc, toClient: relay.NewOutlet(os.Stdout), toAgent: relay.NewOutlet(proc.Stdin),
		decided: make(chan struct{}), plain: func(early bool) { s.plain(broker, early && byProgram(os.Stdin)) }}
	w.gate = acp.NewGate(acp.Params{
		Agent: s.agent, Dialect: registry.Dialects[s.launch.Dialect], Decider: broker, ToClient: w.toClient,
		ToAgent: w.toAgent,
		Cwd:     s.dir, Tag: cli.NewID(), // not the run's id, which an agent can read
		Describe: question.Describe, Plain: question.DescribePlain, Escape: prompt.Escape,
		Hooks: s.launch.Hooks, Tells: s.tells(broker.Broker),
		Opens: s.opens(broker.Mode),
	})
	broker.Attach(w.gate)
	if isACP {
		w.settle(true)
	}
	go w.fromClient()
	w.fromAgent()
	_ = w.toClient.Pass(nil) // what was to go out soon
	w.gate.Close()
	exit := proc.Wait()
	if w.over.Load() && (exit.Signal == syscall.SIGTERM || exit.Signal == syscall.SIGKILL) {
		exit = interpose.Exit{} // guard's own signal, after the client's end of input: an orderly end
	}
	return s.ended(exit, nil)
}

// wire is the two ways between client and agent.
type wire struct {
	proc     *interpose.Process
	gate     *acp.Gate
	toClient *relay.Outlet
	toAgent  *relay.Outlet

	once    sync.Once
	over    atomic.Bool // the client's input has ended
	isACP   atomic.Bool
	plain   func(early bool) // says that nothing is judged: early, as the agent ended before the client's first line
	decided chan struct{}
}

// settle fixes the protocol.
func (w *wire) settle(isACP bool) {
	w.once.Do(func() {
		if w.isACP.Store(isACP); !isACP {
			w.plain(false)
		}
		close(w.decided)
	})
}

// gone fixes it where the agent ended before the client's first line: what it left is judged as if it spoke ACP.
func (w *wire) gone() {
	w.once.Do(func() {
		w.isACP.Store(true)
		w.plain(true)
		close(w.decided)
	})
}

// fromClient passes what the client sends on; its end ends the agent. What speaks no protocol has only read its input:
// it goes on, as it would without guard.
func (w *wire) fromClient() {
	stdin := patient.Reader{File: os.Stdin}
	in := io.Reader(stdin)
	if w.undecided() {
		head, err := firstLine(stdin)
		w.settle(acp.Opens(head))
		if in = bytes.NewReader(head); err == nil {
			in = io.MultiReader(in, stdin)
		}
	}
	err := w.pass(in)
	plain := !w.isACP.Load()
	if err != nil && !(plain && errors.Is(err, syscall.EPIPE)) {
		cli.Say(locale.Fill("from the client: {0}", err.Error()))
	}
	if plain {
		_ = w.proc.Stdin.Close()
		return
	}
	w.gate.Close()
	w.over.Store(true)
	w.proc.Shutdown()
}

func (w *wire) pass(in io.Reader) error {
	if w.isACP.Load() {
		return relay.Lines(in, w.toAgent, w.gate.FromClient)
	}
	_, err := io.Copy(w.proc.Stdin, in)
	return err
}

// firstLine reads up to the first line's end, or until it is clear that no ACP
// client speaks: those begin with an object.
func firstLine(r io.Reader) (head []byte, err error) {
	buf := make([]byte, 64<<10)
	for len(head) < 1<<20 {
		n, err := r.Read(buf)
		head = append(head, buf[:n]...)
		body := bytes.TrimLeft(head, " \t\r\n")
		if err != nil || bytes.IndexByte(body, '\n') >= 0 || len(body) > 0 && body[0] != '{' {
			return head, err
		}
	}
	return head, nil
}

func (w *wire) undecided() bool {
	select {
	case <-w.decided:
		return false
	default:
		return true
	}
}

// fromAgent passes the agent's output on to its end.
func (w *wire) fromAgent() {
	held, err := w.early()
	in := io.Reader(w.proc.Stdout)
	if len(held) > 0 {
		in = io.MultiReader(bytes.NewReader(held), in)
	}
	switch {
	case err != nil:
		w.clientGone(err)
	case w.isACP.Load():
		w.clientGone(relay.Lines(in, w.toClient, w.gate.FromAgent))
	default:
		_, err = io.Copy(passer{w.toClient}, in)
		w.clientGone(err)
	}
}

// early handles what the agent writes before the client's first line has shown
// the protocol. A plain program's words pass at once: it may be that its input never
// comes. From the first line on that could be a message, everything is kept until the
// protocol is known: an ACP agent has nothing to say before it is spoken to.
func (w *wire) early() (held []byte, err error) {
	buf := make([]byte, 64<<10)
	for waits := false; w.undecided(); {
		n, err := w.proc.Stdout.Read(buf)
		held = append(held, buf[:n]...)
		pass := 0
		if !waits {
			pass, waits = w.words(held)
		}
		if err := w.toClient.Pass(held[:pass]); err != nil {
			return held, err
		}
		held = held[:copy(held, held[pass:])]
		switch {
		case err != nil:
			w.gone()
			return held, nil
		case len(held) > maxEarly:
			<-w.decided
			return held, nil
		}
	}
	return held, nil
}

// words is how many bytes of what the agent has written are no message, nor the beginning of one; found says that one
// comes then.
func (w *wire) words(b []byte) (n int, found bool) {
	for n < len(b) {
		line, _, whole := bytes.Cut(b[n:], []byte{'\n'})
		switch {
		case whole:
			line = b[n : n+len(line)+1]
		case bytes.ContainsAny(line, "{[\x00"):
			return n, false
		}
		if !w.gate.Early(line) {
			return n, true
		}
		n += len(line)
	}
	return n, false
}

// maxEarly bounds what is kept, in bytes; past it the agent waits.
const maxEarly = 1 << 20

// passer is an Outlet as a writer.
type passer struct{ *relay.Outlet }

// Write implements io.Writer.
func (p passer) Write(b []byte) (int, error) { return len(b), p.Pass(b) }

// clientGone ends the agent when nobody reads its output any more; what it
// still writes is read and dropped, so that it can end in peace.
func (w *wire) clientGone(err error) {
	if err == nil {
		return
	}
	go w.proc.Shutdown()
	_, _ = io.Copy(io.Discard, w.proc.Stdout)
}
