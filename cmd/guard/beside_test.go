package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"

	"guard/internal/screen"
)

// TestAQuestionIsNotWrittenOver: the agent's standard error is the person's terminal, and the agent writes there while
// guard asks.
func TestAQuestionIsNotWrittenOver(t *testing.T) {
	h := newHome(t)
	work := filepath.Join(h.home, "work")
	theirs(t, work)
	agent := filepath.Join(h.home, "agent")
	program(t, agent, `#!/bin/sh
read line; echo '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1}}'
read line; echo '{"jsonrpc":"2.0","id":2,"result":{"sessionId":"s1"}}'
read line; echo 'FIRST' >&2
echo '{"jsonrpc":"2.0","id":9,"method":"session/request_permission","params":{"sessionId":"s1","toolCall":{"toolCallId":"c","kind":"execute","title":"x","rawInput":{"command":"rm a.txt"}},"options":[{"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]}}'
until [ -e asked ]; do sleep 0.02; done
printf '\033[H\033[2JOVER\n' >&2; : >wrote
read line; echo "HEARD $line" >&2
`)
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	s := &seat{t: t, cols: 80, rows: 24, Screen: screen.New(80, 24), state: filepath.Join(h.home, "state"), slave: slave}
	s.master = polled(t, master)
	s.resize(80, 24)
	s.cmd = exec.Command(guardPath, "--mode", "ask", "run", "--protocol", "acp", "--", agent)
	s.cmd.Dir, s.cmd.Env = work, append(h.env(), "TERM=xterm", "NO_COLOR=")
	s.cmd.ExtraFiles, s.cmd.Stderr = []*os.File{slave}, slave
	s.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true, Ctty: 3}
	in, _ := s.cmd.StdinPipe()
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go s.Watch(s.master)
	t.Cleanup(func() {
		in.Close()
		_ = s.cmd.Wait()
		s.master.Close()
		s.slave.Close()
	})
	for i, m := range []string{`"initialize","params":{"protocolVersion":1}`, fmt.Sprintf(`"session/new","params":{"cwd":%q,"mcpServers":[]}`, work), `"session/prompt","params":{"sessionId":"s1","prompt":[]}`} {
		fmt.Fprintf(in, `{"jsonrpc":"2.0","id":%d,"method":%s}`+"\n", i+1, m)
	}
	s.on("FIRST").on("rm a.txt")
	write(t, filepath.Join(work, "asked"), "")
	eventually(t, func() bool { _, err := os.Stat(filepath.Join(work, "wrote")); return err == nil }, "the agent has written")
	s.lit("o")
	if look := s.Look(); strings.Contains(look, "OVER") || !strings.Contains(look, "rm a.txt") {
		t.Errorf("while guard asks: %s", look)
	}
	s.types("o").on("OVER").on("HEARD")
}
