package acp

import (
	"encoding/json"
	"io"
	"strings"
	"testing"

	"guard/acp/dialect"
	"guard/acp/relay"
	"guard/acp/wire"
	"guard/agent/registry"
	"guard/policy"
)

// FuzzAppServer: whatever Codex sends, nothing that is judged reaches the editor while
// all is refused; whatever an editor sends, no setting of hooks reaches Codex.
func FuzzAppServer(f *testing.F) {
	f.Add([]byte(asksToRun("rm x")), []byte(`{"id":1,"method":"thread/start","params":{"config":{"features.hooks":false}}}`))
	f.Add([]byte(asksFor("item/permissions/requestApproval", `"permissions":{"network":{"enabled":true}}`)), []byte(`{"id":1,"method":"config/value/write","params":{"keyPath":"'hooks'.state","value":{}}}`))
	f.Add([]byte(`{"id":7,"method":"applyPatchApproval","params":{"fileChanges":{"/a":{"type":"update","unified_diff":"-"}}}}`), []byte(`{"id":1,"method":"config/batchWrite","params":{"edits":[{"keyPath":"features","value":{"\u0068ooks":false}}]}}`))
	f.Add([]byte(`{"method":"item/started","params":{"threadId":"t","item":{"type":"fileChange","id":"c","changes":[{"path":"a","diff":"\n"}]}}}`), []byte(`{"id":1,"method":"turn/start","params":{"threadId":"t","approvalPolicy":"never","sandboxPolicy":{"type":"dangerFullAccess"}}}`))
	f.Fuzz(func(t *testing.T, fromAgent, fromClient []byte) {
		g := NewGate(Params{Dialect: registry.Dialects["codex-app-server"], Decider: &desk{rule: always(policy.Deny)}, Hooks: true, Cwd: "/srv",
			ToClient: relay.NewOutlet(io.Discard), ToAgent: relay.NewOutlet(io.Discard), Describe: func(*policy.Case) string { return "" }})
		if g.FromAgent(fromAgent) {
			switch got := wire.Scan(fromAgent); {
			case got.Kind != wire.Request, g.link.speaks.SentByAgent()[got.Method].Is == dialect.Relayed:
			case got.Method == "item/tool/requestUserInput", got.Method == elicitMethod: // a question
			default:
				t.Errorf("%q reached the editor", fromAgent)
			}
		}
		if g.FromClient(fromClient) && wouldSetHooks(fromClient) {
			t.Errorf("%q reached Codex", fromClient)
		}
	})
}

// wouldSetHooks reads a client's line as Codex does: names as they are written.
func wouldSetHooks(line []byte) bool {
	var m map[string]json.RawMessage
	var id, method string
	if json.Unmarshal(line, &m) != nil || m["id"] == nil || json.Unmarshal(m["method"], &method) != nil {
		return false
	}
	if _ = json.Unmarshal(m["id"], &id); id == "" && strings.Trim(string(m["id"]), "-0123456789") != "" {
		return false // neither a text nor a number
	}
	var params map[string]json.RawMessage
	_ = json.Unmarshal(m["params"], &params)
	if strings.HasPrefix(method, "config/") {
		var key string
		_ = json.Unmarshal(params["keyPath"], &key)
		return key == "hooks" || strings.HasPrefix(key, "hooks.") || key == "features.hooks"
	}
	var config map[string]any
	_ = json.Unmarshal(params["config"], &config)
	for key, value := range config {
		inner, _ := value.(map[string]any)
		if _, has := inner["hooks"]; key == "hooks" || strings.HasPrefix(key, "hooks.") || key == "features.hooks" || key == "features" && has {
			return true
		}
	}
	return false
}
