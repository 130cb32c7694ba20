package terminal

import (
	"os"
	"sync"
	"time"

	"github.com/creack/pty"

	"guard/internal/patient"
	"guard/interpose/terminal/state"
)

// Shared is the person's terminal as an agent has it that has none of its own: it only writes there, as on standard
// error. What it writes waits while guard asks, and what it has set there hides nothing of the question. No key is read
// for it.
type Shared struct {
	out   *os.File
	plain bool // the terminal knows no control sequences (TERM=dumb)
	leave func(sequences []byte)

	mu      sync.Mutex
	moved   *sync.Cond // anything below has changed
	state   *state.State
	holds   int  // questions that stand there
	lifted  bool // for them it was made as a shell expects it
	ended   bool
	writing bool   // to out, without mu: a person can stop their terminal (Ctrl-S)
	held    []byte // what came while a question stood there
}

// NewShared returns the terminal out as a writer for an agent. While a question stands there, leave has been told what
// would leave it to a shell, as Params.Leave is.
func NewShared(out *os.File, leave func(sequences []byte)) *Shared {
	rows, cols, err := pty.Getsize(out)
	if err != nil {
		rows, cols = 24, 80
	}
	s := &Shared{out: out, plain: os.Getenv("TERM") == "dumb", leave: leave, state: state.New(rows, cols)}
	s.moved = sync.NewCond(&s.mu)
	return s
}

// File is the terminal itself.
func (s *Shared) File() *os.File { return s.out }

// Resize follows the terminal to another size.
func (s *Shared) Resize(rows, cols int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.state.Resize(rows, cols)
}

// Write shows what the agent writes, or keeps it for later. Where it would have to keep too much, the agent waits.
func (s *Shared) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for {
		switch held := len(s.held); {
		case s.holds > 0 && (s.ended || held == 0 || held+len(b) <= heldMost):
			s.held = append(s.held, b...)
			return len(b), nil
		case s.holds == 0 && held == 0 && !s.lifted && !s.writing:
			return s.show(b)
		}
		s.moved.Wait()
	}
}

// show shows what the agent wrote, after it is followed. With mu held, which it gives up meanwhile.
func (s *Shared) show(b []byte) (n int, err error) {
	s.state.Write(b)
	return s.put(b)
}

// put writes to the terminal. With mu held, which it gives up meanwhile.
func (s *Shared) put(b []byte) (n int, err error) {
	s.writing = true
	s.mu.Unlock()
	n, err = patient.Write(s.out, b)
	s.mu.Lock()
	s.writing = false
	s.moved.Broadcast()
	return n, err
}

// Hold keeps what the agent writes until release is called: when it returns, nothing of the agent's follows, unless
// its terminal takes nothing.
func (s *Shared) Hold() (release func()) {
	s.mu.Lock()
	s.holds++
	left := s.left()
	s.mu.Unlock()
	s.tell(left)
	s.within(func() {
		for s.writing {
			s.moved.Wait()
		}
		if s.holds > 0 && !s.lifted {
			s.lifted = true
			s.set(s.state.Reset())
		}
	})
	return sync.OnceFunc(func() {
		s.mu.Lock()
		s.holds--
		left := s.left()
		s.moved.Broadcast()
		s.mu.Unlock()
		s.tell(left)
		s.within(s.flush)
	})
}

// questionsModes ends the modes in which a question stands (package prompt/tty): bracketed paste, and lines that are
// not wrapped.
const questionsModes = "\x1b[?2004l\x1b[?7h"

// left is what leaves the terminal to a shell, should guard be killed now; nil: it is as the agent has it. With mu
// held.
func (s *Shared) left() []byte {
	switch {
	case s.holds == 0:
		return nil
	case s.plain:
		return []byte("\r\n")
	}
	return append(s.state.Abandon(false), questionsModes+"\r\n"...)
}

func (s *Shared) tell(left []byte) {
	if s.leave != nil {
		s.leave(left)
	}
}

// set writes control sequences of guard's own, if there are any. With mu held, which it gives up meanwhile.
func (s *Shared) set(sequences []byte) {
	if len(sequences) > 0 && !s.plain {
		_, _ = s.put(sequences) // an error shows at the agent's next writing
	}
}

// flush makes the terminal the agent's again, and shows what was kept, once no question stands any more. With mu held.
func (s *Shared) flush() {
	for s.holds == 0 && (s.lifted || len(s.held) > 0) {
		switch held := s.held; {
		case s.writing:
			s.moved.Wait()
		case s.lifted:
			s.lifted = false
			s.moved.Broadcast()
			s.set(s.state.Return())
		default:
			s.held = nil
			_, _ = s.show(held) // an error shows at the agent's next writing
		}
	}
}

// takesMost is how long a terminal may take nothing: a question there gives it up then, too (package prompt/tty).
const takesMost = 2 * time.Second

// within does something with mu held, and waits for that no longer than a terminal should take.
func (s *Shared) within(do func()) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.mu.Lock()
		defer s.mu.Unlock()
		do()
	}()
	select {
	case <-done:
	case <-time.After(takesMost):
	}
}

// End has nothing wait for a question's end any more: nobody is left who could, and what still comes is little.
func (s *Shared) End() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ended = true
	s.moved.Broadcast()
}
