package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/agents"
	"guard/internal/model"
)

// headless is a real Gemini behind guard, given a prompt on its command line.
type headless struct {
	agents.Agent
	folder, state string
	model         *model.Server
	flags         []string // guard's
	args          []string // Gemini's
	env           []string
	untrusted     bool

	out, complaints string
	status          int
}

func newHeadless(t *testing.T) *headless {
	t.Helper()
	srv := model.Gemini(t)
	a := agents.Gemini(t, srv.URL)
	h := &headless{Agent: a, model: srv, folder: filepath.Join(a.Home, "project"), state: filepath.Join(a.Home, "guard-state")}
	for _, name := range []string{"tmp_one", "tmp_two"} {
		write(t, filepath.Join(h.folder, name), "x")
	}
	return h
}

// command is what the person typed, but for the prompt.
func (h *headless) command(more ...string) *exec.Cmd {
	cmd := exec.Command(guardPath, append(append(append(h.flags, h.Path), h.args...), more...)...)
	cmd.Dir = h.folder
	for _, v := range h.Env {
		if !h.untrusted || !strings.HasPrefix(v, "GEMINI_CLI_TRUST_WORKSPACE=") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(append(cmd.Env, "XDG_STATE_HOME="+h.state, "GORACE=halt_on_error=1 atexit_sleep_ms=0"), h.env...)
	return cmd
}

// run gives it a script and waits for its end.
func (h *headless) run(t *testing.T, turns ...any) *headless {
	t.Helper()
	cmd := h.command("-p", model.Prompt(turns...))
	var out, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaints
	_ = cmd.Run()
	h.out, h.complaints, h.status = out.String(), complaints.String(), cmd.ProcessState.ExitCode()
	return h
}

func (h *headless) there(name string) bool {
	_, err := os.Lstat(filepath.Join(h.folder, name))
	return err == nil
}

// record is every line that guard wrote, of all runs.
func (h *headless) record(t *testing.T) string {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(h.state, "guard", "log", "*"))
	var all strings.Builder
	for _, f := range files {
		all.Write(mustRead(t, f))
	}
	return all.String()
}

func (h *headless) toldOf(reason string) bool {
	for _, r := range h.model.Told() {
		if strings.Contains(r.Text, reason) {
			return true
		}
	}
	return false
}

func (h *headless) String() string {
	return fmt.Sprintf("status %d\nout: %s\nstderr: %s\nthe model was told: %+v", h.status, h.out, h.complaints, h.model.Told())
}

func (h *headless) expect(t *testing.T, status int, there, gone []string) {
	t.Helper()
	if h.status != status {
		t.Errorf("status %d, want %d", h.status, status)
	}
	for _, name := range there {
		if !h.there(name) {
			t.Errorf("%s is not there", name)
		}
	}
	for _, name := range gone {
		if h.there(name) {
			t.Errorf("%s is there", name)
		}
	}
	if t.Failed() {
		t.Log(h)
	}
}

// everyday is a dangerous command and everyday work in one turn after another.
func (h *headless) everyday() []any {
	return []any{model.Sh("rm -rf ./tmp_*"), model.Sh("ls > listed"), model.Write(filepath.Join(h.folder, "made.txt"), "hello\n"),
		model.Call("replace", map[string]any{"file_path": filepath.Join(h.folder, "made.txt"), "old_string": "hello", "new_string": "bye", "instruction": "x"}),
		model.Sh("touch after")}
}

func TestRealGeminiHeadlessSafe(t *testing.T) {
	h := newHeadless(t)
	h.run(t, h.everyday()...)
	h.expect(t, 0, []string{"tmp_one", "tmp_two", "listed", "made.txt", "after"}, nil)
	if got := string(mustRead(t, filepath.Join(h.folder, "made.txt"))); got != "bye\n" {
		t.Errorf("made.txt holds %q", got)
	}
	if !h.toldOf("guard: refused") {
		t.Errorf("the model was not told why\n%s", h)
	}
	log := h.record(t)
	for _, want := range []string{`"event":"approval_required"`, `"event":"tool_finished"`, `"event":"tool_finished","agent":"gemini"`, `"prompt":"@@[`, `"event":"session_ended"`, `"channel":"hook"`} {
		if !strings.Contains(log, want) {
			t.Errorf("the record does not hold %s", want)
		}
	}
	if strings.Contains(log, "unguarded") {
		t.Error("a judged call counts as unguarded")
	}
	if t.Failed() {
		t.Logf("%s\n%.6000s", h, log)
	}
}

func TestRealGeminiHeadlessAsk(t *testing.T) {
	h := newHeadless(t)
	h.flags = []string{"--mode", "ask"}
	h.run(t, h.everyday()...)
	h.expect(t, 0, []string{"tmp_one"}, []string{"after"})
	if !h.toldOf("nobody could be") {
		t.Errorf("the model was not told that nobody could be asked\n%s", h)
	}
}

func TestRealGeminiHeadlessUnrestricted(t *testing.T) {
	for _, args := range [][]string{nil, {"--yolo"}} {
		t.Run(strings.Join(args, ""), func(t *testing.T) {
			h := newHeadless(t)
			h.flags, h.args = []string{"--mode", "unrestricted", "--confirm"}, args
			h.run(t, append(h.everyday(), model.Sh("mkfs.ext4 /dev/no-such-disk"))...)
			h.expect(t, 0, []string{"after", "made.txt"}, []string{"tmp_one", "tmp_two"})
			if log := h.record(t); !strings.Contains(log, `"event":"approval_skipped"`) || !strings.Contains(log, `"absurd":true`) {
				t.Errorf("the record tells neither of what was skipped nor of the absurd:\n%.3000s", log)
			}
		})
	}
}

var _ = json.Valid
