package plan_test

import (
	"strings"
	"testing"

	"guard/agent/registry"
)

func TestWish(t *testing.T) {
	for _, c := range []struct {
		line string
		want bool
	}{
		{"gemini --yolo", true}, {"gemini -y", true}, {"gemini -dy", true}, {"gemini --acp --yolo=true", true},
		{"gemini --approval-mode yolo", true}, {"gemini --approval-mode=yolo", true}, {"gemini --approvalMode yolo", true},
		{"gemini", false}, {"gemini --yolo=false", false}, {"gemini --yolo false", false}, {"gemini --no-yolo", false},
		{"gemini --approval-mode auto_edit", false}, {"gemini -p --yolo", false}, {"gemini -- --yolo", false}, {"gemini yolo", false},
		{"codex --yolo", true}, {"codex exec --dangerously-bypass-approvals-and-sandbox x", true},
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
