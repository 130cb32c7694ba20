package trial

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
)

// message is a line of JSON-RPC.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  any             `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   json.RawMessage `json:"error,omitempty"`
}

// speak is the client of one session over ACP: it sends the script as a prompt, and allows nothing.
func speak(cmd *exec.Cmd, project string) error {
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	c := &client{to: in, from: bufio.NewScanner(out)}
	c.from.Buffer(nil, 16<<20)
	said := c.session(project)
	in.Close()
	_, _ = io.Copy(io.Discard, out) // to its end, so that nothing is cut off
	return errors.Join(said, cmd.Wait())
}

// client is the editor's side.
type client struct {
	to   io.Writer
	from *bufio.Scanner
}

func (c *client) session(project string) error {
	if _, err := c.call("1", "initialize", map[string]any{"protocolVersion": 1,
		"clientCapabilities": map[string]any{}}); err != nil {
		return err
	}
	opened, err := c.call("2", "session/new", map[string]any{"cwd": project, "mcpServers": []any{}})
	if err != nil {
		return err
	}
	var session struct{ SessionID string }
	if err := json.Unmarshal(opened, &session); err != nil {
		return fmt.Errorf("session/new was answered %s", opened)
	}
	_, err = c.call("3", "session/prompt", map[string]any{"sessionId": session.SessionID,
		"prompt": []any{map[string]any{"type": "text", "text": script()}}})
	return err
}

// call sends a request and waits for its answer; what the agent asks meanwhile is refused.
func (c *client) call(id, method string, params any) (json.RawMessage, error) {
	if err := c.send(message{ID: json.RawMessage(id), Method: method, Params: params}); err != nil {
		return nil, err
	}
	for c.from.Scan() {
		var m message
		if json.Unmarshal(c.from.Bytes(), &m) != nil || m.ID == nil {
			continue
		}
		switch {
		case m.Method != "":
			if err := c.send(refusal(m)); err != nil {
				return nil, err
			}
		case string(m.ID) != id:
		case m.Error != nil:
			return nil, fmt.Errorf("%s was answered %s", method, m.Error)
		default:
			return m.Result, nil
		}
	}
	if err := c.from.Err(); err != nil {
		return nil, err
	}
	return nil, fmt.Errorf("%s: %w", method, io.ErrUnexpectedEOF)
}

func refusal(m message) message {
	if m.Method == "session/request_permission" {
		return message{ID: m.ID, Result: json.RawMessage(`{"outcome":{"outcome":"cancelled"}}`)}
	}
	return message{ID: m.ID, Error: json.RawMessage(`{"code":-32601,"message":"the trial offers nothing"}`)}
}

func (c *client) send(m message) error {
	m.Version = "2.0"
	b, err := json.Marshal(m)
	if err != nil {
		return err
	}
	_, err = c.to.Write(append(b, '\n'))
	return err
}
