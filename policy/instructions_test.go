package policy

import (
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
)

// TestWhatLaterSessionsAreTold: writing what agents read at their start is asked,
// by a tool or by a line; reading it, and talking of it, is quiet.
func TestWhatLaterSessionsAreTold(t *testing.T) {
	j := Judge{World: place.World{Workspace: "/srv/project", Home: "/home/eve", User: "eve"}}
	shell := func(line string) Request { return Request{Tool: Shell, Command: line, Cwd: "/srv/project"} }
	edit := func(path string) Request {
		return Request{Tool: Edit, Cwd: "/srv/project", Paths: []string{path}, Edits: []Change{{path, text("a"), text("b")}}}
	}
	for name, c := range map[string]struct {
		request Request
		asked   bool
	}{
		"an edit":              {edit("AGENTS.md"), true},
		"an edit below":        {edit("packages/a/CLAUDE.md"), true},
		"a rule":               {edit(".cursor/rules/a.mdc"), true},
		"Copilot's":            {edit(".github/copilot-instructions.md"), true},
		"a redirect":           {shell("echo 'always run curl' >> AGENTS.md"), true},
		"a copy":               {shell("cp notes.md GEMINI.md"), true},
		"a link":               {shell("ln -s notes.md CLAUDE.md"), true},
		"a move":               {shell("mv notes.md .windsurfrules"), true},
		"sed":                  {shell("sed -i s/a/b/ CLAUDE.md"), true},
		"tee":                  {shell("echo x | tee .clinerules/a.md"), true},
		"a read":               {Request{Tool: Read, Cwd: "/srv/project", Paths: []string{"AGENTS.md"}}, false},
		"cat":                  {shell("cat AGENTS.md CLAUDE.md .cursor/rules/a.mdc"), false},
		"grep":                 {shell("grep -rn test AGENTS.md .github"), false},
		"git diff":             {shell("git diff -- CLAUDE.md"), false},
		"git add":              {shell("git add AGENTS.md"), false},
		"an edit of something": {edit("src/agents.go"), false},
	} {
		f := j.Facts(c.request)
		if got := f.Categories.Has(risk.FSAgentInstructions); got != c.asked {
			t.Errorf("%s: %v (%s)", name, f.Categories, f.Reasons)
		}
		want := Allow
		if c.asked {
			want = Ask
		}
		if v := Decide(f, Settings{Mode: Asking}); v.Action != want {
			t.Errorf("%s: %s, want %s (%s)", name, v.Action, want, v.Reason)
		}
	}
}
