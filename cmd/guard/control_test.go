package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"

	"guard/control"
)

// place is a home of a test's own, in which guards run and are commanded.
type ownHome struct {
	t    *testing.T
	home string
}

func newHome(t *testing.T) ownHome {
	return ownHome{t, t.TempDir()}
}

func (h ownHome) env() []string {
	return append(os.Environ(), "HOME="+h.home, "XDG_STATE_HOME="+filepath.Join(h.home, "state"), "XDG_CONFIG_HOME="+filepath.Join(h.home, "config"),
		"XDG_RUNTIME_DIR=", "GORACE=atexit_sleep_ms=0", "PATH="+filepath.Dir(guardPath)+":"+os.Getenv("PATH"))
}

// guard runs a command of guard's from outside any agent.
func (h ownHome) guard(args ...string) (string, error) {
	h.t.Helper()
	cmd := exec.Command(guardPath, args...)
	cmd.Env, cmd.Dir = h.env(), h.home
	out, err := cmd.CombinedOutput()
	return string(out), err
}

func (h ownHome) must(args ...string) string {
	h.t.Helper()
	out, err := h.guard(args...)
	if err != nil {
		h.t.Fatalf("guard %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return out
}

// askFor asks for JSON until what it gives satisfies enough.
func askFor[T any](h ownHome, enough func([]T) bool, args ...string) []T {
	h.t.Helper()
	var list []T
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		cmd := exec.Command(guardPath, append(args, "--json")...)
		cmd.Env = h.env()
		out, err := cmd.Output()
		if err != nil {
			h.t.Fatalf("%v: %v", args, err)
		}
		if err := json.Unmarshal(out, &list); err != nil {
			h.t.Fatalf("%v: %v\n%s", args, err, out)
		}
		if enough(list) {
			return list
		}
		list = nil
	}
	h.t.Fatalf("guard %s never told what was waited for", strings.Join(args, " "))
	return nil
}

func some[T any](n int) func([]T) bool { return func(list []T) bool { return len(list) == n } }

const removing = `{"method":"session/request_permission","params":{"sessionId":"s1","toolCall":{"toolCallId":"c%d","title":"x","rawInput":{"command":"rm -rf ./tmp_*"}},"options":[{"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]}}` + "\n"

// asking starts a guard whose agent asks what stands in the file, of a client that never answers. It
// gives what the agent hears, and the guard's input, whose end ends it.
func (h ownHome) asking(work, agent, requests string) (answers <-chan string, in io.Closer) {
	h.t.Helper()
	return h.askingAfter("", work, agent, requests)
}

// askingAfter is asking after a prompt of the person's.
func (h ownHome) askingAfter(prompt, work, agent, requests string) (answers <-chan string, in io.Closer) {
	h.t.Helper()
	write(h.t, filepath.Join(work, "tmp_a"), "a person's\n")
	cmd := exec.Command(guardPath, "--mode", "ask", "run", "--protocol", "acp", "--", agent, requests)
	cmd.Dir, cmd.Env = work, h.env()
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} // no terminal to ask at
	input, _ := cmd.StdinPipe()
	out, _ := cmd.StdoutPipe()
	told, _ := cmd.StderrPipe()
	if err := cmd.Start(); err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { input.Close(); _ = cmd.Wait() })
	heard := make(chan string, 100)
	go func() {
		defer close(heard)
		for lines := bufio.NewScanner(told); lines.Scan(); {
			if strings.HasPrefix(lines.Text(), "answer ") {
				heard <- lines.Text()
			}
		}
	}()
	go io.Copy(io.Discard, out) //nolint:errcheck // it ends with the guard
	fmt.Fprintf(input, `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}`+"\n")
	fmt.Fprintf(input, `{"jsonrpc":"2.0","id":2,"method":"session/new","params":{"cwd":%q,"mcpServers":[]}}`+"\n", work)
	fmt.Fprintf(input, `{"jsonrpc":"2.0","id":3,"method":"session/prompt","params":{"sessionId":"s1","prompt":[{"type":"text","text":%q}]}}`+"\n", prompt)
	return heard, input
}

// inTerminal starts guard in a terminal of its own; what it shows comes in pieces.
func (h ownHome) inTerminal(args ...string) (pid int, keys io.Writer, screen <-chan string) {
	h.t.Helper()
	cmd := exec.Command(guardPath, args...)
	cmd.Env = append(h.env(), "TERM=xterm-256color")
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { _ = cmd.Process.Signal(syscall.SIGTERM); _ = cmd.Wait(); terminal.Close() })
	shown := make(chan string, 1000)
	go func() {
		for b := make([]byte, 4096); ; {
			n, err := terminal.Read(b)
			if err != nil {
				return
			}
			shown <- string(b[:n])
		}
	}()
	return cmd.Process.Pid, terminal, shown
}

// TestWatch: the question of a run without a terminal is answered with the same prompt in another
// one; what was answered elsewhere closes there.
func TestWatch(t *testing.T) {
	h := newHome(t)
	requests, work := filepath.Join(h.home, "requests.jsonl"), filepath.Join(h.home, "work")
	write(t, requests, fmt.Sprintf(removing, 0)+fmt.Sprintf(removing, 1))
	agent := filepath.Join(h.home, "fakeagent")
	if err := errors.Join(os.Symlink(selfPath(t), agent), os.Mkdir(work, 0o755)); err != nil {
		t.Fatal(err)
	}
	_, terminal, screen := h.inTerminal("watch")
	shows := func(want string) {
		t.Helper()
		for seen, end := "", time.After(20*time.Second); ; {
			select {
			case s := <-screen:
				if seen += s; strings.Contains(seen, want) {
					return
				}
			case <-end:
				t.Fatalf("the terminal never showed %q: %q", want, seen)
			}
		}
	}
	answers, _ := h.asking(work, agent, requests)
	shows("rm -rf ./tmp_*")
	heard := ""
	for end := time.Now().Add(20 * time.Second); heard == "" && time.Now().Before(end); { // keys before it is awake do not count
		_, _ = io.WriteString(terminal, "o")
		select {
		case heard = <-answers:
		case <-time.After(700 * time.Millisecond):
		}
	}
	if !strings.Contains(heard, `"optionId":"yes"`) {
		t.Fatalf("the agent heard %q", heard)
	}
	shows("allowed once")
	shows("wants to run") // the second, below that
	second := askFor(h, some[control.PermissionRequest](1), "pending")[0]
	run, number, _ := strings.Cut(second.RequestID, "-")
	h.must("answer", run[:8]+"-"+number, "deny") // the beginning of an id is enough, as guard log shows it
	if a := <-answers; !strings.Contains(a, `"optionId":"no"`) {
		t.Error(a)
	}
	shows("refused elsewhere")
}

// TestCommandedWhileItRuns: questions of a run are answered, its session is granted and refused, and
// its mode is changed, from another terminal.
func TestCommandedWhileItRuns(t *testing.T) {
	h := newHome(t)
	requests := filepath.Join(h.home, "requests.jsonl")
	var lines string
	for i := range 6 {
		lines += fmt.Sprintf(removing, i)
	}
	write(t, requests, lines)
	agent := filepath.Join(h.home, "fakeagent")
	if err := os.Symlink(selfPath(t), agent); err != nil {
		t.Fatal(err)
	}
	work := filepath.Join(h.home, "work")
	if err := os.Mkdir(work, 0o755); err != nil {
		t.Fatal(err)
	}
	answers, in := h.asking(work, agent, requests)
	expect := func(what string) {
		t.Helper()
		select {
		case a := <-answers:
			if !strings.Contains(a, what) {
				t.Errorf("the agent heard %s, not %s", a, what)
			}
		case <-time.After(20 * time.Second):
			t.Fatal("the agent heard nothing")
		}
	}
	waiting := func() control.PermissionRequest {
		t.Helper()
		return askFor(h, some[control.PermissionRequest](1), "pending")[0]
	}
	first := waiting()
	if s := askFor(h, some[control.Session](1), "sessions")[0]; s.Waiting != 1 || s.Mode.String() != "ask" || s.Workspace != work || s.ID != s.Run+".1" {
		t.Errorf("%+v", s)
	}
	if text := h.must("pending"); !strings.Contains(text, "rm -rf ./tmp_*") || !strings.Contains(text, "guard answer "+first.RequestID) {
		t.Error(text)
	}
	h.must("answer", first.RequestID, "deny", "--note", "not these")
	expect(`"optionId":"no"`)
	if out, err := h.guard("answer", first.RequestID, "once"); err == nil || !strings.Contains(out, "no request waits") {
		t.Errorf("a second answer: %s", out)
	}
	second := waiting()
	if out, err := h.guard("answer", second.RequestID, "session"); err == nil || !strings.Contains(out, "once only") {
		t.Errorf("a deletion for the session: %s", out)
	}
	h.must("answer", second.RequestID, "once")
	expect(`"optionId":"yes"`)
	waiting()
	h.must("approve", "--for", "2d", "fs_delete_overwrite")
	expect(`"optionId":"yes"`) // that waited
	expect(`"optionId":"yes"`) // that came then
	expect(`"optionId":"yes"`)
	expect(`"optionId":"yes"`)
	if s := askFor(h, some[control.Session](1), "sessions")[0]; len(s.Grants) != 1 || s.Counts.Allowed != 5 || s.Counts.Refused != 1 || s.Counts.Asked != 2 {
		t.Errorf("%+v", s)
	}
	if out, err := h.guard("sessions"); err != nil || !strings.Contains(out, "(until "+time.Now().AddDate(0, 0, 2).Format(time.DateOnly)) {
		t.Errorf("the grant: %s", out)
	}
	h.must("revoke", "FS_DELETE_OVERWRITE")
	h.must("mode", "safe")
	if s := askFor(h, some[control.Session](1), "sessions")[0]; len(s.Grants) != 0 || s.Mode.String() != "safe" {
		t.Errorf("%+v", s)
	}
	if out, err := h.guard("mode", "unrestricted"); err == nil || !strings.Contains(out, "--confirm") {
		t.Errorf("unrestricted without a word: %s", out)
	}
	if out, err := h.guard("approve", "NOTHING"); err == nil || !strings.Contains(out, "NOTHING") {
		t.Errorf("a category that is none: %s", out)
	}
	in.Close()
	askFor(h, some[control.Session](0), "sessions")
	log, _ := filepath.Glob(filepath.Join(h.home, "state", "guard", "log", "*"))
	record := string(mustRead(t, log[0]))
	for _, event := range []string{"approval_resolved", "approval_granted", "approval_revoked", "mode_changed"} {
		if !strings.Contains(record, `"event":"`+event+`"`) {
			t.Errorf("the record has no %s", event)
		}
	}
	if text := h.must("sessions"); !strings.Contains(text, "no guard is running") {
		t.Error(text)
	}
}
