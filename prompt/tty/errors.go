package tty

import (
	"context"
	"errors"
	"fmt"

	"guard/locale"
)

// Why guard may not ask at a terminal.
var (
	ErrNoTerminal = locale.New("no controlling terminal")
	ErrNotCooked  = locale.New("another program has taken over the terminal's screen or keys")
	ErrBackground = locale.New("guard is not in the terminal's foreground process group")
	ErrTooSmall   = locale.New("the window is too small to show a question")
	ErrGone       = locale.New("the terminal went away")
)

// ErrWithdrawn is that a question went away before it was answered.
var ErrWithdrawn = locale.New("the question was withdrawn")

// Unavailable reports whether err says that nobody could be asked at this terminal, so that
// another way of asking is to be tried.
func Unavailable(err error) bool {
	for _, reason := range []error{ErrNoTerminal, ErrNotCooked, ErrBackground, ErrTooSmall, ErrGone} {
		if errors.Is(err, reason) {
			return true
		}
	}
	return false
}

// Withdrawn1 is ErrWithdrawn with the cause of the context's end.
func Withdrawn(ctx context.Context) error { return TakenBack(context.Cause(ctx)) }

// TakenBack is ErrWithdrawn with its reason.
func TakenBack(why error) error { return fmt.Errorf("%w: %w", ErrWithdrawn, why) }
