package main

import (
	"bufio"
	"io"
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
	write(t, agent, "#!/bin/sh\necho '[12:30:01] ready'\nprintf '%s\\n' '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"terminal/create\",\"params\":{\"sessionId\":\"s\",\"command\":\"rm -rf /\"}}'\nread line\nprintf '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\\n'\nread answer\necho \"$answer\" >&2\n")
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

// TestWordsBeforeTheClientSpeaks: what a plain program writes comes at once, however much that is and whatever brackets
// stand in it, though nobody ever says a word to it; what could be a message waits.
func TestWordsBeforeTheClientSpeaks(t *testing.T) {
	h := newHome(t)
	agent := filepath.Join(h.home, "agent")
	write(t, agent, "#!/bin/sh\nyes '[12:30:01] {compiling}' | head -n 200000\nprintf 'Go on? '\nread answer\n")
	if err := os.Chmod(agent, 0o700); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(guardPath, "run", "--", agent)
	cmd.Dir, cmd.Env = h.home, h.env()
	in, out := startPiped(t, cmd)
	lines, question := bufio.NewReader(out), make([]byte, len("Go on? "))
	for i := range 200000 {
		if line, err := lines.ReadString('\n'); line != "[12:30:01] {compiling}\n" {
			t.Fatalf("line %d is %q, %v", i, line, err)
		}
	}
	if _, err := io.ReadFull(lines, question); err != nil || string(question) != "Go on? " {
		t.Errorf("%q %v", question, err)
	}
	in.Close()
	_ = cmd.Wait()
}
