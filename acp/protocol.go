package acp

import (
	"bytes"
	"encoding/json"
	"slices"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
	"guard/policy/decision"
)

// agentClient is the Agent Client Protocol on one connection.
type agentClient struct {
	fromAgent, fromClient dialect.Methods
	openings              *openings
	memory                *callMemory
	describe              func(*policy.Case) string
	own                   string // what the ids of guard's own options begin with
	escape                escaper
}

func newAgentClient(p *parts) agentClient {
	return agentClient{sentByAgent(p), sentByClient(p), p.openings, p.callMemory, p.describe, p.own, p.escaper}
}

func (a agentClient) SentByAgent() dialect.Methods { return a.fromAgent }

func (a agentClient) SentByClient() dialect.Methods { return a.fromClient }

func (agentClient) SessionOf(params []byte) string { return wire.FindText(params, "sessionId") }

// HookTold learns nothing: a subagent's calls are of the session that it belongs to.
func (agentClient) HookTold(*policy.Request) {}

func (agentClient) Encode(frames []byte) []byte { return frames }

func (a agentClient) Replied(f wire.Frame) bool {
	a.openings.opened(f)
	return true
}

func (agentClient) MayLoosen(line []byte) bool {
	low := bytes.ToLower(line)
	return slices.ContainsFunc(bounding, func(name string) bool { return bytes.Contains(low, []byte(name)) })
}

// ActsBelow: what stands below these is done for the agent. A client that goes by the method alone may know more of
// them than either schema.
func (agentClient) ActsBelow() []string { return []string{"fs/", "terminal/"} }

// bounding is what a line holds that could set a mode, or open a session where none may work.
var bounding = []string{"session/set_", "session/new", "session/load", "session/resume", "session/fork", `\`}

// Unlisted requests pass: the client is the person's own.
func (agentClient) Unlisted([]byte, wire.Frame) bool { return true }

func (agentClient) Stop(session string) []byte {
	return wire.NewNotification("session/cancel", map[string]any{"sessionId": session})
}

// Question is a question of guard's own in a session, about a call that may have no id.
func (a agentClient) Question(id []byte, session, callID string, c *policy.Case) (own dialect.Question, err error) {
	if callID == "" {
		callID, _ = wire.Text(id)
	} else { // the question shows the card
		a.memory.Show(session, callID)
	}
	own.Where = session
	own.Options, own.Session = offer(a.own, []Option{{ID: decision.AllowOnce, Kind: decision.AllowOnce},
		{ID: decision.RejectOnce, Kind: decision.RejectOnce}}, c, a.escape)
	tc := map[string]any{"toolCallId": callID, "title": a.escape.title(c.Facts.Raw), "kind": kindOfTool(c.Facts.Tool),
		"status":  "pending",
		"content": append([]any{textBlock(a.describe(c))}, diffBlocks(c)...)}
	params, err := json.Marshal(map[string]any{"sessionId": session, "toolCall": tc,
		"options": optionsJSON(own.Options), "_meta": meta(c)})
	own.Frame = wire.NewRequest(id, "session/request_permission", params)
	return own, err
}

func (agentClient) Picked(f wire.Frame) string { return outcomeOf(f) }

// Cancelled does nothing: a client that cancels says so to the agent itself.
func (agentClient) Cancelled(string) {}

func (agentClient) Closing(_, id string, answered bool) []byte {
	if answered {
		return nil
	}
	return wire.NewNotification("$/cancel_request", map[string]any{"requestId": id})
}

func (agentClient) Card(r *policy.Request, tc *ToolCall, refusal string) []byte {
	return cardFrame(r, tc, refusal)
}

func (agentClient) Failed(r *policy.Request, tc *ToolCall, refusal string) []byte {
	return failedFrame(r.Session, tc.ToolCallID, refusal)
}

// Opens reports whether what a client sends first is JSON-RPC, as an ACP client
// speaks it.
func Opens(head []byte) bool {
	line, _, _ := bytes.Cut(bytes.TrimLeft(head, " \t\r\n"), []byte("\n"))
	f := wire.Scan(line)
	return f.Kind == wire.Request || f.Kind == wire.Notification
}
