package running

import (
	"guard/interpose"
	"guard/locale"
	"guard/policy"
)

// turn is the connection to an agent in a terminal whose hooks cannot end its
// turn: guard ends it as the person would.
type turn struct{ proc *interpose.Process }

var errNoDialogHere = locale.New("an agent in a terminal has no dialog of guard's")

func (turn) Fill(*policy.Request) {}
func (turn) HookStarted(string)   {}
func (turn) HookDialog(policy.Request) policy.Dialog {
	return func(*policy.Case, func(policy.Reply, error)) (func(error), error) { return nil, errNoDialogHere }
}

// Hold ends a question when the agent ends.
func (t turn) Hold(_ policy.Request, back *policy.Cancellation) (release func()) {
	done := make(chan struct{})
	go func() {
		select {
		case <-t.proc.Exited():
			back.Now(locale.New("the agent has ended"))
		case <-done:
		}
	}()
	return func() { close(done) }
}

// HookAnswered ends the turn that the person cancelled.
func (t turn) HookAnswered(_ policy.Request, out policy.Outcome) {
	if out.EndsTurn() {
		t.proc.Interrupt()
	}
}
