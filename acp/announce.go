package acp

import "guard/policy"

// maxAnnounced bounds the content of a call that guard announces, in bytes; past
// it the title and the places must do.
const maxAnnounced = 1 << 20

// announce shows the client a call that it would otherwise see the end of only,
// or not at all: Gemini sends no tool_call before the request, and no update
// after a refusal. At most one tool_call and one closing update an id.
func (g *Gate) announce(r policy.Request, tc ToolCall, out policy.Outcome, shown bool) {
	if tc.ToolCallID == "" || r.Session == "" {
		return
	}
	g.mu.Lock()
	c := g.calls.at(r.Session, tc.ToolCallID)
	known := c.announced || shown
	ended := c.ended
	c.announced = true
	if !out.Allowed {
		c.refused = true
		g.calls.end(c)
	}
	g.mu.Unlock()
	u := map[string]any{"toolCallId": tc.ToolCallID}
	switch {
	case known && (out.Allowed || ended):
		return
	case known:
		u["sessionUpdate"], u["status"] = "tool_call_update", "failed"
	default:
		u["sessionUpdate"], u["status"], u["title"] = "tool_call", "pending", r.Raw
		copyMembers(u, tc)
	}
	if !out.Allowed {
		u["status"], u["content"] = "failed", []any{textBlock(refusalText(out))}
	}
	_ = g.toClient.Soon(notifyFrame("session/update", map[string]any{"sessionId": r.Session, "update": u}))
}

func copyMembers(u map[string]any, tc ToolCall) {
	if tc.Title != nil {
		u["title"] = *tc.Title
	}
	if tc.Kind != nil {
		u["kind"] = *tc.Kind
	}
	if tc.Content != nil && len(*tc.Content) > 0 && tc.weight() <= maxAnnounced {
		u["content"] = contentJSON(*tc.Content)
	}
	if tc.Locations != nil && len(*tc.Locations) > 0 {
		u["locations"] = *tc.Locations
	}
}

// contentJSON writes content back; a diff keeps its texts, a new file's old
// text is absent.
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

func refusalText(out policy.Outcome) string {
	if out.Cancelled {
		return "guard: cancelled"
	}
	return "guard: refused: " + out.Reason
}

func textBlock(s string) any {
	return map[string]any{"type": "content", "content": map[string]any{"type": "text", "text": s}}
}
