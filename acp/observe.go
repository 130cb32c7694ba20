package acp

import (
	jsonv2 "github.com/go-json-experiment/json"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// update is the params of session/update as far as guard reads them.
type update struct {
	SessionID string `json:"sessionId"`
	Update    struct {
		Kind string `json:"sessionUpdate"`
		Mode string `json:"currentModeId"`
		ToolCall
	} `json:"update"`
}

// updated learns from a session/update, which always passes.
func (g *Gate) updated(_ []byte, f wire.Frame) bool {
	switch wire.FindText(f.Params, "update", "sessionUpdate") {
	case "tool_call", "tool_call_update", "current_mode_update":
		g.observeUpdate(f)
	}
	return true
}

// observeUpdate learns from an update of a tool call or of the agent's mode.
func (g *Gate) observeUpdate(f wire.Frame) {
	var u update
	err := jsonv2.Unmarshal(f.Params, &u)
	if u.Update.Kind == "current_mode_update" {
		g.modeChanged(u.SessionID, u.Update.Mode)
		return
	}
	if u.Update.ToolCallID == "" {
		return
	}
	for _, n := range g.callMemory.learn(u, err != nil) {
		g.decider.Note(n)
	}
}

// acts reports whether a call changed something or ran something. It takes the agent's
// word for it, because only a warning depends on it.
func acts(tc *ToolCall) bool {
	switch str(tc.Kind) {
	case "execute", "edit", "delete", "move":
		return true
	}
	return hasDiff(tc)
}

// modeChanged warns of a mode of the agent's in which it asks less.
func (g *Gate) modeChanged(session, mode string) {
	if g.decider.Unrestricted() || !g.loosens(mode) {
		return
	}
	g.decider.Note(policy.Note{Event: policy.NoteUnguarded, Session: session,
		Text: locale.Fill("the agent went to its mode {0}, in which it asks less: what it does unasked from now on "+
			"guard cannot stop", mode)})
}

// Withdrawn handles the agent's $/cancel_request: where the request waits for a
// person, the question is taken back.
func (g *Gate) Withdrawn(_ []byte, f wire.Frame) bool {
	id := wire.Find(f.Params, "requestId")
	if id == nil {
		return true
	}
	if h := g.inFlight.heldAt(wire.Key(id)); h != nil {
		_ = g.toClient.CatchUp() // what the client hears of it comes after the lines before it
		h.back.Now(errWithdrawn)
	}
	return true
}

// exitText is how a call ended, with the exit code where the agent tells it.
func exitText(status string, output []byte) string {
	for _, name := range []string{"exit_code", "exitCode"} {
		if code := wire.Find(output, name); code != nil {
			return status + ", exit " + string(code)
		}
	}
	return status
}
