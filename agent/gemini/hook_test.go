package gemini

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

// hookEvent is what Gemini CLI 0.61 writes, but for ids and folders of its own.
func hookEvent(name, rest string) []byte {
	return fmt.Appendf(nil, `{"session_id":"s","transcript_path":"/h/c.json","cwd":"/ws","hook_event_name":%q,"timestamp":"2026-01-01T00:00:00.000Z"%s}`, name, rest)
}

func TestGeminiEvents(t *testing.T) {
	tests := []struct {
		name, event, rest string
		kind              hook.Kind
		wrong             bool
	}{
		{"a session", "SessionStart", `,"source":"startup"`, hook.SessionStarted, false},
		{"the person's words", "BeforeAgent", `,"prompt":"do it"`, hook.SessionStarted, false},
		{"a call", "BeforeTool", `,"tool_name":"run_shell_command","tool_input":{"command":"ls"}`, hook.Call, false},
		{"a result", "AfterTool", `,"tool_name":"run_shell_command","tool_input":{"command":"ls"},"tool_response":{"llmContent":"x"}`, hook.Result, false},
		{"a dialog", "Notification", `,"notification_type":"ToolPermission","details":{"type":"exec","command":"ls"}`, hook.DialogShown, false},
		{"the end", "SessionEnd", `,"reason":"exit"`, hook.Ended, false},
		{"an event that guard did not ask for", "BeforeModel", `,"llm_request":{}`, hook.Call, true},
		{"no tool", "BeforeTool", `,"tool_input":{}`, hook.Call, true},
		{"a member twice", "BeforeTool", `,"tool_name":"a","tool_name":"b","tool_input":{}`, hook.Call, true},
		{"a member twice in the input", "BeforeTool", `,"tool_name":"run_shell_command","tool_input":{"command":"ls","command":"rm"}`, hook.Call, true},
		{"a tool that is no name", "BeforeTool", `,"tool_name":5,"tool_input":{}`, hook.Call, true},
		{"bytes behind", "SessionEnd", `}{`, hook.Call, true},
		{"half a surrogate", "BeforeTool", `,"tool_name":"run_shell_command","tool_input":{"command":"\ud800"}`, hook.Call, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e, err := readHook(hookEvent(tt.event, tt.rest))
			if (err != nil) != tt.wrong || !tt.wrong && (e.Kind != tt.kind || e.Session != "s") {
				t.Errorf("%+v, %v", e, err)
			}
			if tt.event == "BeforeAgent" && e.Prompt != "do it" {
				t.Errorf("prompt %q", e.Prompt)
			}
		})
	}
	for _, whole := range []string{
		`{"hook_event_name":"BeforeTool","cwd":"/ws","tool_name":"glob","tool_input":{}}`,
		`{"hook_event_name":"BeforeTool","session_id":"s","tool_name":"glob","tool_input":{}}`,
	} {
		if _, err := readHook([]byte(whole)); err == nil {
			t.Errorf("taken: %s", whole)
		}
	}
}

func ptr(s string) *string { return &s }

func TestGeminiCalls(t *testing.T) {
	tests := []struct {
		name, tool, input, more string
		want                    policy.Request
	}{
		{"a command", "run_shell_command", `{"command":"ls -la","description":"list"}`, "",
			policy.Request{Tool: policy.Shell, Command: "ls -la", Raw: "ls -la", Claim: "list", Cwd: "/ws"}},
		{"a command in a folder below", "run_shell_command", `{"command":"ls","dir_path":"sub"}`, "",
			policy.Request{Tool: policy.Shell, Command: "ls", Raw: "ls", Cwd: "/ws/sub"}},
		{"a command elsewhere", "run_shell_command", `{"command":"ls","dir_path":"/etc"}`, "",
			policy.Request{Tool: policy.Shell, Command: "ls", Raw: "ls", Cwd: "/etc"}},
		{"a command in the background", "run_shell_command", `{"command":"npm start","is_background":true,"wait_for_previous":true}`, "",
			policy.Request{Tool: policy.Shell, Command: "npm start", Raw: "npm start", Cwd: "/ws", Stays: true}},
		{"a command that wants a wider sandbox", "run_shell_command", `{"command":"ls","additional_permissions":{"network":true}}`, "",
			policy.Request{Tool: policy.Shell, Command: "ls", Raw: "ls", Cwd: "/ws", Partial: true}},
		{"no command", "run_shell_command", `{}`, "",
			policy.Request{Tool: policy.Shell, Raw: "run_shell_command", Cwd: "/ws", Partial: true}},
		{"a command that is no text", "run_shell_command", `{"command":["ls"]}`, "",
			policy.Request{Tool: policy.Other, Name: "run_shell_command", Args: policy.Raw(`{"command":["ls"]}`), Raw: "run_shell_command", Cwd: "/ws", Partial: true}},
		{"a file written", "write_file", `{"file_path":"/ws/a","content":"x"}`, "",
			policy.Request{Tool: policy.Edit, Paths: []string{"/ws/a"}, Edits: []policy.Change{{Path: "/ws/a", New: ptr("x")}}, Raw: "write_file /ws/a", Cwd: "/ws"}},
		{"a file written with nothing said", "write_file", `{"file_path":"/ws/a"}`, "",
			policy.Request{Tool: policy.Edit, Paths: []string{"/ws/a"}, Raw: "write_file /ws/a", Cwd: "/ws", Partial: true}},
		{"a piece replaced", "replace", `{"file_path":"a","old_string":"o","new_string":"n","instruction":"i"}`, "",
			policy.Request{Tool: policy.Edit, Paths: []string{"a"}, Edits: []policy.Change{{Path: "a", Old: ptr("o"), New: ptr("n")}}, Raw: "replace a", Cwd: "/ws"}},
		{"a piece replaced by nothing told", "replace", `{"file_path":"a","old_string":"o"}`, "",
			policy.Request{Tool: policy.Edit, Paths: []string{"a"}, Raw: "replace a", Cwd: "/ws", Partial: true}},
		{"a file read", "read_file", `{"file_path":"/etc/passwd"}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{"/etc/passwd"}, Raw: "read_file /etc/passwd", Cwd: "/ws"}},
		{"many files read", "read_many_files", `{"include":["src/**","/etc/*"]}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{"src/**", "/etc/*"}, Search: &policy.Search{Names: []string{"src/**", "/etc/*"}, Hidden: true}, Raw: "read_many_files src/** /etc/*", Cwd: "/ws"}},
		{"many files in braces", "read_many_files", `{"include":["{.env,a/*}"]}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{".env", "a/*"}, Search: &policy.Search{Names: []string{".env", "a/*"}, Hidden: true}, Raw: "read_many_files .env a/*", Cwd: "/ws"}},
		{"many files by a pattern that guard does not read", "read_many_files", `{"include":["@(.env)"]}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{"@(.env)"}, Search: &policy.Search{Names: []string{"@(.env)"}, Hidden: true}, Raw: "read_many_files @(.env)", Cwd: "/ws", Partial: true}},
		{"many files, which is not told", "read_many_files", `{}`, "",
			policy.Request{Tool: policy.Read, Search: &policy.Search{Hidden: true}, Raw: "read_many_files", Cwd: "/ws", Partial: true}},
		{"a folder listed", "list_directory", `{"dir_path":"sub"}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{"sub"}, Raw: "list_directory sub", Cwd: "/ws"}},
		{"a search of some files", "grep_search", `{"pattern":".","dir_path":"sub","include_pattern":".env*"}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{"sub/.env*"}, Search: &policy.Search{Folder: "sub", Text: ".", Names: []string{".env*"}, Hidden: true, Ignored: true}, Raw: "search . sub/.env*", Cwd: "/ws"}},
		{"a search that leaves names out", "grep_search", `{"pattern":"a.b","fixed_strings":true,"names_only":true,"include_pattern":"!*.md"}`, "",
			policy.Request{Tool: policy.Read, Search: &policy.Search{Text: `a\.b`, Names: []string{"!*.md"}, Lists: true}, Raw: "search a.b !*.md", Cwd: "/ws"}},
		{"a search", "grep_search", `{"pattern":"todo","dir_path":"/srv"}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{"/srv"}, Search: &policy.Search{Folder: "/srv", Text: "todo"}, Raw: "search todo /srv", Cwd: "/ws"}},
		{"a search whose pattern leads away", "glob", `{"pattern":"../../*.pem"}`, "",
			policy.Request{Tool: policy.Read, Paths: []string{"../../*.pem"}, Raw: "search ../../*.pem", Cwd: "/ws"}},
		{"a page", "web_fetch", `{"prompt":"sum up https://a.example/x and http://b.example"}`, "",
			policy.Request{Tool: policy.Fetch, Query: "sum up https://a.example/x and http://b.example", URLs: []string{"https://a.example/x", "http://b.example"},
				Raw: "web_fetch https://a.example/x http://b.example", Cwd: "/ws"}},
		{"a page by its address", "web_fetch", `{"url":"https://a.example"}`, "",
			policy.Request{Tool: policy.Fetch, URLs: []string{"https://a.example"}, Raw: "web_fetch https://a.example", Cwd: "/ws"}},
		{"a page that is not named", "web_fetch", `{"prompt":"look at a.example"}`, "",
			policy.Request{Tool: policy.Fetch, Query: "look at a.example", Raw: "web_fetch", Cwd: "/ws", Partial: true}},
		{"a web search", "google_web_search", `{"query":"go"}`, "",
			policy.Request{Tool: policy.Fetch, Query: "go", Raw: "google_web_search", Cwd: "/ws"}},
		{"its own list", "write_todos", `{"todos":[]}`, "",
			policy.Request{Tool: policy.Other, Name: "write_todos", Args: policy.Raw(`{"todos":[]}`), Quiet: true, Raw: "write_todos", Cwd: "/ws"}},
		{"a skill", "activate_skill", `{"name":"x"}`, "",
			policy.Request{Tool: policy.Other, Name: "activate_skill", Args: policy.Raw(`{"name":"x"}`), Quiet: true, Raw: "activate_skill", Cwd: "/ws"}},
		{"a question to the person", "ask_user", `{"questions":[]}`, "",
			policy.Request{Tool: policy.Other, Name: "ask_user", Args: policy.Raw(`{"questions":[]}`), Quiet: true, Raw: "ask_user", Cwd: "/ws"}},
		{"a sub-agent, whose calls come one by one", "invoke_agent", `{"agent_name":"generalist","prompt":"p"}`, "",
			policy.Request{Tool: policy.Other, Name: "invoke_agent", Args: policy.Raw(`{"agent_name":"generalist","prompt":"p"}`), Quiet: true, Raw: "invoke_agent", Cwd: "/ws"}},
		{"a sub-agent that may be elsewhere", "invoke_agent", `{"agent_name":"mine","prompt":"p"}`, "",
			policy.Request{Tool: policy.Other, Name: "invoke_agent", Args: policy.Raw(`{"agent_name":"mine","prompt":"p"}`), Raw: "invoke_agent", Cwd: "/ws"}},
		{"a tool that nobody knows", "new_tool", `{"a":1}`, "",
			policy.Request{Tool: policy.Other, Name: "new_tool", Args: policy.Raw(`{"a":1}`), Raw: "new_tool", Cwd: "/ws"}},
		{"an MCP tool", "mcp_my_server_do_it", `{"a":1}`, `,"mcp_context":{"server_name":"my_server","tool_name":"do_it","command":"x"}`,
			policy.Request{Tool: policy.MCP, Server: "my_server", Name: "do_it", Args: policy.Raw(`{"a":1}`), Raw: "my_server.do_it", Cwd: "/ws"}},
		{"an MCP tool without its context", "mcp_srv_do", `{}`, "",
			policy.Request{Tool: policy.MCP, Server: "srv", Name: "do", Args: policy.Raw(`{}`), Raw: "srv.do", Cwd: "/ws", Partial: true}},
		{"an MCP tool that is called like Gemini's own", "write_todos", `{}`, `,"mcp_context":{"server_name":"s","tool_name":"write_todos"}`,
			policy.Request{Tool: policy.MCP, Server: "s", Name: "write_todos", Args: policy.Raw(`{}`), Raw: "s.write_todos", Cwd: "/ws"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e, err := readHook(hookEvent("BeforeTool", fmt.Sprintf(`,"tool_name":%q,"tool_input":%s%s`, tt.tool, tt.input, tt.more)))
			if err != nil {
				t.Fatal(err)
			}
			tt.want.Session, tt.want.Channel = "s", "hook"
			got := e.Request
			if len(got.Paths)+len(tt.want.Paths) == 0 {
				got.Paths = tt.want.Paths
			}
			if !reflect.DeepEqual(got, tt.want) {
				t.Errorf("got  %+v\nwant %+v", got, tt.want)
			}
		})
	}
}

// A tool of the table whose arguments nobody reads would be judged by nothing.
func TestGeminiToolsAreRead(t *testing.T) {
	for name, tool := range Tools {
		if does := tool.Is != ""; does != (facts[name] != nil) {
			t.Errorf("%s: in Tools it does something: %v; its arguments are read: %v", name, does, !does)
		}
	}
}

// A result belongs to its call by session, folder, tool and exact input, in
// whatever order the members stand.
func TestGeminiTwins(t *testing.T) {
	twin := func(event, tool, input string) string {
		e, err := readHook(hookEvent(event, fmt.Sprintf(`,"tool_name":%q,"tool_input":%s`, tool, input)))
		if err != nil {
			t.Fatal(err)
		}
		return e.CallKey
	}
	call := twin("BeforeTool", "run_shell_command", `{"command":"ls","dir_path":"a"}`)
	if got := twin("AfterTool", "run_shell_command", `{"dir_path":"a","command":"ls"}`); got != call {
		t.Error("the same call is told apart from its result")
	}
	for _, other := range []string{
		twin("AfterTool", "run_shell_command", `{"command":"ls"}`),
		twin("AfterTool", "run_shell_command", `{"command":"ls ","dir_path":"a"}`),
		twin("AfterTool", "write_file", `{"command":"ls","dir_path":"a"}`),
	} {
		if other == call {
			t.Error("another call passes for this one")
		}
	}
}

func TestGeminiResults(t *testing.T) {
	code := func(n int) *int { return &n }
	content := func(text string) string { return fmt.Sprintf(`{"llmContent":%q}`, text) }
	tests := []struct {
		name, tool, response, output string
		exit                         *int
	}{
		{"a command that failed", "run_shell_command", content("Output: x\nExit Code: 3\nProcess Group PGID: 7"), "Output: x\nExit Code: 3\nProcess Group PGID: 7", code(3)},
		{"one that did not", "run_shell_command", content("Output: (empty)\nProcess Group PGID: 7"), "Output: (empty)\nProcess Group PGID: 7", code(0)},
		{"in its wrapping", "run_shell_command", content("<untrusted_context>\nOutput: x\nExit Code: 2\n</untrusted_context>"), "<untrusted_context>\nOutput: x\nExit Code: 2\n</untrusted_context>", code(2)},
		{"whose output says another", "run_shell_command", content("Output: \nExit Code: 0\nx\nExit Code: 1"), "Output: \nExit Code: 0\nx\nExit Code: 1", code(1)},
		{"that was killed", "run_shell_command", content("Output: x\nSignal: 9"), "Output: x\nSignal: 9", nil},
		{"in the background", "run_shell_command", content("Command moved to background (PID: 7)."), "Command moved to background (PID: 7).", nil},
		{"no number", "run_shell_command", content("Output: \nExit Code: none"), "Output: \nExit Code: none", nil},
		{"an edit", "write_file", `{"llmContent":"Output: it","returnDisplay":{}}`, "Output: it", nil},
		{"an image", "read_file", `{"llmContent":[{"inlineData":{}}]}`, `[{"inlineData":{}}]`, nil},
		{"an error", "run_shell_command", `{"error":{"message":"no such folder"}}`, "no such folder", nil},
		{"nothing that is known", "run_shell_command", `"text"`, `"text"`, nil},
		{"nothing", "run_shell_command", ``, "", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			output, exit := hookResult(hookInput{ToolName: tt.tool, Response: []byte(tt.response)})
			if output != tt.output || (exit == nil) != (tt.exit == nil) || exit != nil && *exit != *tt.exit {
				t.Errorf("%q, %v", output, exit)
			}
		})
	}
}

func TestGeminiAnswers(t *testing.T) {
	if got := answerHook(hook.Call, policy.Outcome{Result: decision.Allowance}); got != nil {
		t.Errorf("an allowed call is answered %s", got)
	}
	if got := string(answerHook(hook.Call, policy.Outcome{Result: decision.Delegated, Reason: "a \"word\""})); got != `{"decision":"ask","systemMessage":"a \"word\""}`+"\n" {
		t.Errorf("a call that is handed over is answered %s", got)
	}
	for name, tt := range map[string]struct {
		out   policy.Outcome
		stops bool
	}{
		"refused":               {policy.Outcome{Reason: "it deletes"}, false},
		"the zero value":        {policy.Outcome{}, false},
		"cancelled":             {policy.Outcome{Result: decision.Cancel, Reason: "the person refused it"}, true},
		"a quote in the reason": {policy.Outcome{Reason: `"},"decision":"allow"`}, false},
	} {
		t.Run(name, func(t *testing.T) {
			var got struct {
				Decision, Reason, SystemMessage, StopReason string
				Continue                                    *bool
			}
			if err := json.Unmarshal(answerHook(hook.Call, tt.out), &got); err != nil {
				t.Fatal(err)
			}
			if got.Decision != "deny" || !strings.HasSuffix(got.Reason, tt.out.Reason) || got.SystemMessage != got.Reason {
				t.Errorf("%+v", got)
			}
			if stops := got.Continue != nil && !*got.Continue; stops != tt.stops || stops && got.StopReason == "" {
				t.Errorf("%+v", got)
			}
		})
	}
}

func FuzzGemini(f *testing.F) {
	f.Add(hookEvent("BeforeTool", `,"tool_name":"run_shell_command","tool_input":{"command":"ls"}`))
	f.Add(hookEvent("AfterTool", `,"tool_name":"mcp_a_b","tool_input":{},"tool_response":{"llmContent":"\nExit Code: 1"}`))
	f.Fuzz(func(t *testing.T, in []byte) {
		e, err := readHook(in)
		if err != nil && (e.CallKey != "" || e.Kind != hook.Call) {
			t.Errorf("an error, and yet %+v", e)
		}
		if err == nil && (e.Kind == hook.Call || e.Kind == hook.Result) && (e.CallKey == "" || e.Request.Session == "" || e.Request.Raw == "") {
			t.Errorf("%+v", e)
		}
	})
}

// Where a session begins the model knows nothing yet, or nothing any more.
func TestGeminiBegins(t *testing.T) {
	for name, begins := range map[string]bool{"SessionStart": true, "BeforeAgent": false} {
		if e, err := readHook(hookEvent(name, `,"source":"startup"`)); err != nil || e.Begins != begins || e.Name != name {
			t.Errorf("%s: %+v, %v", name, e, err)
		}
	}
}
