package terminal

import (
	"os"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// Params says what is joined.
type Params struct {
	In, Out *os.File // the person's terminal, to read and to draw on
	Agent   *os.File // guard's side of the agent's terminal

	// Leave is told the control sequences that would leave the person's terminal to a
	// shell, whenever they have changed: guard may be killed at any time. With nil,
	// nothing is to be written there. It may be nil itself.
	Leave func(sequences []byte)

	Ended   <-chan struct{} // closed when the agent has ended
	Suspend func()          // stops guard itself, and returns when guard goes on
	Resume  func()          // has the agent go on after that
}

// A Relay joins the agent's terminal with the person's. What the person types is read
// from it, and what the agent draws is written to it. A nil Relay stands for a terminal
// that is not guard's to set: Take, Restore, Resize and RestoreOnPanic do nothing then.
type Relay struct {
	p       Params
	modes   rawMode
	display *display
	keys    *keys
}

// Join returns a relay; call Take before it is used, and Close in the end.
func Join(p Params) (*Relay, error) {
	keys, err := newKeys(p.In)
	if err != nil {
		return nil, err
	}
	return &Relay{p: p, modes: rawMode{tty: p.In}, display: newDisplay(p.Out, p.Agent, p.Leave), keys: keys}, nil
}

// Read gives what the person types, until Stop.
func (r *Relay) Read(b []byte) (int, error) { return r.keys.Read(b) }

// Write shows what the agent draws, or keeps it while the terminal is borrowed.
func (r *Relay) Write(b []byte) (int, error) { return r.display.Write(b) }

// Take makes the person's terminal the agent's: at first, and again after Restore. The
// window may have another size by now, which the agent is given.
func (r *Relay) Take() {
	if r == nil {
		return
	}
	r.modes.enter(r.display.back)
	r.Resize()
}

// Restore gives the person's terminal back as it was found, without anything that the
// agent has set there. It may be called often.
func (r *Relay) Restore() {
	if r == nil {
		return
	}
	r.modes.leave(r.display.leave)
}

// RestoreOnPanic is to be deferred by every goroutine that works for the relay: a panic
// ends the process without running what other goroutines have deferred.
func (r *Relay) RestoreOnPanic() {
	if why := recover(); why != nil {
		r.Restore()
		panic(why)
	}
}

// Resize gives the agent's terminal the size of the person's.
func (r *Relay) Resize() {
	if r == nil {
		return
	}
	if size, err := pty.GetsizeFull(r.p.In); err == nil {
		r.display.resize(size)
	}
}

// Stop ends the relay when the agent has ended: it waits until the terminal is no longer
// borrowed, and then Read returns io.EOF.
func (r *Relay) Stop() {
	r.display.close()
	r.keys.Stop()
}

// Close frees what the relay holds, once no Read is under way.
func (r *Relay) Close() { r.keys.Close() }

// ctrlC is the byte that terminals turn into an interrupt by default (VINTR).
const ctrlC = 0x03

// Interrupt ends what the agent is doing, as a person would: by the key Esc if the
// agent takes every key itself, else by Ctrl-C.
func (r *Relay) Interrupt() {
	if hasMode(r.p.Agent, unix.ISIG) { // its terminal turns Ctrl-C into a signal
		r.keys.give([]byte{ctrlC})
		return
	}
	r.keys.give([]byte(r.display.escapeKey()))
}
