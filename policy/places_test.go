package policy

import (
	"slices"
	"testing"

	"guard/policy/risk"
)

// TestSameMeaning: what is done to a place means the same through a tool and on
// a command line: level, categories, what no mode allows, and the words for it.
func TestSameMeaning(t *testing.T) {
	paths := []string{
		"lib/a.go", ".env", "~/.ssh/id_rsa", ".guard.toml", "/home/eve/.config/guard/x", ".gemini/settings.json", "~/.bashrc", ".husky/pre-push",
		".git/config", ".git", "/etc/hosts", "/usr/share/x", "/tmp/x", "../other", "/dev/sda", "/dev/ttyS0",
	}
	folders := []string{"src", ".", "..", "/usr", "~", "/"}
	files := map[string]string{"/srv/project/.git/config": "x"}
	for _, p := range slices.Concat(paths, folders) {
		for command, r := range map[string]Request{
			"cat ":           {Tool: Read, Paths: []string{p}},
			"sed -i s/a/b/ ": {Tool: Edit, Edits: []Change{{p, text("a"), text("b")}}},
			"rm -rf ":        {Tool: Delete, Paths: []string{p}},
		} {
			if r.Tool == Edit && slices.Contains(folders, p) {
				continue // a tool would replace it, sed fails
			}
			j := Judge{World: world(files)}
			r.Cwd = "/srv/project"
			tool, line := j.Facts(r), j.Facts(Request{Tool: Shell, Command: command + p, Cwd: "/srv/project"})
			if tool.Level > line.Level || !line.Categories.Has(tool.Categories) || tool.Absurd != line.Absurd || tool.Protected != line.Protected {
				t.Errorf("%s %s: %s [%s] %v %v through the tool; %s [%s] %v %v on a line", command, p, tool.Level, tool.Categories, tool.Absurd, tool.Protected, line.Level, line.Categories, line.Absurd, line.Protected)
			}
			for _, why := range tool.Reasons {
				plain := why.Weak || why.String() == "deletes "+p // "… and everything in it" on a line
				if !plain && !slices.ContainsFunc(line.Reasons, func(o risk.Reason) bool { return o.String() == why.String() }) {
					t.Errorf("%s %s: %q only through the tool: %v", command, p, why, line.Reasons)
				}
			}
		}
	}
}
