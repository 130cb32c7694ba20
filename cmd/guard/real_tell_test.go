package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/model"
)

// What begins the instructions, and what begins them after the mode has changed.
const (
	toldFirst = "[guard] Every action in this session"
	toldAnew  = "[guard] What is refused has changed"
)

// wantsItTold is the person's own setting, in a home of a test's.
func wantsItTold(t *testing.T, home string) {
	write(t, filepath.Join(home, ".config", "guard", "guard.toml"), "instructions = true\n")
}

// heard counts a text in what an agent last sent to its model.
func heard(m *model.Server, path, text string) int {
	n := 0
	for _, r := range m.Requests() {
		if strings.HasSuffix(r.Path, path) && !strings.Contains(string(r.Body), `thread_source\":\"thread_title`) { // Codex has a title thought of beside
			n = strings.Count(string(r.Body), text)
		}
	}
	return n
}

const (
	geminiAsks = ":streamGenerateContent"
	codexAsks  = "/responses"
)

// Gemini's model reads it once, from a file of guard's beside the person's own, and nothing of it
// stays; without the setting there is nothing.
func TestRealGeminiIsTold(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name string
		want bool
		args []string
	}{
		{"told", true, nil},
		{"without extensions", true, []string{"-e", "none"}},
		{"not wanted", false, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			h := newHeadless(t)
			h.args = tt.args
			write(t, filepath.Join(h.Home, ".gemini", "GEMINI.md"), "My own words.\n")
			times := 0
			if tt.want {
				wantsItTold(t, h.Home)
				times = 1
			}
			h.run(t, model.Sh("ls"))
			if n := heard(h.model, geminiAsks, toldFirst); n != times {
				t.Errorf("the model reads it %d times, not %d\n%s", n, times, h)
			}
			if heard(h.model, geminiAsks, "My own words.") == 0 {
				t.Error("the person's own GEMINI.md is not read")
			}
			if got := string(mustRead(t, filepath.Join(h.Home, ".gemini", "GEMINI.md"))); got != "My own words.\n" {
				t.Errorf("the person's own GEMINI.md is %q", got)
			}
			left, err := exec.Command("grep", "-rl", "--exclude-dir=chats", "Every action in this session", filepath.Join(h.Home, ".gemini"), filepath.Join(h.state, "guard", "home")).Output()
			if len(left) != 0 {
				t.Errorf("it stays in %s (%v)", left, err)
			}
		})
	}
}

// commanded runs a command of guard's from outside the agent, in the same home.
func commanded(t *testing.T, env []string, args ...string) string {
	t.Helper()
	cmd := exec.Command(guardPath, args...)
	cmd.Env = env
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("guard %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// In its terminal the person sees where it comes from, and after a switch the model hears what holds now.
func TestRealGeminiTUIIsTold(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	h.flags = []string{"--mode", "safe"}
	wantsItTold(t, h.Home)
	u := h.open(t, model.Say("all is done"))
	u.shows("✦ all is done")
	if first, anew := heard(h.model, geminiAsks, toldFirst), heard(h.model, geminiAsks, toldAnew); first != 1 || anew != 0 {
		t.Errorf("the model reads it %d times, and of a change %d times", first, anew)
	}
	patiently(t, func() bool { // what is sent while Gemini still ends its turn may go unanswered
		u.sends("/memory show")
		return soon(func() bool { return strings.Contains(u.Text(), "GUARD.md") })
	}, "the screen never shows GUARD.md")
	commanded(t, h.command().Env, "mode", "ask")
	u.sends(model.Prompt(model.Say("and this too")) + " now")
	u.shows("✦ and this too")
	u.sends(model.Prompt(model.Say("the third")) + " now")
	u.shows("✦ the third")
	if anew := heard(h.model, geminiAsks, toldAnew); anew != 1 {
		t.Errorf("the model is told of the change %d times\n%s", anew, u.Text())
	}
	if status := u.quit(); status != 0 {
		t.Errorf("exit status %d", status)
	}
}

// sends types a line into Gemini's empty field, and Enter until it is empty again: one close behind
// what was typed is a part of it to Gemini. The line does not end with an @, at which Gemini lists
// files and Enter takes one.
func (u *tui) sends(line string) {
	u.t.Helper()
	const empty = "Type your message"
	u.shows(empty)
	u.types(line)
	u.comes(func() bool { return !strings.Contains(u.Text(), empty) }, "the line is not in the field")
	patiently(u.t, func() bool {
		time.Sleep(500 * time.Millisecond)
		if now := u.Text(); strings.Contains(now, empty) || strings.Contains(now, "wants to run") { // guard asks already
			return true
		}
		u.types("\r")
		return false
	}, "the line is not sent:\n"+u.Text())
}

// A folder that is not trusted makes no difference.
func TestRealGeminiTUIUntrustedIsTold(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	h.untrusted = true
	wantsItTold(t, h.Home)
	u := h.open(t, model.Say("all is done"))
	u.shows("Do you trust")
	u.shows("✦ all is done")
	if n := heard(h.model, geminiAsks, toldFirst); n != 1 {
		t.Errorf("the model reads it %d times", n)
	}
}

// Codex's model hears it as a developer's message, beside what the person and the project say there;
// Codex's own means would put it in their place.
func TestRealCodexExecIsTold(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name  string
		times int
		args  []string
		own   string
	}{
		{"told", 1, nil, "mine, by config"},
		{"beside the command line's", 1, []string{"-c", `developer_instructions="mine, by flag"`}, "mine, by flag"},
		{"not wanted", 0, nil, "mine, by config"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			c := realCodex(t)
			home := filepath.Dir(c.folder)
			if tt.times > 0 {
				wantsItTold(t, home)
			}
			config := filepath.Join(home, ".codex", "config.toml")
			write(t, config, "developer_instructions = \"mine, by config\"\n"+string(mustRead(t, config)))
			before := mustRead(t, config)
			args := append([]string{c.cli, "exec", "--skip-git-repo-check"}, tt.args...)
			for turn, more := range [][]string{{model.Prompt(model.Sh("touch one"), model.Say("that is all"))}, {"resume", "--last", model.Prompt(model.Say("that is all"))}} {
				cmd := exec.Command(guardPath, append(args, more...)...)
				cmd.Dir, cmd.Env = c.folder, c.env
				if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "that is all") || strings.Contains(string(out), "[guard] Every") {
					t.Fatalf("%v\n%s", err, out)
				}
				if first, own := heard(c.model, codexAsks, toldFirst), heard(c.model, codexAsks, tt.own); first != tt.times*(turn+1) || own != 1 {
					t.Errorf("run %d: the model hears guard %d times, the person %d times", turn, first, own)
				}
			}
			if string(mustRead(t, config)) != string(before) {
				t.Error("the person's config.toml has changed")
			}
		})
	}
}

// In its terminal the person sees nothing of it; a switch and a memory made shorter tell it anew.
func TestRealCodexTUIIsTold(t *testing.T) {
	t.Parallel()
	c := realCodex(t)
	wantsItTold(t, filepath.Dir(c.folder))
	m := c.screen(t, []string{"--mode", "safe"}, model.Say("all is done"))
	m.on("• all is done")
	if strings.Contains(m.shown(), "[guard]") {
		t.Errorf("the person sees it:\n%s", m.shown())
	}
	if first, anew := heard(c.model, codexAsks, toldFirst), heard(c.model, codexAsks, toldAnew); first != 1 || anew != 0 {
		t.Errorf("the model hears it %d times, and of a change %d times", first, anew)
	}
	commanded(t, c.env, "mode", "ask")
	c.sends(m, model.Prompt(model.Say("and this too")))
	m.on("• and this too")
	if first, anew := heard(c.model, codexAsks, toldFirst), heard(c.model, codexAsks, toldAnew); first != 1 || anew != 1 {
		t.Errorf("after the switch the model hears it %d times, and of a change %d times", first, anew)
	}
	c.sends(m, "/compact")
	m.on("Context compacted")
	c.sends(m, model.Prompt(model.Say("the third")))
	m.on("• the third")
	if first, anew := heard(c.model, codexAsks, toldFirst), heard(c.model, codexAsks, toldAnew); first != 1 || anew != 0 {
		t.Errorf("made shorter, the model's memory holds it %d times, and of a change %d times", first, anew)
	}
	m.leave()
}
