package policy_test

import (
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// A person is shown which part of a line is dangerous.
func TestThePartsOfALineAreMarked(t *testing.T) {
	for _, c := range []struct {
		request policy.Request
		shown   string
		want    string // «» stands around what is high, ‹› around what is medium
	}{
		{policy.Request{Command: "cd src && rm -rf ../lib; ls"}, "", "cd src && «rm -rf ../lib»; ls"},
		{policy.Request{Command: "echo $(rm -rf ../lib)"}, "", "echo $(«rm -rf ../lib»)"},
		{policy.Request{Command: "rm -rf ../$(ls | head -1)"}, "", "«rm -rf ../$(ls | head -1)»"},
		{policy.Request{Command: "(rm -rf ../a; rm -rf ../b)"}, "", "(«rm -rf ../a»; «rm -rf ../b»)"},
		{policy.Request{Argv: []string{"bash", "-lc", "ls; rm -rf ../lib"}}, "bash -lc 'ls; rm -rf ../lib'",
			"bash -lc 'ls; «rm -rf ../lib»'"},
		{policy.Request{Argv: []string{"rm", "-rf", "../lib"}}, "rm -rf ../lib", "rm -rf ../lib"}, // no line: nothing to mark
		{policy.Request{Command: "rm -rf ../lib"}, "something else", "something else"},
	} {
		c.request.Tool, c.request.Cwd, c.request.Workspace = policy.Shell, "/srv/project", "/srv/project"
		shown := c.shown
		if shown == "" {
			shown = c.request.Command
		}
		f := policy.Judge{World: place.World{Workspace: "/srv/project", Home: "/home/u"}}.Facts(c.request)
		var b strings.Builder
		at := 0
		for _, m := range f.Marks(shown) {
			b.WriteString(shown[at:m.From])
			open, shut := "", ""
			switch m.Level {
			case risk.High, risk.Critical:
				open, shut = "«", "»"
			case risk.Medium:
				open, shut = "‹", "›"
			}
			b.WriteString(open + shown[m.From:m.To] + shut)
			at = m.To
		}
		if got := b.String() + shown[at:]; got != c.want {
			t.Errorf("%q:\n got %s\nwant %s", shown, got, c.want)
		}
	}
}
