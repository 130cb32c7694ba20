package plan_test

import (
	"strings"
	"testing"

	"guard/agent/registry"
)

// TestInforms: only what is known, whole, is taken to do no agent's work.
func TestInforms(t *testing.T) {
	for _, c := range []struct {
		line string
		want bool
	}{
		{"gemini --version", true}, {"gemini -v", true}, {"gemini --help", true}, {"gemini mcp list", true},
		{"gemini --yolo --version", true}, {"gemini -y mcp list", true}, {"gemini --approval-mode yolo -h", true},
		{"gemini mcp add name -- node server.js", true}, {"/opt/bin/gemini --version", true},
		{"codex --version", true}, {"codex --yolo --version", true}, {"codex -a never -s danger-full-access --help", true},
		{"codex login", true}, {"codex completion zsh", true}, {"codex mcp list", true},
		{"claude --version", true}, {"claude --dangerously-skip-permissions --version", true}, {"claude mcp list", true},
		{"opencode --version", true}, {"claude-agent-acp --version", true},

		{"gemini", false}, {"gemini --yolo", false}, {"gemini -p x --version", false}, {"gemini -p --version", false},
		{"gemini --version x", false}, {"gemini x --version", false}, {"gemini --version=false", false},
		{"gemini -- --version", false}, {"gemini --acp --version", false}, {"gemini mcp list --acp", false},
		{"gemini mcp", false}, {"gemini mcp serve", false}, {"gemini -m mcp list", false}, {"gemini gemma start", false},
		{"gemini mcplist", false}, {"gemini -yv", false}, {"gemini --yolo false -p x", false},
		{"codex exec --version", false}, {"codex mcp", false}, {"codex mcp serve", false}, {"codex mcp-server", false},
		{"codex apply", false}, {"codex sandbox ls", false}, {"codex cloud exec x", false}, {"codex -c x --version", false},
		{"codex --config approval_policy=never exec x", false}, {"codex app-server", false}, {"codex login-x", false},
		{"claude mcp serve", false}, {"claude -p --version", false}, {"claude --settings --version", false},
		{"codex-acp --version", false}, {"codex-acp --help", false}, {"opencode acp", false}, {"opencode run --help", false},
		{"nobody --version", false}, {"sh --version", false},
	} {
		words := strings.Fields(c.line)
		if got := registry.Launches.Informs(words[0], words[1:]); got != c.want {
			t.Errorf("%s: %v", c.line, got)
		}
	}
}

func TestWish(t *testing.T) {
	for _, c := range []struct {
		line string
		want bool
	}{
		{"gemini --yolo", true}, {"gemini -y", true}, {"gemini -dy", true}, {"gemini --acp --yolo=true", true},
		{"gemini --approval-mode yolo", true}, {"gemini --approval-mode=yolo", true}, {"gemini --approvalMode yolo", true},
		{"gemini", false}, {"gemini --yolo=false", false}, {"gemini --yolo false", false}, {"gemini --no-yolo", false},
		{"gemini --approval-mode auto_edit", false}, {"gemini -p --yolo", false}, {"gemini -- --yolo", false}, {"gemini yolo", false},
		{"gemini --y", true}, {"gemini --y=false", false},
		{"codex -a never -c sandbox_mode=danger-full-access", true}, {`codex -c approval_policy="never" -s danger-full-access`, true},
		{`codex -a never -c default_permissions=":danger-full-access"`, true}, {"codex -c default_permissions=:danger-full-access", false},
		{"codex exec --dangerously-bypass-hook-trust x", true}, {"codex --yolo", true}, {"codex exec --dangerously-bypass-approvals-and-sandbox x", true},
		{"codex -a never -s danger-full-access", true}, {"codex -anever --sandbox=danger-full-access", true},
		{"codex -a never", false}, {"codex -s danger-full-access", false}, {"codex -a on-request -s danger-full-access", false}, {"codex -y", false},
		{`codex-acp -c approval_policy="never" -c sandbox_mode=danger-full-access`, true}, {`codex-acp -c approval_policy="never"`, false},
		{"/opt/bin/gemini -y", true}, {"opencode --yolo", false}, {"nobody --yolo", false},
	} {
		words := strings.Fields(c.line)
		if got := registry.Launches.WantsBypass(words[0], words[1:]); got != c.want {
			t.Errorf("%s: %v", c.line, got)
		}
	}
}
