package codex

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/control/hook"
	"guard/policy"
	"guard/policy/decision"
)

// event is what Codex 0.169 writes, but for a folder and ids of its own.
func hookEvent(name, rest string) []byte {
	return fmt.Appendf(nil, `{"session_id":"s","turn_id":"t","transcript_path":"/h/r.jsonl","cwd":"/ws","hook_event_name":%q,"model":"gpt-5.1-codex","permission_mode":"default"%s}`, name, rest)
}

func TestCodexEvents(t *testing.T) {
	tests := []struct {
		name, event, rest string
		kind              hook.Kind
		wrong             bool
	}{
		{"a session", "SessionStart", `,"source":"startup"`, hook.SessionStarted, false},
		{"the person's words", "UserPromptSubmit", `,"prompt":"do it"`, hook.SessionStarted, false},
		{"a call", "PreToolUse", `,"tool_name":"Bash","tool_input":{"command":"ls"},"tool_use_id":"c"`, hook.Call, false},
		{"leave", "PermissionRequest", `,"tool_name":"Bash","tool_input":{"command":"ls","description":"d"}`, hook.Approval, false},
		{"a result", "PostToolUse", `,"tool_name":"Bash","tool_input":{"command":"ls"},"tool_response":"out","tool_use_id":"c"`, hook.Result, false},
		{"the end", "Stop", `,"stop_hook_active":false`, hook.Ended, false},
		{"an event of another version", "PreCompact", ``, hook.Call, true},
		{"no tool", "PreToolUse", `,"tool_input":{}`, hook.Call, true},
		{"a member twice", "PreToolUse", `,"tool_name":"Bash","tool_name":"Bash","tool_input":{"command":"ls"}`, hook.Call, true},
		{"a member twice in the input", "PreToolUse", `,"tool_name":"Bash","tool_input":{"command":"ls","command":"rm"}`, hook.Call, true},
		{"a tool that is no name", "PreToolUse", `,"tool_name":5,"tool_input":{}`, hook.Call, true},
		{"bytes behind", "Stop", `}{`, hook.Call, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e, err := readHook(hookEvent(tt.event, tt.rest))
			if (err != nil) != tt.wrong || !tt.wrong && e.Kind != tt.kind {
				t.Errorf("kind %d, %v", e.Kind, err)
			}
			if !tt.wrong && (e.Session != "s" || e.Kind == hook.SessionStarted && tt.event == "UserPromptSubmit" && e.Prompt != "do it") {
				t.Errorf("%+v", e)
			}
		})
	}
	if _, err := readHook([]byte(`{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"ls"}}`)); err == nil {
		t.Error("an event without a session was taken")
	}
}

func TestCodexCalls(t *testing.T) {
	tests := []struct {
		name, tool, input string
		want              policy.Request
	}{
		{"a command", "Bash", `{"command":"ls -la"}`, policy.Request{Tool: policy.Shell, Typed: true, Command: "ls -la", Raw: "ls -la", Cwd: "/ws"}},
		{"a command in another folder", "Bash", `{"command":"ls","workdir":"/etc"}`, policy.Request{Tool: policy.Shell, Typed: true, Command: "ls", Raw: "ls", Cwd: "/etc"}},
		{"in a folder below", "Bash", `{"command":"ls","workdir":"sub"}`, policy.Request{Tool: policy.Shell, Typed: true, Command: "ls", Raw: "ls", Cwd: "/ws/sub"}},
		{"with a member that guard does not know", "Bash", `{"tty":true,"command":"bash"}`, policy.Request{Tool: policy.Shell, Typed: true, Command: "bash", Raw: "bash", Cwd: "/ws", Partial: true}},
		{"a command that is no line", "Bash", `{"command":["ls"]}`, policy.Request{Tool: policy.Shell, Typed: true, Cwd: "/ws", Partial: true}},
		{"no command", "Bash", `{}`, policy.Request{Tool: policy.Shell, Typed: true, Cwd: "/ws", Partial: true}},
		{"an MCP tool", "mcp__lab__danger", `{"path":"/x"}`, policy.Request{Tool: policy.MCP, Server: "lab", Name: "danger", Raw: "lab.danger", Args: policy.Raw(`{"path":"/x"}`), Cwd: "/ws"}},
		{"an MCP tool that may be another server's", "mcp__a__b__c", `{}`, policy.Request{Tool: policy.MCP, Server: "a", Name: "b__c", Raw: "a.b__c", Args: policy.Raw(`{}`), Cwd: "/ws", Partial: true}},
		{"an MCP tool that may be parted behind a dash", "mcp__a___b", `{}`, policy.Request{Tool: policy.MCP, Server: "a", Name: "_b", Raw: "a._b", Args: policy.Raw(`{}`), Cwd: "/ws", Partial: true}},
		{"an MCP tool of words", "mcp__a_b__c_d", `{}`, policy.Request{Tool: policy.MCP, Server: "a_b", Name: "c_d", Raw: "a_b.c_d", Args: policy.Raw(`{}`), Cwd: "/ws"}},
		{"an MCP tool with a command", "mcp__lab__run", `{"command":5}`, policy.Request{Tool: policy.MCP, Server: "lab", Name: "run", Raw: "lab.run", Args: policy.Raw(`{"command":5}`), Cwd: "/ws"}},
		{"its plan", "update_plan", `{"plan":[]}`, policy.Request{Tool: policy.Other, Name: "update_plan", Raw: "update_plan", Args: policy.Raw(`{"plan":[]}`), Quiet: true, Cwd: "/ws"}},
		{"a tool that guard does not know", "view_thing", `{"path":"/x"}`, policy.Request{Tool: policy.Other, Name: "view_thing", Raw: "view_thing", Args: policy.Raw(`{"path":"/x"}`), Cwd: "/ws"}},
		{"a picture", "view_image", `{"path":"/x"}`, policy.Request{Tool: policy.Read, Raw: "view_image /x", Paths: []string{"/x"}, Cwd: "/ws"}},
		{"a picture that is not named", "view_image", `{"image":"/x"}`, policy.Request{Tool: policy.Read, Raw: "view_image", Cwd: "/ws", Partial: true}},
		{"a question to the person", "request_user_input", `{}`, policy.Request{Tool: policy.Other, Name: "request_user_input", Raw: "request_user_input", Args: policy.Raw(`{}`), Quiet: true, Cwd: "/ws"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e, err := readHook(hookEvent("PreToolUse", fmt.Sprintf(`,"tool_name":%q,"tool_input":%s,"tool_use_id":"c"`, tt.tool, tt.input)))
			if err != nil {
				t.Fatal(err)
			}
			tt.want.Channel, tt.want.Session, tt.want.Call = "hook", "s", "c"
			got, _ := json.Marshal(e.Request)
			if want, _ := json.Marshal(tt.want); string(got) != string(want) {
				t.Errorf("\n got %s\nwant %s", got, want)
			}
		})
	}
}

// The two events of an escalated call have one twin, and no other call has it.
func TestTwins(t *testing.T) {
	read := func(event_, rest string) string {
		e, err := readHook(hookEvent(event_, rest))
		if err != nil {
			t.Fatal(err)
		}
		return e.CallKey
	}
	call := read("PreToolUse", `,"tool_name":"Bash","tool_input":{"command":"ls"},"tool_use_id":"c"`)
	if leave := read("PermissionRequest", `,"tool_name":"Bash","tool_input":{"description":"why","command":"ls"}`); leave != call || call == "" {
		t.Errorf("%q and %q", call, leave)
	}
	for name, rest := range map[string]string{
		"another line":          `,"tool_name":"Bash","tool_input":{"command":"ls "}`,
		"another tool":          `,"tool_name":"apply_patch","tool_input":{"command":"ls"}`,
		"more in the input":     `,"tool_name":"Bash","tool_input":{"command":"ls","workdir":"/"}`,
		"another turn":          `,"tool_name":"Bash","tool_input":{"command":"ls"},"x":1}`,
		"a description in caps": `,"tool_name":"Bash","tool_input":{"command":"ls","Description":"x"}`,
	} {
		b := hookEvent("PermissionRequest", rest)
		if name == "another turn" {
			b = []byte(strings.Replace(string(hookEvent("PermissionRequest", strings.TrimSuffix(rest, `,"x":1}`))), `"turn_id":"t"`, `"turn_id":"u"`, 1))
		}
		if e, err := readHook(b); err != nil || e.CallKey == call {
			t.Errorf("%s: %v, %q", name, err, e.CallKey)
		}
	}
	if e, _ := readHook(hookEvent("PermissionRequest", `,"tool_name":"Bash","tool_input":[]`)); e.CallKey != "" {
		t.Errorf("a twin of what is no object: %q", e.CallKey)
	}
}

func TestCodexAnswers(t *testing.T) {
	tests := []struct {
		kind hook.Kind
		out  policy.Outcome
		want string
	}{
		{hook.Call, policy.Outcome{Result: decision.Allowance}, ""},
		{hook.Call, policy.Outcome{}, `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"guard: refused: "}}` + "\n"},
		{hook.Call, policy.Outcome{Reason: "a \"b\"\n"}, `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"guard: refused: a \"b\"\n"}}` + "\n"},
		{hook.Approval, policy.Outcome{Result: decision.Allowance}, `{"hookSpecificOutput":{"decision":{"behavior":"allow"},"hookEventName":"PermissionRequest"}}` + "\n"},
		{hook.Call, policy.Outcome{Result: decision.Delegated, Reason: "words"}, ""},
		{hook.Approval, policy.Outcome{Result: decision.Delegated, Reason: "words"}, `{"systemMessage":"words"}` + "\n"},
		{hook.Approval, policy.Outcome{Reason: "no"}, `{"hookSpecificOutput":{"decision":{"behavior":"deny","message":"guard: refused: no"},"hookEventName":"PermissionRequest"}}` + "\n"},
	}
	for _, tt := range tests {
		if got := string(answerHook(tt.kind, tt.out)); got != tt.want {
			t.Errorf("%d %+v: %s", tt.kind, tt.out, got)
		}
	}
}

func TestPatches(t *testing.T) {
	type edit struct{ path, old, new string }
	tests := []struct {
		name    string
		patch   []string // between the first and the last line
		tool    policy.Tool
		paths   []string
		edits   []edit
		partial bool
	}{
		{"a new file", []string{"*** Add File: p.txt", "+hello", "+", "+world"}, policy.Edit, []string{"p.txt"}, []edit{{"p.txt", "", "hello\n\nworld\n"}}, false},
		{"a change", []string{"*** Update File: a/b.go", "@@ func x", " same", "-old", "+new", "", "*** End of File"}, policy.Edit, []string{"a/b.go"}, []edit{{"a/b.go", "same\nold\n\n", "same\nnew\n\n"}}, false},
		{"a deletion", []string{"*** Delete File: p.txt"}, policy.Delete, []string{"p.txt"}, nil, false},
		{"pieces", []string{"*** Update File: a", "@@", "-1", "+2", "@@ x", " c", "-3", "@@", "+4", "*** Update File: b", "@@", "+5", "@@", "-6"}, policy.Edit, []string{"a", "b"}, []edit{{"a", "1\n", "2\n"}, {"a", "c\n3\n", "c\n4\n"}, {"b", "6\n", "5\n"}}, false},
		{"a move", []string{"*** Update File: a", "*** Move to: ../b", "@@", "-x", "+y"}, policy.Edit, []string{"a", "../b"}, []edit{{"a", "x\n", "y\n"}}, false},
		{"several", []string{"*** Add File: a", "+x", "*** Delete File: b", "*** Update File: /c", "@@", "-1", "+2"}, policy.Delete, []string{"a", "b", "/c"}, []edit{{"a", "", "x\n"}, {"/c", "1\n", "2\n"}}, false},
		{"line ends of Windows", []string{"*** Add File: p.txt\r", "+hello\r"}, policy.Edit, []string{"p.txt"}, []edit{{"p.txt", "", "hello\r\n"}}, false},
		{"a path with blanks", []string{"*** Add File:  a b", "+x"}, policy.Edit, []string{" a b"}, []edit{{" a b", "", "x\n"}}, false},
		{"marks that are text", []string{"*** Add File: a", "+*** Delete File: b", "+*** End Patch"}, policy.Edit, []string{"a"}, []edit{{"a", "", "*** Delete File: b\n*** End Patch\n"}}, false},
		{"a mark behind blanks", []string{"*** Add File: a", "+x", "  *** Delete File: b"}, policy.Delete, []string{"a", "b"}, []edit{{"a", "", "x\n"}}, true},
		{"a mark that looks like context", []string{"*** Update File: a", "@@", " *** Delete File: b", "-x", "+y"}, policy.Delete, []string{"a", "b"}, []edit{{"a", "\n", "\n"}}, true},
		{"text in a deletion", []string{"*** Delete File: b", "+x"}, policy.Delete, []string{"b"}, nil, true},
		{"text before any file", []string{"+x", "*** Add File: a"}, policy.Edit, []string{"a"}, []edit{{"a", "", "\n"}}, true},
		{"text without a plus in a new file", []string{"*** Add File: a", "x"}, policy.Edit, []string{"a"}, []edit{{"a", "", "\n"}}, true},
		{"a mark that guard does not know", []string{"*** Environment ID: x", "*** Add File: a", "+x"}, policy.Edit, []string{"a"}, []edit{{"a", "", "x\n"}}, true},
		{"a move of nothing", []string{"*** Move to: b"}, policy.Edit, nil, nil, true},
		{"an end in the middle", []string{"*** Add File: a", "+x", "*** End Patch", "*** Delete File: b"}, policy.Delete, []string{"a", "b"}, []edit{{"a", "", "x\n"}}, true},
		{"nothing", nil, policy.Edit, nil, nil, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			whole := strings.Join(append(append([]string{markBegin}, tt.patch...), markEnd), "\n")
			for _, tool := range []string{"apply_patch", "Bash"} {
				command := whole
				if tool == "Bash" {
					command = "apply_patch <<'EOF'\n" + whole + "\nEOF\n"
				}
				input, _ := json.Marshal(map[string]string{"command": command})
				e, err := readHook(hookEvent("PreToolUse", fmt.Sprintf(`,"tool_name":%q,"tool_input":%s,"tool_use_id":"c"`, tool, input)))
				if err != nil {
					t.Fatal(err)
				}
				r := e.Request
				var edits []edit
				for _, c := range r.Edits {
					old := ""
					if c.Old != nil {
						old = *c.Old
					}
					edits = append(edits, edit{c.Path, old, *c.New})
				}
				if r.Tool != tt.tool || r.Partial != tt.partial || !slices.Equal(r.Paths, tt.paths) || !tt.partial && !slices.Equal(edits, tt.edits) || r.Cwd != "/ws" {
					t.Errorf("%s: %s %q %q partial %v", tool, r.Tool, r.Paths, edits, r.Partial)
				}
			}
		})
	}
}

// A patch through the shell is made where the line runs.
func TestPatchElsewhere(t *testing.T) {
	for workdir, want := range map[string]string{"": "/ws", "sub": "/ws/sub", "../x": "/x", "/home/eve": "/home/eve"} {
		input, _ := json.Marshal(map[string]string{"workdir": workdir,
			"command": "apply_patch <<'EOF'\n" + markBegin + "\n*** Add File: .bashrc\n+x\n" + markEnd + "\nEOF\n"})
		e, err := readHook(hookEvent("PreToolUse", fmt.Sprintf(`,"tool_name":"Bash","tool_input":%s,"tool_use_id":"c"`, input)))
		if r := e.Request; err != nil || r.Tool != policy.Edit || r.Cwd != want {
			t.Errorf("%s: %s in %s, %v", workdir, r.Tool, r.Cwd, err)
		}
	}
}

// Only the exact form is a patch; all else is a command line to be judged.
func TestPatchesInAShell(t *testing.T) {
	const body = "*** Begin Patch\n*** Add File: a\n+x\n*** End Patch"
	for name, line := range map[string]string{
		"something before":              "ls; apply_patch <<'EOF'\n" + body + "\nEOF",
		"something behind":              "apply_patch <<'EOF'\n" + body + "\nEOF\nrm x",
		"on the word's line":            "apply_patch <<'EOF' && rm x\n" + body + "\nEOF",
		"the word twice":                "apply_patch <<'EOF'\n" + body + "\nEOF\nrm x\nEOF",
		"the word first":                "apply_patch <<'EOF'\nEOF\nrm x\n" + body + "\nEOF",
		"not quoted, so it is expanded": "apply_patch <<EOF\n" + body + "$(rm x)\nEOF",
		"another folder":                "cd / && apply_patch <<'EOF'\n" + body + "\nEOF",
		"a word with a dash":            "apply_patch <<'E-F'\n" + body + "\nE-F",
		"no word":                       "apply_patch <<''\n" + body + "\n",
		"another program":               "apply_patch2 <<'EOF'\n" + body + "\nEOF",
		"a path to it":                  "./apply_patch <<'EOF'\n" + body + "\nEOF",
	} {
		input, _ := json.Marshal(map[string]string{"command": line})
		e, err := readHook(hookEvent("PreToolUse", `,"tool_name":"Bash","tool_input":`+string(input)))
		if err != nil || e.Request.Tool != policy.Shell || e.Request.Command != line {
			t.Errorf("%s: %v, %+v", name, err, e.Request)
		}
	}
}

func FuzzCodex(f *testing.F) {
	f.Add(hookEvent("PreToolUse", `,"tool_name":"Bash","tool_input":{"command":"apply_patch <<'EOF'\n*** Begin Patch\n*** Delete File: a\n*** End Patch\nEOF"}`))
	f.Add(hookEvent("PermissionRequest", `,"tool_name":"apply_patch","tool_input":{"command":"*** Begin Patch\n*** Add File: a\n+x\n*** End Patch"}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		e, err := readHook(b)
		if err != nil || e.Kind != hook.Call && e.Kind != hook.Approval {
			return
		}
		r := e.Request
		if r.Tool == "" || r.Session == "" {
			t.Fatalf("%q: %+v", b, r)
		}
		// Every file that a patch deletes is among the paths of a deletion.
		if (r.Tool == policy.Edit || r.Tool == policy.Delete) && !r.Partial {
			for _, line := range strings.Split(r.Raw, "\n") {
				path, ok := strings.CutPrefix(strings.TrimSpace(line), markDelete)
				if ok && (r.Tool != policy.Delete || !slices.Contains(r.Paths, path)) {
					t.Fatalf("%q: %s %q", r.Raw, r.Tool, r.Paths)
				}
			}
		}
	})
}

// Where a session begins the model knows nothing yet, or nothing any more.
func TestCodexBegins(t *testing.T) {
	for name, begins := range map[string]bool{"SessionStart": true, "UserPromptSubmit": false} {
		if e, err := readHook(hookEvent(name, `,"source":"compact"`)); err != nil || e.Begins != begins || e.Name != name {
			t.Errorf("%s: %+v, %v", name, e, err)
		}
	}
}
