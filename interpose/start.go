package interpose

import (
	"os"
	"os/signal"

	"guard/interpose/stream"
	"guard/interpose/supervise"
	"guard/locale"
)

// Start starts the agent. An error is a *StartError where the program itself could not
// be run; ExitOf says how guard should end then.
//
// From the first Start on, this process adopts the orphans of every agent. It may have
// other children, but none with a session of their own (see supervise.Start).
func Start(p Params) (*Process, error) {
	order, err := p.order()
	if err != nil {
		return nil, err
	}
	ends, err := connect(p)
	if err != nil {
		return nil, err
	}
	var persons *os.File
	if p.Stdio == Terminal {
		persons = p.Outer
	}
	signals := catch(p.Stdio)
	tree, err := supervise.Start(order, ends.Agent, persons)
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
	go run.watch()
	return run, nil
}

// connect makes the agent's streams.
func connect(p Params) (stream.Ends, error) {
	switch p.Stdio {
	case Pipes:
		return stream.Pipes()
	case Terminal:
		return stream.Terminal(p.Outer)
	default:
		return stream.Inherited(), nil
	}
}
