package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"

	"guard/cmd/guard/cli"
	"guard/internal/model"
	"guard/internal/screen"
)

// tui is a Gemini behind guard in a terminal of its own, as a person sees it.
type tui struct {
	*headless
	t    *testing.T
	cmd  *exec.Cmd
	tty  *os.File
	done chan struct{}
	*screen.Screen
}

// open starts Gemini with a script that it does at once, and then waits for more.
func (h *headless) open(t *testing.T, turns ...any) *tui {
	t.Helper()
	return h.start(t, "-i", model.Prompt(turns...))
}

// start starts Gemini in a terminal, as typed.
func (h *headless) start(t *testing.T, more ...string) *tui {
	t.Helper()
	u := &tui{headless: h, t: t, cmd: h.command(more...), done: make(chan struct{}), Screen: screen.New(100, 40)}
	tty, err := pty.StartWithSize(u.cmd, &pty.Winsize{Cols: 100, Rows: 40})
	if err != nil {
		t.Fatal(err)
	}
	u.tty = tty
	go func() {
		u.Watch(tty)
		close(u.done)
	}()
	t.Cleanup(func() {
		_ = u.cmd.Process.Kill()
		_ = u.cmd.Wait()
		tty.Close()
		<-u.done
	})
	return u
}

// comes waits until ok, and shows the screen as it stands where it never is.
func (u *tui) comes(ok func() bool, failure string) {
	u.t.Helper()
	if !within(patience, ok) {
		u.t.Fatalf("%s:\n%s", failure, u.Text())
	}
}

func (u *tui) shows(words string) {
	u.t.Helper()
	u.comes(func() bool { return strings.Contains(u.Text(), words) }, "the screen never shows "+words)
}

func (u *tui) made(name string) {
	u.t.Helper()
	u.comes(func() bool { return u.there(name) }, name+" was never made")
}

func (u *tui) types(keys string) {
	u.t.Helper()
	if _, err := u.tty.WriteString(keys); err != nil {
		u.t.Fatal(err)
	}
}

// enter presses Enter as a person does: close behind what was typed it is a line feed to Gemini, which may have ended
// meanwhile.
func (u *tui) enter() {
	time.Sleep(700 * time.Millisecond)
	_, _ = u.tty.WriteString("\r")
}

// quit ends it as a person does, by Ctrl-C twice, and gives the exit status.
func (u *tui) quit() int {
	u.t.Helper()
	u.types("\x03")
	u.shows("again to exit")
	u.types("\x03")
	last := time.Now()
	return u.ended(func() {
		// On a busy machine Gemini has forgotten the first before the other comes. Two in one write it hears together.
		if time.Since(last) > 5*time.Second {
			u.types("\x03\x03")
			last = time.Now()
		}
	})
}

// ended waits for the end, and does something until then.
func (u *tui) ended(meanwhile func()) int {
	u.t.Helper()
	ended := make(chan struct{})
	go func() {
		_ = u.cmd.Wait()
		close(ended)
	}()
	u.comes(func() bool {
		select {
		case <-ended:
			return true
		default:
			meanwhile()
			return false
		}
	}, "it does not end")
	return u.cmd.ProcessState.ExitCode()
}

func TestRealGeminiTUISafe(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	h.flags = []string{"--mode", "safe"}
	u := h.startsTwice().open(t, model.Sh("rm -rf ./tmp_*"), model.Sh("touch after"), model.Say("all is done"))
	u.made("after")
	u.shows("✦ all is done")
	if !u.there("tmp_one") {
		t.Error("safe let rm -rf ./tmp_* through")
	}
	if screen := u.Text(); !strings.Contains(screen, "guard: refused") || strings.Contains(screen, "Allow execution") {
		t.Errorf("the person does not see what was refused, or is asked by Gemini:\n%s", screen)
	}
	if !u.toldOf("guard: refused") {
		t.Errorf("the model was told %+v", u.model.Told())
	}
	if status := u.quit(); status != 0 {
		t.Errorf("exit status %d", status)
	}
	if log := u.record(t); !strings.Contains(log, `"event":"session_ended"`) || strings.Contains(log, "unguarded") {
		t.Errorf("%.3000s", log)
	}
}

func TestRealGeminiTUIUnrestricted(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	h.flags = []string{"--mode", "unrestricted", "--confirm"}
	u := h.open(t, model.Sh("rm -rf ./tmp_*"), model.Sh("touch after"), model.Say("all is done"))
	u.made("after")
	u.shows("✦ all is done")
	if u.there("tmp_one") || strings.Contains(u.Text(), "Allow execution") {
		t.Errorf("unrestricted did not let it through, or Gemini asks:\n%s", u.Text())
	}
	if status := u.quit(); status != 0 {
		t.Errorf("exit status %d", status)
	}
}

// A folder that is not trusted, and then is: Gemini starts itself anew, and the
// hook is in it again.
func TestRealGeminiTUIUntrusted(t *testing.T) {
	t.Parallel()
	h := newHeadless(t).startsTwice() // and again when the trust changes
	h.untrusted, h.flags = true, []string{"--mode", "safe"}
	u := h.open(t, model.Sh("rm -rf ./tmp_*"), model.Sh("echo x >> after"), model.Say("all is done"))
	u.shows("Do you trust")
	u.shows("✦ all is done")
	u.types("\r") // trust it
	u.comes(func() bool { return len(mustRead(t, filepath.Join(h.folder, "after"))) == 4 }, "the turn is not done again")
	if !u.there("tmp_one") {
		t.Error("rm -rf ./tmp_* ran")
	}
	if log := u.record(t); strings.Count(log, `"event":"approval_required"`) != 2 || strings.Contains(log, "unguarded") {
		t.Errorf("%.4000s", log)
	}
	if trusted := string(mustRead(t, filepath.Join(h.Home, ".gemini", "trustedFolders.json"))); !strings.Contains(trusted, h.folder) {
		t.Errorf("the trust is not kept in the home: %s", trusted)
	}
	u.shows("✦ all is done")
	if status := u.quit(); status != 0 || strings.Contains(u.Text(), "hook") {
		t.Errorf("status %d, and the screen speaks of hooks:\n%s", status, u.Text())
	}
}

// Where the hook may not be heard, Gemini's own dialog stands before a call.
func TestRealGeminiTUIHookless(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	h.flags = []string{"--mode", "safe"}
	write(t, h.folder+"/.gemini/settings.json", `{"hooksConfig":{"enabled":false}}`)
	u := h.open(t, model.Sh("touch after"), model.Say("all is done"))
	u.shows("Allow execution")
	if u.there("after") {
		t.Error("it ran before it was allowed")
	}
}

// The person switches guard's hook off inside Gemini: the run ends, for nothing
// else stands before a call.
func TestRealGeminiTUIHooksDisabledInside(t *testing.T) {
	t.Parallel()
	u := newHeadless(t).open(t, model.Sh("touch after"), model.Say("all is done"))
	u.made("after")
	u.shows("✦ all is done")
	u.types("/hooks disable-all")
	u.shows("/hooks disable-all")
	if status := u.ended(u.enter); status != cli.ExitInternal || !strings.Contains(u.record(t), `"event":"hook_dead"`) {
		t.Errorf("status %d\n%.2000s", status, u.record(t))
	}
}

// Guard's own prompt over Gemini's screen: every answer reaches Gemini, and its
// model where it can.
func TestRealGeminiTUIAsk(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, key, note string
		runs            bool
		told            string
	}{
		{"once", "o", "", true, ""},
		{"deny", "d", "", false, "refused it"},
		{"deny with a note", "n", "use the trash\r", false, "use the trash"},
		{"cancel", "\x1b", "", false, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			h := newHeadless(t)
			h.flags = []string{"--mode", "ask"}
			u := h.open(t, model.Sh("rm -rf ./tmp_*"), model.Say("all is done"))
			u.shows("guard")
			u.shows("tmp_one") // what the wildcard matches now
			if !u.there("tmp_one") {
				t.Fatal("it ran before it was allowed")
			}
			u.answers(tt.key)
			u.types(tt.note)
			if tt.runs {
				patiently(t, func() bool { return !u.there("tmp_one") }, "it did not run")
			}
			if tt.told != "" {
				patiently(t, func() bool { return u.toldOf(tt.told) }, "the model was not told "+tt.told)
			}
			if tt.name != "cancel" {
				u.shows("✦ all is done")
			}
			if strings.Contains(u.Text(), "Allow execution") {
				t.Errorf("Gemini asks as well:\n%s", u.Text())
			}
			if !tt.runs && !u.there("tmp_one") {
				t.Error("it ran")
			}
		})
	}
}
