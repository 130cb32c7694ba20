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
	update := `{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"tool_call","toolCallId":"c","kind":"execute","rawInput":{"command":"rm -rf /"}}}}`
	for _, kind := range []string{`"kind":"switch_mode",`, ``, `"kind":"other",`} {
		r := newRig(t, &desk{rule: always(policy.Deny)})
		r.opens("/srv/project")
		r.agentSays(update)
		r.agentSays(`{"id":1,"method":"session/request_permission","params":{"sessionId":"s","toolCall":{` + kind + `"toolCallId":"c"},"options":[{"optionId":"a","name":"A","kind":"allow_once"},{"optionId":"b","name":"B","kind":"allow_once"}]}}`)
		if got := r.agent.next(); !strings.Contains(got.raw, "cancelled") {
			t.Errorf("%s: answered %s", kind, got.raw)
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
