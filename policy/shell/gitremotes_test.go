package shell_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// losing checks which lines, one each, are judged to delete what nothing else holds. A line is judged as the disk is now.
func losing(t *testing.T, asked bool, lines string, setup ...[]string) {
	t.Helper()
	w, top := onDisk(t, map[string]string{"a.txt": "1\n"})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", ".")
	git("commit", "-qm", "first")
	git("remote", "add", "origin", "https://example.org/a.git")
	git("update-ref", "refs/remotes/origin/main", "HEAD")
	git("switch", "-qc", "fork")
	if err := os.WriteFile(filepath.Join(top, "f.txt"), []byte("f\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	git("add", ".")
	git("commit", "-qm", "the fork's")
	git("update-ref", "refs/remotes/fork/deep/feature", "HEAD")
	git("update-ref", "refs/remotes/fork/main", "main")
	git("remote", "add", "fork", "https://example.org/gone.git")
	git("switch", "-q", "main")
	git("branch", "-qD", "fork")
	for _, args := range setup {
		git(args...)
	}
	repos := repository.New(top, "")
	for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
		w.Disk = disk.New(time.Minute)
		w.Git = repos.For(w.Disk)
		line = strings.TrimSpace(line)
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%q: %s %s %v, want it asked: %v", line, r.Level, r.Categories, r.Reasons, asked)
		}
	}
}

// TestRemotesThatHoldTheLastCopy: what was fetched of a remote goes with it.
func TestRemotesThatHoldTheLastCopy(t *testing.T) {
	alone := `
		git remote remove fork
		git remote rm fork
		git -C . remote remove fork
		git branch -d -r fork/deep/feature
		git branch -dr fork/deep/feature
		git branch -D -r fork/deep/feature
		git remote remove $R
		git remote remove fork && git remote add fork https://example.org/new.git`
	losing(t, true, alone)
	losing(t, true, alone, []string{"pack-refs", "--all"})
	losing(t, false, `
		git remote remove origin
		git remote rm other
		git remote rename fork old
		git remote set-url fork https://example.org/new.git
		git remote
		git remote prune fork
		git branch -dr origin/main
		git branch -dr fork/main`)
	losing(t, false, "git remote remove fork\n git branch -dr fork/deep/feature", []string{"branch", "kept", "fork/deep/feature"})
	losing(t, false, "git remote rm fork", []string{"tag", "-am", "x", "kept", "fork/deep/feature"}, []string{"pack-refs", "--all"})
	losing(t, true, "git remote remove fork && git branch -D kept", []string{"branch", "kept", "fork/deep/feature"})
}

// TestSettingsThatPruneTags: what the settings have every fetch remove is judged as its options are.
func TestSettingsThatPruneTags(t *testing.T) {
	set := func(pairs ...string) (all [][]string) {
		all = append(all, []string{"tag", "experiment", "fork/deep/feature"}, []string{"update-ref", "-d", "refs/remotes/fork/deep/feature"})
		for _, pair := range pairs {
			key, value, _ := strings.Cut(pair, "=")
			all = append(all, []string{"config", "--add", key, value})
		}
		return all
	}
	bare := "git fetch\n git fetch origin\n git pull\n git fetch --all\n git remote update\n git pull --rebase\n git fetch -q && git status"
	losing(t, true, bare, set("fetch.prune=true", "fetch.pruneTags=true")...)
	losing(t, true, bare, set("remote.origin.prune=yes", "remote.origin.pruneTags=on")...)
	losing(t, true, bare, set("fetch.prune=true", "remote.origin.fetch=+refs/tags/*:refs/tags/*")...)
	losing(t, true, "git fetch --prune\n git fetch -p origin\n git remote update -p", set("fetch.pruneTags=true")...)
	losing(t, true, "git -c fetch.prune=true -c fetch.pruneTags=true fetch\n git config fetch.pruneTags true && git fetch -p\n"+
		"git config fetch.prune true; git config remote.origin.pruneTags true; git fetch", set()...)
	losing(t, false, bare, set()...)
	losing(t, false, bare+"\n git fetch --prune", set("fetch.prune=true")...)
	losing(t, true, "git config fetch.pruneTags true\n git config remote.origin.pruneTags 1", set("fetch.prune=true")...)
	losing(t, true, "git config fetch.prune true\n git config remote.origin.prune true", set("fetch.pruneTags=true")...)
	losing(t, true, "git config fetch.pruneTags true; git config --bool fetch.prune yes", set()...)
	losing(t, false, "git config fetch.pruneTags true\n git config fetch.prune true\n git config fetch.prune false",
		set()...)
	losing(t, false, "git config fetch.pruneTags false", set("fetch.prune=true", "fetch.pruneTags=true")...)
	losing(t, false, bare, set("fetch.pruneTags=true")...)
	losing(t, false, bare, set("fetch.prune=true", "fetch.pruneTags=true", "fetch.pruneTags=false")...)
	losing(t, false, "git fetch --no-prune\n git fetch --no-prune-tags\n git fetch fork", set("fetch.prune=true", "remote.origin.pruneTags=true")...)
	losing(t, false, bare, append(set("fetch.prune=true", "fetch.pruneTags=true"), []string{"branch", "kept", "experiment"})...)
}
