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

// TestOtherWaysBack: a branch that leaves the person's commits by update-ref HEAD or rebase --onto, a work tree that is
// named by the last parts of its path, and recorded resolutions that go, as their plain twins.
func TestOtherWaysBack(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	top := filepath.Join(home, "shop")
	if err := os.MkdirAll(top, 0o700); err != nil {
		t.Fatal(err)
	}
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	commit := func(name string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(top, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
		git("add", ".")
		git("commit", "-q", "-m", name)
	}
	commit("a")
	git("worktree", "add", "-q", "-b", "w", filepath.Join(home, "trees", "usb-wt"))
	git("worktree", "add", "-q", "-b", "v", filepath.Join(home, "trees", "clean"))
	commit("b")
	if err := os.WriteFile(filepath.Join(home, "trees", "usb-wt", "mine"), []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	repos := repository.New(home, "")
	for line, asked := range map[string]bool{
		"git update-ref HEAD HEAD~1": true, "git update-ref @ HEAD~1": true, "git update-ref HEAD $(git rev-parse HEAD~1)": true,
		"git update-ref HEAD HEAD": false, "git update-ref HEAD main": false, "git symbolic-ref HEAD refs/heads/w": false,
		"git rebase --onto HEAD~1 HEAD": true, "git rebase -q --onto=HEAD~1 HEAD": true, "git rebase main": false,
		"git worktree remove usb-wt": true, "git worktree remove -f usb-wt": true, "git worktree remove --force trees/usb-wt": true, "git worktree remove ../trees/usb-wt": true,
		"git rerere forget a": true, "git -c gc.rerereResolved=0 rerere gc": true, "git rerere status": false, "git rerere": false,
	} {
		d := disk.New(time.Minute)
		w := place.World{Workspace: top, Home: home, Disk: d, Git: repos.For(d)}
		r := shell.Read(line, top, w)
		if got := r.Level > risk.Medium || r.Categories != 0; got != asked {
			t.Errorf("%q: %s [%s], asked %v: %v", line, r.Level, r.Categories, asked, r.Reasons)
		}
	}
}
