package control

import (
	"context"
	"errors"

	"guard/control/hook"
	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
)

// KnowsHook reports whether guard knows an agent's hook by that name.
func (h *HookBroker) KnowsHook(name string) bool {
	_, known := h.Hooks[name]
	return known
}

var errNoHook = errors.New("guard knows no such hook")

// HandleEvent answers one event of the hook of that name with what the hook is to
// print, which may be nothing. It takes as long as a person needs. An event that
// cannot be read is an error, at which the hook refuses.
func (h *HookBroker) HandleEvent(ctx context.Context, name string, stdin []byte) ([]byte, error) {
	known, ok := h.Hooks[name]
	if !ok {
		return nil, errNoHook
	}
	e, stdin, err := known.ReadEvent(stdin)
	if err != nil {
		h.RefuseEvent(err)
		return nil, err
	}
	h.reported.Store(true)
	switch e.Kind {
	case hook.Call, hook.Approval:
		h.told(e.Request)
		out := h.answerCall(ctx, &known, e)
		h.hiding.answered(e.CallKey, out)
		return known.Answer(e.Kind, out), nil
	case hook.SessionStarted:
		return h.begins(&known, e), nil
	case hook.Result:
		return h.result(&known, e, stdin), nil
	case hook.DialogShown:
		h.ledger.show(&e)
		return nil, nil
	case hook.Ended:
		return nil, nil
	}
	return nil, hook.UnknownEvent(e.Name)
}

// result notes that a call ran, and gives what the model gets of its result where that is not all; nil: all.
func (h *HookBroker) result(known *hook.Hook, e hook.Event, stdin []byte) []byte {
	secrets := h.secretsOf(e.Request, h.openings.ended(endTold(&e), h.p.Now()))
	broken := fault.Within("noting a result", func() {
		h.told(e.Request)
		h.finished(known, e, secrets)
	})
	if broken != nil { // its secrets are hidden all the same
		h.TellFault(broken, &e.Request)
	}
	return h.replaced(known, e, stdin, secrets)
}

// RefuseEvent records that an event was refused because it could not be read.
func (h *HookBroker) RefuseEvent(err error) {
	h.Note(policy.Note{Event: policy.NoteRefused, Text: locale.Fill("a hook's event was refused: {0}", err.Error())})
}

// answerCall answers a call, or an agent that wants approval for one, no longer than a person
// may take.
func (h *HookBroker) answerCall(ctx context.Context, known *hook.Hook, e hook.Event) policy.Outcome {
	patient, cancel := context.WithTimeoutCause(ctx, HookPatience, errPatience)
	defer cancel()
	if e.Kind == hook.Approval {
		return h.approval(patient, known, e)
	}
	out := h.Call(patient, known, e)
	if !known.EndsHooks {
		h.watchForKilledHook(ctx, e)
	}
	return out
}

// begins notes that a session began or the person spoke, and gives what the model is to be told at it. What the
// last turn left in a dialog was not run.
func (h *HookBroker) begins(known *hook.Hook, e hook.Event) []byte {
	h.notRun(e.Session)
	h.lastPrompts.add(e.Session, e.Prompt)
	h.tokens.heard(e.Prompt)
	h.sessionStarted(e.Session)
	if known.Context == nil {
		return nil
	}
	return known.Context(e, h.tells(e))
}
