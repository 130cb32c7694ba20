package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestWhereWorkTreesGo: a work tree stands beside the project, under a name that nobody looks for, or where
// work trees are; and what is made anew is no branch that has commits of its own.
func TestWhereWorkTreesGo(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	top := filepath.Join(home, "src", "shop")
	for _, dir := range []string{top, filepath.Join(home, "src", "other"), filepath.Join(home, "src", "shop-trees")} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("commit", "-q", "--allow-empty", "-m", "first")
	git("branch", "feature")
	repos := repository.New(top, "")
	for line, cats := range map[string]risk.Categories{
		"git worktree add ../fix": 0, "git worktree add -b x ../fix": 0, "git worktree add ../fix -b x main": 0, "git worktree add --detach ../shop-base HEAD": 0, "git worktree add -B x ../fix main": 0,
		"git worktree add ../worktrees/fix": 0, "git worktree add ../.worktrees/fix": 0, "git worktree add ../shop.worktrees/feature/fix": 0, "git worktree add ../shop__worktrees/fix": 0,
		"git worktree add ../shop-trees/fix": 0, "git worktree add ../wt/fix": 0, "git worktree add ../brandnew/fix": 0, "git worktree add .worktrees/fix": 0, "git worktree add -b x wt/fix": 0, "git worktree list": 0,
		"git worktree add ../other": risk.FSOutsideWorkspace, "git worktree add ../other/x": risk.FSOutsideWorkspace, "git worktree add -b x ../other/x": risk.FSOutsideWorkspace, "git worktree add --orphan ../other/x": risk.FSOutsideWorkspace,
		"git worktree add ../node_modules": risk.FSOutsideWorkspace, "git worktree add ../.node_modules": risk.FSOutsideWorkspace, "git worktree add ../bin": risk.FSOutsideWorkspace, "git worktree add ../go": risk.FSOutsideWorkspace,
		"git worktree add ../texmf": risk.FSOutsideWorkspace, "git worktree add ../Library": risk.FSOutsideWorkspace, "git worktree add ../.docker/cli-plugins": risk.FSOutsideWorkspace, "git worktree add ../brandnew/node_modules": risk.FSOutsideWorkspace,
		"git worktree add ../worktrees/.config": risk.FSOutsideWorkspace, "git worktree add ../../w": risk.FSOutsideWorkspace, "git worktree add ~/Documents/w": risk.FSOutsideWorkspace,
		"git worktree add -B feature ../fix main": risk.FSDeleteOverwrite, "git worktree add --force -B feature wt/x main": risk.FSDeleteOverwrite,
		"git symbolic-ref refs/heads/feature refs/heads/main": risk.FSDeleteOverwrite, "git symbolic-ref -m x refs/heads/feature refs/heads/main": risk.FSDeleteOverwrite,
		"git symbolic-ref HEAD refs/heads/feature": 0, "git symbolic-ref refs/heads/alias refs/heads/main": 0, "git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main": 0, "git symbolic-ref --short HEAD": 0,
	} {
		d := disk.New(time.Minute)
		w := place.World{Workspace: top, Home: home, Disk: d, Git: repos.For(d)}
		r := shell.Read(line, top, w)
		if cats == 0 && (r.Level > risk.Medium || r.Categories != 0) || !r.Categories.Has(cats) {
			t.Errorf("%q: %s [%s], want [%s]: %v", line, r.Level, r.Categories, cats, r.Reasons)
		}
	}
}
