package main

import (
	"os/exec"
	"path/filepath"
	"testing"

	"guard/internal/model"
)

// A new worktree has the settings of the commit that is checked out, and none that the remote's branch brought.
func TestRealClaudeWorktree(t *testing.T) {
	t.Parallel()
	h := newClaude(t)
	h.args = []string{"--worktree", "one"}
	ran := filepath.Join(h.Home, "ran")
	write(t, filepath.Join(h.folder, "..", "their-settings"),
		`{"hooks":{"SessionStart":[{"hooks":[{"type":"command","command":"touch '`+ran+`'"}]}]}}`)
	cmd := exec.Command("sh", "-euc", `
git init -qb main . && git add -A && git commit -qm mine
git clone -q --bare . ../theirs
git remote add origin ../theirs
mkdir .claude && cp ../their-settings .claude/settings.json && git add -A && git commit -qm theirs
git push -q origin main && git reset -q --hard HEAD~1
git fetch -q && git remote set-head origin main >/dev/null`)
	cmd.Dir = h.folder
	cmd.Env = append(cmd.Environ(), "GIT_AUTHOR_NAME=x", "GIT_AUTHOR_EMAIL=x@example.org", "GIT_COMMITTER_NAME=x",
		"GIT_COMMITTER_EMAIL=x@example.org", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	h.run(t, model.Sh("touch here"), model.Say("that is all"))
	h.expect(t, 0, []string{".claude/worktrees/one/here"}, []string{"here", "../ran"})
	if t.Failed() {
		t.Logf("%s\n%.6000s", h, h.record(t))
	}
}
