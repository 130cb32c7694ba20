package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"
)

// TestInitAsksOneByOne answers guard init --user at a real terminal: of each change it shows what would
// be written before it asks, and writes what is agreed to alone.
func TestInitAsksOneByOne(t *testing.T) {
	for _, tt := range []struct {
		name    string
		answers []string // one for each question
		wrote   []string
		asks    int
	}{
		{"yes, no, yes", []string{"y", "n", "y"}, []string{".config/guard/guard.toml", ".acpx/config.json"}, 3},
		{"nothing is no", []string{"", "", "yes"}, []string{".acpx/config.json"}, 3},
		{"all", []string{"n", "a"}, []string{".zshrc", ".acpx/config.json"}, 2},
		{"quit", []string{"y", "q"}, []string{".config/guard/guard.toml"}, 2},
		{"the terminal goes", []string{endOfInput}, nil, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			home := t.TempDir()
			bin := filepath.Join(home, "bin")
			program(t, filepath.Join(bin, "gemini"), "#!/bin/sh\n")
			program(t, filepath.Join(bin, "acpx"), "#!/bin/sh\n")
			cmd := exec.Command(guardPath, "init", "--user")
			cmd.Dir = home
			cmd.Env = []string{"HOME=" + home, "PATH=" + bin + ":/usr/bin:/bin", "SHELL=/bin/zsh", "TERM=xterm", "LC_ALL=C"}
			shown := answerEach(t, cmd, "[y/N/a/q] ", tt.answers)
			if tt.asks > 0 && !strings.Contains(shown, "Write this? y yes, n no, a all that follow, q stop [y/N/a/q]") {
				t.Errorf("what the keys do is not told\n%s", shown)
			}
			if n := strings.Count(shown, "Write this?"); n != tt.asks {
				t.Errorf("asked %d times, not %d\n%s", n, tt.asks, shown)
			}
			if at := strings.Index(shown, `+#mode = "ask"`); at < 0 || at > strings.Index(shown, "Write this?") {
				t.Errorf("it asked before it had shown\n%s", shown)
			}
			for _, file := range []string{".config/guard/guard.toml", ".zshrc", ".acpx/config.json"} {
				_, err := os.Lstat(filepath.Join(home, file))
				if want := strings.Contains(strings.Join(tt.wrote, " "), file); want != (err == nil) {
					t.Errorf("%s: %v\n%s", file, err, shown)
				}
			}
		})
	}
}

// TestInitHearsNothingTypedAhead: what stood in the terminal before a question does not answer it.
func TestInitHearsNothingTypedAhead(t *testing.T) {
	home := t.TempDir()
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer master.Close()
	if _, err := io.WriteString(master, "y\na\n"); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(guardPath, "init", "--user")
	cmd.Dir, cmd.Env = home, []string{"HOME=" + home, "PATH=/usr/bin:/bin", "SHELL=/bin/zsh", "TERM=xterm", "LC_ALL=C"}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = slave, slave, slave
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	slave.Close()
	shown := converse(t, master, "[y/N/a/q] ", []string{"q"})
	if err := cmd.Wait(); err != nil || strings.Contains(shown, "wrote") {
		t.Errorf("%v\n%s", err, shown)
	}
}

// endOfInput is Ctrl-D.
const endOfInput = "\x04"

// answerEach runs a command at a terminal, gives an answer at each question, and returns all that it showed.
func answerEach(t *testing.T, cmd *exec.Cmd, question string, answers []string) string {
	t.Helper()
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	defer terminal.Close()
	shown := converse(t, terminal, question, answers)
	if err := cmd.Wait(); err != nil {
		t.Errorf("%v\n%s", err, shown)
	}
	return shown
}

// converse gives an answer at each question, and returns all that was shown until the program has gone.
func converse(t *testing.T, terminal *os.File, question string, answers []string) string {
	t.Helper()
	var shown strings.Builder
	buffer := make([]byte, 4096)
	for given := 0; ; {
		n, err := terminal.Read(buffer)
		shown.Write(buffer[:n])
		for ; given < len(answers) && strings.Count(shown.String(), question) > given; given++ {
			answer := answers[given] + "\n"
			if answers[given] == endOfInput {
				answer = endOfInput
			}
			if _, err := io.WriteString(terminal, answer); err != nil {
				t.Fatal(err)
			}
		}
		if err != nil { // the terminal has gone with the program
			return shown.String()
		}
	}
}
