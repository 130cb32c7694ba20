package acpclient

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Initialize says who we are and returns the agent's answer.
func (c *Client) Initialize() (json.RawMessage, error) {
	p := c.params.Capabilities
	return c.Call("initialize", map[string]any{
		"protocolVersion": 1,
		"clientCapabilities": map[string]any{
			"fs":       map[string]bool{"readTextFile": p.ReadTextFile, "writeTextFile": p.WriteTextFile},
			"terminal": p.Terminal,
		},
		"clientInfo": map[string]string{"name": "acpclient", "version": "0"},
	})
}

// Session is one session of the agent.
type Session struct {
	ID  string
	New json.RawMessage // the agent's answer to session/new: modes, models, options

	c *Client
}

// NewSession begins a session in a folder. mcpServers are as ACP has them.
func (c *Client) NewSession(cwd string, mcpServers ...any) (*Session, error) {
	if mcpServers == nil {
		mcpServers = []any{}
	}
	b, err := c.Call("session/new", map[string]any{"cwd": cwd, "mcpServers": mcpServers})
	if err != nil {
		return nil, err
	}
	var answer struct{ SessionID string }
	if err := json.Unmarshal(b, &answer); err != nil || answer.SessionID == "" {
		return nil, fmt.Errorf("acpclient: session/new was answered %s", b)
	}
	return &Session{answer.SessionID, b, c}, nil
}

// Open initializes and begins a session, ending the test where either fails.
func (c *Client) Open(cwd string) *Session {
	c.t.Helper()
	if _, err := c.Initialize(); err != nil {
		c.t.Fatal(err)
	}
	s, err := c.NewSession(cwd)
	if err != nil {
		c.t.Fatal(err)
	}
	return s
}

// Prompt sends a text and waits for the end of the turn: its stop reason.
func (s *Session) Prompt(text string) (stopReason string, err error) {
	return StopReason(s.StartPrompt(text).Wait())
}

// StartPrompt sends a text and does not wait.
func (s *Session) StartPrompt(text string) *Request {
	return s.c.Go("session/prompt", map[string]any{
		"sessionId": s.ID,
		"prompt":    []any{map[string]string{"type": "text", "text": text}},
	})
}

// StopReason reads the answer to a prompt.
func StopReason(b json.RawMessage, err error) (string, error) {
	if err != nil {
		return "", err
	}
	var answer struct{ StopReason string }
	if err := json.Unmarshal(b, &answer); err != nil {
		return "", fmt.Errorf("acpclient: the prompt was answered %s", b)
	}
	return answer.StopReason, nil
}

// SetMode asks for another mode.
func (s *Session) SetMode(mode string) error {
	_, err := s.c.Call("session/set_mode", map[string]string{"sessionId": s.ID, "modeId": mode})
	return err
}

// SetConfigOption sets an option of the session.
func (s *Session) SetConfigOption(option, value string) error {
	_, err := s.c.Call("session/set_config_option",
		map[string]string{"sessionId": s.ID, "configId": option, "value": value})
	return err
}

// Cancel asks the agent to end the turn. What it still waits for is for OnPermission to answer.
func (s *Session) Cancel() error {
	return s.c.Notify("session/cancel", map[string]string{"sessionId": s.ID})
}

// Update is one session/update of the agent.
type Update struct {
	Session string
	Kind    string // sessionUpdate: agent_message_chunk, tool_call, tool_call_update, …
	ToolCall
	Raw json.RawMessage // the update, whole
}

// Updates returns those of the kinds named so far, all if none is, in order.
func (c *Client) Updates(kinds ...string) []Update {
	var updates []Update
	for _, l := range c.Lines() {
		var m struct {
			Method string
			Params struct {
				SessionID string
				Update    json.RawMessage
			}
		}
		if l.Direction != FromAgent || json.Unmarshal(l.Bytes, &m) != nil || m.Method != "session/update" {
			continue
		}
		var u struct {
			SessionUpdate string
			ToolCall
		}
		// what has other types under these names is no tool call
		if json.Unmarshal(m.Params.Update, &u) != nil {
			u.ToolCall = ToolCall{}
		}
		if wanted(u.SessionUpdate, kinds) {
			updates = append(updates, Update{m.Params.SessionID, u.SessionUpdate, u.ToolCall, m.Params.Update})
		}
	}
	return updates
}

func wanted(kind string, kinds []string) bool {
	for _, k := range kinds {
		if k == kind {
			return true
		}
	}
	return len(kinds) == 0
}

// Said is everything that the agent said to the person so far.
func (c *Client) Said() string {
	var b strings.Builder
	for _, u := range c.Updates("agent_message_chunk") {
		var content struct{ Text string }
		if json.Unmarshal(u.Content, &content) == nil {
			b.WriteString(content.Text)
		}
	}
	return b.String()
}
