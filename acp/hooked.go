package acp

import (
	"cmp"

	"guard/policy"
)

// Fill completes a call that an agent's hook told of before the agent did
// (Codex's PreToolUse) with what the connection knows. Session and call are the
// same ids as in ACP.
func (g *Gate) Fill(r *policy.Request) {
	g.speaks.HookTold(r)
	if r.Tool == policy.Shell { // the hook tells the session's folder, not the command's
		r.Cwd = cmp.Or(g.callMemory.toldCwd(r.Session, r.Call), r.Cwd)
	}
	g.Place(r)
}

// HookDialog asks about a hook's call through the client's own dialog.
func (g *Gate) HookDialog(h policy.Request) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		if !g.sessions.knows(h.Session) {
			return nil, errNoDialog
		}
		return g.askOwn(h.Session, h.Call, c, answer)
	}
}

// Hold ties a hook's waiting question to its session, so that session/cancel
// ends it. The returned function lets go.
func (g *Gate) Hold(h policy.Request, back *policy.Cancellation) (release func()) {
	k := g.inFlight.hookKey()
	held := &hold{session: h.Session}
	held.back.Then(func() { back.Now(held.back.Why()) })
	g.inFlight.hold(k, held)
	return func() { g.inFlight.release(k) }
}

// HookAnswered remembers what a hook was told: an allowed call is not judged
// again when the agent asks for it, a refused one is shown to the client.
func (g *Gate) HookAnswered(h policy.Request, out policy.Outcome) {
	if h.Call == "" {
		return
	}
	known := g.sessions.knows(h.Session)
	g.callMemory.hookAnswered(h, out.Allowed())
	if out.EndsTurn() && known {
		g.endTurn(h.Session)
	}
	if out.Allowed() || !known {
		return
	}
	title, kind := h.Raw, kindOfTool(h.Tool)
	g.announce(&h, &ToolCall{ToolCallID: h.Call, Title: &title, Kind: &kind}, &out, false)
}
