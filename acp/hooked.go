package acp

import (
	"cmp"

	"guard/acp/inflight"
	"guard/policy"
)

// hookSide is what the connections of an agent's hooks have a Gate do (control.Connection).
type hookSide struct {
	link     *link
	inFlight *inflight.Requests
	sessions *sessions
	memory   *callMemory
	judging  *judging
	dialogs  *dialogs
	cards    *cards
}

// Fill completes a call that an agent's hook told of before the agent did
// (Codex's PreToolUse) with what the connection knows. Session and call are the
// same ids as in ACP.
func (h *hookSide) Fill(r *policy.Request) {
	h.link.speaks.HookTold(r)
	if r.Tool == policy.Shell { // the hook tells the session's folder, not the command's
		r.Cwd = cmp.Or(h.memory.toldCwd(r.Session, r.Call), r.Cwd)
	}
	h.sessions.Place(r)
}

// HookStarted notes that guard's hook reports from a session.
func (h *hookSide) HookStarted(session string) { h.memory.hookStarted(session) }

// HookDialog asks about a hook's call through the client's own dialog.
func (h *hookSide) HookDialog(r policy.Request) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		if !h.sessions.knows(r.Session) {
			return nil, errNoDialog
		}
		return h.dialogs.askOwn(r.Session, r.Call, c, answer)
	}
}

// Hold ties a hook's waiting question to its session, so that session/cancel
// ends it. The returned function lets go.
func (h *hookSide) Hold(r policy.Request, back *policy.Cancellation) (release func()) {
	k := h.inFlight.HookKey()
	held := &inflight.Waiting{Session: r.Session}
	held.Back.Then(func() { back.Now(held.Back.Why()) })
	h.inFlight.Hold(k, held)
	return func() { h.inFlight.Release(k, held) }
}

// HookAnswered remembers what a hook was told: an allowed call is not judged
// again when the agent asks for it, a refused one is shown to the client.
func (h *hookSide) HookAnswered(r policy.Request, out policy.Outcome) {
	if r.Call == "" {
		return
	}
	known := h.sessions.knows(r.Session)
	h.memory.hookAnswered(r, out.Allowed())
	if out.EndsTurn() && known {
		h.judging.endTurn(r.Session)
	}
	if out.Allowed() || !known {
		return
	}
	title, kind := r.Raw, kindOfTool(r.Tool)
	h.cards.announce(&r, &ToolCall{ToolCallID: r.Call, Title: &title, Kind: &kind}, &out, false)
}
