package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/agents"
	"guard/internal/model"
)

// newClaude is a real Claude Code behind guard, given a prompt on its command line.
func newClaude(t *testing.T) *headless {
	t.Helper()
	srv := model.Claude(t)
	a := agents.Claude(t, srv.URL)
	h := &headless{Agent: a, model: srv, folder: filepath.Join(a.Home, "project"), state: filepath.Join(a.Home, "guard-state")}
	for _, name := range []string{"tmp_one", "tmp_two"} {
		write(t, filepath.Join(h.folder, name), "x")
	}
	return h
}

// claudeDay is a dangerous command and everyday work in one turn after another.
func claudeDay(folder string) []any {
	made := filepath.Join(folder, "made.txt")
	return []any{model.Sh("rm -rf ./tmp_*"), model.Sh("ls > listed"), model.Write(made, "hello\n"), claudeChange(folder, "made.txt", "hello", "bye"),
		model.Call("Read", map[string]any{"file_path": made}), model.Sh("false"), model.Sh("mkdir -p sub; cd sub"), model.Sh("touch after"), model.Say("that is all")}
}

func claudeEdit(folder, name, text string) model.Step {
	return model.Write(filepath.Join(folder, name), text)
}

func claudeChange(folder, name, from, to string) model.Step {
	return model.Call("Edit", map[string]any{"file_path": filepath.Join(folder, name), "old_string": from, "new_string": to})
}

func TestRealClaudeHeadless(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name        string
		flags, args []string
		gone        bool
		told        string
	}{
		{"safe", nil, nil, false, "guard: refused"},
		{"safe despite its own flag", nil, []string{"--dangerously-skip-permissions"}, false, "guard: refused"},
		{"ask", []string{"--mode", "ask"}, []string{"--permission-mode", "bypassPermissions"}, false, "nobody could be"},
		{"unrestricted", []string{"--mode", "unrestricted", "--confirm"}, nil, true, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			h := newClaude(t)
			h.flags, h.args = tt.flags, tt.args
			steps := claudeDay(h.folder)
			if tt.gone {
				steps = append([]any{model.Sh("mkfs.ext4 /dev/no-such-disk")}, steps...)
			}
			h.run(t, steps...)
			h.expect(t, 0, []string{"listed", "made.txt", "sub/after"}, nil)
			if h.there("tmp_one") == tt.gone || !h.toldOf(tt.told) {
				t.Errorf("tmp_one there: %v\n%s", !tt.gone, h)
			}
			if got := string(mustRead(t, filepath.Join(h.folder, "made.txt"))); got != "bye\n" {
				t.Errorf("made.txt holds %q", got)
			}
			log := h.record(t)
			for _, want := range []string{`"event":"tool_finished","agent":"claude"`, `"prompt":"@@[`, `"event":"session_ended"`, `"channel":"hook"`, `"exit":{"code":1}`} {
				if !strings.Contains(log, want) {
					t.Errorf("the record does not hold %s", want)
				}
			}
			if strings.Contains(log, "unguarded") || strings.Contains(log, `"absurd":true`) != tt.gone {
				t.Error("what was judged counts as unguarded, or the absurd as usual")
			}
			if t.Failed() {
				t.Logf("%s\n%.6000s", h, log)
			}
		})
	}
}

// What a sub-agent does, and an MCP server's tool, are judged call by call.
func TestRealClaudeSubAgentAndMCP(t *testing.T) {
	t.Parallel()
	h := newClaude(t)
	write(t, filepath.Join(h.Home, "server.js"), mcpServer)
	h.args = []string{"--mcp-config", fmt.Sprintf(`{"mcpServers":{"my_things":{"command":"node","args":[%q]}}}`, filepath.Join(h.Home, "server.js")), "--strict-mcp-config"}
	inner := strings.ReplaceAll(model.Prompt(model.Sh("touch inner"), model.Sh("rm -rf ./tmp_*"), model.Say("done")), "@", "{at}")
	script := model.Prompt(model.Call("Agent", map[string]any{"description": "x", "prompt": inner, "subagent_type": "general-purpose", "run_in_background": false}),
		model.Call("mcp__my_things__get_thing", map[string]any{"id": "a"}), model.Call("mcp__my_things__delete_thing", map[string]any{"id": "a"}), model.Sh("touch after"))
	h.finish(h.command("-p", strings.ReplaceAll(script, "{at}", `\u0040`))) // a script in a script
	h.expect(t, 0, []string{"inner", "get_thing", "after", "tmp_one"}, []string{"delete_thing"})
	if log := h.record(t); strings.Contains(log, "unguarded") || !strings.Contains(log, `"server":"my_things","name":"delete_thing"`) {
		t.Errorf("%s\n%.6000s", h, log)
	}
}

// The person's own rules and plan mode hold, and nothing of theirs is written.
func TestRealClaudeOwnRulesHold(t *testing.T) {
	t.Parallel()
	h := newClaude(t)
	const own = `{"permissions":{"deny":["Bash(touch:*)"],"ask":["Bash(mkdir asked)"]},"hooks":{"Stop":[{"hooks":[{"type":"command","command":"echo x >> own"}]}]}}`
	write(t, filepath.Join(h.Home, ".claude", "settings.json"), own)
	write(t, filepath.Join(h.Home, ".claude", "CLAUDE.md"), "My own words.\n")
	h.run(t, model.Sh("touch denied"), model.Sh("mkdir asked"), model.Sh("mkdir allowed"))
	h.expect(t, 0, []string{"allowed", "own"}, []string{"denied", "asked"})
	h.args = []string{"--permission-mode", "plan"}
	h.run(t, model.Sh("mkdir planned"), model.Write(filepath.Join(h.folder, "written"), "x"))
	h.expect(t, h.status, nil, []string{"planned", "written"})
	if got := string(mustRead(t, filepath.Join(h.Home, ".claude", "settings.json"))); got != own {
		t.Errorf("the person's settings are now %s", got)
	}
	if heard(h.model, "/messages", "My own words.") == 0 {
		t.Error("the person's own CLAUDE.md is not read")
	}
	left, err := exec.Command("grep", "-rlE", "--exclude-dir=projects", "GUARD_SOCKET|guard.sock", h.Home).Output()
	if len(left) != 0 {
		t.Errorf("guard's hook stays in %s (%v)", left, err)
	}
}

// The model is told of guard once, and of nothing that the person does not want told.
func TestRealClaudeIsTold(t *testing.T) {
	t.Parallel()
	h := newClaude(t)
	wantsItTold(t, h.Home)
	h.run(t, model.Sh("ls"))
	if n := heard(h.model, "/messages", toldFirst); n != 1 {
		t.Errorf("the model reads it %d times\n%s", n, h)
	}
}
