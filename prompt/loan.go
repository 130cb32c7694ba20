package prompt

import (
	"fmt"
	"io"
	"time"

	"guard/locale"
)

// Loan is the terminal of a program that draws on it, lent for one dialog: an
// empty screen, with keys that come as bytes at once and without echo.
type Loan interface {
	io.Writer
	// Drawn grows whenever the screen is made empty again.
	Drawn() int
	// Plain reports whether the terminal knows no control sequences.
	Plain() bool
	// Ended is closed when nobody needs the answer any more.
	Ended() <-chan struct{}
	// Suspend lets a shell have the terminal, and returns when guard goes on.
	Suspend()
	// Return gives the terminal back as it was. Replies are what it sent to the
	// program's own questions meanwhile.
	Return(replies []byte)
}

// Lender is who relays a program that draws on the terminal.
type Lender interface {
	// Lends reports whether there is such a program: then the terminal is not
	// to be used but as a loan.
	Lends() bool
	// Borrow takes the terminal from the program.
	Borrow() (Loan, error)
}

func (t *Terminal) lends() bool { return t.lender != nil && t.lender.Lends() }

// lendable returns nil if guard may ask on a terminal that is lent.
func (t *Terminal) lendable() error {
	tty, err := openTTY(t.path)
	if err != nil {
		return err
	}
	defer tty.close()
	if TooSmall(tty.size()) {
		return ErrTooSmall
	}
	return tty.foreground()
}

// over shows a dialog on a terminal that is lent, and returns it on every path.
func (t *Terminal) over(s *showing) error {
	loan, err := t.lender.Borrow()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrNoTerminal, err)
	}
	var replies []byte
	defer func() { loan.Return(replies) }()
	tty, err := openTTY(t.path)
	if err != nil {
		return err
	}
	defer tty.close()
	defer shield()()
	if TooSmall(tty.size()) {
		return ErrTooSmall
	}
	s.ended = loan.Ended()
	s.tty, s.still, s.suspend = tty, tty.foreground, loan.Suspend
	s.screen = &sheet{loan: loan, attention: t.attention}
	if loan.Plain() {
		s.screen = &screen{w: loan, dumb: true}
	}
	defer func() {
		s.screen.end("")
		replies = s.rest()
	}()
	return s.run(time.Now)
}

var errEnded = locale.New("the agent has ended")

// rest reads what was typed and not yet read: keys are dropped, for they were
// meant for guard; what the terminal has replied is returned.
func (s *showing) rest() []byte {
	if s.talk == nil {
		return nil
	}
	buf := make([]byte, 512)
	for {
		ready, err := s.tty.typed()
		if err != nil || !ready {
			return s.talk.keys.replies
		}
		n, err := s.tty.read(buf)
		if err != nil || n == 0 {
			return s.talk.keys.replies
		}
		s.talk.keys.feed(buf[:n])
	}
}
