package policies

import (
	"fmt"
	"testing"

	"guard/agent/registry"
	"guard/control/hook"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// What a tool of an agent's own is stands in one table: guard check, the hook and ACP
// say the same of it.
func TestOneTableOfTools(t *testing.T) {
	for _, tt := range []struct {
		agent, tool string
		quiet       bool
	}{
		{"gemini", "activate_skill", true}, {"gemini", "update_topic", true}, {"gemini", "write_todos", true},
		{"gemini", "ask_user", true}, {"gemini", "save_memory", false}, {"gemini", "no_such_tool", false},
		{"codex", "update_plan", true}, {"codex", "request_user_input", true}, {"codex-acp", "update_plan", true},
		{"codex", "write_todos", false}, {"other", "update_plan", false},
	} {
		want := policy.Allow
		if !tt.quiet {
			want = policy.Deny
		}
		j := judge{world: place.World{Home: "/home/eve"}}
		line := fmt.Sprintf(`{"agent":%q,"tool":"other","name":%q}`, tt.agent, tt.tool)
		if r := (&checkFlags{}).line(1, []byte(line), j); r.Verdict != want || tt.quiet && r.Risk != risk.Low {
			t.Errorf("guard check, %s of %s: %v, %v", tt.tool, tt.agent, r.Verdict, r.Risk)
		}
		for _, name := range hooksOf(tt.agent) {
			if _, v := j.judge(hookCalls(t, name, tt.tool)); v.Action != want {
				t.Errorf("the hook, %s of %s: %v", tt.tool, tt.agent, v.Action)
			}
		}
		if d := registry.Dialects[tt.agent]; d != nil && d.ToolInID && (d.Tools[tt.tool].Quiet || d.Asks[tt.tool]) != tt.quiet {
			t.Errorf("over ACP, %s of %s: not so", tt.tool, tt.agent)
		}
	}
}

func hooksOf(agent string) (names []string) {
	for _, a := range registry.Agents {
		if a.Name() == agent && a.Hook != nil {
			names = append(names, a.Hook.Name)
		}
	}
	return names
}

// hookCalls is a call of a tool as an agent's hook tells it.
func hookCalls(t *testing.T, name, tool string) policy.Request {
	t.Helper()
	for _, event := range []string{"PreToolUse", "BeforeTool"} {
		e, err := registry.Hooks[name].Read(fmt.Appendf(nil, `{"hook_event_name":%q,"session_id":"s","cwd":"/ws","tool_name":%q,"tool_input":{}}`, event, tool))
		if err == nil && e.Kind == hook.Call {
			return e.Request
		}
	}
	t.Fatalf("%s reads no call", name)
	return policy.Request{}
}
