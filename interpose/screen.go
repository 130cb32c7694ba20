package interpose

import (
	"os"
	"sync"

	"github.com/creack/pty"
	"golang.org/x/term"
)

// A screen is the person's terminal while its keys go to the agent as bytes
// (raw mode). A nil screen is a terminal that is not guard's to set.
type screen struct {
	tty     *os.File
	display *display

	mu     sync.Mutex
	cooked *term.State // what to restore; nil when not raw
	raw    *term.State
}

// enter makes the terminal raw, also when somebody reset it meanwhile. What is
// restored later is what was there before the first enter.
func (s *screen) enter() {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.display.back()
	fd := int(s.tty.Fd())
	if s.cooked != nil {
		_ = term.Restore(fd, s.raw)
		return
	}
	cooked, err := term.MakeRaw(fd)
	if err != nil {
		return // no terminal
	}
	s.cooked = cooked
	s.raw, _ = term.GetState(fd)
}

// Restore gives the terminal back as it was found, and without anything that
// the agent has set there. It may be called often.
func (s *screen) Restore() {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cooked == nil {
		return
	}
	s.display.leave()
	_ = term.Restore(int(s.tty.Fd()), s.cooked)
	s.cooked = nil
}

// restoreOnPanic is deferred by every goroutine of a screen: a panic ends the
// process without running what other goroutines deferred.
func (s *screen) restoreOnPanic() {
	if r := recover(); r != nil {
		s.Restore()
		panic(r)
	}
}

// resize gives the agent's terminal the size of the person's.
func (s *screen) resize() {
	if size, err := pty.GetsizeFull(s.tty); err == nil {
		s.display.resize(size)
	}
}
