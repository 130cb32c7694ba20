package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A client that goes away in the middle must not take the record's end, or the
// run folder, with it: writing to it fails, and guard once died of that.
func TestClientThatGoes(t *testing.T) {
	home := t.TempDir()
	requests := filepath.Join(home, "requests.jsonl")
	write(t, requests, strings.Repeat(`{"method":"session/request_permission","params":{"sessionId":"s1","toolCall":{"toolCallId":"c","title":"x","rawInput":{"command":"rm -rf ./tmp_*"}},"options":[{"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]}}`+"\n", 3))
	agent := filepath.Join(home, "fakeagent")
	if err := os.Symlink(selfPath(t), agent); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(guardPath, "--mode", "ask", "run", "--protocol", "acp", "--", agent, requests)
	cmd.Dir = home
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_STATE_HOME="+filepath.Join(home, "state"), "XDG_RUNTIME_DIR=", "GORACE=atexit_sleep_ms=0")
	in, out := startPiped(t, cmd)
	if _, err := in.Write([]byte(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}` + "\n")); err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	out.Close()
	_, _ = in.Write([]byte(`{"jsonrpc":"2.0","id":3,"method":"session/prompt","params":{"sessionId":"s1","prompt":[]}}` + "\n"))
	in.Close()
	_ = cmd.Wait()
	files, _ := filepath.Glob(filepath.Join(home, "state", "guard", "log", "*"))
	if len(files) != 1 || !strings.Contains(string(mustRead(t, files[0])), `"event":"session_ended"`) {
		t.Errorf("the record does not end: %v, guard %v", files, cmd.ProcessState)
	}
	if left, _ := filepath.Glob(filepath.Join(home, "state", "guard", "run", "*")); len(left) > 0 {
		t.Errorf("the run folder stayed: %v", left)
	}
}

func selfPath(t *testing.T) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return self
}
