package acp

import (
	"bytes"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// agentClient is the Agent Client Protocol on one connection.
type agentClient struct {
	g                     *Gate
	fromAgent, fromClient dialect.Methods
}

func newAgentClient(g *Gate) agentClient { return agentClient{g, sentByAgent(g), sentByClient(g)} }

func (c agentClient) SentByAgent() dialect.Methods { return c.fromAgent }

func (c agentClient) SentByClient() dialect.Methods { return c.fromClient }

func (agentClient) SessionOf(params []byte) string { return wire.FindText(params, "sessionId") }

// HookTold learns nothing: a subagent's calls are of the session that it belongs to.
func (agentClient) HookTold(*policy.Request) {}

func (agentClient) Encode(frames []byte) []byte { return frames }

func (c agentClient) Replied(f wire.Frame) bool {
	c.g.opened(f)
	return true
}

func (agentClient) MayLoosen(line []byte) bool {
	low := bytes.ToLower(line)
	return bytes.Contains(low, []byte("session/set_")) || bytes.Contains(low, []byte(`\`))
}

// Unlisted requests pass: the client is the person's own.
func (agentClient) Unlisted([]byte, wire.Frame) bool { return true }

func (agentClient) Stop(session string) []byte {
	return wire.NewNotification("session/cancel", map[string]any{"sessionId": session})
}

func (c agentClient) Question(id []byte, session, callID string, asked *policy.Case) (dialect.Question, error) {
	return c.g.ownQuestion(id, session, callID, asked)
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

func (agentClient) Card(r *policy.Request, tc *ToolCall, out *policy.Outcome) []byte {
	return cardFrame(r, tc, out)
}

func (agentClient) Failed(r *policy.Request, tc *ToolCall, out *policy.Outcome) []byte {
	return failedFrame(r.Session, tc.ToolCallID, out)
}

// Opens reports whether what a client sends first is JSON-RPC, as an ACP client
// speaks it.
func Opens(head []byte) bool {
	line, _, _ := bytes.Cut(bytes.TrimLeft(head, " \t\r\n"), []byte("\n"))
	f := wire.Scan(line)
	return f.Kind == wire.Request || f.Kind == wire.Notification
}
