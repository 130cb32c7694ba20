package terminal

import (
	"time"

	"guard/locale"
)

// A Lease is the person's terminal while guard has borrowed it from the agent: an empty
// screen, and every key. The agent notices nothing: its output is held, no key reaches
// it, and it learns of a new size only at the end.
type Lease struct {
	relay *Relay
	begun []byte
}

// ErrNotJoined says that the agent has no terminal to lend.
var ErrNotJoined = locale.New("guard: the agent is not at a terminal")

// Borrow takes the terminal from the agent, until Return. Keys come from the person's
// terminal as bytes at once, without echo. There is one lease at a time: another Borrow
// waits.
func (r *Relay) Borrow() (*Lease, error) {
	if !r.display.lend() {
		return nil, ErrNotJoined
	}
	r.keys.Pause()
	return &Lease{relay: r, begun: r.keys.Begun()}, nil
}

// Begun is the beginning of a reply or a paste that the agent has, and whose rest comes to the lease. Return gives
// that to the agent.
func (l *Lease) Begun() []byte { return l.begun }

// Write draws on the terminal.
func (l *Lease) Write(b []byte) (int, error) { return l.relay.display.draw(b) }

// Drawn counts how often the screen was made empty. When it has grown, everything has to
// be drawn once more.
func (l *Lease) Drawn() int { return l.relay.display.drawn() }

// Plain reports whether the terminal knows no control sequences; then nothing was cleared.
func (l *Lease) Plain() bool { return l.relay.display.plain }

// Ended is closed when the agent has ended, and nobody needs an answer any more.
func (l *Lease) Ended() <-chan struct{} { return l.relay.p.Ended }

// Suspend gives the terminal to the shell that guard was started from, as Ctrl-Z does,
// and returns when guard goes on. The agent is not stopped: it waits for the answer anyway.
func (l *Lease) Suspend() {
	// On a thread of its own: the caller's may withstand what stops a program that takes the terminal from behind, and
	// a shell can have guard go on there.
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer l.relay.RestoreOnPanic()
		l.relay.Restore()
		l.relay.p.Suspend()
		l.relay.Take()
		l.relay.p.Resume()
	}()
	<-done
}

// Return gives the terminal back as the agent had it. Replies are what the terminal sent
// meanwhile that was no key: the agent may have asked for it.
func (l *Lease) Return(replies []byte) {
	redraw := l.relay.display.giveBack()
	l.relay.keys.Resume(replies)
	if redraw {
		go l.redraw()
	}
}

// redrawWait is how long a false size stands: an agent that looks only when it is told
// of a change needs time to see it.
const redrawWait = 100 * time.Millisecond

// redraw has the agent draw anew, by a change of size that is taken back.
func (l *Lease) redraw() {
	defer l.relay.RestoreOnPanic()
	l.relay.display.pretend(-1)
	time.Sleep(redrawWait)
	l.relay.display.pretend(0)
}
