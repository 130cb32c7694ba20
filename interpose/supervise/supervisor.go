package supervise

import (
	"errors"
	"os"
	"sync/atomic"
	"syscall"

	"golang.org/x/sys/unix"
)

// A supervisor is the agent's parent: it starts the agent, tells guard how it ended,
// and carries out guard's orders.
type supervisor struct {
	reaper
	line  *os.File // to guard
	agent int
	gone  atomic.Bool // the agent was reaped: its number may be another process's now
	// terminal says that the agent has a terminal. It is kept open here until the
	// agent's end: otherwise guard would read an end as soon as the agent closes its
	// own streams.
	terminal bool
}

// supervise does the work of the process of that name, and returns its exit code.
func supervise(line *os.File) int {
	o, err := readOrder(line)
	if err != nil {
		return exitStart // guard was gone before anything began
	}
	s := &supervisor{line: line}
	if s.agent, err = startAgent(o); err != nil {
		_ = note{noteFailed, int32(errnoOf(err))}.send(line)
		return exitClean
	}
	if s.terminal = o.Terminal; !s.terminal {
		dropStdio()
	}
	_ = note{noteStarted, int32(s.agent)}.send(line)
	go s.obey()
	s.reap(s.changed)
	_ = syscall.Kill(os.Getppid(), syscall.SIGCONT) // the watchdog, in case somebody has stopped it
	return exitClean
}

// startAgent starts the agent in a process group of its own. On a terminal, the
// supervisor leads the session and the agent is in the foreground, like a shell's
// job. With a parent of another group in the same session, the kernel allows the
// agent to be suspended (setpgid(2), orphaned process groups).
func startAgent(o Order) (int, error) {
	attr := &syscall.SysProcAttr{Setpgid: true}
	if o.Terminal {
		if err := unix.IoctlSetInt(0, unix.TIOCSCTTY, 0); err != nil {
			return 0, err
		}
		attr.Foreground, attr.Ctty = true, 0
	}
	diesWithParent(attr)
	return syscall.ForkExec(o.Path, o.Args, &syscall.ProcAttr{
		Dir: o.Dir, Env: o.Env, Files: []uintptr{0, 1, 2}, Sys: attr,
	})
}

func errnoOf(err error) syscall.Errno {
	var errno syscall.Errno
	if errors.As(err, &errno) {
		return errno
	}
	return syscall.EINVAL
}

// changed tells guard what became of the agent. Of its descendants guard is told
// nothing.
func (s *supervisor) changed(pid int, status syscall.WaitStatus) {
	if pid != s.agent || s.gone.Load() {
		return
	}
	var n note
	switch {
	case status.Exited():
		n = note{noteExited, int32(status.ExitStatus())}
	case status.Signaled():
		n = note{noteKilled, int32(status.Signal())}
	case s.ending.Load():
		return // the strike itself has stopped it
	default:
		n = note{noteStopped, int32(status.StopSignal())}
	}
	if n.kind != noteStopped {
		s.gone.Store(true)
		if s.terminal {
			dropStdio()
		}
	}
	_ = n.send(s.line)
}

// obey carries out what guard's notes order until the line ends, and then ends the tree.
func (s *supervisor) obey() {
	for {
		n, err := readNote(s.line)
		switch {
		case err != nil || n.kind == noteEnd:
			s.end()
			if err != nil {
				return
			}
		case n.kind == noteSignal && !s.gone.Load():
			_ = syscall.Kill(-s.agent, syscall.Signal(n.value))
		}
	}
}
