package interpose

import (
	"os"
	"sync"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"

	"guard/interpose/terminal/state"
)

// A display is what the person sees: the agent's output, or in its place for a
// while something of guard's (a Loan). Everything that goes to the terminal
// while the agent has it goes through here. A nil display shows nothing.
type display struct {
	out    *os.File
	agents *os.File // the agent's terminal, whose size follows
	plain  bool     // the terminal knows no sequences (TERM=dumb)
	tell   func([]byte)

	mu     sync.Mutex
	moved  *sync.Cond // anything below has changed
	state  *state.State
	told   uint // state.Changes() when tell was last called
	lent   bool
	away   bool // the terminal is a shell's
	closed bool
	draws  int    // how often a loan's screen was cleared
	held   []byte // what the agent wrote meanwhile
	size   *pty.Winsize
}

// heldMost bounds what is kept of the agent's output while the display is lent, in
// bytes. Past it the agent has to wait.
const heldMost = 1 << 20

func newDisplay(out, agents *os.File, tell func([]byte)) *display {
	rows, cols, err := pty.Getsize(out)
	if err != nil {
		rows, cols = 24, 80
	}
	s := &display{out: out, agents: agents, plain: os.Getenv("TERM") == "dumb", tell: tell, state: state.New(rows, cols)}
	s.moved = sync.NewCond(&s.mu)
	s.inform()
	return s
}

// Write shows what the agent writes, or keeps it for later.
func (s *display) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.away || s.lent && len(s.held) > 0 && len(s.held)+len(b) > heldMost {
		s.moved.Wait()
	}
	if s.lent {
		s.held = append(s.held, b...)
		return len(b), nil
	}
	return s.show(b)
}

// show passes bytes on, once they are known. With mu held.
func (s *display) show(b []byte) (int, error) {
	s.state.Write(b)
	s.inform()
	n, err := s.out.Write(b)
	s.moved.Broadcast()
	return n, err
}

// inform tells what would leave the terminal to a shell, if that has changed:
// before it is needed, for guard may be killed at any time.
func (s *display) inform() {
	if changes := s.state.Changes() + 1; s.told != changes && s.tell != nil {
		s.told = changes
		s.tell(s.state.Abandon(s.lent && !s.plain))
	}
}

// settleMost is how long the agent may take to end what it has begun to draw.
const settleMost = 100 * time.Millisecond

// lend clears the display for guard; false when the agent has none any more.
func (s *display) lend() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	late := false
	timer := time.AfterFunc(settleMost, func() {
		s.mu.Lock()
		late = true
		s.mu.Unlock()
		s.moved.Broadcast()
	})
	defer timer.Stop()
	for !s.closed && (s.lent || s.away || !late && !s.state.Settled()) {
		s.moved.Wait()
	}
	if s.closed {
		return false
	}
	s.lent, s.told = true, 0
	s.inform()
	s.clear()
	return true
}

// clear makes an empty screen for the loan.
func (s *display) clear() {
	s.draws++
	if !s.plain {
		_, _ = s.out.Write(s.state.Clear()) // an error shows at the loan's own writing
	}
}

// giveBack ends a loan: the agent's screen is as it was, then comes what it
// wrote since. It reports whether the agent has to draw anew.
func (s *display) giveBack() (anew bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	resized := s.follow()
	if !s.plain {
		_, _ = s.out.Write(s.state.Restore())
	}
	held := s.held
	s.lent, s.held, s.told = false, nil, 0
	_, _ = s.show(held) // an error shows at the agent's next writing
	if resized {
		s.tellSize()
	}
	return !resized && !s.state.Exact()
}

// draw is Write for the loan.
func (s *display) draw(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.away {
		s.moved.Wait()
	}
	return s.out.Write(b)
}

// drawn is how often the loan has got an empty screen: after a suspension it is
// empty again.
func (s *display) drawn() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.draws
}

// leave makes the terminal a shell's.
func (s *display) leave() {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.away {
		return
	}
	s.away = true
	if s.lent && !s.plain {
		_, _ = s.out.Write(s.state.Unclear())
	}
	_, _ = s.out.Write(s.state.Reset())
	if s.tell != nil {
		s.tell(nil)
	}
}

// back makes it the agent's again, or the loan's.
func (s *display) back() {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.away {
		return
	}
	s.away, s.told = false, 0
	resized := s.follow()
	s.inform()
	_, _ = s.out.Write(s.state.Return())
	if s.lent {
		s.clear()
	}
	if resized {
		s.tellSize()
	}
	s.moved.Broadcast()
}

// close ends the agent's part, once nobody has borrowed it.
func (s *display) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.lent {
		s.moved.Wait()
	}
	s.closed = true
	s.moved.Broadcast()
}

// resize follows the person's terminal to another size. While it is lent, the
// agent learns only the last one, at the end.
func (s *display) resize(size *pty.Winsize) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.size = size
	if s.lent || s.away {
		return
	}
	s.follow()
	s.tellSize()
}

// follow takes over a size that has come, and reports whether it is another.
func (s *display) follow() bool {
	if s.size == nil {
		return false
	}
	return s.state.Resize(int(s.size.Rows), int(s.size.Cols))
}

// tellSize gives the agent's terminal its size, at which the kernel signals.
func (s *display) tellSize() {
	if s.size != nil {
		setSize(s.agents, *s.size)
	}
}

// pretend gives the agent's terminal so many rows more than there are.
func (s *display) pretend(rows int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.size == nil || s.lent {
		return
	}
	size := *s.size
	size.Rows = uint16(max(int(size.Rows)+rows, 1))
	setSize(s.agents, size)
}

func setSize(terminal *os.File, size pty.Winsize) {
	conn, err := terminal.SyscallConn()
	if err != nil {
		return
	}
	// Not by Fd, which another thread's read may not stand beside.
	_ = conn.Control(func(fd uintptr) {
		_ = unix.IoctlSetWinsize(int(fd), unix.TIOCSWINSZ, &unix.Winsize{Row: size.Rows, Col: size.Cols, Xpixel: size.X, Ypixel: size.Y})
	})
}
