package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/cmd/guard/cli"

	"github.com/creack/pty"
)

// TestTrustAtATerminal: what the file would loosen is shown, hostile text harmless, and the typed
// word is what trusts it.
func TestTrustAtATerminal(t *testing.T) {
	for _, c := range []struct {
		name, keys string
		status     int
	}{{"the word", "trust\r", 0}, {"Enter alone", "\r", cli.ExitDeclined}} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			h := newHome(t)
			project := filepath.Join(h.home, "project")
			if err := os.Mkdir(project, 0o700); err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(project, ".guard.toml"), "[[rules]]\nname = \"safe\\u001b[2J\"\naction = \"allow\"\ncommand = [\"git push *\"]\n")
			cmd := exec.Command(guardPath, "trust")
			cmd.Env, cmd.Dir = append(h.env(), "TERM=xterm"), project
			terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
			if err != nil {
				t.Fatal(err)
			}
			defer terminal.Close()
			var shown bytes.Buffer
			for b := make([]byte, 4096); !bytes.Contains(shown.Bytes(), []byte("\x1b[1m> \x1b[0m")); { // it hears keys now
				n, err := terminal.Read(b)
				shown.Write(b[:n])
				if err != nil {
					t.Fatalf("it ended: %q", shown.String())
				}
			}
			if _, err := terminal.WriteString(c.keys); err != nil {
				t.Fatal(err)
			}
			rest, _ := io.ReadAll(terminal) // ends with EIO
			_ = cmd.Wait()
			shown.Write(rest)
			if got := cmd.ProcessState.ExitCode(); got != c.status {
				t.Errorf("status %d: %q", got, shown.String())
			}
			if text := shown.String(); !strings.Contains(text, `"safe\x1b[2J": runs without asking: commands git push *`) || strings.Contains(text, "safe\x1b") {
				t.Errorf("shown: %q", text)
			}
			check := exec.Command(guardPath, "check", "git push")
			check.Env, check.Dir = h.env(), project
			_ = check.Run()
			if trusted := check.ProcessState.ExitCode() == 0; trusted != (c.status == 0) {
				t.Errorf("trusted: %v", trusted)
			}
		})
	}
}
