package main

import (
	"os"
	"sync"

	"golang.org/x/term"

	"guard/locale"
)

// untold keeps lines for the person while an agent, or a question, is drawn on the terminal
// that they would be written to.
type untold struct {
	mu    sync.Mutex
	lines []string
	more  int
}

// untoldMost bounds how many lines are kept; the record has them all.
const untoldMost = 20

// tell says a line at once, or once the agent or the question has left the terminal.
func (s *run) tell(line string) {
	asks := s.asks.Load()
	switch {
	case !term.IsTerminal(int(os.Stderr.Fd())):
		say(line)
	case s.atTerminal.Load() != nil:
		s.untold.add(line)
	case asks == nil:
		say(line)
	default:
		s.untold.add(line)
		asks.said()
	}
}

func (u *untold) add(line string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if len(u.lines) == untoldMost {
		u.more++
		return
	}
	u.lines = append(u.lines, line)
}

// say says what was kept.
func (u *untold) say() {
	u.mu.Lock()
	defer u.mu.Unlock()
	for _, line := range u.lines {
		say(line)
	}
	if u.more > 0 {
		say(locale.Sprintf("and %d more such lines, which stand in the record", u.more))
	}
	u.lines, u.more = nil, 0
}
