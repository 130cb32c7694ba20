package claude

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"guard/control/hook"
	"guard/policy"
	"guard/policy/decision"
)

func hookEvent(name, more string) []byte {
	return fmt.Appendf(nil, `{"session_id":"s","cwd":"/p","permission_mode":"default","hook_event_name":%q%s}`, name, more)
}

// What a call gave, as recorded from 2.1.330.
func TestResult(t *testing.T) {
	for _, c := range []struct {
		name, event, more, output string
		exit                      int // -1: none
	}{
		{"a command", "PostToolUse", `,"tool_name":"Bash","tool_input":{"command":"ls"},"tool_response":{"stdout":"a","stderr":"","interrupted":false}`, "a", 0},
		{"one that failed", "PostToolUseFailure", `,"tool_name":"Bash","tool_input":{"command":"x"},"error":"Exit code 3\nerr"`, "Exit code 3\nerr", 3},
		{"one in the background", "PostToolUse", `,"tool_name":"Bash","tool_input":{"command":"x"},"tool_response":{"stdout":"","stderr":"","backgroundTaskId":"b1"}`, "", -1},
		{"one that was interrupted", "PostToolUse", `,"tool_name":"Bash","tool_input":{"command":"x"},"tool_response":{"stdout":"","stderr":"","interrupted":true}`, "", -1},
		{"a file that is not there", "PostToolUseFailure", `,"tool_name":"Read","tool_input":{"file_path":"/x"},"error":"Exit code 9"`, "Exit code 9", -1},
		{"a file", "PostToolUse", `,"tool_name":"Read","tool_input":{"file_path":"/x"},"tool_response":{"type":"text"}`, `{"type":"text"}`, -1},
	} {
		e, err := readHook(hookEvent(c.event, c.more))
		exit := -1
		if e.Exit != nil {
			exit = *e.Exit
		}
		if err != nil || e.Kind != hook.Result || e.Output != c.output || exit != c.exit {
			t.Errorf("%s: %v, %+v, exit %d", c.name, err, e, exit)
		}
	}
}

// The key of a call is the same for all its events, and for no other call.
func TestCallKey(t *testing.T) {
	key := func(event, more string) string {
		t.Helper()
		e, err := readHook(hookEvent(event, more))
		if err != nil {
			t.Fatal(err)
		}
		return e.CallKey
	}
	call := key("PreToolUse", `,"tool_name":"Bash","tool_input":{"command":"x","description":"d"},"tool_use_id":"t1"`)
	if call != key("PermissionRequest", `,"tool_name":"Bash","tool_input":{"description":"d","command":"x"},"permission_suggestions":[]`) {
		t.Error("leave for a call is not known as the same")
	}
	if call == key("PostToolUse", `,"tool_name":"Bash","tool_input":{"command":"y","description":"d"},"tool_use_id":"t1","tool_response":{}`) {
		t.Error("a call that was rewritten passes for the same")
	}
	if key("PreToolUse", `,"tool_name":"AskUserQuestion","tool_input":{"questions":[]}`) != key("PostToolUse", `,"tool_name":"AskUserQuestion","tool_input":{"questions":[],"answers":{"q":"a"}}`) {
		t.Error("a question that was answered passes for another")
	}
}

func TestMCP(t *testing.T) {
	for _, c := range []struct {
		tool, server string
		wantServer   string
		wantName     string
		partial      bool
	}{
		{"mcp__lab__danger", "lab", "lab", "danger", false},
		{"mcp__a__b__c", "a__b", "a__b", "c", false},
		{"mcp__a__b__c", "", "a", "b__c", true},
		{"mcp__a___b", "", "a", "_b", true},
		{"mcp__a_b__c_d", "", "a_b", "c_d", false},
		{"mcp__my_things__get", "my things", "my_things", "get", false},
	} {
		e, err := readHook(hookEvent("PreToolUse", fmt.Sprintf(`,"tool_name":%q,"tool_input":{"x":1},"mcp_server":{"name":%q}`, c.tool, c.server)))
		r := e.Request
		if err != nil || r.Tool != policy.MCP || r.Server != c.wantServer || r.Name != c.wantName || r.Partial != c.partial {
			t.Errorf("%+v: %v, %+v", c, err, r)
		}
	}
}

func TestAnswer(t *testing.T) {
	var said struct {
		Continue *bool
		Output   struct {
			Permission string `json:"permissionDecision"`
			Decision   struct {
				Behavior  string
				Interrupt bool
			}
		} `json:"hookSpecificOutput"`
	}
	answer := func(k hook.Kind, out policy.Outcome) {
		t.Helper()
		said.Continue, said.Output.Permission, said.Output.Decision.Behavior = nil, "", ""
		if err := json.Unmarshal(answerHook(k, out), &said); err != nil {
			t.Fatal(err)
		}
	}
	if answer(hook.Call, policy.Outcome{}); said.Output.Permission != "deny" || said.Continue != nil {
		t.Errorf("the zero outcome: %+v", said)
	}
	if answer(hook.Call, policy.Outcome{Result: decision.Cancel}); said.Continue == nil || *said.Continue {
		t.Errorf("a cancel: %+v", said)
	}
	if answer(hook.Call, policy.Outcome{Result: decision.Allowance}); said.Output.Permission != "allow" {
		t.Errorf("allowed: %+v", said)
	}
	if answer(hook.Approval, policy.Outcome{Result: decision.Allowance}); said.Output.Decision.Behavior != "allow" {
		t.Errorf("approved: %+v", said)
	}
	if answer(hook.Approval, policy.Outcome{}); said.Output.Decision.Behavior != "deny" {
		t.Errorf("not approved: %+v", said)
	}
	if got := answerHook(hook.Approval, policy.Outcome{Result: decision.Delegated}); len(got) != 0 {
		t.Errorf("handed over: %s", got)
	}
}

func TestOwnNotes(t *testing.T) {
	for _, c := range []struct {
		tool  policy.Tool
		parts []string
		want  bool
	}{
		{policy.Edit, []string{"plans", "a.md"}, true},
		{policy.Edit, []string{"plans", "a.json"}, false},
		{policy.Edit, []string{"plans", "deep", "a.md"}, false},
		{policy.Edit, []string{"settings.json"}, false},
		{policy.Read, []string{"projects", "p", "s", "tool-results", "x.txt"}, true},
		{policy.Edit, []string{"projects", "p", "s", "tool-results", "x.txt"}, false},
		{policy.Read, []string{"projects", "p", "s.jsonl"}, false},
		{policy.Read, []string{".credentials.json"}, false},
	} {
		if ownNotes(c.tool, c.parts) != c.want {
			t.Errorf("%s %q: %v", c.tool, c.parts, !c.want)
		}
	}
}

func FuzzClaude(f *testing.F) {
	f.Add(hookEvent("PreToolUse", `,"tool_name":"Bash","tool_input":{"command":"ls"},"tool_use_id":"t"`))
	f.Add(hookEvent("PreToolUse", `,"tool_name":"MultiEdit","tool_input":{"file_path":"a","edits":[{"old_string":"x","new_string":"y"}]}`))
	f.Add(hookEvent("PermissionRequest", `,"tool_name":"mcp__a__b","tool_input":{}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		e, err := readHook(b)
		if err != nil || e.Kind != hook.Call && e.Kind != hook.Approval {
			return
		}
		r := e.Request
		if r.Tool == "" || r.Session == "" || e.CallKey == "" {
			t.Fatalf("%q: %+v", b, r)
		}
		if r.Tool == policy.Shell && r.Command == "" && !r.Partial || r.Tool == policy.Edit && len(r.Paths) == 0 && !r.Partial {
			t.Fatalf("%q says nothing, and is not partial: %+v", b, r)
		}
	})
}

// Of more patterns than are looked at not all is known.
func TestManyPatternsOfNames(t *testing.T) {
	e, err := readHook(hookEvent("PreToolUse", `,"tool_name":"Grep","tool_input":{"pattern":"k","glob":"`+strings.Repeat("a,", 100_000)+`"}`))
	if r := e.Request; err != nil || !r.Partial || len(r.Paths) > maxGlobs {
		t.Errorf("%v, %v, %d paths", err, r.Partial, len(r.Paths))
	}
}

// Claude takes blanks off the ends of a path, and makes several patterns of one (2.1.330).
func TestPathsAsClaudeTakesThem(t *testing.T) {
	for input, want := range map[string]policy.Request{
		`"Read","tool_input":{"file_path":" /x "}`:                            {Tool: policy.Read, Paths: []string{"/x"}},
		`"Write","tool_input":{"file_path":"\u00a0a\ufeff\n","content":""}`:   {Tool: policy.Edit, Paths: []string{"a"}},
		`"NotebookEdit","tool_input":{"notebook_path":"\ta","new_source":""}`: {Tool: policy.Edit, Paths: []string{"a"}},
		`"Glob","tool_input":{"pattern":"*","path":" /x"}`:                    {Tool: policy.Read, Paths: []string{"/x"}},
		`"Grep","tool_input":{"pattern":"k","path":" /x"}`: {Tool: policy.Read, Paths: []string{"/x"},
			Search: &policy.Search{Folder: "/x", Text: "k", Hidden: true, Lists: true}},
		`"Grep","tool_input":{"pattern":"k","glob":"*.md,.env !a.md\n*.{c,h}","output_mode":"content"}`: {Tool: policy.Read, Paths: []string{"*.md", ".env", "*.c", "*.h"},
			Search: &policy.Search{Text: "k", Names: []string{"*.md", ".env", "!a.md", "*.c", "*.h"}, Hidden: true, Ignored: true}},
		`"Grep","tool_input":{"pattern":"k","multiline":true,"output_mode":"content"}`: {Tool: policy.Read,
			Search: &policy.Search{Text: "k", Hidden: true, Across: true}},
		`"Grep","tool_input":{"pattern":"k","path":"/x","glob":"!*.md","output_mode":"content"}`: {Tool: policy.Read, Paths: []string{"/x"},
			Search: &policy.Search{Folder: "/x", Text: "k", Names: []string{"!*.md"}, Hidden: true}},
	} {
		e, err := readHook(hookEvent("PreToolUse", `,"tool_name":`+input))
		if r := e.Request; err != nil || r.Tool != want.Tool || r.Partial || !reflect.DeepEqual(r.Paths, want.Paths) || !reflect.DeepEqual(r.Search, want.Search) {
			t.Errorf("%s: %v, %q, %+v", input, err, r.Paths, r.Search)
		}
	}
}
