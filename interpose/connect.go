package interpose

import (
	"os"
	"syscall"

	"github.com/creack/pty"
	"golang.org/x/term"

	"guard/locale"
)

// pipeSize is what the agent's pipes are asked to hold, in bytes.
const pipeSize = 1 << 20

// streams are the two sides of the agent's standard streams.
type streams struct {
	agent  [3]*os.File // what the agent is given
	stdin  *os.File    // guard's side; nil for Inherit
	stdout *os.File
	given  []*os.File // those of agent that guard made, to be closed once handed over
}

func connect(p Params) (streams, error) {
	switch p.Stdio {
	case Pipes:
		return connectPipes()
	case Terminal:
		return connectTerminal(p.Outer)
	default:
		return streams{agent: [3]*os.File{os.Stdin, os.Stdout, os.Stderr}}, nil
	}
}

func connectPipes() (streams, error) {
	inR, inW, err := os.Pipe()
	if err != nil {
		return streams{}, locale.Errorf("guard: cannot make a pipe: %w", err)
	}
	outR, outW, err := os.Pipe()
	if err != nil {
		closeAll(inR, inW)
		return streams{}, locale.Errorf("guard: cannot make a pipe: %w", err)
	}
	for _, end := range []*os.File{inR, outW} {
		fd := int(end.Fd())
		widen(fd)
		// Programs expect a standard stream that waits.
		_ = syscall.SetNonblock(fd, false)
	}
	if outR, err = unpolled(outR); err != nil {
		closeAll(inR, inW, outW)
		return streams{}, locale.Errorf("guard: cannot make a pipe: %w", err)
	}
	return streams{
		agent: [3]*os.File{inR, outW, os.Stderr},
		stdin: inW, stdout: outR, given: []*os.File{inR, outW},
	}, nil
}

func connectTerminal(outer *os.File) (streams, error) {
	master, slave, err := pty.Open()
	if err != nil {
		return streams{}, locale.Errorf("guard: cannot open a terminal for the agent: %w", err)
	}
	again, err := unpolled(master)
	if err != nil {
		slave.Close()
		return streams{}, locale.Errorf("guard: cannot open a terminal for the agent: %w", err)
	}
	size := &pty.Winsize{Rows: 24, Cols: 80}
	if outer != nil {
		if of, err := pty.GetsizeFull(outer); err == nil {
			size = of
		}
		if modes, err := term.GetState(int(outer.Fd())); err == nil {
			_ = term.Restore(int(slave.Fd()), modes)
		}
	}
	_ = pty.Setsize(slave, size)
	return streams{
		agent: [3]*os.File{slave, slave, slave},
		stdin: again, stdout: again, given: []*os.File{slave},
	}, nil
}

// unpolled is the same file, blocking and unknown to the runtime's poller.
func unpolled(f *os.File) (*os.File, error) {
	defer f.Close()
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	fd, err := syscall.Dup(int(f.Fd()))
	if err != nil {
		return nil, err
	}
	syscall.CloseOnExec(fd)
	if err := syscall.SetNonblock(fd, false); err != nil {
		syscall.Close(fd)
		return nil, err
	}
	return os.NewFile(uintptr(fd), f.Name()), nil
}

// socketPair makes a line: guard's end and the other's. A socket, for a pipe
// could be opened by others through /proc/PID/fd and so kept from ending.
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

func closeAll(files ...*os.File) {
	for _, f := range files {
		if f != nil {
			f.Close()
		}
	}
}
