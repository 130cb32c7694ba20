package control

import (
	"context"
	"errors"
	"time"

	"guard/control/hook"
	"guard/control/mask"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// killedHookDelay is how long after a hook has gone without its answer the run is
// ended. An agent that is ending takes its hooks with it, and is left in peace.
const killedHookDelay = 2 * time.Second

// HookPatience is how long a person may take with one call of a hook's. The hook
// itself waits longer, so that one that goes before its answer was killed.
const HookPatience = 22 * time.Hour

// ErrEnding is why a hook that waits is given up when guard itself ends: it was not killed.
var ErrEnding = locale.New("guard is ending")

var errPatience = locale.Errorf("nobody has answered for %v", HookPatience)

// Call answers a call that is about to run.
func (h *HookBroker) Call(ctx context.Context, known *hook.Hook, e hook.Event) policy.Outcome {
	call := h.completed(known, e)
	if known.HidesReplaced {
		h.showOld(&call)
	}
	out, c := h.answer(ctx, known, call, h.dialogFor(known, e, call))
	if e.CallKey == "" {
		return out
	}
	if !out.Allowed() {
		h.ledger.useRepeat(e.CallKey)
		return out
	}
	if waits(c) || !known.AsksByOwnRules || h.Unrestricted() {
		h.ledger.allowRepeat(e.CallKey, c)
	}
	if known.RewritesCalls && ctx.Err() == nil && out.Verdict.Action == policy.Allow && out.Verdict.Preconfirmed == "" {
		h.ledger.allowFreely(e.CallKey)
	}
	return out
}

// approval answers an agent that wants approval once more, to go past its own sandbox
// or its own rules: a call that was just allowed is not judged again, once, and one
// that was left to the agent's own dialog has that now, as has one about which only the
// person's own rules have the agent ask.
func (h *HookBroker) approval(ctx context.Context, known *hook.Hook, e hook.Event) policy.Outcome {
	if c := h.ledger.showKey(e.CallKey); c != nil {
		return policy.Outcome{Result: decision.Delegated, Reason: c.text, Verdict: c.q.subject.Verdict}
	}
	call := h.completed(known, e)
	if found, may := h.ledger.useRepeat(e.CallKey); may {
		return h.consented(call, found)
	}
	if known.AsksByOwnRules && h.ledger.isOpen(e.CallKey) {
		return policy.Outcome{Result: decision.Delegated}
	}
	out, _ := h.answer(ctx, known, call, h.dialogFor(known, e, call))
	return out
}

// consented lets a call go on under the answer just given.
func (h *HookBroker) consented(call policy.Request, found *policy.Case) policy.Outcome {
	h.place(&call)
	return goesOn(h.Broker, call, found)
}

// answer judges a call and asks where it must, no longer than ctx. What is allowed
// stands in the ledger. The case is as it was before anybody was asked.
func (h *HookBroker) answer(ctx context.Context, known *hook.Hook, call policy.Request,
	own *ownDialog) (out policy.Outcome, c *policy.Case) {
	conn := h.place(&call)
	out, c = h.decideCase(call, risk.Reason{})
	if waits(c) {
		out = h.askPerson(ctx, conn, call, c, own)
	}
	switch {
	case !out.Allowed():
	case known.CallIDs:
		h.ledger.allowID(call.Call)
	case ctx.Err() == nil:
		h.ledger.allowKey(call.CallKey)
	}
	if conn != nil {
		conn.HookAnswered(call, out)
	}
	return out, c
}

// finished notes that a call ran. What ran must be what was allowed: another hook
// may have rewritten it after guard's, and guard's may have been passed by. A call
// that ran otherwise ends the run.
func (h *HookBroker) finished(known *hook.Hook, e hook.Event, secrets func() mask.Secrets) {
	if e.Planning != hook.PlanStays {
		h.planning.Store(e.Planning == hook.PlanBegan)
	}
	if asked := h.ledger.ranFromDialog(&e); asked != nil {
		h.answeredInDialog(asked)
		h.ledger.allowID(e.Request.Call)
	} else if h.ledger.ran(known, &e) {
		// as allowed
	} else if known.RewritesCalls && h.stillFree(known, e) && h.ledger.trade(e.CallKey) {
		h.Note(policy.Note{Event: policy.NoteRewritten, Session: e.Session,
			Text: locale.Fill("another hook made a call into one that guard allows itself: {0}", e.Request.Raw)})
	} else {
		h.Note(bypassed(known, e))
	}
	h.ledger.useRepeat(e.CallKey)
	call := endTold(&e)
	if e.Runs {
		h.stays(call)
	}
	ran(h.Broker, call, e.Runs)
	recordNote(h.Broker, policy.Note{Event: policy.NoteFinished, Session: e.Session, Call: e.Request.Call,
		Text: h.hidden(&e, secrets), Exit: e.Exit})
}

// bypassed is the note about a call that ran and was not allowed.
func bypassed(known *hook.Hook, e hook.Event) policy.Note {
	if known.CallIDs {
		return policy.Note{Event: policy.NoteHookDead, Session: e.Session, Call: e.Request.Call,
			Text: locale.Fill("a call ran that guard's hook had not allowed ({0}): the agent is ended", e.Request.Raw)}
	}
	return policy.Note{Event: policy.NoteBypassed, Session: e.Session,
		Text: locale.Fill("what ran is not what guard allowed ({0}): the agent is ended", e.Request.Raw)}
}

// stillFree reports whether policy allows a call by itself as things are now.
func (h *HookBroker) stillFree(known *hook.Hook, e hook.Event) bool {
	call := h.completed(known, e)
	h.place(&call)
	return h.judge(call).Verdict.Action == policy.Allow
}

// watchForKilledHook looks after a hook that went away before its answer. If the agent
// lives on, somebody has killed it, and perhaps the shell round it too, in which
// case the call has run.
func (h *HookBroker) watchForKilledHook(ctx context.Context, e hook.Event) {
	if ctx.Err() == nil || errors.Is(context.Cause(ctx), ErrEnding) {
		return
	}
	time.AfterFunc(killedHookDelay, func() {
		h.Note(policy.Note{Event: policy.NoteHookDead, Session: e.Session,
			Text: locale.Fill("guard's hook was killed while it waited for its answer ({0}): the agent is ended",
				e.Request.Raw)})
	})
}
