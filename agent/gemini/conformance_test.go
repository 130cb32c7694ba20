package gemini

import (
	"testing"

	"guard/agent/agenttest"
	"guard/agent/conformance"
	"guard/control/hook"
	"guard/policy"
)

func TestConformance(t *testing.T) {
	settings := func(text string) map[string]string { return map[string]string{"home/.gemini/settings.json": text} }
	conformance.Run(t, conformance.Params{
		Agent: Agent, Newest: "0.61.0", TooOld: "0.20.0",
		Install: func(w *agenttest.World, version string) {
			world := world{w}
			world.systemPolicies(w.Root + "/etc/policies")
			w.Env = append(w.Env, "GEMINI_CLI_SYSTEM_SETTINGS_PATH="+w.Root+"/etc/settings.json")
			world.install(version)
		},
		Starts: []conformance.Start{
			{Args: nil, Protocol: "pty", Hooks: true},
			{Args: []string{"-p", "hello"}, Protocol: "pty", Hooks: true},
			{Args: []string{"--acp"}, Protocol: "acp"},
			{Args: []string{"--experimentalAcp"}, Protocol: "acp"},
			{Args: []string{"mcp", "list"}, Protocol: "pty", Idle: true},
			{Args: []string{"-d", "mcp", "list"}, Protocol: "pty", Idle: true},
			{Args: []string{"--list-sessions"}, Protocol: "pty", Idle: true},
			{Args: []string{"--delete-session", "1"}, Protocol: "pty", Idle: true},
			{Args: []string{"-r", "mcp"}, Protocol: "pty", Hooks: true},
			{Args: []string{"--worktree", "skills", "-p", "x"}, Protocol: "pty", Hooks: true},
			{Args: []string{"--delete-session", "--debug", "x"}, Protocol: "pty", Hooks: true},
			{Args: []string{"--list-extensions=0", "x"}, Protocol: "pty", Hooks: true},
			{Args: []string{"--version=", "x"}, Protocol: "pty", Hooks: true},
		},
		Disables: []conformance.Disable{
			{Name: "hooks switched off", Files: settings(`{"hooksConfig":{"enabled":false}}`)},
			{Name: "by their old name", Files: settings(`{"tools":{"enableHooks":false}}`)},
			{Name: "by the project", Files: map[string]string{"work/proj/.gemini/settings.json": `{"hooksConfig":{"enabled":false}}`}},
			{Name: "extensions only from some sources", Files: settings(`{"security":{"allowedExtensions":["https://example.org"]}}`)},
			{Name: "a sandbox", Args: []string{"--sandbox"}},
			{Name: "a sandbox by the environment", Env: []string{"GEMINI_SANDBOX=docker"}},
			{Name: "edits that no policy sees, over ACP", Start: []string{"--acp"}, Args: []string{"--approval-mode", "auto_edit"}},
			{Name: "settings that cannot be read", Files: settings(`{`)},
		},
		Recorded: conformance.Names(t, "testdata/recorded-tools.txt"),
		Unlisted: map[string]string{"invoke_agent": "what it does hangs on which sub-agent it names"},
		Events:   map[hook.Kind]string{hook.Call: "BeforeTool", hook.Result: "AfterTool", hook.SessionStarted: "SessionStart", hook.Ended: "SessionEnd"},
		Calls: []conformance.Call{
			{Tool: "run_shell_command", Input: `{"command":"ls -la"}`, Want: policy.Request{Tool: policy.Shell, Command: "ls -la"}},
			{Tool: "write_file", Input: `{"file_path":"a","content":"x"}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"a"}}},
			{Tool: "replace", Input: `{"file_path":"a","old_string":"x","new_string":"y"}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"a"}}},
			{Tool: "read_file", Input: `{"file_path":"a"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"a"}}},
			{Tool: "read_many_files", Input: `{"include":["a","b"]}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"a", "b"}}},
			{Tool: "list_directory", Input: `{"dir_path":"a"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"a"}}},
			{Tool: "glob", Input: `{"pattern":"*.go"}`, Want: policy.Request{Tool: policy.Read}},
			{Tool: "grep_search", Input: `{"pattern":"x","dir_path":"a"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"a"}}},
			{Tool: "web_fetch", Input: `{"prompt":"read https://a.example/x"}`, Want: policy.Request{Tool: policy.Fetch, URLs: []string{"https://a.example/x"}}},
			{Tool: "google_web_search", Input: `{"query":"go"}`, Want: policy.Request{Tool: policy.Fetch}},
			{Tool: "activate_skill", Input: `{"name":"x"}`, Want: policy.Request{Tool: policy.Other, Quiet: true}},
			{Tool: "no_such_tool", Input: `{"command":"ls"}`, Want: policy.Request{Tool: policy.Other}},
		},
	})
}
