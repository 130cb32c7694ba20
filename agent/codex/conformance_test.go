package codex

import (
	"testing"

	"guard/agent"
	"guard/agent/conformance"
	"guard/control/hook"
	"guard/policy"
)

func TestConformance(t *testing.T) {
	params := conforming(t, Agent)
	params.Newest, params.TooOld = "0.169.0", "0.100.0"
	params.Starts = []conformance.Start{
		{Args: nil, Protocol: "pty", Hooks: true},
		{Args: []string{"exec", "hello"}, Protocol: "pty", Hooks: true},
		{Args: []string{"resume", "--last"}, Protocol: "pty", Hooks: true},
		{Args: []string{"app-server"}, Protocol: "app-server", Hooks: true},
		{Args: []string{"login"}, Protocol: "pty", Idle: true},
	}
	params.Disables = []conformance.Disable{
		{Name: "hooks switched off", Args: []string{"--disable", "hooks"}},
		{Name: "by a setting", Args: []string{"-c", "features.hooks=false"}},
		{Name: "by a table of settings", Args: []string{"-c", "features = {hooks=false}"}},
		{Name: "hooks of its own", Args: []string{"-c", "hooks.PreToolUse=[]"}},
		{Name: "clients past guard", Start: []string{"app-server"}, Args: []string{"--listen", "ws://127.0.0.1:1"}},
	}
	conformance.Run(t, params)
}

func TestAdapterConformance(t *testing.T) {
	params := conforming(t, Adapter)
	params.Newest, params.TooOld = "2.6.0", "2.1.0"
	params.Starts = []conformance.Start{{Protocol: "acp", Hooks: true}}
	params.Disables = []conformance.Disable{
		{Name: "hooks switched off", Env: []string{`CODEX_CONFIG={"features":{"hooks":false}}`}},
		{Name: "nothing asked", Env: []string{`CODEX_CONFIG={"approval_policy":"never"}`}},
		{Name: "a mode that asks nothing", Env: []string{"INITIAL_AGENT_MODE=agent-full-access"}},
		{Name: "settings that cannot be read", Env: []string{"CODEX_CONFIG={"}},
	}
	conformance.Run(t, params)
}

// conforming is what Codex and its adapters have in common: the hook.
func conforming(t *testing.T, a agent.Agent) conformance.Params {
	return conformance.Params{
		Agent:    a,
		Recorded: conformance.Names(t, "testdata/recorded-tools.txt"),
		Events: map[hook.Kind]string{hook.Call: "PreToolUse", hook.Approval: "PermissionRequest", hook.Result: "PostToolUse",
			hook.SessionStarted: "SessionStart", hook.Ended: "Stop"},
		Calls: []conformance.Call{
			{Tool: "Bash", Input: `{"command":"ls -la"}`, Want: policy.Request{Tool: policy.Shell, Command: "ls -la"}},
			{Tool: "apply_patch", Input: `{"command":"*** Begin Patch\n*** Add File: a\n+x\n*** End Patch"}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"a"}}},
			{Tool: "view_image", Input: `{"path":"a.png"}`, Want: policy.Request{Tool: policy.Read, Paths: []string{"a.png"}}},
			{Tool: "update_plan", Input: `{"plan":[]}`, Want: policy.Request{Tool: policy.Other, Quiet: true}},
			{Tool: "request_user_input", Input: `{}`, Want: policy.Request{Tool: policy.Other, Quiet: true}},
			{Tool: "no_such_tool", Input: `{"command":"ls"}`, Want: policy.Request{Tool: policy.Other}},
		},
	}
}
