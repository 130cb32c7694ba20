package interpose

import (
	"os"
	"sync"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
	"golang.org/x/term"
)

// A screen is the person's terminal while its keys go to the agent as bytes
// (raw mode). A nil screen is a terminal that is not guard's to set.
type screen struct {
	tty *os.File

	mu     sync.Mutex
	cooked *term.State // what to restore; nil when not raw
	raw    *term.State
}

// enter makes the terminal raw, also when somebody reset it meanwhile. What is
// restored later is what was there before the first enter.
func (s *screen) enter() {
	s.mu.Lock()
	defer s.mu.Unlock()
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

// Restore gives the terminal back as it was found. It may be called often.
func (s *screen) Restore() {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cooked == nil {
		return
	}
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
func (s *screen) resize(agents *os.File) {
	size, err := pty.GetsizeFull(s.tty)
	if err != nil {
		return
	}
	conn, err := agents.SyscallConn()
	if err != nil {
		return
	}
	// Not by Fd, which another thread's read may not stand beside.
	_ = conn.Control(func(fd uintptr) {
		_ = unix.IoctlSetWinsize(int(fd), unix.TIOCSWINSZ, &unix.Winsize{Row: size.Rows, Col: size.Cols, Xpixel: size.X, Ypixel: size.Y})
	})
}
