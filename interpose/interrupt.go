package interpose

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// Interrupt ends what the agent is at, as a person would: by the key Esc if it
// takes every key itself, by Ctrl-C else.
func (p *Process) Interrupt() {
	select {
	case <-p.joined:
	default:
		p.Signal(syscall.SIGINT)
		return
	}
	if p.at.display.cooks() {
		p.at.keys.give([]byte{interruptKey})
		return
	}
	p.at.keys.give([]byte(p.at.display.escapeKey()))
}

const interruptKey = 0x03 // Ctrl-C, as terminals have VINTR

// cooks reports whether the agent's terminal turns Ctrl-C into a signal.
func (s *display) cooks() (signals bool) {
	conn, err := s.agents.SyscallConn()
	if err != nil {
		return false
	}
	_ = conn.Control(func(fd uintptr) {
		modes, err := unix.IoctlGetTermios(int(fd), ioctlGetModes)
		signals = err == nil && modes.Lflag&unix.ISIG != 0
	})
	return signals
}

func (s *display) escapeKey() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state.EscapeKey()
}
