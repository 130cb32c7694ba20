package acp

import (
	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
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

// observer learns from what the agent tells of its calls and its modes.
type observer struct {
	memory *callMemory
	modes  *modes
	note   func(policy.Note) // the Decider's Note
}

// updated learns from a session/update, which always passes.
func (o *observer) updated(_ []byte, f wire.Frame) bool {
	switch wire.FindText(f.Params, "update", "sessionUpdate") {
	case "tool_call", "tool_call_update", "current_mode_update":
		o.observeUpdate(f)
	case "config_option_update":
		o.modes.optionsTold(wire.FindText(f.Params, "sessionId"), wire.Find(f.Params, "update", "configOptions"))
	}
	return true
}

// observeUpdate learns from an update of a tool call or of the agent's mode.
func (o *observer) observeUpdate(f wire.Frame) {
	var u update
	err := jsonv2.Unmarshal(f.Params, &u)
	if err != nil { // it may be an output that was cut in a character: what it tells beside that counts
		var whole update
		if jsonv2.Unmarshal(f.Params, &whole, jsontext.AllowInvalidUTF8(true)) == nil {
			u = whole
		}
	}
	if u.Update.Kind == "current_mode_update" {
		o.modes.changed(u.SessionID, u.Update.Mode)
		return
	}
	if u.Update.ToolCallID == "" {
		return
	}
	o.learn(u, err != nil)
}

// Learn adds what the agent tells of a call, and notes what that shows.
func (o *observer) Learn(session string, tc ToolCall, begins, unclear bool) {
	u := update{SessionID: session}
	u.Update.ToolCall = tc
	if begins {
		u.Update.Kind = "tool_call"
	}
	o.learn(u, unclear)
}

func (o *observer) learn(u update, unclear bool) {
	for _, n := range o.memory.learn(u, unclear) {
		o.note(n)
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

// exitText is how a call ended, with the exit code where the agent tells it.
func exitText(status string, output []byte) string {
	for _, name := range []string{"exit_code", "exitCode"} {
		if code := wire.Find(output, name); code != nil {
			return status + ", exit " + string(code)
		}
	}
	return status
}
