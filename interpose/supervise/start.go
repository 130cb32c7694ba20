package supervise

import (
	"os"
	"syscall"

	"guard/locale"
)

// Prepare starts the watchdog and the supervisor of a tree, which then wait for its order:
// call Start or Abandon. Streams are the agent's standard streams. Terminal is the
// person's, for the watchdog to restore; nil where guard changes none.
//
// From the first Prepare on, this process adopts the orphans of every tree. It may have
// other children, but none with a session of their own: such a child is taken for a
// part of a tree, and killed at the tree's end.
func Prepare(streams [3]*os.File, terminal *os.File) (*Tree, error) {
	harden() // an agent of the same user must not write to the client in guard's name
	if err := adoptOrphans(); err != nil {
		return nil, locale.Errorf("guard: cannot become a subreaper: %w", err)
	}
	t := &Tree{
		exited: make(chan struct{}), stopped: make(chan struct{}, 1),
		supervisorGone: make(chan struct{}), watchdogGone: make(chan struct{}),
	}
	if err := t.launch(streams, terminal); err != nil {
		return nil, err
	}
	return t, nil
}

// Start starts what is ordered. An error is a *StartError where the program itself could
// not be run; after any error nothing of the tree is left.
func (t *Tree) Start(o Order) error {
	t.path = o.Path
	if err := o.check(); err != nil {
		t.Abandon()
		return err
	}
	o.Env = append(withoutRole(o.Env), runEnv()...)
	if err := t.handOver(o); err != nil {
		t.Abandon()
		return err
	}
	go t.follow()
	return nil
}

// Abandon ends a tree whose agent was not started, and waits for that.
func (t *Tree) Abandon() {
	t.line.Close()
	t.lifeline.Close()
	close(t.supervisorGone)
	<-t.watchdogGone
}

// launch starts the watchdog, which starts the supervisor.
func (t *Tree) launch(streams [3]*os.File, terminal *os.File) error {
	lifeline, watchdogsEnd, err := socketPair("lifeline")
	if err != nil {
		return err
	}
	line, supervisorsEnd, err := socketPair("supervisor")
	if err != nil {
		lifeline.Close()
		watchdogsEnd.Close()
		return err
	}
	t.lifeline, t.line = lifeline, line
	files := []*os.File{streams[0], streams[1], streams[2], watchdogsEnd, supervisorsEnd}
	if terminal != nil {
		files = append(files, terminal)
	}
	err = t.startWatchdog(files)
	watchdogsEnd.Close()
	supervisorsEnd.Close() // before the wait for an answer, which must end with the supervisor
	if err != nil {
		lifeline.Close()
		line.Close()
	}
	return err
}

func (t *Tree) startWatchdog(files []*os.File) error {
	self, err := selfPath()
	if err != nil {
		return locale.Errorf("guard: cannot find its own program: %w", err)
	}
	watchdogs.Lock()
	defer watchdogs.Unlock()
	t.watchdog, err = os.StartProcess(self, []string{rolePrefix + watchdogRole}, &os.ProcAttr{
		Env:   append(runEnv(), roleVariable+"="+watchdogRole),
		Files: files,
		Sys:   &syscall.SysProcAttr{Setsid: true},
	})
	if err != nil {
		return locale.Errorf("guard: cannot start its supervisor: %w", err)
	}
	if watchdogs.pids == nil {
		watchdogs.pids = make(map[int]bool)
	}
	watchdogs.pids[t.watchdog.Pid] = true
	go t.awaitWatchdog()
	return nil
}

// handOver gives the supervisor its order and waits until the agent runs.
func (t *Tree) handOver(o Order) error {
	_, err := t.line.Write(o.marshal())
	var n note
	if err == nil {
		n, err = readNote(t.line)
	}
	switch {
	case err != nil:
		return locale.Errorf("guard: its supervisor ended before it could start %s: %w", o.Path, err)
	case n.kind == noteFailed:
		return &StartError{Path: o.Path, Err: syscall.Errno(n.value)}
	case n.kind != noteStarted:
		return locale.New("guard: its supervisor answered what no supervisor answers")
	}
	t.pid = int(n.value)
	return nil
}

// socketPair makes a line between guard and one of its helpers: guard's end and the
// other's. It is a socket, because another process could open a pipe through
// /proc/PID/fd and so keep it from ending.
func socketPair(name string) (ours, theirs *os.File, err error) {
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		return nil, nil, locale.Errorf("guard: cannot make a socket: %w", err)
	}
	syscall.CloseOnExec(fds[0])
	syscall.CloseOnExec(fds[1])
	if err := syscall.SetNonblock(fds[0], true); err != nil {
		syscall.Close(fds[0])
		syscall.Close(fds[1])
		return nil, nil, locale.Errorf("guard: cannot make a socket: %w", err)
	}
	return os.NewFile(uintptr(fds[0]), name), os.NewFile(uintptr(fds[1]), name), nil
}
