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

// TestLayerIsAskedAtATerminal: in ask a person at a terminal is shown what the project
// would have the agent run, hostile text harmless, once, before it starts; the typed word
// trusts it from then on.
func TestLayerIsAskedAtATerminal(t *testing.T) {
	for _, c := range []struct {
		name, keys string
		meanwhile  string // a file that comes to be while the person reads
		status     int
	}{
		{"the word", "trust\r", "", 0},
		{"Enter alone", "\r", "", cli.ExitDeclined},
		{"another text by then", "trust\r", ".mcp.json", cli.ExitDeclined},
		{"another file by then", "trust\r", ".codex/config.toml", cli.ExitDeclined},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			h := newHome(t)
			project := filepath.Join(h.home, "work", "project")
			write(t, filepath.Join(project, ".mcp.json"), `{"mcpServers":{"a\u001b[2J":{"command":"./evil","args":["\u202e"]}}}`)
			start := func() *exec.Cmd {
				cmd := exec.Command(guardPath, "--mode", "ask", "run", "--protocol", "plain", "--", "touch", "started")
				cmd.Env, cmd.Dir = append(h.env(), "TERM=xterm"), project
				return cmd
			}
			cmd := start()
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
			switch c.meanwhile {
			case ".mcp.json":
				write(t, filepath.Join(project, c.meanwhile), `{"mcpServers":{"a":{"command":"./evil2"}}}`)
			case ".codex/config.toml":
				write(t, filepath.Join(project, c.meanwhile), "notify = ['./evil2']")
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
			if text := shown.String(); !strings.Contains(text, `mcpServers.a\u{1b}[2J.command: the agent itself runs ./evil`) || strings.Contains(text, "a\x1b[2J") || strings.Contains(text, "\u202e") {
				t.Errorf("shown: %q", text)
			}
			said := strings.Join(strings.Fields(shown.String()), " ") // whose lines are wrapped; ask is where it was asked
			if c.status != 0 && !strings.Contains(said, "or take it out of the file; or start with --mode unrestricted") {
				t.Errorf("how to go on: %q", said)
			}
			if _, err := os.Lstat(filepath.Join(project, "started")); (err == nil) != (c.status == 0) {
				t.Errorf("started: %v", err)
			}
			again := start() // with nobody there: asked once, and refused where that was
			out, _ := again.CombinedOutput()
			if got := again.ProcessState.ExitCode(); got != c.status || strings.Contains(string(out), "evil") != (c.status != 0) {
				t.Errorf("again: status %d, %s", got, out)
			}
		})
	}
}
