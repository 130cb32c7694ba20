package stream

import (
	"os"
	"syscall"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"guard/locale"
)

// pipeSize is what the agent's pipes are asked to hold, in bytes.
const pipeSize = 1 << 20

// Ends are the two sides of the agent's standard streams.
type Ends struct {
	Agent [3]*os.File // what the agent is given: standard input, output and error

	in, out  *os.File   // guard's side; nil where guard has none
	given    []*os.File // those of Agent that were made here, to be closed once handed over
	terminal bool

	beside  *os.File // guard's side of what stands for the person's terminal; nil: nothing does
	persons *os.File // that terminal
}

// Inherited hands guard's own standard streams to the agent.
func Inherited() Ends { return Ends{Agent: [3]*os.File{os.Stdin, os.Stdout, os.Stderr}} }

// Pipes makes a pipe each way, or for the agent's input a socket, which no other process can open (/proc/PID/fd).
// Standard error is handed through.
func Pipes(socket bool) (Ends, error) {
	makes := os.Pipe
	if socket {
		makes = oneWay
	}
	inR, inW, err := makes()
	if err != nil {
		return Ends{}, locale.Errorf("guard: cannot make a pipe: %w", err)
	}
	outR, outW, err := os.Pipe()
	if err != nil {
		closeAll(inR, inW)
		return Ends{}, locale.Errorf("guard: cannot make a pipe: %w", err)
	}
	for _, end := range []*os.File{inR, outW} {
		fd := int(end.Fd())
		widen(fd)
		// Programs expect that a read from a standard stream waits.
		_ = syscall.SetNonblock(fd, false)
	}
	if outR, err = unpolled(outR); err != nil {
		closeAll(inR, inW, outW)
		return Ends{}, locale.Errorf("guard: cannot make a pipe: %w", err)
	}
	return Ends{Agent: [3]*os.File{inR, outW, os.Stderr}, in: inW, out: outR, given: []*os.File{inR, outW}}, nil
}

// oneWay is a pair of sockets as a pipe.
func oneWay() (r, w *os.File, err error) {
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		return nil, nil, err
	}
	for _, fd := range fds {
		syscall.CloseOnExec(fd)
	}
	_ = syscall.Shutdown(fds[1], syscall.SHUT_RD)
	if err := syscall.SetNonblock(fds[1], true); err != nil {
		_, _ = syscall.Close(fds[0]), syscall.Close(fds[1])
		return nil, nil, err
	}
	return os.NewFile(uintptr(fds[0]), "|0"), os.NewFile(uintptr(fds[1]), "|1"), nil
}

// Terminal makes a terminal for the agent, with the size and modes of the person's.
// Without one (nil) it is 80 by 24.
func Terminal(persons *os.File) (Ends, error) {
	master, slave, err := pty.Open()
	if err != nil {
		return Ends{}, locale.Errorf("guard: cannot open a terminal for the agent: %w", err)
	}
	again, err := unpolled(master)
	if err != nil {
		slave.Close()
		return Ends{}, locale.Errorf("guard: cannot open a terminal for the agent: %w", err)
	}
	size := &pty.Winsize{Rows: 24, Cols: 80}
	if persons != nil {
		if of, err := pty.GetsizeFull(persons); err == nil {
			size = of
		}
		if modes, err := term.GetState(int(persons.Fd())); err == nil {
			_ = term.Restore(int(slave.Fd()), modes)
		}
	}
	_ = pty.Setsize(slave, size)
	return Ends{Agent: [3]*os.File{slave, slave, slave}, in: again, out: again, given: []*os.File{slave},
		terminal: true}, nil
}

// Beside gives the agent a terminal in the place of the person's, where it is handed that to write on, so that guard
// can hold what it writes. The agent finds a terminal of the same size there, which changes no byte.
func (e *Ends) Beside() error {
	var same os.FileInfo
	var slave *os.File
	for i := range e.Agent[1:] {
		at := &e.Agent[1+i]
		info, err := (*at).Stat()
		if *at != os.Stdout && *at != os.Stderr || err != nil || !term.IsTerminal(int((*at).Fd())) {
			continue
		}
		if slave == nil {
			var master *os.File
			if master, slave, err = besides(*at); err != nil {
				return err
			}
			e.beside, e.persons, same = master, *at, info
			e.given = append(e.given, slave)
		}
		if os.SameFile(same, info) {
			*at = slave
		}
	}
	return nil
}

// besides opens a terminal like the person's, which passes output as it is.
func besides(persons *os.File) (master, slave *os.File, err error) {
	if master, slave, err = pty.Open(); err != nil {
		return nil, nil, locale.Errorf("guard: cannot open a terminal for the agent: %w", err)
	}
	if master, err = unpolled(master); err != nil {
		slave.Close()
		return nil, nil, locale.Errorf("guard: cannot open a terminal for the agent: %w", err)
	}
	if _, err := term.MakeRaw(int(slave.Fd())); err != nil {
		closeAll(master, slave)
		return nil, nil, locale.Errorf("guard: cannot open a terminal for the agent: %w", err)
	}
	if size, err := pty.GetsizeFull(persons); err == nil {
		_ = pty.Setsize(slave, size)
	}
	return master, slave, nil
}

// Shared is guard's side of the terminal that Beside made, to read, and the person's, where that belongs; nil for none.
func (e Ends) Shared(quiet time.Duration) (out *Output, persons *os.File, err error) {
	if e.beside == nil {
		return nil, nil, nil
	}
	out, err = newOutput(e.beside, quiet)
	return out, e.persons, err
}

// Persons is the person's terminal, which what Beside made stands for; nil: nothing does.
func (e Ends) Persons() *os.File { return e.persons }

// HandedOver closes guard's copies of what the agent was given: otherwise guard would
// keep the agent's streams from ending.
func (e Ends) HandedOver() { closeAll(e.given...) }

// Close gives up guard's side.
func (e Ends) Close() { closeAll(e.in, e.out, e.beside) }

// Streams are guard's side, to write and to read; both nil for Inherited. Quiet is how
// long the agent must write nothing for that to count as silence.
func (e Ends) Streams(quiet time.Duration) (*Input, *Output, error) {
	if e.out == nil {
		return nil, nil, nil
	}
	out, err := newOutput(e.out, quiet)
	if err != nil {
		return nil, nil, err
	}
	return &Input{file: e.in, terminal: e.terminal, ready: out.ready}, out, nil
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

func closeAll(files ...*os.File) {
	for _, f := range files {
		if f != nil {
			f.Close()
		}
	}
}
