package main

import (
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/model"
)

// dialogFlags start guard in the mode ask with these ways; edits are asked about too.
func (c codexRun) dialogFlags(t *testing.T, ways string) []string {
	t.Helper()
	conf := filepath.Join(filepath.Dir(c.folder), "ask.toml")
	write(t, conf, "mode = \"ask\"\nask_from = \"medium\"\nask_via = "+ways+"\n")
	return []string{"--config", conf}
}

// Codex's own dialog, with guard's words above it, for what guard would ask, and for nothing else; each
// answer is obeyed, and stands in the record.
func TestRealCodexDialog(t *testing.T) {
	t.Parallel()
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
			t.Parallel()
			c := realCodex(t)
			m := c.screen(t, c.dialogFlags(t, `["agent"]`), model.Sh("ls"), model.Sh("rm -rf ./tmp_*"), model.Say("that is all"))
			m.on("Would you like to run").on("$ rm -rf ./tmp_*").on("guard: HIGH").on("deletes ./tmp_*").on("tmp_one")
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

// Yes is yes once: the same call again is asked about again.
func TestRealCodexDialogOnce(t *testing.T) {
	t.Parallel()
	c := realCodex(t)
	m := c.screen(t, c.dialogFlags(t, `["agent"]`), model.Sh("rm -f tmp_one && mkdir made"), model.Sh("rm -f tmp_one && mkdir made"), model.Say("that is all"))
	m.on("$ rm -f tmp_one && mkdir made").run("send-keys", "y")
	eventually(t, func() bool { return strings.Count(c.record(t), `"event":"approval_requested"`) == 2 }, "the same again is asked about")
	m.on("Would you like to run").run("send-keys", "Escape")
	m.on("Conversation interrupted").leave()
	if log := c.record(t); strings.Count(log, `"event":"approval_resolved"`) != 2 || !strings.Contains(log, `"answer":"not_run"`) || !strings.Contains(log, `"answer":"once"`) {
		t.Errorf("%.6000s", log)
	}
}

// "Don't ask again", said to Codex, writes a rule under which Codex would not ask: guard then does not
// leave the call to it.
func TestRealCodexDialogAlways(t *testing.T) {
	t.Parallel()
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
	t.Parallel()
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

// A patch is asked about, with Codex's diff; of a file that it may not ask about again guard asks.
func TestRealCodexDialogPatch(t *testing.T) {
	t.Parallel()
	c := realCodex(t)
	patch := func(old, text string) model.Step {
		return model.Patch("*** Begin Patch\n*** Update File: tmp_one\n@@\n-" + old + "\n+" + text + "\n*** End Patch")
	}
	write(t, filepath.Join(c.folder, "tmp_one"), "x\n")
	c.models("gpt-5.5")
	m := c.screen(t, c.dialogFlags(t, `["agent", "terminal"]`), patch("x", "y"), patch("y", "z"), model.Say("that is all"))
	m.on("Would you like").on("guard: MEDIUM").on("don't ask again")
	m.run("send-keys", "a")
	m.on("allow once").answers("d").on("• that is all")
	if got := string(mustRead(t, filepath.Join(c.folder, "tmp_one"))); got != "y\n" {
		t.Errorf("tmp_one holds %q", got)
	}
	m.leave()
	if text := string(mustRead(t, c.config())); !strings.Contains(text, `trust_level = "trusted"`) || strings.Contains(text, "untrusted") {
		t.Errorf("Codex keeps %s", text)
	}
	if log := c.record(t); strings.Contains(log, "hook_dead") || strings.Contains(log, "unguarded") || !strings.Contains(log, `"by":"agent","answer":"once"`) {
		t.Errorf("%.4000s", log)
	}
}
