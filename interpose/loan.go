package interpose

import (
	"time"

	"guard/locale"
)

// A Loan is the person's terminal, lent by the agent that has it: an empty
// screen, and every key. The agent sees nothing of it. Its output is held, its
// input is starved, and it learns of a new size only at the end.
type Loan struct {
	p *Process
	t *attached
}

// attached is the person's terminal while the agent's is joined with it.
type attached struct {
	screen  *screen
	display *display
	keys    *keys
}

// ErrNotAttached says that the agent has no terminal to lend.
var ErrNotAttached = locale.New("guard: the agent is not at a terminal")

// Borrow takes the terminal from the agent, until Return. The terminal's modes
// are such that keys come as bytes at once, without echo. One loan is given at
// a time; another Borrow waits.
func (p *Process) Borrow() (*Loan, error) {
	if p.stdio != Terminal {
		return nil, ErrNotAttached
	}
	select {
	case <-p.joined:
	case <-p.exited:
		return nil, ErrNotAttached
	}
	l := &Loan{p: p, t: p.at}
	if !l.t.display.lend() {
		return nil, ErrNotAttached
	}
	l.t.keys.Pause()
	return l, nil
}

// Write draws on the terminal.
func (l *Loan) Write(b []byte) (int, error) { return l.t.display.draw(b) }

// Drawn counts how often the screen was made empty: if it grows, everything has
// to be drawn once more.
func (l *Loan) Drawn() int { return l.t.display.drawn() }

// Plain reports whether the terminal knows no control sequences; then nothing
// was cleared.
func (l *Loan) Plain() bool { return l.t.display.plain }

// Ended is closed when the agent has ended, and nobody needs an answer.
func (l *Loan) Ended() <-chan struct{} { return l.p.exited }

// Suspend gives the terminal to the shell that guard was started from, as
// Ctrl-Z does, and returns when guard goes on. The agent is not stopped: it
// waits for the answer anyway.
func (l *Loan) Suspend() {
	l.t.screen.Restore()
	stopSelf()
	l.p.resume(l.t.screen)
}

// Return gives the terminal back as the agent had it. Replies are what the
// terminal sent meanwhile that was no key: the agent may have asked for it.
func (l *Loan) Return(replies []byte) {
	anew := l.t.display.giveBack()
	l.t.keys.Resume(replies)
	if anew {
		go l.redraw()
	}
}

// redrawWait is how long a false size stands: an agent that looks only when it
// is told must have time to see it.
const redrawWait = 100 * time.Millisecond

// redraw has the agent draw anew, by a change of size that is taken back.
func (l *Loan) redraw() {
	defer l.t.screen.restoreOnPanic()
	l.t.display.pretend(-1)
	time.Sleep(redrawWait)
	l.t.display.pretend(0)
}
