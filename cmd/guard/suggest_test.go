package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/creack/pty"

	"guard/suggest"
)

// daily is what an agent asks for on a day: again and again the same few things, now and then something else.
const daily = `ls
git status
cat ~/other/site/README.md
ls ~/other/site/src
grep -rn title ~/other/site/src 2>/dev/null
go version
git push -u origin feat/a
gh pr comment 11 --body done
gh pr comment 12 --body done
go version && git push -u origin feat/b
cat ~/other/site/src/page.txt
cd ~/other/site && git log --oneline
gh pr comment 13 --body done
git push -u origin feat/c
curl -s https://api.example.com/v1/items/1
curl -s https://api.example.com/v1/items/2
git push -u origin feat/d && gh pr comment 14 --body done
curl -s https://api.example.com/v1/items/3
cat .env
rm -rf src
head -3 ~/other/site/README.md
gh pr comment 15 --body done
ls; git push -u origin feat/e
wc -l ~/other/site/src/page.txt
`

// TestSuggestEndsQuestions: the demo's agent plays a day with a person who allows by a fixed rule; the rules that guard
// suggest writes then end four of five questions of a second such day, and allow no dangerous line.
func TestSuggestEndsQuestions(t *testing.T) {
	h := newSuggestHome(t)
	first := h.plays(t, daily)
	before := h.judged(t, suggest.DangerousLines())
	h.guard(t, "suggest", "--yes")
	if n := strings.Count(h.rules(t), "[[rules]]"); n == 0 || n > suggest.DefaultLimit {
		t.Errorf("%d rules:\n%s", n, h.rules(t))
	}
	second := h.plays(t, daily)
	if first < 15 || second*5 > first {
		t.Errorf("asked %d times, and %d with the rules\n%s", first, second, h.rules(t))
	}
	t.Logf("asked %d times, and %d with the rules", first, second)
	for line, verdict := range h.judged(t, suggest.DangerousLines()) {
		if verdict == "allow" && before[line] != "allow" {
			t.Errorf("%s is allowed now", line)
		}
	}
	if left := h.guard(t, "suggest", "--print"); left != "" {
		t.Errorf("it suggests again: %s", left)
	}
}

// TestSuggestAsksOneByOne answers guard suggest at a real terminal: each rule is shown with where it comes from before it
// is asked about, and what is agreed to alone is written.
func TestSuggestAsksOneByOne(t *testing.T) {
	h := newSuggestHome(t)
	h.plays(t, strings.Repeat("git push\n", 4)+strings.Repeat("gh pr close 1\n", 3))
	for _, tt := range []struct {
		name    string
		answers []string
		wrote   []string
	}{
		{"quit", []string{"q"}, nil},
		{"the terminal goes", []string{endOfInput}, nil},
		{"no, yes", []string{"n", "y"}, []string{"gh pr close"}},
		{"yes to the other", []string{"y"}, []string{"gh pr close", "git push"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			cmd := exec.Command(guardPath, "suggest")
			cmd.Dir, cmd.Env = h.project, append(h.env, "TERM=xterm")
			shown := answerEach(t, cmd, "[y/N/a/q] ", tt.answers)
			about, asks := strings.Index(shown, "which you allowed"), strings.Index(shown, "Write this?")
			if about < 0 || asks < about || strings.Index(shown, "+action = \"allow\"") > asks {
				t.Errorf("it asked before it had shown\n%s", shown)
			}
			var names []string
			for line := range strings.Lines(h.rules(t)) {
				if name, ok := strings.CutPrefix(line, "name = "); ok {
					names = append(names, strings.Trim(name, "\"\n"))
				}
			}
			if fmt.Sprint(names) != fmt.Sprint(tt.wrote) {
				t.Errorf("wrote %q, want %q\n%s", names, tt.wrote, shown)
			}
		})
	}
}

// TestSuggestTrustsWhatItRead: what comes into the project's file while the person reads is not trusted along with the
// rule that they agree to.
func TestSuggestTrustsWhatItRead(t *testing.T) {
	h := newSuggestHome(t)
	h.plays(t, strings.Repeat("git push\n", 4)+strings.Repeat("gh pr close 1\n", 3))
	file := filepath.Join(h.project, ".guard.toml")
	cmd := exec.Command(guardPath, "suggest", "--project")
	cmd.Dir, cmd.Env = h.project, append(h.env, "TERM=xterm")
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	defer terminal.Close()
	var shown strings.Builder
	for buffer := make([]byte, 4096); !strings.Contains(shown.String(), "[y/N/a/q] "); {
		n, err := terminal.Read(buffer)
		if shown.Write(buffer[:n]); err != nil {
			t.Fatalf("%v\n%s", err, shown.String())
		}
	}
	write(t, file, "[[rules]]\naction = \"allow\"\ncommand = [\"curl *\"]\n")
	if _, err := io.WriteString(terminal, "n\n"); err != nil {
		t.Fatal(err)
	}
	rest := converse(t, terminal, "[y/N/a/q] ", []string{"y"})
	if err := cmd.Wait(); err != nil || !strings.Contains(rest, "is not trusted") {
		t.Errorf("%v\n%s", err, rest)
	}
	if list := h.guard(t, "trust", "--list"); strings.Contains(list, ".guard.toml") {
		t.Errorf("trusted: %s", list)
	}
}

// suggestHome is a person's home, and a project in it.
type suggestHome struct {
	project, config string
	env             []string
}

func newSuggestHome(t *testing.T) suggestHome {
	t.Helper()
	home, bin := t.TempDir(), t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for name, target := range map[string]string{"guard": guardPath, "demoagent": self, "fakeclient": self} {
		if err := os.Symlink(target, filepath.Join(bin, name)); err != nil {
			t.Fatal(err)
		}
	}
	for _, dir := range []string{"project/.git", "other/site/src"} {
		if err := os.MkdirAll(filepath.Join(home, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return suggestHome{filepath.Join(home, "project"), filepath.Join(home, ".config/guard/guard.toml"),
		[]string{"HOME=" + home, "PATH=" + bin + ":/usr/bin:/bin", "LC_ALL=C"}}
}

// plays has the demo's agent ask for lines, and counts what the person was asked.
func (h suggestHome) plays(t *testing.T, lines string) int {
	t.Helper()
	dir := t.TempDir()
	client := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}
{"jsonrpc":"2.0","id":2,"method":"session/new","params":{"cwd":%q,"mcpServers":[]}}
{"jsonrpc":"2.0","id":3,"method":"session/prompt","params":{"sessionId":"demo","prompt":[{"type":"text","text":"go"}]}}
`, h.project)
	write(t, filepath.Join(dir, "client"), client)
	write(t, filepath.Join(dir, "lines"), lines)
	out := h.run(t, "fakeclient", "person", filepath.Join(dir, "client"), "guard", "--mode", "ask", "run", "--protocol", "acp",
		"--", "demoagent", filepath.Join(dir, "lines"))
	return strings.Count(out, `"method":"session/request_permission"`)
}

func (h suggestHome) guard(t *testing.T, args ...string) string {
	t.Helper()
	return h.run(t, "guard", args...)
}

func (h suggestHome) run(t *testing.T, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env, cmd.Dir = h.env, h.project
	for _, one := range h.env {
		if dir, ok := strings.CutPrefix(one, "PATH="); ok {
			cmd.Path = filepath.Join(strings.Split(dir, ":")[0], name)
			cmd.Err = nil
		}
	}
	var complaints bytes.Buffer
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %q: %v\n%s", name, args, err, complaints.String())
	}
	return string(out)
}

// judged is what guard check says of lines.
func (h suggestHome) judged(t *testing.T, lines []string) map[string]string {
	t.Helper()
	var in bytes.Buffer
	for _, line := range lines {
		b, err := json.Marshal(map[string]string{"command": line, "cwd": h.project})
		if err != nil {
			t.Fatal(err)
		}
		in.Write(append(b, '\n'))
	}
	cmd := exec.Command(guardPath, "--mode", "ask", "check", "--stdin", "--json")
	cmd.Env, cmd.Dir, cmd.Stdin = h.env, h.project, &in
	out, _ := cmd.Output() // its status says that something is not allowed
	all := map[string]string{}
	answers := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(answers) != len(lines) {
		t.Fatalf("%d answers to %d lines", len(answers), len(lines))
	}
	for i, answer := range answers {
		var report struct{ Verdict string }
		if err := json.Unmarshal([]byte(answer), &report); err != nil {
			t.Fatal(err)
		}
		all[lines[i]] = report.Verdict
	}
	return all
}

func (h suggestHome) rules(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(h.config)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return string(text)
}
