package main

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/model"
)

// claudeScreen starts Claude in tmux behind guard and gives it a script.
func (h *headless) claudeScreen(t *testing.T, turns ...any) *tmux {
	t.Helper()
	write(t, filepath.Join(h.Home, ".claude.json"), fmt.Sprintf(`{"hasCompletedOnboarding":true,"customApiKeyResponses":{"approved":["scripted"],"rejected":[]},
		"projects":{%q:{"hasTrustDialogAccepted":true}}}`, h.folder))
	cmd := h.command()
	m := newTmux(t, h.folder, cmd.Env, 100, 30, cmd.Args...)
	m.on("Claude Code v").on("❯")
	m.types(model.Prompt(turns...)).on("@@[")
	patiently(t, func() bool { // an Enter close behind what was typed is a line feed
		m.run("send-keys", "Enter")
		time.Sleep(500 * time.Millisecond)
		shown := m.shown()
		return len(h.model.Told()) > 0 || strings.Contains(shown, "esc to interrupt") || strings.Contains(shown, " wants to ")
	}, "the prompt is not sent")
	return m
}

func TestRealClaudeTUI(t *testing.T) {
	t.Parallel()
	remove, list, done := model.Sh("rm -rf ./tmp_*"), model.Sh("ls"), model.Say("that is all")
	for _, tc := range []struct {
		name  string
		flags []string
		own   string // the person's settings
		screenAnswer
	}{
		{"safe", []string{"--mode", "safe"}, `{}`, screenAnswer{nil, false, "guard: refused", "● that is all"}},
		{"ask, once", []string{"--mode", "ask"}, `{}`, screenAnswer{[]string{"o"}, true, "", "● that is all"}},
		{"ask, once, and by a rule of the person's too", []string{"--mode", "ask"}, `{"permissions":{"ask":["Bash(rm:*)"]}}`, screenAnswer{[]string{"o"}, true, "", "● that is all"}},
		{"ask, deny", []string{"--mode", "ask"}, `{}`, screenAnswer{[]string{"d"}, false, "the person refused it", "● that is all"}},
		{"ask, cancel", []string{"--mode", "ask"}, `{}`, screenAnswer{[]string{"Escape"}, false, "", "stopped"}},
		{"unrestricted", []string{"--mode", "unrestricted", "--confirm"}, `{"permissions":{"ask":["Bash(rm:*)"]}}`, screenAnswer{nil, true, "", "● that is all"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			h := newClaude(t)
			h.flags = tc.flags
			write(t, filepath.Join(h.Home, ".claude", "settings.json"), tc.own)
			m := h.claudeScreen(t, remove, list, done)
			tc.check(t, m, h, h.model, "Do you want")
		})
	}
}

// A plan, and a question, are the person's to answer in Claude's own dialogs.
func TestRealClaudePlan(t *testing.T) {
	t.Parallel()
	h := newClaude(t)
	h.args = []string{"--permission-mode", "plan"}
	m := h.claudeScreen(t, model.Call("ExitPlanMode", map[string]any{"plan": "do it"}), model.Sh("touch planned"), model.Say("that is all"))
	m.on("exit plan mode")
	m.run("send-keys", "Down")
	m.on("❯ 2. No")
	patiently(t, func() bool { // the dialog hears no Enter at first
		time.Sleep(500 * time.Millisecond)
		m.run("send-keys", "Enter")
		return strings.Contains(m.shown(), "Rejected")
	}, "the plan is not rejected")
	m.leave()
	if h.there("planned") {
		t.Error("it went on without the person's approval")
	}
}
