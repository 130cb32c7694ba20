package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestFetchesOverBranches: a fetch that moves or removes branches or tags of this repository
// is asked; one that only follows another, or makes a new branch, is not.
func TestFetchesOverBranches(t *testing.T) {
	w, top := onDisk(t, map[string]string{"a.txt": "1\n"})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", ".")
	git("commit", "-qm", "first")
	git("branch", "feature")
	repos := repository.New(top, "")
	for line, asked := range map[string]bool{
		"git fetch --prune origin '+refs/heads/*:refs/heads/*'": true, "git fetch -p origin 'refs/heads/*:refs/heads/*'": true, "git fetch origin '+refs/*:refs/*'": true,
		"git fetch origin +main:feature": true, "git fetch -f origin main:heads/feature": true, "git pull origin +x:refs/heads/feature": true, "git fetch -pP": true,
		"git fetch origin --force 'heads/*:heads/*'": true, "git fetch --refmap='+refs/heads/*:refs/heads/*' origin main": true, "git fetch --prune --prune-tags": true,
		"git -c remote.origin.fetch='+refs/*:refs/*' fetch -p": true, "git config remote.origin.fetch '+refs/heads/*:refs/heads/*'": true,
		"git fetch": false, "git fetch --prune": false, "git fetch origin main:new": false, "git fetch -f origin pull/3/head:pr-3": false, "git fetch --all --prune --tags": false,
		"git fetch origin +refs/heads/main:refs/remotes/origin/main": false, "git fetch -p origin '+refs/heads/*:refs/remotes/origin/*'": false, "git fetch origin feature:feature": false,
		"git config remote.origin.fetch '+refs/heads/*:refs/remotes/origin/*'": false, "git pull --rebase origin main": false,
	} {
		w.Disk = disk.New(time.Minute)
		w.Git = repos.For(w.Disk)
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
