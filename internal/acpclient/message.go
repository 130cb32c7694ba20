package acpclient

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"
)

// Error is a JSON-RPC error, of either side.
type Error struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data,omitempty"`
}

func (e *Error) Error() string { return fmt.Sprintf("%d %s %s", e.Code, e.Message, e.Data) }

// ErrEnded says that the agent's output ended before the answer came.
var ErrEnded = errors.New("acpclient: the agent ended before it answered")

type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	response
}

type response struct {
	Result json.RawMessage `json:"result"`
	Err    *Error          `json:"error"`
}

// take handles one line of the agent: an answer, a request or, kept only in Lines, anything else.
func (c *Client) take(line []byte) {
	var m message
	if json.Unmarshal(line, &m) != nil || m.ID == nil {
		return
	}
	if m.Method != "" {
		go c.answer(m) // the agent may say more while a person would think
		return
	}
	c.mu.Lock()
	waiting := c.waiting[string(m.ID)]
	delete(c.waiting, string(m.ID))
	c.mu.Unlock()
	if waiting != nil {
		waiting <- m.response
	}
}

// answer answers one request of the agent. The id goes back in its own bytes.
func (c *Client) answer(m message) {
	result, rpcErr, silent := c.decide(m)
	switch {
	case silent:
		return
	case rpcErr != nil:
		c.send(map[string]any{"jsonrpc": "2.0", "id": m.ID, "error": rpcErr})
	default:
		c.send(map[string]any{"jsonrpc": "2.0", "id": m.ID, "result": result})
	}
}

func (c *Client) decide(m message) (result any, rpcErr *Error, silent bool) {
	switch {
	case m.Method == "session/request_permission":
		return c.permit(m)
	case m.Method == "fs/read_text_file" && c.params.Capabilities.ReadTextFile:
		result, rpcErr = readTextFile(m.Params)
	case m.Method == "fs/write_text_file" && c.params.Capabilities.WriteTextFile:
		result, rpcErr = writeTextFile(m.Params)
	case c.params.OnRequest != nil:
		result, rpcErr = c.params.OnRequest(m.Method, m.Params)
	default:
		rpcErr = &Error{Code: -32601, Message: "method not found"}
	}
	return result, rpcErr, false
}

type textFile struct{ Path, Content string }

// readTextFile ignores line and limit: no agent pinned here sends them.
func readTextFile(params json.RawMessage) (any, *Error) {
	var f textFile
	if err := json.Unmarshal(params, &f); err != nil {
		return nil, &Error{Code: -32602, Message: err.Error()}
	}
	b, err := os.ReadFile(f.Path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, &Error{Code: -32002, Message: "Resource not found: " + f.Path}
	}
	if err != nil {
		return nil, &Error{Code: -32603, Message: err.Error()}
	}
	return map[string]string{"content": string(b)}, nil
}

func writeTextFile(params json.RawMessage) (any, *Error) {
	var f textFile
	if err := json.Unmarshal(params, &f); err != nil {
		return nil, &Error{Code: -32602, Message: err.Error()}
	}
	if err := os.WriteFile(f.Path, []byte(f.Content), 0o644); err != nil {
		return nil, &Error{Code: -32603, Message: err.Error()}
	}
	return nil, nil
}

// send marshals a message of our own; what cannot be sent is reported by whoever waits for an answer.
func (c *Client) send(m map[string]any) error {
	b, err := json.Marshal(m)
	if err != nil {
		return fmt.Errorf("acpclient: %w", err)
	}
	return c.WriteLine(b)
}

// Request is a request of ours that may still wait for its answer.
type Request struct {
	c      *Client
	method string
	answer chan response
	err    error
}

// Go sends a request and does not wait.
func (c *Client) Go(method string, params any) *Request {
	r := &Request{c: c, method: method, answer: make(chan response, 1)}
	c.mu.Lock()
	c.next++
	id := c.next
	c.waiting[fmt.Sprint(id)] = r.answer
	c.mu.Unlock()
	r.err = c.send(map[string]any{"jsonrpc": "2.0", "id": id, "method": method, "params": params})
	return r
}

// Wait returns the answer: its result, or an [*Error] where the agent gave one.
func (r *Request) Wait() (json.RawMessage, error) {
	if r.err != nil {
		return nil, r.err
	}
	answer, err := r.wait()
	if err != nil {
		return nil, fmt.Errorf("%s: %w; its stderr: %s", r.method, err, r.c.Stderr())
	}
	if answer.Err != nil {
		return nil, fmt.Errorf("%s: %w", r.method, answer.Err)
	}
	return answer.Result, nil
}

func (r *Request) wait() (response, error) {
	patience := time.NewTimer(r.c.params.Patience)
	defer patience.Stop()
	select {
	case answer := <-r.answer:
		return answer, nil
	case <-patience.C:
		return response{}, fmt.Errorf("acpclient: no answer in %v", r.c.params.Patience)
	case <-r.c.read:
	}
	select { // it may have been the last thing said
	case answer := <-r.answer:
		return answer, nil
	default:
		return response{}, ErrEnded
	}
}

// Call sends a request and waits for its answer.
func (c *Client) Call(method string, params any) (json.RawMessage, error) {
	return c.Go(method, params).Wait()
}

// Notify sends a notification.
func (c *Client) Notify(method string, params any) error {
	return c.send(map[string]any{"jsonrpc": "2.0", "method": method, "params": params})
}
