package acp

import (
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/decision"
)

// What a thread's settings may not say while guard stands there, and what they may.
func TestAppServerBounds(t *testing.T) {
	for _, tt := range []struct {
		name, method, params string
		safe, unrestricted   bool // it passes
		hookless             bool // without hooks, in safe
	}{
		{"as editors do", "thread/start", `{"cwd":"/a","approvalPolicy":"on-request","sandbox":"workspace-write","config":{"features.web_search_request":true,"model":"x"}}`, true, true, true},
		{"never asking in a sandbox", "thread/start", `{"approvalPolicy":"never","sandbox":"workspace-write"}`, true, true, false},
		{"asking without a sandbox", "thread/start", `{"approvalPolicy":"on-request","sandbox":"danger-full-access"}`, true, true, false},
		{"a model reviews", "thread/start", `{"approvalsReviewer":"auto_review"}`, true, true, false},
		{"everything", "thread/start", `{"approvalPolicy":"never","sandbox":"danger-full-access"}`, false, true, false},
		{"everything, by settings", "thread/start", `{"config":{"approval_policy":"never","sandbox_mode":"danger-full-access"}}`, false, true, false},
		{"everything, by both", "thread/resume", `{"threadId":"t","approvalPolicy":"never","config":{"default_permissions":":danger-full-access"}}`, false, true, false},
		{"everything, for a turn", "turn/start", `{"threadId":"t","approvalPolicy":"never","sandboxPolicy":{"type":"dangerFullAccess"}}`, false, true, false},
		{"a sandbox that is elsewhere", "turn/start", `{"threadId":"t","approvalPolicy":"never","sandboxPolicy":{"type":"externalSandbox"}}`, false, true, false},
		{"everything, from now on", "thread/settings/update", `{"threadId":"t","approvalPolicy":"never","permissions":":danger-full-access"}`, false, true, false},
		{"asks of one kind or another", "turn/start", `{"threadId":"t","approvalPolicy":{"granular":{"rules":true}},"sandboxPolicy":{"type":"dangerFullAccess"}}`, true, true, false},
		{"names of the person's own", "thread/start", `{"config":{"mcp_servers.x":{"command":"y","env":{"PATH":"/z","Command":"1"}}}}`, true, true, true},
		{"hooks switched off", "thread/start", `{"config":{"features.hooks":false}}`, false, false, true},
		{"hooks switched off in a table", "thread/start", `{"config":{"features":{"hooks":false}}}`, false, false, true},
		{"another feature", "thread/start", `{"config":{"features":{"plugins":false}}}`, true, true, true},
		{"other hooks in their place", "thread/fork", `{"threadId":"t","config":{"hooks":{}}}`, false, false, true},
		{"one event's", "thread/resume", `{"threadId":"t","config":{"hooks.PreToolUse":[]}}`, false, false, true},
		{"their trust", "thread/start", `{"config":{"hooks.state":{"x":{}}}}`, false, false, true},
		{"deep in a table", "thread/start", `{"config":{"profiles":{"x":{"features":{"hooks":false}}}}}`, false, false, true},
		{"a server by such a name", "thread/start", `{"config":{"mcp_servers.webhooks.command":"x"}}`, true, true, true},
		{"in quotes", "thread/start", `{"config":{"\"features\" . 'hooks'":false}}`, false, false, true},
		{"in escapes", "thread/start", `{"config":{"features.\"h\\u006foks\"":false}}`, false, false, true},
		{"their settings file", "config/value/write", `{"keyPath":"hooks.state","value":{},"mergeStrategy":"replace"}`, false, false, true},
		{"their feature in it", "config/batchWrite", `{"edits":[{"keyPath":"model","value":"x"},{"keyPath":"features","value":{"hooks":false}}]}`, false, false, true},
		{"all of it", "config/value/write", `{"keyPath":"","value":{"hooks":{}}}`, false, false, true},
		{"another setting in it", "config/value/write", `{"keyPath":"model","value":"x","mergeStrategy":"replace"}`, true, true, true},
		{"a feature while it runs", "experimentalFeature/enablement/set", `{"enablement":{"hooks":false}}`, false, false, true},
		{"another feature while it runs", "experimentalFeature/enablement/set", `{"enablement":{"apps":false}}`, true, true, true},
		{"by a request that guard does not know", "thread/new", `{"config":{"features.hooks":false}}`, false, false, true},
		{"a request that guard does not know", "thread/new", `{"x":["y"]}`, true, true, true},
		{"params of another shape", "thread/new", `{"config":["y"]}`, false, false, false},
		{"orders from elsewhere", "remoteControl/enable", `{}`, false, true, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for _, way := range []struct {
				name   string
				want   bool
				change func(*Params)
				desk   *desk
			}{
				{"safe", tt.safe, func(*Params) {}, &desk{}},
				{"unrestricted", tt.unrestricted, func(*Params) {}, &desk{unrestricted: true}},
				{"without hooks", tt.hookless, withoutHooks, &desk{}},
			} {
				r := newAppRig(t, way.desk, way.change)
				line := `{"id":8,"method":"` + tt.method + `","params":` + tt.params + `}`
				r.clientSays(line)
				if !way.want {
					if m := r.client.next(); m.result() != "error -32001" || string(m.ID) != "8" || len(way.desk.noted(policy.NoteMode)) != 1 {
						t.Errorf("%s: %s", way.name, m.raw)
					}
					continue
				}
				if m := r.agent.next(); m.raw != line {
					t.Errorf("%s: became %s", way.name, m.raw)
				}
			}
		})
	}
}

// Two halves make a whole: what one request took away counts for the next, until it
// is given back.
func TestAppServerBoundsAddUp(t *testing.T) {
	const never, ask, full = `"approvalPolicy":"never"`, `"approvalPolicy":"on-request"`, `"sandboxPolicy":{"type":"dangerFullAccess"}`
	for _, tt := range []struct {
		opens string
		turns []string
		last  bool // the last one passes
	}{
		{never, []string{full}, false},
		{`"sandbox":"danger-full-access"`, []string{never}, false},
		{never, []string{ask, full}, true},
		{ask, []string{never, full}, false},
		{never, []string{`"model":"x"`}, true},
	} {
		r := newAppRig(t, &desk{})
		r.opensThread("t2", `{"cwd":"/b",`+tt.opens+`}`)
		for i, settings := range tt.turns {
			line := `{"id":8,"method":"turn/start","params":{"threadId":"t2",` + settings + `}}`
			r.clientSays(line)
			if i == len(tt.turns)-1 && !tt.last {
				if m := r.client.next(); m.result() != "error -32001" {
					t.Errorf("%s then %s: %s", tt.opens, tt.turns, m.raw)
				}
			} else if m := r.agent.next(); m.raw != line {
				t.Errorf("%s then %s: %s", tt.opens, tt.turns, m.raw)
			}
		}
	}
}

// A thread works where the editor says, else where Codex does; a turn may move it.
// The person's words are remembered.
func TestAppServerPlaces(t *testing.T) {
	d := &desk{rule: always(policy.Deny)}
	r := newAppRig(t, d)
	asks := func() policy.Request {
		r.agentSays(asksFor(commandApproval, `"itemId":"c","command":"ls"`))
		r.agent.next()
		return d.last()
	}
	if got := asks(); got.Workspace != "/srv/project" || got.Stray {
		t.Errorf("%+v", got)
	}
	r.clientSays(`{"id":8,"method":"turn/start","params":{"threadId":"t","cwd":"/srv/other","input":[{"type":"text","text":"do it"},{"type":"image","url":"x"},{"type":"text","text":"now"}]}}`)
	r.agent.next()
	if got := asks(); got.Workspace != "/srv/other" || got.Prompt != "do it\nnow" {
		t.Errorf("%+v", got)
	}
	r.clientSays(`{"id":9,"method":"turn/steer","params":{"threadId":"t","input":[{"type":"text","text":"or not"}]}}`)
	r.agent.next()
	if got := asks(); got.Prompt != "or not" {
		t.Errorf("%+v", got)
	}
	r.opensThread("t2", `{}`)
	r.agentSays(strings.Replace(asksToRun("ls"), `"t"`, `"t2"`, 1))
	r.agent.next()
	if got := d.last(); got.Workspace != "/home/me" || got.Session != "t2" {
		t.Errorf("%+v", got)
	}
	r.agentSays(strings.Replace(asksToRun("ls"), `"t"`, `"nobody's"`, 1))
	r.agent.next()
	if got := d.last(); !got.Stray {
		t.Errorf("%+v", got)
	}
}

// A subagent's thread counts as the session that it belongs to, as hooks tell of it.
func TestAppServerSubagents(t *testing.T) {
	d := &desk{rule: always(policy.Deny)}
	r := newAppRig(t, d)
	h := hookCall2("c", "rm x")
	h.Thread = "sub"
	r.Fill(&h)
	r.HookAnswered(h, policy.Outcome{Result: decision.Allowance})
	r.HookStarted("t")
	r.agentSays(`{"method":"item/started","params":{"threadId":"sub","item":{"type":"commandExecution","id":"c","command":"rm x","cwd":"/srv/project","status":"inProgress"}}}`)
	r.client.next()
	r.agentSays(strings.Replace(asksToRun("/bin/bash -lc 'rm x'"), `"t"`, `"sub"`, 1))
	if m := r.agent.next(); m.result() != `{"decision":"accept"}` || d.decided() != 0 {
		t.Errorf("%s, judged %+v", m.raw, d.last())
	}
	if dead := d.noted(policy.NoteHookDead); len(dead) != 0 {
		t.Errorf("%q", dead)
	}
	r.agentSays(`{"method":"turn/started","params":{"threadId":"sub","turn":{"id":"v"}}}`)
	r.client.next()
	h.Call = "d"
	r.HookAnswered(h, policy.Outcome{Reason: "no"})
	if m := r.client.next(); !strings.Contains(m.raw, `"threadId":"sub","turnId":"v"`) {
		t.Errorf("shown elsewhere: %s", m.raw)
	}
}

// The end of a turn is the end of what waits in it; guard's own word for it is a
// request, whose answer goes no further.
func TestAppServerTurns(t *testing.T) {
	d := &desk{rule: always(policy.Ask), person: byDialog}
	r := newAppRig(t, d)
	r.agentSays(asksToRun("rm x"))
	r.client.next()
	interrupt := `{"id":8,"method":"turn/interrupt","params":{"threadId":"t","turnId":"u"}}`
	r.clientSays(interrupt)
	if m := r.agent.next(); m.raw != interrupt {
		t.Error(m.raw)
	}
	if m := r.agent.next(); m.result() != `{"decision":"cancel"}` {
		t.Error(m.raw)
	}
	r.agentSays(asksToRun("rm x"))
	r.client.next()
	r.agentSays(`{"method":"serverRequest/resolved","params":{"threadId":"t","requestId":7}}`)
	if m := r.client.next(); m.Method != "serverRequest/resolved" || !strings.Contains(m.raw, `"requestId":7`) && !strings.Contains(m.raw, `"guard-`) {
		t.Error(m.raw)
	}
	if m := r.agent.next(); m.result() != `{"decision":"cancel"}` {
		t.Error(m.raw)
	}
	r.client.next()
	r.HookAnswered(hookCall2("d", "rm x"), policy.Outcome{Result: decision.EndTurn})
	m := r.agent.next()
	if m.Method != "turn/interrupt" || !strings.Contains(m.raw, `"turnId":"u"`) {
		t.Fatal(m.raw)
	}
	r.agentSays(`{"id":` + string(m.ID) + `,"result":{}}`)
	if got := r.client.next(); !strings.Contains(got.raw, "item/started") {
		t.Error(got.raw)
	}
	r.client.next() // item/completed
	r.nothingFor(r.client)
	r.agentSays(`{"method":"turn/completed","params":{"threadId":"t","turn":{"id":"u"}}}`)
	r.client.next()
	r.HookAnswered(hookCall2("e", "rm x"), policy.Outcome{Result: decision.EndTurn})
	r.client.next()
	r.client.next()
	r.nothingFor(r.agent) // no turn runs
}

func hookCall2(call, command string) policy.Request {
	r := hookCall(call, command)
	r.Session = "t"
	return r
}
