package socket

import (
	"bufio"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/control"
)

// serves is set for a process that is to serve a socket at that path as guard does, and to answer that all may run.
const serves = "GUARD_TEST_SERVES"

// TestMain lets this program be such a process.
func TestMain(m *testing.M) {
	path := os.Getenv(serves)
	if path == "" {
		os.Exit(m.Run())
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		os.Exit(1)
	}
	os.Stdout.WriteString("ready\n")
	go http.Serve(l, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set(answeredBy, "hook")
		if r.Method == http.MethodGet {
			_, _ = w.Write([]byte(`[{"request_id":"run-1"}]`))
		}
	}))
	_, _ = io.Copy(io.Discard, os.Stdin) // until the test lets go of it
	os.Exit(0)
}

// impostor serves a socket at path from another process, of that title.
func impostor(t *testing.T, path, title string) {
	t.Helper()
	c := exec.Command(os.Args[0])
	c.Args[0], c.Env = title, append(os.Environ(), serves+"="+path)
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close(); _ = c.Wait() })
	if line, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(line, err)
	}
}

// TestAnImpostorAnswersNoHook: a program of the agent's that puts a socket in the place of guard's allows nothing.
func TestAnImpostorAnswersNoHook(t *testing.T) {
	path, s := listen(t, newRig(control.Params{}))
	address := Address(path)
	if out, err := SendHookEvent(t.Context(), address, "codex", strings.NewReader(event("PreToolUse", "ls"))); err != nil || len(out) > 0 {
		t.Errorf("guard itself: %q %v", out, err)
	}
	s.Close()
	impostor(t, path, os.Args[0])
	if out, err := SendHookEvent(t.Context(), address, "codex", strings.NewReader(event("PreToolUse", "rm -rf /"))); err == nil {
		t.Errorf("another process answered: %q", out)
	}
	for _, bad := range []string{"", path, ":" + path, "0:" + path, "-1:" + path, "x:" + path} {
		if _, err := SendHookEvent(t.Context(), bad, "codex", strings.NewReader("{}")); !errors.Is(err, errAddress) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// TestAnImpostorShowsNoQuestion: what a program of an agent's serves like a run is no run, so that it can neither show a
// question in the place of another nor hear what a person says; also where it takes the place of one.
func TestAnImpostorShowsNoQuestion(t *testing.T) {
	folder := runFolder(t)
	run := filepath.Join(folder, "0123456789abcdef")
	if err := os.Mkdir(run, 0o700); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(run, SocketName)
	s, err := Listen(path, hookBroker(newRig(control.Params{Session: "run"})))
	if err != nil {
		t.Fatal(err)
	}
	clients := Running(folder)
	if len(clients) != 1 {
		t.Fatalf("%d runs", len(clients))
	}
	s.Close()
	impostor(t, path, "guard: supervisor")
	if list, err := clients[0].Pending(); err == nil || len(list) > 0 {
		t.Errorf("it shows %v", list)
	}
	if err := clients[0].Respond(PermissionResponse{RequestID: "run-1", OptionID: "once"}); err == nil {
		t.Error("it hears an answer")
	}
	if clients := Running(folder); len(clients) != 0 {
		t.Error("it is listed")
	}
	if err := AuthorizeSelf(folder); err != nil {
		t.Errorf("it says who the person is: %v", err)
	}
}

// TestAnotherProcessOfThePersonsIsARun: of whom no agent's guard is an ancestor.
func TestAnotherProcessOfThePersonsIsARun(t *testing.T) {
	path := filepath.Join(runFolder(t), "s")
	impostor(t, path, os.Args[0])
	if list, err := NewClient("run", path).Pending(); err != nil || len(list) != 1 {
		t.Errorf("%v %v", list, err)
	}
}
