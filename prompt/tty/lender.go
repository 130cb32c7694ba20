package tty

import (
	"fmt"
	"io"
	"time"
)

// Lease is the terminal of a program that draws on it, lent for one dialog: an empty screen,
// with keys that come as bytes at once and without echo.
type Lease interface {
	io.Writer
	// Drawn grows whenever the screen is made empty again. While somebody else has it, it is another number.
	Drawn() int
	// Begun is the beginning of a reply or a paste that the program has and whose rest comes now: it is no key.
	Begun() []byte
	// Plain reports whether the terminal knows no control sequences.
	Plain() bool
	// Ended is closed when nobody needs the answer any more.
	Ended() <-chan struct{}
	// Suspend lets a shell have the terminal, and returns when guard goes on.
	Suspend()
	// Return gives the terminal back as it was. Replies are what it sent meanwhile that was no key: the rest of what
	// was begun, and answers to the program's own questions.
	Return(replies []byte)
}

// Lender is who relays a program that draws on the terminal.
type Lender interface {
	// Lends reports whether there is such a program: then the terminal is to be used by a
	// lease only.
	Lends() bool
	// Borrow takes the terminal from the program.
	Borrow() (Lease, error)
}

func (t *Terminal) lends() bool { return t.lender != nil && t.lender.Lends() }

// lendable returns nil if guard may ask on a terminal that is lent.
func (t *Terminal) lendable() error {
	tty, err := openDevice(t.path)
	if err != nil {
		return err
	}
	defer tty.close()
	if TooSmall(tty.size()) {
		return ErrTooSmall
	}
	return tty.foreground()
}

// onLease shows a dialog on a terminal that is lent, and returns the lease on every path.
func (t *Terminal) onLease(s *session) error {
	lease, err := t.lender.Borrow()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrNoTerminal, err)
	}
	var replies []byte
	defer func() { lease.Return(replies) }()
	tty, err := openDevice(t.path)
	if err != nil {
		return err
	}
	defer tty.close()
	defer shield()()
	if TooSmall(tty.size()) {
		return ErrTooSmall
	}
	s.ended, s.begun = lease.Ended(), lease.Begun()
	s.tty, s.still, s.suspend = tty, tty.foreground, lease.Suspend
	s.screen = &sheet{lease: lease, attention: t.attention}
	if lease.Plain() {
		s.screen = &screen{w: lease, dumb: true}
	}
	defer func() {
		s.screen.end("")
		replies = s.rest()
	}()
	return s.run(time.Now)
}

// rest reads what was typed and not yet read. Keys are dropped, because they were meant for
// guard; what the terminal has replied is returned.
func (s *session) rest() []byte {
	if s.keyboard == nil {
		return nil
	}
	buf := make([]byte, 512)
	for {
		ready, err := s.tty.typed()
		if err != nil || !ready {
			break
		}
		n, err := s.tty.read(buf)
		if err != nil || n == 0 {
			break
		}
		s.keyboard.keys.feed(buf[:n])
	}
	s.keyboard.keys.giveUp()
	return s.keyboard.keys.replies
}
