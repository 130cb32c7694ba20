package interpose

import (
	"os/signal"

	"guard/interpose/stream"
	"guard/interpose/supervise"
	"guard/locale"
)

// A Ready is an agent's streams, its watchdog and its supervisor, which are started before
// it is known what they are to start. They take some milliseconds for that, in which guard
// has other work to do. Call Start once, and Close in any case.
type Ready struct {
	stdio Stdio
	begun chan struct{}

	// Valid once begun is closed, until Start or Close takes them.
	ends stream.Ends
	tree *supervise.Tree
	err  error
}

// Prepare begins to make ready for an agent with such streams, and does not wait for that. Of
// the Params it reads Stdio, Outer, Asks and Speaks.
//
// From the first Prepare on, this process adopts the orphans of every agent. It may have
// other children, but none with a session of their own (see supervise.Prepare).
func Prepare(p Params) *Ready {
	r := &Ready{stdio: p.Stdio, begun: make(chan struct{})}
	go func() {
		defer close(r.begun)
		if r.ends, r.err = connect(p); r.err != nil {
			return
		}
		persons := r.ends.Persons()
		if p.Stdio == Terminal {
			persons = p.Outer
		}
		if r.tree, r.err = supervise.Prepare(r.ends.Agent, persons); r.err != nil {
			r.ends.HandedOver()
			r.ends.Close()
		}
	}()
	return r
}

// Close ends what was made ready, if no agent was started.
func (r *Ready) Close() {
	<-r.begun
	if r.tree == nil {
		return
	}
	r.tree.Abandon()
	r.ends.HandedOver()
	r.ends.Close()
	r.tree = nil
}

// Start prepares for the agent and starts it, as Ready.Start does.
func Start(p Params) (*Process, error) {
	r := Prepare(p)
	defer r.Close()
	return r.Start(p)
}

// Start starts the agent; what Prepare reads is as that was told. An error is a
// *StartError where the program itself could not be run; ExitOf says how guard should end
// then.
func (r *Ready) Start(p Params) (*Process, error) {
	p.Stdio = r.stdio
	order, err := p.order()
	if err != nil {
		return nil, err
	}
	if <-r.begun; r.err != nil {
		return nil, r.err
	}
	ends, tree := r.ends, r.tree
	r.tree = nil
	signals := catch(r.stdio)
	err = tree.Start(order)
	ends.HandedOver()
	if err != nil {
		signal.Stop(signals)
		ends.Close()
		return nil, err
	}
	run := &Process{
		tree: tree, stdio: p.Stdio, grace: p.Grace.withDefaults(),
		signals: signals, gone: make(chan struct{}), joined: make(chan struct{}),
	}
	if run.Stdin, run.Stdout, err = ends.Streams(run.grace.Quiet); err != nil {
		run.Kill()
		return nil, locale.Errorf("guard: cannot read what %s writes: %w", p.Path, err)
	}
	if err := run.share(ends); err != nil {
		run.Kill()
		return nil, locale.Errorf("guard: cannot read what %s writes: %w", p.Path, err)
	}
	go run.watch()
	return run, nil
}

// connect makes the agent's streams.
func connect(p Params) (ends stream.Ends, err error) {
	switch p.Stdio {
	case Pipes:
		ends, err = stream.Pipes(p.Speaks)
	case Terminal:
		return stream.Terminal(p.Outer)
	default:
		ends = stream.Inherited()
	}
	if err == nil && p.Asks {
		if err = ends.Beside(); err != nil {
			ends.HandedOver()
			ends.Close()
		}
	}
	return ends, err
}
