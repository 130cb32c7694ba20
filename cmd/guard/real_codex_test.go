package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/agents"
	"guard/internal/model"
)

// codexRun is the real Codex CLI behind guard, in its terminal or without one.
type codexRun struct {
	guarded
	t   *testing.T
	cli string
}

func realCodex(t *testing.T) codexRun {
	t.Helper()
	srv := model.Codex(t)
	a := agents.Codex(t, srv.URL)
	g := guarded{folder: filepath.Join(a.Home, "project"), state: filepath.Join(a.Home, "guard-state"), model: srv}
	for _, name := range []string{"tmp_one", "tmp_two"} {
		write(t, filepath.Join(g.folder, name), "x")
	}
	config := filepath.Join(a.Home, ".codex", "config.toml")
	write(t, config, string(mustRead(t, config))+"[projects."+`"`+g.folder+`"]`+"\ntrust_level = \"trusted\"\n")
	g.env = append(a.Env, "XDG_STATE_HOME="+g.state, "GORACE=halt_on_error=1 atexit_sleep_ms=0")
	return codexRun{g, t, a.Path}
}

// models has Codex talk to a model of another name: what tools it offers hangs on that.
func (c codexRun) models(name string) {
	c.t.Helper()
	write(c.t, c.config(), strings.Replace(string(mustRead(c.t, c.config())), "gpt-5.1-codex", name, 1))
}

func (c codexRun) config() string {
	return filepath.Join(filepath.Dir(c.folder), ".codex", "config.toml")
}

// screen starts Codex in tmux behind guard and gives it a script.
func (c codexRun) screen(t *testing.T, flags []string, turns ...any) *tmux {
	t.Helper()
	m := newTmux(t, c.folder, c.env, 100, 30, append(append([]string{guardPath}, flags...), c.cli)...)
	if strings.Contains(strings.Join(flags, " "), "--config") { // as in a folder that is not trusted
		m.on("Open restricted")
		eventually(t, func() bool { // it hears no key at first, and may offer a newer model
			key := "Enter"
			if strings.Contains(m.shown(), "Use existing model") {
				key = "Escape"
			}
			m.run("send-keys", key)
			time.Sleep(500 * time.Millisecond)
			return strings.Contains(m.shown(), "Ask Codex")
		}, "the folder is opened")
	}
	m.on("Ask Codex")
	c.sends(m, model.Prompt(turns...))
	return m
}

// sends types a prompt into Codex and sends it.
func (c codexRun) sends(m *tmux, prompt string) {
	m.t.Helper()
	m.types(prompt)
	m.on("› " + prompt[:min(len(prompt), 20)])
	eventually(m.t, func() bool { // an Enter close behind what was typed is a line feed to Codex
		shown := m.shown()
		if strings.Contains(shown, "Ask Codex") || strings.Contains(shown, "wants to run") {
			return true
		}
		time.Sleep(500 * time.Millisecond)
		m.run("send-keys", "Enter")
		time.Sleep(200 * time.Millisecond)
		return false
	}, "the prompt is sent")
}

func TestRealCodexTUI(t *testing.T) {
	t.Parallel()
	remove, list, done := model.Sh("rm -rf ./tmp_*"), model.Sh("ls"), model.Say("that is all")
	for _, tc := range []struct {
		name  string
		flags []string
		screenAnswer
	}{
		{"safe", []string{"--mode", "safe"}, screenAnswer{nil, false, "guard: refused", "• that is all"}},
		{"ask, once", []string{"--mode", "ask"}, screenAnswer{[]string{"o"}, true, "", "• that is all"}},
		{"ask, deny", []string{"--mode", "ask"}, screenAnswer{[]string{"d"}, false, "the person refused it", "• that is all"}},
		{"ask, deny with a note", []string{"--mode", "ask"}, screenAnswer{[]string{"n", "g", "e", "n", "t", "l", "y", "Enter"}, false, "the person refused it: gently", "• that is all"}},
		{"ask, cancel", []string{"--mode", "ask"}, screenAnswer{[]string{"Escape"}, false, "", "Conversation interrupted"}},
		{"unrestricted", []string{"--mode", "unrestricted", "--confirm"}, screenAnswer{nil, true, "", "• that is all"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			c := realCodex(t)
			m := c.screen(t, tc.flags, remove, list, done)
			tc.check(t, m, c, c.model, "Would you like")
		})
	}
}

// A command outside Codex's sandbox is one question, not two, and no dialog of
// its own.
func TestRealCodexTUIEscalated(t *testing.T) {
	t.Parallel()
	c := realCodex(t)
	m := c.screen(t, []string{"--mode", "ask"}, model.Escalated("rm -rf ./tmp_*"), model.Say("that is all"))
	m.on("wants to run a command").answers("o").on("• that is all")
	if c.there("tmp_one") {
		t.Error("allowed, and not run")
	}
	m.leave()
	if n := strings.Count(c.record(t), `"event":"approval_requested"`); n != 1 {
		t.Errorf("%d questions for one command", n)
	}
}

// codex exec without a terminal: judged; what must be asked is refused, with
// the reason. (It never asks for leave, and itself refuses rm -f: 0.169.)
func TestRealCodexExec(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		name  string
		flags []string
		gone  bool
		told  string
	}{
		{"safe", nil, false, "guard: refused"},
		{"ask", []string{"--mode", "ask"}, false, "nobody could be"},
		{"unrestricted", []string{"--mode", "unrestricted", "--confirm"}, true, ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			c := realCodex(t)
			cmd := exec.Command("setsid", append(append([]string{"--wait", guardPath}, tc.flags...), c.cli, "exec", "--skip-git-repo-check",
				model.Prompt(model.Sh("rm tmp_one tmp_two"), model.Sh("touch after"), model.Say("that is all")))...)
			cmd.Dir, cmd.Env = c.folder, c.env
			out, err := cmd.CombinedOutput()
			if err != nil || !strings.Contains(string(out), "that is all") {
				t.Fatalf("%v\n%s", err, out)
			}
			if c.there("tmp_one") == tc.gone {
				t.Errorf("tmp_one is there: %v; the model was told %+v", !tc.gone, c.model.Told())
			}
			if tc.told != "" && !c.toldOf(tc.told) {
				t.Errorf("the model was told %+v", c.model.Told())
			}
		})
	}
}

// codex exec with its output in a file asks at the terminal that it was started
// from.
func TestRealCodexExecAsksAtTheTerminal(t *testing.T) {
	t.Parallel()
	c := realCodex(t)
	out := filepath.Join(c.folder, "out")
	script := `"$@" >` + out + ` 2>&1 </dev/null; echo ended with $?`
	m := newTmux(t, c.folder, c.env, 100, 30, "sh", "-c", script, "sh", guardPath, "--mode", "ask", c.cli, "exec", "--skip-git-repo-check",
		model.Prompt(model.Sh("rm tmp_one tmp_two"), model.Say("that is all")))
	m.on("wants to run a command").answers("o").on("ended with 0")
	if c.there("tmp_one") {
		b, _ := os.ReadFile(out)
		t.Errorf("allowed, and not run: %s", b)
	}
}
