package model

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
)

// Claude serves Anthropic's Messages API until the test ends. Point ANTHROPIC_BASE_URL at its URL.
func Claude(t Test) *Server { return forTest(t, Messages) }

type claude struct {
	*Server
	messages atomic.Int64    // numbers the answers, so that call ids never come twice
	answered map[string]bool // call ids whose results were told; under Server.mu
}

// messagesRequest has the members of the Messages API that matter here
// (docs.claude.com/en/api/messages).
type messagesRequest struct {
	Model    string            `json:"model"`
	Messages []claudeMessage   `json:"messages"`
	Tools    []json.RawMessage `json:"tools"`
	Stream   bool              `json:"stream"`
}

type claudeMessage struct {
	Role    string          `json:"role"`
	Content json.RawMessage `json:"content"`
}

// block is one block of a message's content: a text, a call or its result.
type block struct {
	Type    string          `json:"type"`
	Text    string          `json:"text,omitempty"`
	ID      string          `json:"id,omitempty"`
	Name    string          `json:"name,omitempty"`
	Input   any             `json:"input,omitempty"`
	Of      string          `json:"tool_use_id,omitempty"`
	Content json.RawMessage `json:"content,omitempty"`
	Failed  bool            `json:"is_error,omitempty"`
}

func (m claudeMessage) blocks() []block {
	var words string
	if json.Unmarshal(m.Content, &words) == nil {
		return []block{{Type: "text", Text: words}}
	}
	var all []block
	_ = json.Unmarshal(m.Content, &all) // what is no list of blocks has none
	return all
}

func (c *claude) answer(w http.ResponseWriter, r Request) {
	var request messagesRequest
	switch {
	case strings.HasSuffix(r.Path, "/count_tokens"):
		writeJSON(w, http.StatusOK, map[string]int{"input_tokens": 10})
		return
	case !strings.HasSuffix(r.Path, "/messages") || json.Unmarshal(r.Body, &request) != nil:
		writeJSON(w, http.StatusNotFound, map[string]any{"type": "error",
			"error": map[string]any{"type": "not_found_error", "message": "not a request of the Messages API"}})
		return
	}
	steps := turn{Say("a title")} // what has no tools is a helper's question
	if len(request.Tools) > 0 {
		c.tellResults(request.Messages)
		steps = claudeTurn(request.Messages)
	}
	n := c.messages.Add(1)
	content, stop := []block{}, "end_turn"
	for i, s := range steps {
		b := claudeBlock(s, fmt.Sprintf("toolu_%d_%d", n, i))
		if b.Type == "tool_use" {
			stop = "tool_use"
		}
		content = append(content, b)
	}
	message := map[string]any{"id": fmt.Sprintf("msg_%d", n), "type": "message", "role": "assistant",
		"model": request.Model, "content": content, "stop_reason": stop, "stop_sequence": nil,
		"usage": map[string]int{"input_tokens": 10, "output_tokens": 5}}
	if !request.Stream {
		writeJSON(w, http.StatusOK, message)
		return
	}
	streamMessage(w, message, content, stop)
}

// claudeTurn finds the last script in the conversation and does its next turn: as many
// turns are done as the model has spoken since.
func claudeTurn(messages []claudeMessage) turn {
	var turns []turn
	done := 0
	for _, m := range messages {
		if m.Role == "assistant" {
			done++
			continue
		}
		for _, b := range m.blocks() {
			if found, ok := script(b.Text); ok {
				turns, done = found, 0
			}
		}
	}
	return at(turns, done)
}

func (c *claude) tellResults(messages []claudeMessage) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, m := range messages {
		for _, b := range m.blocks() {
			if b.Of != "" && !c.answered[b.Of] {
				c.answered[b.Of] = true
				c.told = append(c.told, Result{CallID: b.Of, Text: plain(b.Content), Failed: b.Failed})
			}
		}
	}
}

// claudeBlock is a step in terms of Claude's own tools.
func claudeBlock(s Step, id string) block {
	call := func(name string, input any) block { return block{Type: "tool_use", ID: id, Name: name, Input: input} }
	switch {
	case s.Sh != "":
		return call("Bash", with(s.Extra, "command", s.Sh))
	case len(s.Write) == 2:
		return call("Write", map[string]any{"file_path": s.Write[0], "content": s.Write[1]})
	case s.Call != "":
		return call(s.Call, orEmpty(s.Args))
	case s.Text != "":
		return block{Type: "text", Text: s.Text}
	default:
		return block{Type: "text", Text: fmt.Sprintf("Claude has no call for %+v", s)}
	}
}

// streamMessage sends the events that Claude waits for, in their order.
func streamMessage(w http.ResponseWriter, message map[string]any, content []block, stop string) {
	w.Header().Set("Content-Type", "text/event-stream")
	send := func(event string, members map[string]any) {
		members["type"] = event
		b, _ := json.Marshal(members) // of our own making: cannot fail
		fmt.Fprintf(w, "event: %s\ndata: %s\n\n", event, b)
	}
	message["content"], message["stop_reason"] = []block{}, nil
	send("message_start", map[string]any{"message": message})
	for i, b := range content {
		begun, delta := map[string]any{"type": "text", "text": ""}, map[string]any{"type": "text_delta", "text": b.Text}
		if b.Type == "tool_use" {
			input, _ := json.Marshal(b.Input)
			begun = map[string]any{"type": b.Type, "id": b.ID, "name": b.Name, "input": map[string]any{}}
			delta = map[string]any{"type": "input_json_delta", "partial_json": string(input)}
		}
		send("content_block_start", map[string]any{"index": i, "content_block": begun})
		send("content_block_delta", map[string]any{"index": i, "delta": delta})
		send("content_block_stop", map[string]any{"index": i})
	}
	send("message_delta", map[string]any{"delta": map[string]any{"stop_reason": stop, "stop_sequence": nil},
		"usage": map[string]int{"output_tokens": 5}})
	send("message_stop", map[string]any{})
}
