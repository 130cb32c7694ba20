package model

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
)

// Codex serves OpenAI's Responses API until the test ends. Codex's base_url is its URL and "/v1".
func Codex(t Test) *Server { return forTest(t, Responses) }

type codex struct {
	*Server
	turns    atomic.Int64    // numbers the responses, so that call ids never come twice
	answered map[string]bool // call ids whose results were told; under Server.mu
}

// responsesRequest has the members of the Responses API that matter here
// (platform.openai.com/docs/api-reference/responses).
type responsesRequest struct {
	Input  []item `json:"input"`
	Tools  []tool `json:"tools"`
	Stream *bool  `json:"stream"`
}

type item struct {
	Type    string          `json:"type"`
	Role    string          `json:"role"`
	Content json.RawMessage `json:"content"`
	CallID  string          `json:"call_id"`
	Output  json.RawMessage `json:"output"`
	Tools   []tool          `json:"tools"` // of additional_tools
}

func (i item) isOutput() bool { return strings.HasSuffix(i.Type, "_output") }

func (c *codex) answer(w http.ResponseWriter, r Request) {
	if r.Method == http.MethodGet && strings.HasSuffix(r.Path, "/models") {
		writeJSON(w, http.StatusOK, map[string]any{"object": "list", "data": []any{}, "models": []any{}})
		return
	}
	var request responsesRequest
	if r.Method != http.MethodPost || json.Unmarshal(r.Body, &request) != nil {
		writeJSON(w, http.StatusNotFound, map[string]any{
			"error": map[string]any{"message": "not a request of the Responses API"}})
		return
	}
	turns, since := codexScript(request.Input)
	c.tellOutputs(since)
	n := c.turns.Add(1)
	output := codexOutput(at(turns, outputs(since)), toolsOf(request), n)
	response := map[string]any{"id": fmt.Sprintf("resp_%d", n), "object": "response", "status": "completed",
		"output": output, "usage": usage}
	if request.Stream != nil && !*request.Stream {
		writeJSON(w, http.StatusOK, response)
		return
	}
	stream(w, output, response)
}

var usage = map[string]any{
	"input_tokens": 10, "input_tokens_details": map[string]int{"cached_tokens": 0},
	"output_tokens": 5, "output_tokens_details": map[string]int{"reasoning_tokens": 0}, "total_tokens": 15,
}

// codexScript finds the last script, and what came after it.
func codexScript(input []item) (turns []turn, since []item) {
	since = input
	for i, it := range input {
		if it.Role != "user" {
			continue
		}
		if found, ok := script(plain(it.Content)); ok {
			turns, since = found, input[i+1:]
		}
	}
	return turns, since
}

// outputs counts the turns done: a turn of parallel calls has several outputs with one response's number.
func outputs(since []item) int {
	turns := map[string]bool{}
	for _, it := range since {
		if it.isOutput() {
			number, _, _ := strings.Cut(strings.TrimPrefix(it.CallID, "call_"), "_")
			turns[number] = true
		}
	}
	return len(turns)
}

// plain is the text of a content or output: a string, or an array of parts with a text each.
func plain(raw json.RawMessage) string {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		return s
	}
	var parts []struct{ Text string }
	if json.Unmarshal(raw, &parts) != nil {
		return string(raw)
	}
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(p.Text)
	}
	return b.String()
}

func (c *codex) tellOutputs(since []item) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, it := range since {
		if it.isOutput() && !c.answered[it.CallID] {
			c.answered[it.CallID] = true
			c.told = append(c.told, Result{CallID: it.CallID, Text: plain(it.Output)})
		}
	}
}

// stream sends the events that Codex waits for, in their order.
func stream(w http.ResponseWriter, output []any, response map[string]any) {
	w.Header().Set("Content-Type", "text/event-stream")
	send := func(event string, members map[string]any) {
		members["type"] = event
		b, _ := json.Marshal(members) // of our own making: cannot fail
		fmt.Fprintf(w, "event: %s\ndata: %s\n\n", event, b)
		http.NewResponseController(w).Flush()
	}
	send("response.created", map[string]any{"response": map[string]any{"id": response["id"], "object": "response",
		"status": "in_progress", "output": []any{}}})
	for i, o := range output {
		send("response.output_item.added", map[string]any{"output_index": i, "item": begun(o)})
		if m, ok := o.(message); ok {
			send("response.output_text.delta", map[string]any{"item_id": m.ID, "output_index": i, "content_index": 0,
				"delta": m.Content[0].Text})
		}
		send("response.output_item.done", map[string]any{"output_index": i, "item": o})
	}
	send("response.completed", map[string]any{"response": response})
}

// begun is an output item as it is announced, before it is whole.
func begun(o any) any {
	switch o := o.(type) {
	case message:
		o.Status, o.Content = "in_progress", []outputText{}
		return o
	case call:
		o.Status = "in_progress"
		return o
	default:
		return o
	}
}
