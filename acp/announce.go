package acp

import (
	"encoding/json"

	"guard/acp/dialect"
	"guard/internal/jsonl"
	"guard/policy"
)

// maxAnnounced bounds the content of a call that guard announces, in bytes. A call
// with more is announced by its title and its files alone.
const maxAnnounced = 1 << 20

// cards shows the client calls that it would not see otherwise.
type cards struct {
	link   *link
	memory *callMemory
}

// announce shows the client a call of which it would otherwise see nothing, or only
// the end: an agent may send no tool_call before its request, and no update after a
// refusal (Gemini 0.61). Guard sends at most one tool_call for an id, and one update
// that closes it. shown: the client has been asked about the call, and so has seen it.
func (c *cards) announce(r *policy.Request, tc *ToolCall, out *policy.Outcome, shown bool) {
	if tc.ToolCallID == "" || r.Session == "" {
		return
	}
	known, ended := c.memory.decided(r.Session, tc.ToolCallID, out.Allowed())
	known = known || shown
	refusal := ""
	if !out.Allowed() {
		refusal = dialect.RefusalText(out)
	}
	switch {
	case known && (refusal == "" || ended):
		return
	case known:
		c.link.show(c.link.speaks.Failed(r, tc, refusal))
	default:
		c.link.show(c.link.speaks.Card(r, tc, refusal))
	}
}

// updateFrame begins a session/update of guard's own about a call; its caller ends it.
func updateFrame(session, kind, call string) []byte {
	b := append(make([]byte, 0, 256), `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":`...)
	b = append(jsonl.Quote(b, session), `,"update":{"sessionUpdate":"`...)
	b = append(append(b, kind...), `","toolCallId":`...)
	return jsonl.Quote(b, call)
}

// failedFrame closes the card of a call that was refused.
func failedFrame(session, call, refusal string) []byte {
	return append(appendRefusal(updateFrame(session, "tool_call_update", call), refusal), "}}}\n"...)
}

// cardFrame opens a call's card; that of a refused one is closed with the reason.
func cardFrame(r *policy.Request, tc *ToolCall, refusal string) []byte {
	b := append(updateFrame(r.Session, "tool_call", tc.ToolCallID), `,"title":`...)
	title := r.Raw
	if tc.Title != nil {
		title = *tc.Title
	}
	b = jsonl.Quote(b, title)
	if tc.Kind != nil {
		b = jsonl.Quote(append(b, `,"kind":`...), *tc.Kind)
	}
	if tc.Locations != nil && len(*tc.Locations) > 0 {
		b = appendJSON(append(b, `,"locations":`...), *tc.Locations)
	}
	if refusal != "" {
		return append(appendRefusal(b, refusal), "}}}\n"...)
	}
	if tc.Content != nil && len(*tc.Content) > 0 && weight(tc) <= maxAnnounced {
		b = appendJSON(append(b, `,"content":`...), contentJSON(*tc.Content))
	}
	return append(b, `,"status":"pending"}}}`+"\n"...)
}

func appendRefusal(b []byte, refusal string) []byte {
	return appendJSON(append(b, `,"status":"failed","content":`...), []any{textBlock(refusal)})
}

func appendJSON(b []byte, v any) []byte {
	j, err := json.Marshal(v)
	if err != nil {
		j = []byte("null")
	}
	return append(b, j...)
}

// contentJSON is content as the protocol writes it. The diff of a new file has no old
// text.
func contentJSON(list []Content) []any {
	var out []any
	for _, c := range list {
		switch c.Type {
		case "content":
			out = append(out, map[string]any{"type": "content", "content": rawJSON(c.Content)})
		case "diff":
			d := map[string]any{"type": "diff", "path": c.Path, "newText": str(c.NewText)}
			if c.OldText != nil {
				d["oldText"] = *c.OldText
			}
			out = append(out, d)
		}
	}
	return out
}

func textBlock(s string) any {
	return map[string]any{"type": "content", "content": map[string]any{"type": "text", "text": s}}
}
