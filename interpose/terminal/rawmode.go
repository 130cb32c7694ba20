package terminal

import (
	"os"
	"sync"

	"golang.org/x/term"
)

// rawMode sets the person's terminal to give every key as bytes at once (raw mode),
// and back.
type rawMode struct {
	tty *os.File

	mu     sync.Mutex
	before *term.State // what to restore; nil when the terminal is not raw
	raw    *term.State
}

// enter makes the terminal raw, also when somebody has reset it meanwhile, and then
// calls done. What leave restores is what was there before the first enter.
func (m *rawMode) enter(done func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	defer done()
	fd := int(m.tty.Fd())
	if m.before != nil {
		_ = term.Restore(fd, m.raw)
		return
	}
	before, err := term.MakeRaw(fd)
	if err != nil {
		return // it is no terminal
	}
	m.before = before
	m.raw, _ = term.GetState(fd)
}

// leave restores the terminal's modes after a call of first, unless that was done.
func (m *rawMode) leave(first func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.before == nil {
		return
	}
	first()
	_ = term.Restore(int(m.tty.Fd()), m.before)
	m.before = nil
}
