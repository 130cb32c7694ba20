package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// What an agent writes before the client has spoken is judged like the rest:
// `guard run` once passed it while it waited for the client's first line.
func TestAnAgentThatSpeaksFirst(t *testing.T) {
	home := t.TempDir()
	agent := filepath.Join(home, "early")
	write(t, agent, "#!/bin/sh\nprintf '%s\\n' '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"terminal/create\",\"params\":{\"sessionId\":\"s\",\"command\":\"rm -rf /\"}}'\nread line\nprintf '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\\n'\nread answer\necho \"$answer\" >&2\n")
	if err := os.Chmod(agent, 0o700); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(guardPath, "run", "--", agent)
	cmd.Dir = home
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_STATE_HOME="+filepath.Join(home, "state"), "XDG_RUNTIME_DIR=", "GORACE=atexit_sleep_ms=0")
	in, out := startPiped(t, cmd)
	if _, err := in.Write([]byte(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}` + "\n")); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if strings.Contains(lines.Text(), "terminal/create") {
			t.Errorf("the client received %s", lines.Text())
		}
		if strings.Contains(lines.Text(), `"result"`) {
			in.Close()
		}
	}
	_ = cmd.Wait()
}
