package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// tmux is a terminal of today with a person before it: one window of a tmux of
// the test's own.
type tmux struct {
	t      *testing.T
	socket string
}

// newTmux starts a command in a window, in a folder and an environment.
func newTmux(t *testing.T, folder string, env []string, cols, rows int, argv ...string) *tmux {
	t.Helper()
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("tmux is not installed")
	}
	dir, err := os.MkdirTemp("", "tmux") // short: it holds a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	m := &tmux{t: t, socket: filepath.Join(dir, "s")}
	script := filepath.Join(dir, "run")
	var words []string
	for _, w := range append(append([]string{"exec", "env", "-i"}, env...), append([]string{"TERM=tmux-256color", "TMUX=" + m.socket}, argv...)...) {
		words = append(words, "'"+strings.ReplaceAll(w, "'", `'\''`)+"'")
	}
	words[0] = "exec"
	write(t, script, "cd '"+folder+"' && "+strings.Join(words, " ")+"\n")
	m.run("-f", "/dev/null", "new-session", "-d", "-x", fmt.Sprint(cols), "-y", fmt.Sprint(rows), "sh "+script, ";", "set", "status", "off", ";", "set", "remain-on-exit", "on")
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the screen:\n%s", m.shown())
		}
		_ = m.command("kill-server").Run()
	})
	return m
}

func (m *tmux) command(args ...string) *exec.Cmd {
	cmd := exec.Command("tmux", append([]string{"-u", "-S", m.socket}, args...)...)
	cmd.Env = append(os.Environ(), "TMUX=", "LC_ALL=C.UTF-8", "SHELL=/bin/sh")
	return cmd
}

func (m *tmux) run(args ...string) string {
	m.t.Helper()
	out, err := m.command(args...).CombinedOutput()
	if err != nil {
		m.t.Fatalf("tmux %v: %v: %s", args, err, out)
	}
	return string(out)
}

// shown is the screen as text, look with all that tmux tells.
func (m *tmux) shown() string { return m.run("capture-pane", "-p") }

func (m *tmux) look() string {
	return m.run("capture-pane", "-p", "-e") + m.run("display-message", "-p", "#{cursor_x},#{cursor_y} #{cursor_flag} #{alternate_on} #{keypad_flag} "+
		"#{keypad_cursor_flag} #{mouse_any_flag} #{mouse_sgr_flag} #{insert_flag} #{origin_flag} #{scroll_region_upper}-#{scroll_region_lower} #{wrap_flag} #{pane_title}")
}

func (m *tmux) on(what string) *tmux {
	m.t.Helper()
	eventually(m.t, func() bool { return strings.Contains(m.shown(), what) }, "on the screen: "+what)
	return m
}

// answers presses a key once the question hears it.
func (m *tmux) answers(keys ...string) *tmux {
	m.t.Helper()
	eventually(m.t, func() bool {
		return strings.Contains(m.run("capture-pane", "-p", "-e"), "\x1b[1md\x1b[0m")
	}, "a question that hears keys")
	for _, k := range keys {
		m.run("send-keys", k)
		time.Sleep(150 * time.Millisecond) // as a person does: what comes at once is no key
	}
	return m
}

// leave presses Ctrl-C until the program has ended.
func (m *tmux) leave() {
	m.t.Helper()
	eventually(m.t, func() bool {
		m.run("send-keys", "C-c")
		time.Sleep(300 * time.Millisecond)
		return strings.TrimSpace(m.run("display-message", "-p", "#{pane_dead}")) == "1"
	}, "the program's end")
}

func (m *tmux) types(text string) *tmux {
	m.t.Helper()
	m.run("send-keys", "-l", text)
	return m
}

// A question in tmux: everything that tmux tells is the same before and after,
// also for an agent that draws wide characters and has the mouse.
func TestQuestionInTmux(t *testing.T) {
	for name, show := range map[string]string{
		"alternate": "\x1b[?1049h\x1b[2J\x1b[H\x1b[44mtitle 漢字 e\u0301\x1b[K\x1b[0m\x1b[3;5r\x1b[2;2Hbox\x1b[?1h\x1b=\x1b[?1002h\x1b[?1006h\x1b[?2004h\x1b]2;mine\x1b\\\x1b[4;3HEND",
		"main":      "one\r\n\x1b[32mtwo\x1b[0m\r\n\x1b[?25lEND",
	} {
		t.Run(name, func(t *testing.T) {
			base := t.TempDir()
			bin, word := filepath.Join(base, "bin"), filepath.Join(base, "word")
			write(t, filepath.Join(word, "show"), show)
			if err := os.MkdirAll(bin, 0o700); err != nil {
				t.Fatal(err)
			}
			self, err := os.Executable()
			if err == nil {
				err = os.Symlink(self, filepath.Join(bin, "codex"))
			}
			if err != nil {
				t.Fatal(err)
			}
			s := &seat{t: t, dir: word, folder: base}
			m := newTmux(t, base, []string{"PATH=" + bin + ":" + os.Getenv("PATH"), "HOME=" + base, "LANG=C.UTF-8", tuiFolder + "=" + word, "GUARD_TEST_GUARD=" + guardPath},
				80, 24, guardPath, "--mode", "ask", "codex")
			before := m.on("END").look()
			n := s.call("rm -rf ./tmp_*")
			m.on("allow once").answers("o")
			if got := s.answer(n); got != "<nil> " {
				t.Errorf("answered %q", got)
			}
			m.on("END")
			if after := m.look(); after != before {
				t.Errorf("before %q\nafter  %q", before, after)
			}
		})
	}
}
