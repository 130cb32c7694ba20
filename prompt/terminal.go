package prompt

import (
	"context"

	"guard/locale"
	"guard/policy/decision"
	"guard/prompt/text"
	"guard/prompt/tty"
)

// ErrDeclined is that the person did not confirm.
var ErrDeclined = locale.New("unrestricted mode was not confirmed")

// ErrInterrupted is that the person pressed Ctrl-C there: an ErrDeclined.
var ErrInterrupted error = interrupted{ErrDeclined}

type interrupted struct{ error }

func (i interrupted) Unwrap() error { return i.error }

// Terminal asks at the controlling terminal, one question at a time. It is safe for concurrent
// use. See [Queue] for many questions.
type Terminal struct{ tty *tty.Terminal }

// New returns a Terminal; whether it can be asked at, [Terminal.Available] says.
func New(o tty.Options) *Terminal { return &Terminal{tty: tty.New(o)} }

// Available returns nil if guard may ask now, or why not.
func (t *Terminal) Available() error { return t.tty.Available() }

// Silence has the terminal show no keys between questions, until loud gives it back.
func (t *Terminal) Silence() (loud func()) { return t.tty.Silence() }

// Ask shows a question and waits for its answer, as long as that takes. With an error, which
// is tty.ErrWithdrawn and the context's cause, or one of Available's, the answer allows nothing.
func (t *Terminal) Ask(ctx context.Context, q Question) (Answer, error) {
	return t.Show(ctx, q, nil)
}

// Show is Ask for one of several questions, all of which the view shows.
func (t *Terminal) Show(ctx context.Context, q Question, v *View) (Answer, error) {
	d := &questionDialog{q: q, view: v, whole: t.tty.Dumb(), colour: t.tty.Colour()}
	places, stop := follow(v.Places())
	defer stop()
	s := tty.Showing{
		Dialog: d, Call: callFor(q.Agent),
		Changes: places.changes, Changed: func() bool {
			place, isNew := places.take()
			return isNew && d.placed(place)
		},
		Stays: d.stays, Leave: d.leave,
		Last: func(err error, width int) string { return d.doneLine(err, width).Render(t.tty.Colour()) },
	}
	if err := t.tty.Show(ctx, s); err != nil {
		return Answer{Kind: decision.Withdrawn}, err
	}
	return d.answer, nil
}

// Notice are the control sequences that tell a person a line beside what stands on their terminal, see tty.Terminal.
func (t *Terminal) Notice(line string) (keep, title, call, give string) {
	return t.tty.Notice(text.Fit(line, noticeCells))
}

// noticeCells is how much of a line a window's title shows.
const noticeCells = 100

// callFor are the words that call a person who is not looking.
func callFor(agent string) text.Safe {
	who := text.Fit(agent, 24)
	if who == "" {
		who = say("agent")
	}
	return say("attention", "agent", who)
}

// ConfirmUnrestricted says what becomes possible when guard stops asking and has the person
// type the whole word. Anything else is ErrDeclined; where nobody can be asked, the error is
// as with Ask.
func (t *Terminal) ConfirmUnrestricted(ctx context.Context) error {
	return t.confirm(ctx, &confirmDialog{})
}
