package acp

import (
	jsonv2 "github.com/go-json-experiment/json"

	"guard/policy"
)

// Fill completes a call that an agent's hook told of before the agent did
// (Codex's PreToolUse) with what the connection knows. Session and call are the
// same ids as in ACP.
func (g *Gate) Fill(r *policy.Request) {
	g.speaks.HookTold(r)
	g.mu.Lock()
	if c := g.calls.peek(r.Session, r.Call); c != nil && r.Tool == policy.Shell {
		var told input // the hook tells the session's folder, not the command's
		if jsonv2.Unmarshal(c.RawInput, &told) == nil && told.Cwd != "" {
			r.Cwd = told.Cwd
		}
	}
	g.mu.Unlock()
	g.Place(r)
}

// HookStarted notes that guard's hook reports from a session.
func (g *Gate) HookStarted(session string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.alive[session] = true
}

// HookDialog asks about a hook's call through the client's own dialog.
func (g *Gate) HookDialog(h policy.Request) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		g.mu.Lock()
		known := g.sessions[h.Session] != nil
		g.mu.Unlock()
		if !known {
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
	g.mu.Lock()
	known := g.sessions[h.Session] != nil
	g.calls.at(h.Session, h.Call).requested = true
	if out.Allowed() {
		g.consents.add(h)
	}
	g.mu.Unlock()
	if out.EndsTurn() && known {
		g.endTurn(h.Session)
	}
	if out.Allowed() || !known {
		return
	}
	title, kind := h.Raw, kindOfTool(h.Tool)
	g.announce(&h, &ToolCall{ToolCallID: h.Call, Title: &title, Kind: &kind}, &out, false)
}

// UseConsent uses up a hook's consent when the agent asks for the very same
// call. Codex asks once more where it wants to leave its own sandbox; that
// alone is no new question.
func (g *Gate) UseConsent(r *policy.Request) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.consents.use(r)
}
