package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/creack/pty"

	"guard/cmd/guard/cli"
)

// TestInterruptedAtYolo: where an agent's --yolo is to be confirmed, Ctrl-C starts nothing; whoever only declines gets
// the agent in the mode that was set.
func TestInterruptedAtYolo(t *testing.T) {
	for _, c := range []struct {
		name, keys string
		status     int
	}{{"Ctrl-C", "\x03", cli.ExitDeclined}, {"Enter alone", "", 0}} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			h := newHome(t)
			project, bin := filepath.Join(h.home, "work"), filepath.Join(h.home, "bin")
			program(t, filepath.Join(bin, "kimi"), "#!/bin/sh\ntouch started\n")
			if err := os.MkdirAll(project, 0o700); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(guardPath, "kimi", "--yolo")
			cmd.Env, cmd.Dir = append(h.env(), "TERM=xterm", "PATH="+bin+":/usr/bin:/bin"), project
			terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
			if err != nil {
				t.Fatal(err)
			}
			defer terminal.Close()
			shown := converse(t, terminal, "\x1b[1m> \x1b[0m", []string{c.keys})
			_ = cmd.Wait()
			if got := cmd.ProcessState.ExitCode(); got != c.status {
				t.Errorf("status %d: %q", got, shown)
			}
			if _, err := os.Lstat(filepath.Join(project, "started")); (err == nil) != (c.status == 0) {
				t.Errorf("started: %v: %s", err, strings.TrimSpace(shown))
			}
		})
	}
}
