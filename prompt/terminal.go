package prompt

import (
	"context"
	"os"
	"time"

	"guard/locale"
)

// ErrDeclined is that the person did not confirm.
var ErrDeclined = locale.New("unrestricted mode was not confirmed")

// ErrWithdrawn is that a question went away before it was answered.
var ErrWithdrawn = locale.New("the question was withdrawn")

// Options says where and how guard asks. The zero value is right outside tests.
type Options struct {
	Path   string              // the terminal; "" = /dev/tty
	Getenv func(string) string // NO_COLOR, TERM and its like; nil = os.Getenv

	Lender Lender // who has the terminal, if somebody may
}

// Terminal asks at the controlling terminal. It holds nothing open between questions, so that
// each looks anew whether guard may ask. It is safe for concurrent use; one dialog is shown at
// a time. See [Queue] for many questions.
type Terminal struct {
	path      string
	colour    bool
	dumb      bool
	attention attention
	lender    Lender
	turn      chan struct{} // holds a token while a dialog is shown
}

// New returns a Terminal; whether it can be asked at, [Terminal.Available] says.
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
		colour:    o.Getenv("NO_COLOR") == "" && term != "" && term != "dumb",
		dumb:      term == "dumb",
		attention: newAttention(o.Getenv),
		lender:    o.Lender,
		turn:      make(chan struct{}, 1),
	}
}

// Available returns nil if guard may ask now, or why not: ErrNoTerminal, ErrNotCooked,
// ErrBackground, ErrTooSmall or ErrGone. While a question is shown, the terminal is ours and
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
func (t *Terminal) open() (*tty, error) {
	tty, err := openTTY(t.path)
	if err != nil {
		return nil, err
	}
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

// Ask shows a question and waits for its answer, as long as that takes. With an error, which
// is ErrWithdrawn and the context's cause, or one of Available's, the answer allows nothing.
func (t *Terminal) Ask(ctx context.Context, q Question) (Answer, error) {
	return t.Show(ctx, q, nil)
}

// Show is Ask for one of several questions, of which the line tells.
func (t *Terminal) Show(ctx context.Context, q Question, l *Line) (Answer, error) {
	a := &asking{q: q, line: l, whole: t.dumb}
	s := &showing{ctx: ctx, dialog: a, agent: q.Agent, places: l.Places(), placed: a.placed, stays: a.stays, leave: a.leave}
	s.last = func(err error, width int) string { return a.doneLine(err, width).Render(t.colour) }
	if err := t.show(s); err != nil {
		return Answer{Kind: Withdrawn}, err
	}
	return a.answer, nil
}

// ConfirmUnrestricted says what becomes possible when guard stops asking and has the person
// type the whole word. Anything else is ErrDeclined; where nobody can be asked, the error is
// as with Ask.
func (t *Terminal) ConfirmUnrestricted(ctx context.Context) error {
	return t.confirm(ctx, &confirming{})
}

// show waits for its turn, takes the terminal, and gives it back on every path.
func (t *Terminal) show(s *showing) error {
	select {
	case t.turn <- struct{}{}:
		defer func() { <-t.turn }()
	case <-s.ctx.Done():
		return withdrawn(s.ctx)
	}
	s.colour = t.colour
	if t.lends() {
		return t.over(s)
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
	s.screen = &screen{w: tty, dumb: t.dumb, attention: t.attention}
	s.err = locale.New("guard stopped while it was asking") // what a panic leaves behind
	defer s.close()
	s.err = s.run(time.Now)
	return s.err
}
