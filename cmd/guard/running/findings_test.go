package running

import (
	"bytes"
	"strings"
	"testing"

	"guard/cmd/guard/cli"
	"guard/prompt"
)

// What doctor says stays within the window, between words; a command to copy stays whole.
func TestFindingsFitTheWindow(t *testing.T) {
	found := []symptom{{"codex app-server", fair, strings.Repeat("words of a sentence ", 12), strings.Repeat("do this and that ", 9), "rm " + strings.Repeat("x", 90)}, {About: "sandbox", State: good, What: "日本語のとても長い説明文です。日本語のとても長い説明文です。日本語のとても長い説明文です。"}}
	for _, columns := range []int{40, 45, 80} {
		var out bytes.Buffer
		printFindings(&out, cli.Ink{}, columns, found)
		for line := range strings.Lines(out.String()) {
			line = strings.TrimSuffix(line, "\n")
			if prompt.Cells(line) > columns && !strings.Contains(line, "$ rm x") {
				t.Errorf("%d columns: %q", columns, line)
			}
			if strings.HasSuffix(line, "sente") || strings.HasSuffix(line, "sentenc") {
				t.Errorf("a word is broken: %q", line)
			}
		}
	}
	var out bytes.Buffer
	printFindings(&out, cli.Ink{}, 0, found)
	if n := strings.Count(out.String(), "\n"); n != 4 {
		t.Errorf("%d lines where nothing bounds them:\n%s", n, out.String())
	}
}

// What is below the home is told as ~, and nothing else that looks like it.
func TestFindingsAreAtHome(t *testing.T) {
	t.Setenv("HOME", "/home/ana")
	for text, want := range map[string]string{
		"goes to /home/ana/.local/state":        "goes to ~/.local/state",
		"/home/ana/bin/gemini 0.59":             "~/bin/gemini 0.59",
		"/srv/home/ana/x, HOME=/home/ana/y":     "/srv/home/ana/x, HOME=~/y",
		"/home/anastasia/x and /home/ana alone": "/home/anastasia/x and /home/ana alone",
	} {
		if got := atHome(text); got != want {
			t.Errorf("%q becomes %q, not %q", text, got, want)
		}
	}
}

// A note that holds for each way to start an agent is told once; what is wrong is told of each.
func TestNotesAreToldOnce(t *testing.T) {
	said := []symptom{{About: "claude", State: fair, What: "n"}, {About: "claude", State: bad, What: "b"}}
	got := unsaid([]symptom{{About: "other", State: fair, What: "n"}, {About: "other", State: bad, What: "b"}}, said)
	if len(got) != 1 || got[0].What != "b" {
		t.Errorf("%v", got)
	}
}
