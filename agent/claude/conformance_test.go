package claude

import (
	"path/filepath"
	"testing"

	"guard/agent"
	"guard/agent/agenttest"
	"guard/agent/conformance"
	"guard/control/hook"
	"guard/policy"
)

func TestConformance(t *testing.T) {
	params := conforming(t, Agent)
	params.Newest, params.TooOld = "2.1.330", "2.1.294"
	params.Install = func(w *agenttest.World, version string) {
		machine(t, filepath.Join(w.Root, "etc"))
		w.Install("claude", "@anthropic-ai/claude-code", version)
	}
	params.Starts = []conformance.Start{
		{Protocol: "pty", Hooks: true},
		{Args: []string{"-p", "hello"}, Protocol: "pty", Hooks: true},
		{Args: []string{"--resume", "x"}, Protocol: "pty", Hooks: true},
		{Args: []string{"mcp", "list"}, Protocol: "pty", Idle: true},
		{Args: []string{"--version"}, Protocol: "pty", Idle: true},
	}
	params.Disables = append(params.Disables,
		conformance.Disable{Name: "a mode without hooks", Args: []string{"--bare"}},
		conformance.Disable{Name: "safe mode", Args: []string{"--safe-mode"}},
		conformance.Disable{Name: "a session that a daemon works on", Args: []string{"--bg", "x"}},
		conformance.Disable{Name: "its tools for others", Args: []string{"mcp", "serve"}},
		conformance.Disable{Name: "settings that cannot be read", Args: []string{"--settings", "{"}},
	)
	conformance.Run(t, params)
}

func TestAdapterConformance(t *testing.T) {
	params := conforming(t, Adapter)
	params.Newest = "0.100.0"
	params.Install = func(w *agenttest.World, version string) {
		machine(t, filepath.Join(w.Root, "etc"))
		w.Install("claude-agent-acp", "@agentclientprotocol/claude-agent-acp", version)
		installInner(w, "2.1.316")
	}
	params.Starts = []conformance.Start{{Protocol: "acp", Hooks: true}, {Args: []string{"--version"}, Protocol: "acp", Idle: true}}
	params.Disables = append(params.Disables, conformance.Disable{Name: "claude itself", Args: []string{"--cli"}})
	conformance.Run(t, params)
}

// conforming is what Claude and its adapter have in common: the hook, and what disables it.
func conforming(t *testing.T, a agent.Agent) conformance.Params {
	file := func(path, text string) map[string]string { return map[string]string{path: text} }
	return conformance.Params{
		Agent:    a,
		Recorded: conformance.Names(t, "testdata/recorded-tools.txt"),
		Unlisted: map[string]string{"Agent": "what it does hangs on where the sub-agent works",
			"Workflow": "it works past the session", "EnterWorktree": "it works past the session"},
		Disables: []conformance.Disable{
			{Name: "hooks switched off by the person", Files: file("home/.claude/settings.json", `{"disableAllHooks":true}`)},
			{Name: "by the project", Files: file("work/proj/.claude/settings.json", `{"disableAllHooks":true}`)},
			{Name: "by the project's own for the person", Files: file("work/proj/.claude/settings.local.json", `{"disableAllHooks":true}`)},
			{Name: "by the machine", Files: file("etc/managed-settings.json", `{"disableAllHooks":true}`)},
			{Name: "but the machine's", Files: file("etc/managed-settings.d/a.json", `{"allowManagedHooksOnly":true}`)},
			{Name: "but the organization's", Files: file("home/.claude/remote-settings.json", `{"allowManagedHooksOnly":true}`)},
			{Name: "hooks of plugins alone", Files: file("etc/managed-settings.json", `{"strictPluginOnlyCustomization":true}`)},
			{Name: "a program that makes settings", Files: file("etc/managed-settings.json", `{"policyHelper":{"path":"/x"}}`)},
			{Name: "a variable of the machine's", Files: file("etc/managed-settings.json", `{"env":{"CLAUDE_CODE_SIMPLE":"1"}}`)},
			{Name: "settings of the machine that cannot be read", Files: file("etc/managed-settings.json", `{`)},
			{Name: "a mode without hooks by the environment", Env: []string{"CLAUDE_CODE_SIMPLE=1"}},
			{Name: "by the person's settings", Files: file("home/.claude/settings.json", `{"env":{"CLAUDE_CODE_SAFE_MODE":"1"}}`)},
			{Name: "a skill's hooks", Files: file("work/proj/.claude/skills/x/SKILL.md", "---\nname: x\nhooks:\n  Stop: []\n---\n")},
		},
		Events: map[hook.Kind]string{hook.Call: "PreToolUse", hook.Approval: "PermissionRequest", hook.Result: "PostToolUse",
			hook.SessionStarted: "SessionStart", hook.Ended: "Stop"},
		Calls: []conformance.Call{
			{Tool: "Bash", Input: `{"command":"ls -la","description":"x"}`, Want: policy.Request{Tool: policy.Shell, Command: "ls -la"}},
			{Tool: "Monitor", Input: `{"command":"tail -f a","description":"x","timeout_ms":1}`, Want: policy.Request{Tool: policy.Shell, Command: "tail -f a"}},
			{Tool: "Write", Input: `{"file_path":"/ws/a","content":"x"}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"/ws/a"}}},
			{Tool: "Edit", Input: `{"file_path":"/ws/a","old_string":"x","new_string":"y","replace_all":false}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"/ws/a"}}},
			{Tool: "MultiEdit", Input: `{"file_path":"/ws/a","edits":[{"old_string":"x","new_string":"y"}]}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"/ws/a"}}},
			{Tool: "NotebookEdit", Input: `{"notebook_path":"/ws/a.ipynb","new_source":"x"}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"/ws/a.ipynb"}}},
			{Tool: "Read", Input: `{"file_path":"/ws/a"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"/ws/a"}}},
			{Tool: "NotebookRead", Input: `{"notebook_path":"/ws/a.ipynb"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"/ws/a.ipynb"}}},
			{Tool: "LS", Input: `{"path":"/ws"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"/ws"}}},
			{Tool: "Glob", Input: `{"pattern":"*.go","path":"/ws"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"/ws"}}},
			{Tool: "Glob", Input: `{"pattern":"/etc/*"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"/etc/*"}}},
			{Tool: "Grep", Input: `{"pattern":"a..b","path":"a"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"a"}}},
			{Tool: "Grep", Input: `{"pattern":".","glob":".{env,x}"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{".env", ".x"}}},
			{Tool: "WebFetch", Input: `{"url":"https://a.example/x","prompt":"p"}`, Want: policy.Request{Tool: policy.Fetch, URLs: []string{"https://a.example/x"}}},
			{Tool: "WebSearch", Input: `{"query":"go"}`, Want: policy.Request{Tool: policy.Fetch}},
			{Tool: "Skill", Input: `{"skill":"x"}`, Want: policy.Request{Tool: policy.Other, Quiet: true}},
			{Tool: "AskUserQuestion", Input: `{"questions":[]}`, Want: policy.Request{Tool: policy.Other, Quiet: true}},
			{Tool: "Agent", Input: `{"description":"x","prompt":"y"}`, Want: policy.Request{Tool: policy.Other, Quiet: true}},
			{Tool: "Agent", Input: `{"description":"x","prompt":"y","isolation":"remote"}`, Want: policy.Request{Tool: policy.Other}},
			{Tool: "Agent", Input: `{"description":"x","prompt":"y","team_name":"z"}`, Want: policy.Request{Tool: policy.Other}},
			{Tool: "mcp__lab__danger", Input: `{"path":"x"}`, Want: policy.Request{Tool: policy.MCP}},
			{Tool: "NoSuchTool", Input: `{"command":"ls"}`, Want: policy.Request{Tool: policy.Other}},
		},
	}
}
