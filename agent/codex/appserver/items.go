package appserver

import (
	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// The types of item behind which a tool stands.
const (
	itemCommand = "commandExecution"
	itemChange  = "fileChange"
	itemMCP     = "mcpToolCall"
	itemDynamic = "dynamicToolCall"
)

// item is what an item/started or item/completed tells, as far as guard reads it.
type item struct {
	ThreadID string `json:"threadId"`
	Item     struct {
		Type      string         `json:"type"`
		ID        string         `json:"id"`
		Status    string         `json:"status"`
		Command   string         `json:"command"`
		Cwd       string         `json:"cwd"`
		Source    string         `json:"source"`
		ExitCode  *int           `json:"exitCode"`
		Changes   []fileChange   `json:"changes"`
		Server    string         `json:"server"`
		Tool      string         `json:"tool"`
		Arguments jsontext.Value `json:"arguments"`
	} `json:"item"`
}

// fileChange is one file of a fileChange item. Diff is the whole text of a file
// that is added or deleted, else a unified diff (seen).
type fileChange struct {
	Path string `json:"path"`
	Kind struct {
		Type string  `json:"type"`
		Move *string `json:"move_path"`
	} `json:"kind"`
	Diff string `json:"diff"`
}

// itemStates are what an item's status is in ACP's words.
var itemStates = map[string]string{"inProgress": "in_progress", "completed": "completed", "failed": "failed",
	"declined": "failed"}

// notTheModels are the sources of commands that no call of the model's stands
// behind: the person's own, and words typed into a program that was judged when it
// began.
var notTheModels = map[string]bool{"userShell": true, "unifiedExecInteraction": true}

// itemTold learns from an item; it never holds one up.
func (srv *server) itemTold(_ []byte, f wire.Frame) bool {
	var it item
	err := jsonv2.Unmarshal(f.Params, &it)
	if it.Item.ID == "" || notTheModels[it.Item.Source] {
		return true
	}
	tc, tool := it.call()
	if !tool {
		return true
	}
	srv.Learn(srv.sessionOfThread(it.ThreadID), tc, f.Method == "item/started", err != nil)
	return true
}

// patchTold learns what a patch has come to while the model writes it.
func (srv *server) patchTold(_ []byte, f wire.Frame) bool {
	var p struct {
		ThreadID string       `json:"threadId"`
		ItemID   string       `json:"itemId"`
		Changes  []fileChange `json:"changes"`
	}
	if err := jsonv2.Unmarshal(f.Params, &p); p.ItemID != "" {
		srv.Learn(srv.sessionOfThread(p.ThreadID), dialect.ToolCall{ToolCallID: p.ItemID,
			RawInput: asJSON(map[string]any{"fileChanges": p.Changes})}, false, err != nil)
	}
	return true
}

// call is what an item tells of a tool's call; false: no tool of the agent's stands
// behind it.
func (it *item) call() (tc dialect.ToolCall, tool bool) {
	kind, title := "other", it.Item.Tool
	var raw any
	switch it.Item.Type {
	case itemCommand:
		kind, title = "execute", it.Item.Command
		raw = map[string]string{"command": it.Item.Command, "cwd": it.Item.Cwd}
	case itemChange:
		kind, title = "edit", "Edit files"
		raw = map[string]any{"fileChanges": it.Item.Changes}
	case itemMCP:
		title = it.Item.Server + "." + it.Item.Tool
		raw = map[string]any{"server": it.Item.Server, "tool": it.Item.Tool, "arguments": it.Item.Arguments}
	case itemDynamic:
	default:
		return tc, false
	}
	tc = dialect.ToolCall{ToolCallID: it.Item.ID, Kind: &kind, Title: &title}
	if raw != nil {
		tc.RawInput = asJSON(raw)
	}
	if state := itemStates[it.Item.Status]; state != "" {
		tc.Status = &state
	}
	if it.Item.ExitCode != nil {
		tc.RawOutput = asJSON(map[string]int{"exitCode": *it.Item.ExitCode})
	}
	return tc, true
}

// itemCard is an item of guard's own for a call that Codex has not told of, with
// a status.
func itemCard(r *policy.Request, call, status string) map[string]any {
	card := map[string]any{"type": kindOfItem(r), "id": call, "status": status}
	switch card["type"] {
	case itemCommand:
		card["command"], card["cwd"], card["source"] = r.Raw, r.Cwd, "agent"
		card["commandActions"] = []any{map[string]string{"type": "unknown", "command": r.Raw}}
	case itemChange:
		card["changes"] = changesOf(r)
	case itemMCP:
		card["server"], card["tool"], card["arguments"] = r.Server, r.Name, orEmpty(r.Args)
		if status == "declined" {
			card["status"] = "failed" // an MCP call knows no other
		}
	default:
		return nil
	}
	return card
}

func orEmpty(args policy.Raw) policy.Raw {
	if len(args) == 0 {
		return policy.Raw("{}")
	}
	return args
}

// itemFrame tells the client of an item of guard's own.
func (srv *server) itemFrame(method string, r *policy.Request, card map[string]any) []byte {
	thread := threadFor(r)
	return wire.NewNotification(method, map[string]any{"threadId": thread, "turnId": srv.turnOf(thread), "item": card})
}

// Card implements dialect.Connection.
func (srv *server) Card(r *policy.Request, tc *dialect.ToolCall, refusal string) []byte {
	card := itemCard(r, tc.ToolCallID, "inProgress")
	if card == nil || refusal == "" { // Codex tells of what runs itself
		return nil
	}
	return append(srv.itemFrame("item/started", r, card), srv.Failed(r, tc, refusal)...)
}

// Failed implements dialect.Connection.
func (srv *server) Failed(r *policy.Request, tc *dialect.ToolCall, refusal string) []byte {
	card := itemCard(r, tc.ToolCallID, "declined")
	switch {
	case card == nil:
		return nil
	case card["type"] == itemCommand:
		card["aggregatedOutput"] = refusal
	case card["type"] == itemMCP:
		card["error"] = map[string]string{"message": refusal}
	}
	return srv.itemFrame("item/completed", r, card)
}

// turnOf is the turn that runs in a thread; "" if none does.
func (srv *server) turnOf(thread string) string {
	srv.mu.Lock()
	defer srv.mu.Unlock()
	return srv.turns.of[thread]
}
