package policy

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/policy/risk"
)

// TestNeeds: what a rule would have to allow, and of what none is proposed.
func TestNeeds(t *testing.T) {
	for _, tt := range []struct{ line, want string }{
		{"ls", ""},
		{"go test ./...", ""},
		{"git push origin a", "git push open"},
		{"go test && git push && gh pr close 1", "git push open, gh pr close open"},
		{"git push 2>/dev/null", "git push open"},
		{"git push > log", ""},
		{"git push $X", ""},
		{"sudo git push", ""},
		{"rm -r build", "rm"},
		{"rm -rf src", ""},
		{"cat .env", ""},
		{"npm install x", "npm install"},
		{"kill 4711", "kill"},
		{"frobnicate a b", "frobnicate a open"},
		{"python3 -c 'import os; os.getenv(input())' && eval \"$X\"", ""},
		{"cat ~/other/site/x", "reads ~/other/site"},
		{"cat ~/other/site/x ~/third/site/y", "cat"},
		{"cd ~/other/site && git log", "reads ~/other"}, // no folder site is there
		{"mkdir ~/other/site/new", "mkdir"},
		{"cat ~/.ssh/id_ed25519", ""},
		{"gh pr comment 1 --body 'a\u202eb'", ""},
	} {
		f := judged(Request{Tool: Shell, Command: tt.line, Cwd: "/srv/project"}, nil)
		var got []string
		for _, n := range f.Needs(risk.Medium) {
			name := n.Name
			if n.Folder != "" {
				name = "reads " + n.Folder
			}
			if n.Open {
				name += " open"
			}
			got = append(got, name)
		}
		if strings.Join(got, ", ") != tt.want {
			t.Errorf("%s: %q, want %q", tt.line, got, tt.want)
		}
	}
}

// TestNeedsOfTools: a rule for a tool speaks for whatever it is given, so that there is none for more than a name.
func TestNeedsOfTools(t *testing.T) {
	for _, tt := range []struct {
		server, name, args string
		rule               bool
	}{
		{"slack", "send_message", `{"text":"hi"}`, true},
		{"acme", "frobnicate", `{}`, true},
		{"web", "fetch", `{"url":"https://example.com/"}`, false},
		{"fs", "read_file", `{"path":"/data/other/a"}`, false},
		{"fs", "delete_file", `{"path":"a.go"}`, false},
		{"pg", "query", `{"sql":"delete from t where a = 1"}`, false},
		{"python", "run_code", `{"code":"print(1)"}`, false},
		{"git", "git_commit", `{"repo_path":"/data/other"}`, false},
	} {
		f := judged(Request{Tool: MCP, Server: tt.server, Name: tt.name, Args: Raw(tt.args)}, map[string]string{"/srv/project/a.go": "x"})
		if needs := f.Needs(risk.Medium); (len(needs) > 0) != tt.rule {
			t.Errorf("%s.%s %s: %+v", tt.server, tt.name, tt.args, needs)
		}
	}
}

// TestNeedsOfWhatIsNotKnown: the zero facts, and what was cut, are no rule's.
func TestNeedsOfWhatIsNotKnown(t *testing.T) {
	cut := judged(Request{Tool: Shell, Command: "git push", Partial: true}, nil)
	for name, f := range map[string]*Facts{"zero": {}, "cut": &cut} {
		if n := f.Needs(risk.Critical); n != nil {
			t.Errorf("%s: %+v", name, n)
		}
	}
}

// TestPatternText: a pattern that is written matches its words, and no others.
func TestPatternText(t *testing.T) {
	for _, words := range [][]string{
		{"git", "push"}, {"echo", "a b", "it's", "", "*", "<word>", "$X", "a\\b", "#", "~"}, {"cat", "~/a b", "~/x*"},
	} {
		text := PatternText(words, Hole{})
		p, err := ParsePattern(text)
		if err != nil || !p.covers(words) || !p.literal() || p.covers(append(slices.Clone(words), "x")) {
			t.Errorf("%q as %s: %v", words, text, err)
		}
	}
	p, err := ParsePattern(PatternText([]string{"gh", "pr", "7"}, Hole{Index: 2, Text: "<number>"}))
	if err != nil || !p.covers([]string{"gh", "pr", "8"}) || p.covers([]string{"gh", "pr", "-f"}) {
		t.Error(p, err)
	}
	if got := fmt.Sprintln(PatternText([]string{"gh"}, Hole{Text: "x"}), StarText("feat/")); got != "gh feat/*\n" {
		t.Error(got)
	}
}

// TestPathsOfCommands: an allow rule of paths speaks for where a command looks around, and minds no /dev/null.
func TestPathsOfCommands(t *testing.T) {
	r := Rule{Action: Allow, Paths: []PathGlob{"~/other/site/**"}, Categories: risk.FSOutsideWorkspace, Risk: risk.Medium}
	for line, want := range map[string]bool{
		"cat ~/other/site/x":                               true,
		"cat ~/other/site/x 2>/dev/null":                   true,
		"cd ~/other/site && git log":                       true,
		"cd ~/other/site && git log 2>/dev/null":           true,
		"cd ~/other && git log":                            false,
		"cd ~/third/site && cat ~/other/site/x && git log": false,
		"cat ~/other/site/../../.ssh/id_ed25519":           false,
		"cat ~/other/site/.env":                            false,
		"echo x > ~/other/site/x":                          false,
		"rm ~/other/site/x":                                false,
	} {
		f := judged(Request{Tool: Shell, Command: line, Cwd: "/srv/project"}, nil)
		if got := allowing(&f, []Rule{r}, risk.Medium) != nil; got != want {
			t.Errorf("%s: %v", line, got)
		}
	}
}
