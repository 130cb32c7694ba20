package tty

import (
	"context"
	"os"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// ttyOptions says where and how dialogs are shown. The zero value is right outside tests.
type Options struct {
	Path   string              // the terminal; "" = /dev/tty
	Getenv func(string) string // NO_COLOR, TERM and its like; nil = os.Getenv

	Lender Lender // who has the terminal, if somebody may
}

// ttyTerminal shows dialogs at the controlling terminal, one at a time. It holds nothing open
// between them, so that each looks anew whether guard may ask there. It is safe for concurrent
// use.
type Terminal struct {
	path      string
	colour    bool
	dumb      bool
	attention attention
	lender    Lender
	turn      chan struct{} // holds a token while a dialog is shown
	silent    atomic.Pointer[unix.Termios]
}

// newTerminal returns a Terminal; whether a dialog can be shown, [Terminal.Available] says.
func New(o Options) *Terminal {
	if o.Path == "" {
		o.Path = "/dev/tty"
	}
	if o.Getenv == nil {
		o.Getenv = os.Getenv
	}
	term := o.Getenv("TERM")
	return &Terminal{
		path:      o.Path,
		colour:    o.Getenv("NO_COLOR") == "" && (Forced(o.Getenv) || term != "" && term != "dumb"),
		dumb:      term == "dumb",
		attention: newAttention(o.Getenv),
		lender:    o.Lender,
		turn:      make(chan struct{}, 1),
	}
}

// Forced reports that the person wants colours wherever guard writes (bixense.com/clicolors).
func Forced(getenv func(string) string) bool {
	force := getenv("CLICOLOR_FORCE")
	return force != "" && force != "0"
}

// Colour reports whether dialogs are drawn with colours.
func (t *Terminal) Colour() bool { return t.colour }

// Dumb reports whether the terminal knows no control sequences: lines are only appended.
func (t *Terminal) Dumb() bool { return t.dumb }

// Available returns nil if a dialog may be shown now, or why not: ErrNoTerminal, ErrNotCooked,
// ErrBackground, ErrTooSmall or ErrGone. While a dialog is shown, the terminal is guard's and
// the answer is nil.
func (t *Terminal) Available() error {
	select {
	case t.turn <- struct{}{}:
		defer func() { <-t.turn }()
	default:
		return nil
	}
	if t.lends() {
		return t.lendable()
	}
	tty, err := t.open()
	if err != nil {
		return err
	}
	tty.close()
	return nil
}

// open opens the terminal if guard may ask there.
func (t *Terminal) open() (*device, error) {
	tty, err := openDevice(t.path)
	if err != nil {
		return nil, err
	}
	tty.silent = t.silent.Load()
	if err := tty.ours(); err != nil {
		tty.close()
		return nil, err
	}
	if TooSmall(tty.size()) {
		tty.close()
		return nil, ErrTooSmall
	}
	return tty, nil
}

// Show shows a dialog until it is finished. It waits for its turn, takes the terminal, and gives
// it back on every path. With an error, which is ErrWithdrawn and the context's cause, or one of
// Available's, the dialog's result must not count.
func (t *Terminal) Show(ctx context.Context, what Showing) error {
	select {
	case t.turn <- struct{}{}:
		defer func() { <-t.turn }()
	case <-ctx.Done():
		return Withdrawn(ctx)
	}
	s := &session{Showing: what, ctx: ctx, colour: t.colour}
	if t.lends() {
		return t.onLease(s)
	}
	tty, err := t.open()
	if err != nil {
		return err
	}
	defer tty.close()
	defer shield()()
	held, err := hold(tty)
	if err != nil {
		return err
	}
	defer held.restore()
	s.tty, s.still = tty, held.still
	s.screen = &screen{w: tty, dumb: t.dumb, colour: t.colour, attention: t.attention}
	s.err = locale.New("guard stopped while it was asking") // what a panic leaves behind
	defer s.close()
	s.err = s.run(time.Now)
	return s.err
}
