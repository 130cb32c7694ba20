package main

import (
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/model"
)

// dialogFlags start guard in the mode ask with these ways.
func (c codexRun) dialogFlags(t *testing.T, ways string) []string {
	t.Helper()
	conf := filepath.Join(filepath.Dir(c.folder), "ask.toml")
	write(t, conf, "mode = \"ask\"\nask_via = "+ways+"\n")
	return []string{"--config", conf}
}

// Codex's own dialog, with guard's words above it, for what guard would ask, and for nothing else; each
// answer is obeyed, and stands in the record.
func TestRealCodexDialog(t *testing.T) {
	for _, tc := range []struct {
		name, key string
		runs      bool
		ends      string
		answer    string
	}{
		{"yes", "y", true, "• that is all", `"answer":"once"`},
		{"no", "Escape", false, "Conversation interrupted", `"answer":"not_run"`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c := realCodex(t)
			m := c.screen(t, c.dialogFlags(t, `["agent"]`), model.Sh("ls"), model.Sh("rm -rf ./tmp_*"), model.Say("that is all"))
			m.on("Would you like to run").on("$ rm -rf ./tmp_*").on("guard: HIGH").on("FS_DELETE_OVERWRITE").on("tmp_one")
			t.Log(m.shown())
			if !c.there("tmp_one") {
				t.Fatal("it ran before it was allowed")
			}
			m.run("send-keys", tc.key)
			m.on(tc.ends)
			if c.there("tmp_one") == tc.runs {
				t.Errorf("tmp_one is there: %v", !tc.runs)
			}
			m.leave()
			if log := c.record(t); !strings.Contains(log, tc.answer) || strings.Contains(log, "hook_dead") || strings.Contains(log, "unguarded") ||
				strings.Count(log, `"event":"approval_requested"`) != 1 {
				t.Errorf("%.6000s", log)
			}
		})
	}
}

// "Don't ask again", said to Codex, writes a rule under which Codex would not ask: guard then does not
// leave the call to it.
func TestRealCodexDialogAlways(t *testing.T) {
	c := realCodex(t)
	m := c.screen(t, c.dialogFlags(t, `["agent"]`), model.Sh("rm -f tmp_one"), model.Sh("rm -f tmp_one tmp_two"), model.Say("that is all"))
	m.on("$ rm -f tmp_one").on("don't ask again").run("send-keys", "p")
	m.on("• that is all")
	if c.there("tmp_one") || !c.there("tmp_two") {
		t.Errorf("tmp_one there: %v, tmp_two there: %v", c.there("tmp_one"), c.there("tmp_two"))
	}
	if !c.toldOf("codex may run it without a dialog") {
		t.Errorf("the model was told %+v", c.model.Told())
	}
	m.leave()
}

// Where Codex is told when to ask, or does not show a dialog, the next way asks.
func TestRealCodexDialogElse(t *testing.T) {
	c := realCodex(t)
	flags := c.dialogFlags(t, `["terminal", "agent"]`)
	conf := flags[1]
	m := newTmux(t, c.folder, c.env, 100, 30, guardPath, "--config", conf, c.cli)
	m.on("Ask Codex") // trusted as it was
	m.leave()
	write(t, conf, "mode = \"ask\"\nask_via = [\"agent\"]\n")
	m = newTmux(t, c.folder, c.env, 100, 30, guardPath, "--config", conf, c.cli, "-a", "on-request",
		model.Prompt(model.Sh("rm -rf ./tmp_*"), model.Say("that is all")))
	m.on("• that is all")
	if !c.there("tmp_one") || !c.toldOf("its arguments say when it asks") {
		t.Errorf("the model was told %+v", c.model.Told())
	}
	m.leave()
}
