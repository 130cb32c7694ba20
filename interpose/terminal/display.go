package terminal

import (
	"os"
	"sync"
	"time"

	"github.com/creack/pty"

	"guard/internal/patient"
	"guard/interpose/terminal/state"
)

// A display is what the person sees: the agent's output, or for a while what guard
// draws in its place (a Lease). Everything that goes to the person's terminal while the
// agent has it goes through here.
type display struct {
	out    *os.File
	agents *os.File     // the agent's terminal, whose size follows the person's
	plain  bool         // the terminal knows no control sequences (TERM=dumb)
	tell   func([]byte) // see Params.Leave

	mu     sync.Mutex
	moved  *sync.Cond // anything below has changed
	state  *state.State
	told   uint // state.Changes() + 1 when tell was last called
	lent   bool // guard has borrowed it
	away   bool // a shell has the terminal
	closed bool
	draws  int    // how often it was cleared for a lease
	held   []byte // what the agent wrote while it was lent
	last   byte   // that the agent wrote

	notice       *Notice      // that stands, or is to be shown
	called, kept bool         // it was shown; the title of before is kept
	titleThen    string       // the agent's when the notice was last shown
	size         *pty.Winsize // the newest size of the person's terminal
	pretended    bool         // the agent was told another one
}

// heldMost bounds what is kept of the agent's output while the display is lent, in
// bytes. When it is reached, the agent has to wait.
const heldMost = 1 << 20

func newDisplay(out, agents *os.File, tell func([]byte)) *display {
	rows, cols, err := pty.Getsize(out)
	if err != nil {
		rows, cols = 24, 80
	}
	d := &display{out: out, agents: agents, plain: os.Getenv("TERM") == "dumb", tell: tell,
		state: state.New(rows, cols)}
	d.moved = sync.NewCond(&d.mu)
	d.inform()
	return d
}

// Write shows what the agent writes, or keeps it for later.
func (d *display) Write(b []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.away || d.lent && len(d.held) > 0 && len(d.held)+len(b) > heldMost {
		d.moved.Wait()
	}
	if d.lent {
		d.held = append(d.held, b...)
		return len(b), nil
	}
	return d.show(b)
}

// show passes bytes on to the terminal after they are followed. With mu held.
func (d *display) show(b []byte) (int, error) {
	d.state.Write(b)
	d.inform()
	n, err := patient.Write(d.out, b)
	if len(b) > 0 {
		d.last = b[len(b)-1]
	}
	d.sayNotice()
	d.moved.Broadcast()
	return n, err
}

// inform tells what would leave the terminal to a shell, if that has changed. It does so
// before that is needed, because guard may be killed at any time.
func (d *display) inform() {
	if changes := d.state.Changes() + 1; d.told != changes && d.tell != nil {
		d.told = changes
		d.tell(d.state.Abandon(d.lent && !d.plain))
	}
}

// settleMost is how long the agent may take to finish what it has begun to draw.
const settleMost = 100 * time.Millisecond

// lend clears the display for guard. It returns false when the agent has ended.
func (d *display) lend() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	late := false
	timer := time.AfterFunc(settleMost, func() {
		d.mu.Lock()
		late = true
		d.mu.Unlock()
		d.moved.Broadcast()
	})
	defer timer.Stop()
	for !d.closed && (d.lent || d.away || !late && !d.state.Settled()) {
		d.moved.Wait()
	}
	if d.closed {
		return false
	}
	d.endNotice() // the question says it
	d.lent, d.told = true, 0
	d.inform()
	d.clear()
	return true
}

// clear makes an empty screen for the lease.
func (d *display) clear() {
	d.draws++
	if !d.plain {
		_, _ = patient.Write(d.out, d.state.Clear()) // an error shows when the lease is written to
	}
}

// giveBack ends a lease: the agent's screen is made as it was, and then comes what the
// agent wrote since. It reports whether the agent has to draw anew. While a shell has the
// terminal, it waits.
func (d *display) giveBack() (redraw bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.away {
		d.moved.Wait()
	}
	resized := d.follow()
	if !d.plain {
		_, _ = patient.Write(d.out, d.state.Restore())
	}
	held := d.held
	d.lent, d.held, d.told = false, nil, 0
	_, _ = d.show(held) // an error shows at the agent's next writing
	if resized || d.pretended {
		d.tellSize()
	}
	return !resized && !d.state.Exact()
}

// draw is Write for the lease.
func (d *display) draw(b []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.away {
		d.moved.Wait()
	}
	return patient.Write(d.out, b)
}

// drawn is how often the lease got an empty screen: after a suspension it is empty again. While a shell has the
// terminal it is -1.
func (d *display) drawn() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.away {
		return -1
	}
	return d.draws
}

// leave makes the terminal ready for a shell.
func (d *display) leave() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.away {
		return
	}
	d.endNotice()
	d.away = true
	if d.lent && !d.plain {
		_, _ = patient.Write(d.out, d.state.Unclear())
	}
	_, _ = patient.Write(d.out, d.state.Reset())
	if d.tell != nil {
		d.tell(nil)
	}
}

// back gives the terminal to the agent again, or to the lease.
func (d *display) back() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.away {
		return
	}
	d.away, d.told = false, 0
	resized := d.follow()
	d.inform()
	_, _ = patient.Write(d.out, d.state.Return())
	if d.lent {
		d.clear()
	}
	if resized {
		d.tellSize()
	}
	d.moved.Broadcast()
}

// close ends the agent's part, after waiting for the end of a lease.
func (d *display) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.lent {
		d.moved.Wait()
	}
	d.endNotice()
	d.closed = true
	d.moved.Broadcast()
}

// escapeKey is what the person's terminal sends for the key Esc.
func (d *display) escapeKey() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.state.EscapeKey()
}
