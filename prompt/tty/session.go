package tty

import (
	"context"
	"errors"
	"fmt"
	"time"

	"guard/locale"
	"guard/prompt/text"
)

// Showing says what is to be shown. Only Dialog and Last are needed.
type Showing struct {
	Dialog Dialog
	Call   text.Safe                         // calls a person who is not looking: "guard: gemini asks"
	Last   func(err error, width int) string // the one line that stays on the screen

	Changes <-chan struct{}     // what is shown may have changed; never closed
	Changed func() (again bool) // called after each wait; again: what is asked has changed
	Stays   func() bool         // whether the dialog goes on when its question was withdrawn
	Leave   func()              // called each time it goes on so
}

// session is a dialog on a terminal, from its first painting to its last line.
type session struct {
	Showing
	ctx context.Context

	tty      *device
	still    func() error    // nil while the terminal is guard's
	ended    <-chan struct{} // nobody needs the answer any more
	begun    []byte          // what keys begin in the midst of
	suspend  func()          // what Ctrl-Z does, if anything
	screen   painter
	seen     int // what the screen's drawn was
	colour   bool
	keyboard *Keyboard
	alarm    *alarm
	watch    watch
	err      error
}

// A program that takes the terminal tells nobody. guard looks for that before each key is read,
// and at times that grow from the first to the last of these.
const (
	watchSoon = 200 * time.Millisecond
	watchLate = time.Minute
)

// run shows the dialog until it is finished, withdrawn, or the terminal is no longer guard's.
func (s *session) run(now func() time.Time) error {
	width, rows := s.tty.size()
	s.screen.resize(width, rows)
	s.Dialog.Resize(width, rows)
	if err := s.screen.begin(s.Call); err != nil {
		return err
	}
	alarm, err := newAlarm(s.ctx, s.Changes, s.ended)
	if err != nil {
		return err
	}
	defer alarm.close()
	s.alarm, s.keyboard = alarm, NewKeyboard(s.Dialog, now())
	s.keyboard.stops = s.suspend != nil
	s.keyboard.goOn(s.begun, now())
	s.seen = s.screen.drawn()
	s.watch = watch{next: now().Add(watchSoon), every: watchSoon}
	for {
		if err := s.screen.paint(s.keyboard.Draw(s.colour)); err != nil {
			return err
		}
		done, err := s.step(now)
		if err != nil {
			return err
		}
		if err := s.withdrawn(); err != nil { // also when the last key came at the same time
			return err
		}
		if done || s.watch.due(now()) {
			if err := s.still(); done || err != nil {
				return err
			}
		}
		s.refresh(now)
	}
}

// watch says when to look for another program that has taken the terminal.
type watch struct {
	next  time.Time
	every time.Duration
}

// due reports whether it is time, and sets the next.
func (w *watch) due(now time.Time) bool {
	if now.Before(w.next) {
		return false
	}
	w.every = min(2*w.every, watchLate)
	w.next = now.Add(w.every)
	return true
}

var errEnded = locale.New("the agent has ended")

// withdrawn returns an error when nothing is to be shown any more.
func (s *session) withdrawn() error {
	select {
	case <-s.ended:
		return fmt.Errorf("%w: %w", ErrWithdrawn, errEnded)
	default:
	}
	if s.ctx.Err() == nil {
		return nil
	}
	if s.Stays == nil || !s.Stays() {
		return Withdrawn(s.ctx)
	}
	s.Leave()
	return nil
}

// step waits for a key or for the next thing that is due, and does it.
func (s *session) step(now func() time.Time) (done bool, err error) {
	until := s.watch.next
	if due := s.keyboard.next(); !due.IsZero() && due.Before(until) {
		until = due
	}
	ready, err := s.tty.wait(until.Sub(now()), s.alarm)
	if err != nil {
		return false, locale.Errorf("wait for a key on %s: %w", s.tty.path, err)
	}
	if !ready {
		return s.keyboard.Wake(now()), nil
	}
	if err := s.still(); err != nil { // what was typed is for whoever has the terminal
		return false, err
	}
	s.back(now())
	buf := make([]byte, 512)
	n, err := s.tty.read(buf)
	if err != nil || n == 0 {
		return false, err
	}
	done = s.keyboard.Feed(buf[:n], now())
	if s.keyboard.keys.suspended() && s.suspend != nil && !done {
		s.suspend()
		s.keyboard.gate = newGate(now()) // what was typed for the shell is no answer
	}
	return done, nil
}

// back shuts the gate when a shell has had the terminal in between: what was typed for it is no answer.
func (s *session) back(now time.Time) {
	if drawn := s.screen.drawn(); drawn != s.seen || s.alarm.wentOn.Swap(false) {
		s.seen, s.keyboard.gate = drawn, newGate(now)
	}
}

// refresh takes over what has changed in the dialog, and a new size of the window.
func (s *session) refresh(now func() time.Time) {
	s.back(now())
	if s.Changed != nil && s.Changed() {
		s.keyboard.gate = newGate(now())
	}
	width, rows := s.tty.size()
	if w, r := s.screen.size(); width != w || rows != r {
		s.screen.resize(width, rows)
		s.Dialog.Resize(width, rows)
	}
}

// close takes the box off the screen, unless another program has taken the screen.
func (s *session) close() {
	if errors.Is(s.err, ErrNotCooked) {
		s.screen.abandon()
		return
	}
	width, _ := s.screen.size()
	s.screen.end(s.Last(s.err, max(width-1, 1)))
}
