package interpose

import (
	"os"
	"syscall"

	"guard/locale"
)

// Start starts the agent. An error is a *StartError where the program itself
// could not be run; ExitOf says how guard should end then.
//
// From the first Start on, this process adopts the orphans of every run. It
// may have other children, but none with a session of their own: those are
// taken for a run's and killed at its end.
func Start(p Params) (*Process, error) {
	o, err := p.order()
	if err != nil {
		return nil, err
	}
	o.Env = append(o.Env, runEnv()...)
	harden() // an agent of the same user must not write to the client in guard's name
	if err := adoptOrphans(); err != nil {
		return nil, locale.Errorf("guard: cannot become a subreaper: %w", err)
	}
	ends, err := connect(p)
	if err != nil {
		return nil, err
	}
	run := &Process{
		outer:  p.Outer,
		stdio:  p.Stdio,
		path:   p.Path,
		grace:  p.Grace.withDefaults(),
		exited: make(chan struct{}), gone: make(chan struct{}),
		supervisorGone: make(chan struct{}), keeperGone: make(chan struct{}),
		stopped: make(chan struct{}, 1), joined: make(chan struct{}),
	}
	err = run.launch(o, ends)
	closeAll(ends.given...)
	if err != nil {
		closeAll(ends.stdin, ends.stdout)
		return nil, err
	}
	if ends.stdin != nil {
		run.Stdin = &Input{file: ends.stdin, terminal: p.Stdio == Terminal}
		if run.Stdout, err = newOutput(ends.stdout, run.grace.Quiet); err != nil {
			run.Kill()
			return nil, locale.Errorf("guard: cannot read what %s writes: %w", p.Path, err)
		}
		run.Stdin.ready = run.Stdout.ready
	}
	go run.follow()
	go run.watch()
	return run, nil
}

// launch starts the keeper, which starts the supervisor, and has that start
// the agent.
func (p *Process) launch(o order, ends streams) error {
	lifeline, keepersEnd, err := socketPair("lifeline")
	if err != nil {
		return err
	}
	line, supervisorsEnd, err := socketPair("supervisor")
	if err != nil {
		closeAll(lifeline, keepersEnd)
		return err
	}
	p.lifeline, p.line = lifeline, line
	err = p.startKeeper(ends, keepersEnd, supervisorsEnd)
	closeAll(keepersEnd, supervisorsEnd)
	if err == nil {
		err = p.handOver(o)
	}
	if err != nil {
		closeAll(lifeline, line)
	}
	return err
}

func (p *Process) startKeeper(ends streams, keepersEnd, supervisorsEnd *os.File) error {
	self, err := selfPath()
	if err != nil {
		return locale.Errorf("guard: cannot find its own program: %w", err)
	}
	files := []*os.File{ends.agent[0], ends.agent[1], ends.agent[2], keepersEnd, supervisorsEnd}
	if p.stdio == Terminal && p.outer != nil {
		files = append(files, p.outer)
	}
	keepers.Lock()
	defer keepers.Unlock()
	p.keeper, err = os.StartProcess(self, []string{rolePrefix + keeperRole}, &os.ProcAttr{
		Env:   append(runEnv(), roleVariable+"="+keeperRole),
		Files: files,
		Sys:   &syscall.SysProcAttr{Setsid: true},
	})
	if err != nil {
		return locale.Errorf("guard: cannot start its supervisor: %w", err)
	}
	if keepers.pids == nil {
		keepers.pids = make(map[int]bool)
	}
	keepers.pids[p.keeper.Pid] = true
	go p.awaitKeeper()
	return nil
}

// handOver gives the supervisor its order and waits until the agent runs.
func (p *Process) handOver(o order) error {
	_, err := p.line.Write(o.marshal())
	var n note
	if err == nil {
		n, err = readNote(p.line)
	}
	switch {
	case err != nil:
		close(p.supervisorGone)
		<-p.keeperGone
		return locale.Errorf("guard: its supervisor ended before it could start %s: %w", o.Path, err)
	case n.kind == noteFailed:
		close(p.supervisorGone)
		<-p.keeperGone
		return &StartError{Path: o.Path, Err: syscall.Errno(n.value)}
	case n.kind != noteStarted:
		return locale.New("guard: its supervisor answered what no supervisor answers")
	}
	p.pid = int(n.value)
	return nil
}
