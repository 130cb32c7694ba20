package claude

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A skill in a folder below may bring hooks, which run in a folder that nobody has trusted: it is asked about.
func TestSkillsBelow(t *testing.T) {
	for _, tt := range []struct {
		name, file, text string
		started, cwd     string
		quiet            bool
		newer            bool // than guard's start
	}{
		{"none", "a/b/file", "x", "", "", true, false},
		{"one that runs nothing", "a/.claude/skills/x/SKILL.md", "---\nname: x\n---\nhooks: no\n", "", "", true, false},
		{"one with a hook", "a/b/.claude/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "", "", false, false},
		{"one with a hook, from below it", "a/b/.claude/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "", "a/b", false, false},
		{"one beside, in a session elsewhere", "a/.claude/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "b", "c", false, false},
		{"one of the folder itself, which the plan has looked at", ".claude/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "", "", true, false},
		{"one above", ".claude/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "a", "a", true, false},
		{"one that git ignores", "node_modules/x/.claude/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "", "", true, false},
		{"one behind a link", "linked/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "", "", false, false},
		{"one of the folder itself, which came since", ".claude/skills/x/SKILL.md", "---\nhooks: {}\n---\n", "", "", false, true},
		{"a sub-agent that came since", ".claude/agents/x.md", "---\nmcpServers: {}\n---\n", "", "a", false, true},
		{"settings that came since, which Claude's calls do not take in", ".mcp.json", `{"mcpServers":{"a":{"command":"x"}}}`, "", "", true, true},
		{"one without hooks that came since", ".claude/skills/x/SKILL.md", "---\nname: x\n---\n", "", "", true, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range map[string]string{tt.file: tt.text, ".gitignore": "node_modules/\n", ".git/HEAD": "x", "a/b/x": "", "b/x": "", "c/x": "", "linked/x": ""} {
				path := filepath.Join(dir, name)
				if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if strings.HasPrefix(tt.file, "linked/") {
				if err := os.Symlink("../linked", filepath.Join(dir, "a", ".claude")); err != nil {
					t.Fatal(err)
				}
			}
			defer func(then time.Time) { began = then }(began)
			if began = time.Now().Add(time.Minute); tt.newer {
				began = time.Now().Add(-time.Minute)
			}
			t.Chdir(filepath.Join(dir, tt.started))
			event := strings.Replace(string(hookEvent("PreToolUse", `,"tool_name":"Skill","tool_input":{"skill":"x"}`)), `"/p"`, `"`+filepath.Join(dir, tt.cwd)+`"`, 1)
			if e, err := readHook([]byte(event)); err != nil || e.Request.Quiet != tt.quiet {
				t.Errorf("%v, %v", e.Request.Quiet, err)
			}
		})
	}
}

// TestASkillBehindALink: a skill may be a link to a file of any name, which an edit then fills with hooks.
func TestASkillBehindALink(t *testing.T) {
	dir := t.TempDir()
	skill := filepath.Join(dir, ".claude", "skills", "x")
	for path, text := range map[string]string{filepath.Join(skill, "beside"): "", filepath.Join(dir, "notes.txt"): "---\nhooks: {}\n---\n"} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("../../../notes.txt", filepath.Join(skill, "SKILL.md")); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	defer func(then time.Time) { began = then }(began)
	for _, since := range []time.Duration{-time.Minute, time.Minute} {
		began = time.Now().Add(since)
		if got, want := brings("Skill", dir), since < 0; got != want {
			t.Errorf("guard began %v from then: %v", since, got)
		}
	}
}

// Only what git surely ignores is passed over.
func TestPackagesThatGitIgnores(t *testing.T) {
	for text, want := range map[string][2]bool{
		"dist\nnode_modules/\n!.vscode/settings.json\n": {true, true}, "**/node_modules": {true, true},
		"/node_modules\r\n": {false, true}, "/node_modules\nnode_modules": {true, true},
		"# node_modules": {}, "a/node_modules": {}, "node_modules/\n!node_modules/x\n": {}, "node_modules\n!*/\n": {}, "": {},
	} {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, ".gitignore"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if everywhere, here := ignoresPackages(folder); everywhere != want[0] || here != want[1] {
			t.Errorf("%q: %v, %v", text, everywhere, here)
		}
	}
}
