package acp

import (
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"

	"guard/acp/wire"
	"guard/policy"
)

// Each of these once carried something past the judge.

// Python's json.loads detects UTF-16 and UTF-32 in bytes.
func TestWideEncodingsHideNoRequest(t *testing.T) {
	const ask = `{"jsonrpc":"2.0","id":1,"method":"terminal/create","params":{"sessionId":"s","command":"x"}}`
	wide := map[string][]byte{}
	for name, order := range map[string]binary.AppendByteOrder{"LE": binary.LittleEndian, "BE": binary.BigEndian} {
		var w16, w32 []byte
		for _, u := range utf16.Encode([]rune(ask)) {
			w16 = order.AppendUint16(w16, u)
			w32 = order.AppendUint32(w32, uint32(u))
		}
		wide["UTF-16"+name], wide["UTF-32"+name] = w16, w32
		wide["UTF-16"+name+" with its mark"] = append(order.AppendUint16(nil, 0xFEFF), w16...)
	}
	for name, b := range wide {
		if !wire.HidesRequest(append(b, '\n'), wire.Scan(b)) {
			t.Errorf("%s: a request passes", name)
		}
	}
}

func withInput(raw, kind string) ToolCall {
	title := "x"
	return ToolCall{ToolCallID: "c", Kind: &kind, Title: &title, RawInput: []byte(raw)}
}

func TestWhatStandsBesideACommandCounts(t *testing.T) {
	for _, tt := range []struct {
		name, raw, kind string
		want            func(policy.Request) bool
	}{
		{"arguments", `{"command":"git","args":["push","--force"]}`, "execute", func(r policy.Request) bool { return r.Command == "git push --force" && len(r.Argv) == 3 }},
		{"environment", `{"command":"ls","env":{"LD_PRELOAD":"./x.so"}}`, "execute", func(r policy.Request) bool { return len(r.Env) == 1 && r.Env[0] == "LD_PRELOAD=./x.so" }},
		{"input", `{"command":"cat","stdin":"x"}`, "execute", func(r policy.Request) bool { return r.Partial }},
		{"a path", `{"command":"ls","path":"/etc/shadow"}`, "execute", func(r policy.Request) bool { return r.Partial }},
		{"content in a read", `{"path":"a","content":"x"}`, "read", func(r policy.Request) bool { return r.Tool == policy.Other && r.Partial }},
		{"a folder as Qwen Code names it", `{"command":"rm -rf x","directory":"/home/eve/other","is_background":false}`, "execute", func(r policy.Request) bool { return !r.Partial && r.Cwd == "/home/eve/other" }},
		{"a folder as others name it", `{"command":"rm -rf x","workingDirectory":"sub"}`, "execute", func(r policy.Request) bool { return !r.Partial && r.Cwd == "sub" }},
		{"the same folder twice", `{"command":"ls","cwd":"/a","dir_path":"/a"}`, "execute", func(r policy.Request) bool { return !r.Partial && r.Cwd == "/a" }},
		{"two folders", `{"command":"rm -rf x","cwd":"/a","dir_path":"/b"}`, "execute", func(r policy.Request) bool { return r.Partial }},
		{"a folder that is no text", `{"command":"ls","Working_Directory":["/a"]}`, "execute", func(r policy.Request) bool { return r.Partial }},
		{"no folder", `{"command":"ls","directory":null,"shell":""}`, "execute", func(r policy.Request) bool { return !r.Partial && r.Cwd == "" }},
		{"another reader of the line", `{"command":"rm x","shell":"/usr/bin/python3"}`, "execute", func(r policy.Request) bool { return r.Partial }},
		{"the usual one", `{"command":"rm x","shell":"/bin/bash"}`, "execute", func(r policy.Request) bool { return !r.Partial }},
		{"what nobody reads", `{"command":"ls","pad":"x"}`, "execute", func(r policy.Request) bool { return !r.Partial && r.Command == "ls" }},
	} {
		tc := withInput(tt.raw, tt.kind)
		var r policy.Request
		permissionRequest(&r, protocolOnly, &Permission{SessionID: "s", ToolCall: &tc}, &call{})
		if !tt.want(r) {
			t.Errorf("%s: %+v", tt.name, r)
		}
	}
}

// An earlier update showed a command; calling the request a question does not
// make it one.
func TestAToolIsNoQuestion(t *testing.T) {
	for _, told := range []string{`"kind":"execute","rawInput":{"command":"rm -rf /"}`, `"rawInput":{"command":"git push -f"}`,
		`"kind":"other","rawInput":{"server":"db","tool":"wipe","arguments":{}}`} {
		for _, kind := range []string{`"kind":"switch_mode",`, ``, `"kind":"other",`} {
			r := newRig(t, &desk{rule: always(policy.Deny)})
			r.opens("/srv/project")
			r.agentSays(updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c",` + told + `}`))
			r.agentSays(`{"id":1,"method":"session/request_permission","params":{"sessionId":"s","toolCall":{` + kind + `"toolCallId":"c"},"options":[{"optionId":"a","name":"A","kind":"allow_once"},{"optionId":"b","name":"B","kind":"allow_once"}]}}`)
			if got := r.agent.next(); !strings.Contains(got.raw, "cancelled") {
				t.Errorf("%s, %s: answered %s", told, kind, got.raw)
			}
		}
	}
}

// What an update shows of a call counts also where its id stood for another call before.
func TestAnIDThatIsUsedAnew(t *testing.T) {
	told := func(kind, rest string) string {
		return `{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"` + kind + `","toolCallId":"c",` + rest + `}}}`
	}
	shows := `"kind":"execute","title":"x","status":"in_progress","rawInput":{"command":"rm -rf /"}`
	asks := func(id, toolCall string) string { return permissionWith(id, toolCall, optionsPlain) }
	for _, tt := range []struct {
		name  string
		lines []string
		want  func(policy.Request) bool
	}{
		{"begun anew", []string{told("tool_call", `"status":"completed"`), told("tool_call", shows)}, func(q policy.Request) bool { return q.Command == "rm -rf /" }},
		{"by an update", []string{told("tool_call", `"status":"failed"`), told("tool_call_update", shows)}, func(q policy.Request) bool { return q.Command == "rm -rf /" }},
		{"after a refusal", []string{asks("1", `{"toolCallId":"c","kind":"execute","title":"ls"}`), told("tool_call", shows)}, func(q policy.Request) bool { return q.Command == "rm -rf /" }},
		{"in every turn", []string{told("tool_call", `"kind":"execute","rawInput":{"command":"ls"}`), told("tool_call_update", `"status":"completed"`),
			told("tool_call", `"kind":"execute","rawInput":{"command":"cat a"}`)}, func(q policy.Request) bool { return q.Command == "cat a" && !q.Partial }},
		{"told again at its end", []string{told("tool_call", shows), told("tool_call_update", `"status":"completed","rawInput":{"command":"rm -rf /"}`),
			told("tool_call_update", `"status":"completed","rawInput":{"command":"rm -rf /"}`)}, func(q policy.Request) bool { return q.Command == "" }},
	} {
		r := newRig(t, &desk{rule: always(policy.Deny)})
		r.opens("/srv/project")
		r.agentSays(tt.lines...)
		r.agentSays(asks("2", `{"toolCallId":"c","title":"A look round","kind":"other"}`))
		r.settle()
		if q := r.desk.last(); !tt.want(q) {
			t.Errorf("%s: judged %+v", tt.name, q)
		}
	}
	r := newRig(t, &desk{rule: always(policy.Deny)})
	r.agentSays(asks("1", `{"toolCallId":"c","kind":"execute","title":"ls"}`), told("tool_call", shows), told("tool_call_update", `"status":"completed"`))
	r.settle()
	if notes := r.desk.noted(policy.NoteUnguarded); len(notes) != 1 || !strings.Contains(notes[0], "did what was refused") {
		t.Errorf("noted %q", notes)
	}
}

// Which of two things counts is not known, so that neither is judged alone.
func TestAPermissionAboutTwoThings(t *testing.T) {
	for _, tt := range []struct {
		name, params string
		partial      bool
	}{
		{"a command", `"subject":{"type":"command","command":"ls"}`, false},
		{"a call", `"subject":{"type":"tool_call","toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}}}`, false},
		{"a command beside a call", `"subject":{"type":"command","command":"ls","toolCall":{"toolCallId":"c","rawInput":{"command":"rm x"}}}`, true},
		{"a call beside a command", `"subject":{"type":"tool_call","command":"rm x","toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}}}`, true},
		{"a server", `"toolCall":{"toolCallId":"c","rawInput":{"server":"a","tool":"t","arguments":{}}}`, false},
		{"two servers", `"toolCall":{"toolCallId":"c","rawInput":{"server":"a","tool":"t","server_name":"b","request":{"message":"Allow it to run tool \"t\"?"}}}`, true},
	} {
		r := newRig(t, &desk{rule: always(policy.Deny)})
		r.opens("/srv/project")
		r.agentSays(`{"id":1,"method":"session/request_permission","params":{"sessionId":"s",` + tt.params + `,"options":` + optionsPlain + `}}`)
		r.settle()
		if q := r.desk.last(); q.Partial != tt.partial || q.Tool == "" {
			t.Errorf("%s: judged %+v", tt.name, q)
		}
	}
}

func TestConsentForAToolIsForItsArguments(t *testing.T) {
	told := policy.Request{Tool: policy.MCP, Server: "fs", Name: "read_file", Args: policy.Raw(`{}`)}
	for name, r := range map[string]policy.Request{
		"other arguments": {Tool: policy.MCP, Server: "fs", Name: "read_file", Args: policy.Raw(`{"path":"/root/.ssh/id_rsa"}`)},
		"no name":         {Tool: policy.MCP, Server: "fs"},
	} {
		if sameCall(&told, &r) {
			t.Errorf("%s: taken for the same call", name)
		}
	}
}
