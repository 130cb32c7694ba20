package main

import (
	"os"
	"sync"

	"golang.org/x/term"

	"guard/locale"
)

// deferredNotices keeps lines for the person while an agent, or a question, is drawn on the terminal
// that they would be written to.
type deferredNotices struct {
	mu    sync.Mutex
	lines []string
	more  int
}

// maxNotices bounds how many lines are kept; the record has them all.
const maxNotices = 20

// tell says a line at once, or once the agent or the question has left the terminal.
func (s *run) tell(line string) {
	asks := s.asks.Load()
	switch {
	case !term.IsTerminal(int(os.Stderr.Fd())):
		say(line)
	case s.atTerminal.Load() != nil:
		s.deferred.add(line)
	case asks == nil:
		say(line)
	default:
		s.deferred.add(line)
		asks.said()
	}
}

func (n *deferredNotices) add(line string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if len(n.lines) == maxNotices {
		n.more++
		return
	}
	n.lines = append(n.lines, line)
}

// say says what was kept.
func (n *deferredNotices) say() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, line := range n.lines {
		say(line)
	}
	if n.more > 0 {
		say(locale.Sprintf("and %d more such lines, which stand in the record", n.more))
	}
	n.lines, n.more = nil, 0
}
