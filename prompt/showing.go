package prompt

import (
	"context"
	"errors"
	"fmt"
	"time"

	"guard/locale"
	"guard/prompt/text"
)

// A program that takes the terminal tells nobody. It is looked for before each key is read, and
// at times that grow from the first to the last of these.
const (
	watchSoon = 200 * time.Millisecond
	watchLate = time.Minute
)

// showing is a dialog on a terminal, from its first painting to its last line.
type showing struct {
	ctx    context.Context
	dialog dialog
	places <-chan Waiting
	placed func(Waiting) (again bool)        // again: what is asked has changed
	stays  func() bool                       // nil: no; the dialog goes on when its question is withdrawn
	leave  func()                            // called then
	last   func(err error, width int) string // the one line that stays
	agent  string                            // who asks

	tty     *tty
	still   func() error    // nil while the terminal is ours
	ended   <-chan struct{} // nobody needs the answer any more
	suspend func()          // what Ctrl-Z does, if anything
	screen  painter
	colour  bool
	talk    *talk
	alarm   *alarm
	watch   watch
	err     error
}

// run shows the dialog until it is finished, withdrawn, or the terminal is no longer ours.
func (s *showing) run(now func() time.Time) error {
	width, rows := s.tty.size()
	s.screen.resize(width, rows)
	s.dialog.resize(width, rows)
	if err := s.screen.begin(s.agent); err != nil {
		return err
	}
	alarm, err := newAlarm(s.ctx, s.places, s.ended)
	if err != nil {
		return err
	}
	defer alarm.close()
	s.alarm, s.talk = alarm, newTalk(s.dialog, now())
	s.watch = watch{next: now().Add(watchSoon), every: watchSoon}
	for {
		if err := s.screen.paint(s.talk.draw(s.colour)); err != nil {
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
		s.lookUp(now)
	}
}

// watch says when to look for other programs on the terminal.
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

// withdrawn says that nothing is to be shown any more.
func (s *showing) withdrawn() error {
	select {
	case <-s.ended:
		return fmt.Errorf("%w: %w", ErrWithdrawn, errEnded)
	default:
	}
	if s.ctx.Err() == nil {
		return nil
	}
	if s.stays == nil || !s.stays() {
		return withdrawn(s.ctx)
	}
	s.leave()
	return nil
}

// step waits for a key or for the next thing that is due, and does it.
func (s *showing) step(now func() time.Time) (done bool, err error) {
	until := s.watch.next
	if due := s.talk.next(); !due.IsZero() && due.Before(until) {
		until = due
	}
	ready, err := s.tty.wait(until.Sub(now()), s.alarm)
	if err != nil {
		return false, locale.Errorf("wait for a key on %s: %w", s.tty.path, err)
	}
	if !ready {
		return s.talk.wake(now()), nil
	}
	if err := s.still(); err != nil { // what was typed is for whoever has the terminal
		return false, err
	}
	buf := make([]byte, 512)
	n, err := s.tty.read(buf)
	if err != nil || n == 0 {
		return false, err
	}
	done = s.talk.feed(buf[:n], now())
	if s.talk.keys.suspended() && s.suspend != nil && !done {
		s.suspend()
		s.talk.gate = newGate(now()) // what was typed for the shell is no answer
	}
	return done, nil
}

// lookUp takes over a new place in the queue and a new size of the window.
func (s *showing) lookUp(now func() time.Time) {
	if w := s.alarm.newPlace(); w != nil && s.placed(*w) {
		s.talk.gate = newGate(now())
	}
	width, rows := s.tty.size()
	if w, r := s.screen.size(); width != w || rows != r {
		s.screen.resize(width, rows)
		s.dialog.resize(width, rows)
	}
}

// close takes the box off the screen, unless another program has taken the screen.
func (s *showing) close() {
	if errors.Is(s.err, ErrNotCooked) {
		s.screen.abandon()
		return
	}
	width, _ := s.screen.size()
	s.screen.end(s.last(s.err, max(width-1, 1)))
}

func withdrawn(ctx context.Context) error { return takenBack(context.Cause(ctx)) }

func takenBack(why error) error { return fmt.Errorf("%w: %w", ErrWithdrawn, why) }

// doneLine is what stays on the screen of a dialog.
func (a *asking) doneLine(err error, width int) text.Line {
	if a.answer.bearer == nil || err != nil {
		return doneLine(a.q, a.answer, err, width)
	}
	l := text.Line{text.Strong.Of(say("guard")), text.Plain.Of("  "), text.Good.Of(say("done.together", "n", text.Num(a.st.Offer.Count))), text.Plain.Of("  ")}
	return append(l, text.Plain.Of(text.FitEnds(a.st.Offer.name(), width-l.Cells()))).CutTo(width)
}

// doneLine is what stays on the screen of a question.
func doneLine(q Question, a Answer, err error, width int) text.Line {
	said, look := word("done.withdrawn"), text.Dim
	var settled interface{ Ran() bool } // elsewhere
	switch {
	case errors.As(err, &settled) && settled.Ran():
		said, look = "done.elsewhere", text.Good
	case errors.As(err, &settled):
		said, look = "done.refused", text.Bad
	case err != nil:
	case a.Kind == Once:
		said, look = "done.once", text.Good
	case a.Kind == ForSession:
		said, look = "done.session", text.Good
	case a.All:
		said, look = "done.all", text.Bad
	case a.Kind == Deny:
		said, look = "done.deny", text.Bad
	case a.Kind == DenyWithNote:
		said, look = "done.note", text.Bad
	case a.Kind == Cancelled:
		said, look = "done.cancelled", text.Bad
	}
	l := text.Line{text.Strong.Of(say("guard")), text.Plain.Of("  "), look.Of(say(said, "n", text.Num(q.Waiting.Of-q.Waiting.N+1))), text.Plain.Of("  ")}
	return append(l, text.Plain.Of(text.FitEnds(subjectOf(q), width-l.Cells()))).CutTo(width)
}

func confirmedLine(c *confirming, agreed bool) text.Line {
	said, look := c.about().declined, text.Good
	if agreed {
		said, look = c.about().confirmed, text.Bad
	}
	return text.Line{text.Strong.Of(say("guard")), text.Plain.Of("  "), look.Of(say(said))}
}
