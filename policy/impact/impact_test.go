package impact

import (
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
)

var here = place.World{Workspace: "/srv/project", Home: "/home/eve", User: "eve", Own: []string{"/var/lib/guard"}}

func judge(do Act, word string) risk.Finding {
	w, f := here, risk.Finding{Level: risk.Low}
	p := w.At("/srv/project", word)
	Touch(&f, do, p, word)
	Outside(&f, do, p, word)
	return f
}

// TestMeanings judges one place of every kind.
func TestMeanings(t *testing.T) {
	for _, c := range []struct {
		do    Act
		word  string
		level risk.Level
		cats  risk.Categories
		flags string
		says  string
	}{
		{Read, "src/a.go", risk.Low, 0, "", ""},
		{Read, ".env", risk.High, risk.FSConfigSecrets, "", "reads .env, which holds secrets"},
		{Read, "/home/dev/notes", risk.Medium, risk.FSOutsideWorkspace, "", "reads outside the workspace: /home/dev/notes"},
		{Read, "/etc/hosts", risk.Low, 0, "", ""},
		{Read, "/tmp/x", risk.Low, 0, "", ""},
		{Read, "/var/log/syslog", risk.Medium, risk.FSOutsideWorkspace, "", "reads outside the workspace: /var/log/syslog"},
		{Read, ".guard.toml", risk.Low, 0, "", ""},
		{Read, "/var/lib/guard/log", risk.Medium, risk.FSConfigSecrets | risk.FSOutsideWorkspace, "", "reads guard's own /var/lib/guard/log"},
		{Read, "/dev/sda", risk.High, risk.SystemImpact | risk.FSOutsideWorkspace, "", "reads the device /dev/sda"},
		{Read, "/dev/null", risk.Low, 0, "", ""},
		{Change, "src/a.go", risk.Low, 0, "", ""},
		{Change, ".guard.toml", risk.High, risk.FSConfigSecrets, "protected", "changes guard's own .guard.toml"},
		{Change, ".codex/config.toml", risk.High, risk.FSConfigSecrets, "protected", "changes an agent's settings, .codex/config.toml"},
		{Change, "AGENTS.md", risk.Medium, risk.FSAgentInstructions, "", "changes AGENTS.md, which tells later sessions what to do"},
		{Change, "docs/sub/CLAUDE.md", risk.Medium, risk.FSAgentInstructions, "", "tells later sessions"},
		{Change, "GEMINI.md", risk.Medium, risk.FSAgentInstructions, "", "tells later sessions"},
		{Change, ".cursor/rules/style.mdc", risk.Medium, risk.FSAgentInstructions, "", "tells later sessions"},
		{Change, ".cursor/hooks.json", risk.High, risk.FSConfigSecrets, "protected", "changes an agent's settings"},
		{Change, ".github/extensions/x/extension.mjs", risk.High, risk.FSConfigSecrets, "protected", "changes an agent's settings"},
		{Change, ".github/lsp.json", risk.High, risk.FSConfigSecrets, "protected", "changes an agent's settings"},
		{Change, ".lsp.json", risk.High, risk.FSConfigSecrets, "protected", "changes an agent's settings"},
		{Change, "tui.jsonc", risk.High, risk.FSConfigSecrets, "protected", "changes an agent's settings"},
		{Change, ".cursor/rules/../hooks.json", risk.High, risk.FSConfigSecrets, "protected", "changes an agent's settings"},
		{Change, ".gemini/commands/x.toml", risk.High, risk.FSConfigSecrets | risk.FSAgentInstructions, "protected", "changes an agent's settings"},
		{Change, ".github/copilot-instructions.md", risk.Medium, risk.FSAgentInstructions, "", "tells later sessions"},
		{Change, ".windsurfrules", risk.Medium, risk.FSAgentInstructions, "", "tells later sessions"},
		{Change, ".clinerules/a.md", risk.Medium, risk.FSAgentInstructions, "", "tells later sessions"},
		{Read, "AGENTS.md", risk.Low, 0, "", ""},
		{Read, ".cursor/rules/style.mdc", risk.Low, 0, "", ""},
		{Change, "docs/agents.txt", risk.Low, 0, "", ""},
		{Change, "README.md", risk.Low, 0, "", ""},
		{Change, ".env", risk.High, risk.FSConfigSecrets, "", "changes .env, which holds secrets"},
		{Change, "~/.config/fish/x", risk.High, risk.FSConfigSecrets | risk.ExecArbitrary | risk.FSOutsideWorkspace, "", "changes ~/.config/fish/x, which is read when a shell or program starts"},
		{Change, ".husky/pre-push", risk.High, risk.ExecArbitrary, "", "changes .husky/pre-push, which another tool runs later"},
		{Change, ".git/config", risk.High, risk.ExecArbitrary, "", "changes version control's own data, .git/config"},
		{Change, "/usr/share/x", risk.High, risk.SystemImpact | risk.FSOutsideWorkspace, "", "changes the system's /usr/share/x"},
		{Change, "/tmp/x", risk.High, risk.FSOutsideWorkspace, "", "writes outside the workspace: /tmp/x"},
		{Change, "/dev/ttyS0", risk.Critical, risk.SystemImpact | risk.FSDeleteOverwrite | risk.FSOutsideWorkspace, "", "writes to the device /dev/ttyS0"},
		{Change, "/dev/sda", risk.Critical, risk.SystemImpact | risk.FSDeleteOverwrite | risk.FSOutsideWorkspace, "absurd", "writes onto the disk /dev/sda itself, destroying what is on it"},
		{Replace, ".", risk.Critical, risk.FSDeleteOverwrite, "", "moves or replaces the whole workspace, ."},
		{Replace, "/", risk.Critical, risk.FSDeleteOverwrite, "", "moves or replaces the folder / with everything in it"},
		{Replace, "/usr", risk.Critical, risk.FSDeleteOverwrite, "", "moves or replaces the folder /usr with everything in it"},
		{Delete, ".guard.toml", risk.High, risk.FSConfigSecrets, "protected", "deletes guard's own .guard.toml"},
		{Delete, ".gemini/settings.json", risk.High, risk.FSConfigSecrets, "protected", "deletes an agent's settings, .gemini/settings.json"},
		{Delete, ".env", risk.High, risk.FSConfigSecrets, "", "deletes .env, which holds secrets"},
		{Delete, ".git", risk.Critical, 0, "", "deletes version control's own data, .git"},
		{Delete, "/etc/hosts", risk.Critical, risk.SystemImpact | risk.FSOutsideWorkspace, "", "deletes the system's /etc/hosts"},
		{Delete, "/dev/sda", risk.Critical, risk.SystemImpact | risk.FSOutsideWorkspace, "", "deletes the device /dev/sda"},
		{Delete, "../x", risk.High, risk.FSOutsideWorkspace, "", "deletes outside the workspace: ../x"},
		{Delete | DeleteTree, "../x", risk.Critical, risk.FSOutsideWorkspace, "", "deletes outside the workspace: ../x"},
		{DeleteTree, "/tmp/x", risk.Low, 0, "", ""},
		{DeleteTree, ".", risk.Critical, 0, "", "deletes the whole workspace, ."},
		{DeleteTree, "/tmp", risk.Critical, 0, "", "deletes what every program keeps in /tmp"},
		{DeleteTree, "/usr", risk.Critical, risk.FSOutsideWorkspace, "absurd", "deletes a whole system or home: /usr"},
		{DeleteTree, "~", risk.Critical, risk.FSOutsideWorkspace, "absurd", "deletes a whole system or home: ~"},
		{OpenTree, "/", risk.Critical, risk.SystemImpact | risk.FSOutsideWorkspace, "absurd", "changes the rights of a whole system or home: /"},
	} {
		f := judge(c.do, c.word)
		flags := ""
		if f.Absurd {
			flags += "absurd"
		}
		if f.Protected {
			flags += "protected"
		}
		said := ""
		for _, r := range f.Reasons {
			said += r.String() + "\n"
		}
		if f.Level != c.level || f.Categories != c.cats || flags != c.flags || !strings.Contains(said, c.says) || c.says == "" && said != "" {
			t.Errorf("%d %s: %s [%s] %s %q, want %s [%s] %s %q", c.do, c.word, f.Level, f.Categories, flags, said, c.level, c.cats, c.flags, c.says)
		}
	}
}

// TestRows: every row can hold, says what it means, and is passed by neither by
// what Touch skips nor by another row's exception.
func TestRows(t *testing.T) {
	for _, r := range touched {
		p := place.Place{Raw: "x", Path: "/x", Kind: r.is}
		if r.tops {
			p.Kind |= place.TopLevel
		}
		var f risk.Finding
		Touch(&f, r.on, p, "x")
		if r.why == "" || len(f.Reasons) == 0 || f.Level < r.level || !f.Categories.Has(r.categories) {
			t.Errorf("%q is not raised: %+v", r.why, f)
		}
		if r.is&plain != 0 {
			t.Errorf("%q asks for what Touch passes by", r.why)
		}
	}
}

// TestNowhere: a place of which it is not known where it lies is judged as one
// outside.
func TestNowhere(t *testing.T) {
	for _, do := range []Act{Read, Change, Delete, Delete | DeleteTree} {
		var known, not risk.Finding
		Outside(&known, do, place.Place{Path: "/x"}, "x")
		Outside(&not, do, place.Place{}, "x")
		if not.Level < known.Level || !not.Categories.Has(known.Categories) || len(not.Reasons) != 1 {
			t.Errorf("%d: %+v, known %+v", do, not, known)
		}
	}
}

// TestTree judges folders by what is being worked on in them.
func TestTree(t *testing.T) {
	for word, says := range map[string]string{
		"..": ".. holds the workspace", "docs": "docs is the current folder, or holds it", "lib/src": "lib/src looks like a folder of sources", "lib": "", ".": "",
	} {
		w, f := here, risk.Finding{}
		Tree(&f, w.Workspace, "/srv/project/docs/a", w.At("/srv/project", word), word)
		if said := ""; len(f.Reasons) > 0 {
			if said = f.Reasons[0].String(); said != says || f.Level != risk.Critical {
				t.Errorf("%s: %s %q, want %q", word, f.Level, said, says)
			}
		} else if says != "" {
			t.Errorf("%s: nothing, want %q", word, says)
		}
	}
}

// TestOutsideTellsWhere: a name that seems to lie in the workspace is told by where it lies.
func TestOutsideTellsWhere(t *testing.T) {
	for shown, want := range map[string]string{"package.json": "/data/other/a", ".": "/data/other/a", "{}": "/data/other/a", `"$f"`: "/data/other/a", "../other/a": "../other/a", "~/a": "~/a", "/data/x/../other/a": "/data/x/../other/a"} {
		var f risk.Finding
		Outside(&f, Read, place.Place{Path: "/data/other/a"}, shown)
		if len(f.Reasons) != 1 || f.Reasons[0].Args[0] != want {
			t.Errorf("%s: %v, want %s", shown, f.Reasons, want)
		}
	}
	var f risk.Finding
	if Outside(&f, Read, place.Place{}, "x"); len(f.Reasons) != 1 || f.Reasons[0].Args[0] != "x" {
		t.Errorf("of what is not known where it lies: %v", f.Reasons)
	}
}
