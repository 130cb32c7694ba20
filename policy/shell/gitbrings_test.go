package shell_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// gitIn runs git in a folder, without settings of the machine's or a person's.
func gitIn(t *testing.T, top string) func(...string) {
	return func(args ...string) {
		t.Helper()
		c := exec.Command("git", append([]string{"-C", top, "-c", "user.name=a", "-c", "user.email=a@example.org"}, args...)...)
		c.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + top, "GIT_CONFIG_NOSYSTEM=1"}
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
}

// TestCommitsThatBringSettings: guard's and agents' settings that come out of a commit
// count as written.
func TestCommitsThatBringSettings(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	git := gitIn(t, top)
	write := func(name string) {
		t.Helper()
		p := filepath.Join(top, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(name+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	git("init", "-q", "-b", "main")
	write("a.txt")
	git("add", ".")
	git("commit", "-qm", "first")
	git("checkout", "-qb", "plain")
	write("src/b.txt")
	git("add", ".")
	git("commit", "-qm", "plain")
	git("checkout", "-qb", "evil", "main")
	write(".gemini/settings.json")
	git("add", "-f", ".")
	git("commit", "-qm", "evil")
	git("checkout", "-q", "main")
	write(".guard.toml")
	git("stash", "-uq")
	repos := repository.New(top, "")
	for line, asked := range map[string]bool{
		"git checkout evil": true, "git switch evil": true, "git checkout -b x evil": true, "git switch -c x evil": true, "git merge evil": true, "git rebase evil": true, "git cherry-pick evil": true, "git cherry-pick main..evil": true, "git reset --hard evil": true,
		"git checkout evil -- .": true, "git checkout evil -- .gemini": true, "git checkout evil .": true, "git restore -s evil .": true, "git restore --source=evil -- :/": true, "git read-tree -m -u evil": true, "git stash pop": true, "git stash apply": true, "git stash apply stash@{0}": true, "git stash branch x": true, "git stash pop 0": true, "git revert evil": true,
		"git checkout plain": false, "git switch plain": false, "git merge plain": false, "git cherry-pick plain": false, "git checkout evil -- a.txt": false, "git restore -s evil a.txt": false, "git reset --soft evil": false, "git checkout -b new": false, "git checkout nothing": false, "git stash list": false, "git log evil": false,
	} {
		d := disk.New(time.Minute)
		w := place.World{Workspace: top, Home: "/home/dev", Disk: d, Git: repos.For(d)}
		r := shell.Read(line, top, w)
		if settings := r.Level >= risk.High && r.Categories.Has(risk.FSConfigSecrets); settings != asked || r.Protected && !strings.Contains(line, ".gemini") {
			t.Errorf("%q: %s [%s], protected %v, want it asked: %v: %v", line, r.Level, r.Categories, r.Protected, asked, r.Reasons)
		}
	}
}

// TestLinksThatGitBrings: what a checkout puts back may be a link, which the same line follows.
func TestLinksThatGitBrings(t *testing.T) {
	w, top := onDisk(t, map[string]string{"notes.md": "mine\n", ".env": "TOKEN=abcdef\n", "a.txt": "1\n"})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	for link, target := range map[string]string{"x.txt": ".env", "y.txt": "notes.md"} {
		if err := os.Symlink(target, filepath.Join(top, link)); err != nil {
			t.Fatal(err)
		}
	}
	git("add", "x.txt", "y.txt", "a.txt")
	git("commit", "-qm", "links")
	for _, link := range []string{"x.txt", "y.txt"} {
		if err := os.Remove(filepath.Join(top, link)); err != nil {
			t.Fatal(err)
		}
	}
	repos := repository.New(top, "")
	for line, asked := range map[string]bool{
		"git checkout -q -- x.txt && cat x.txt": true, "git checkout HEAD -- y.txt && echo > y.txt": true, "git restore x.txt && head x.txt": true, "git checkout -q -- a.txt && cat a.txt": false,
	} {
		w.Disk = disk.New(time.Minute)
		w.Git = repos.For(w.Disk)
		r := shell.Read(line, top, w)
		if told := r.Categories.Has(risk.FSConfigSecrets) || strings.Contains(line, "echo") && r.Categories.Has(risk.FSDeleteOverwrite); told != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestTextsThatGitBrings: what a checkout brings is read before the same line runs it, whatever
// git does with HEAD after it.
func TestTextsThatGitBrings(t *testing.T) {
	w, top := onDisk(t, map[string]string{"x.sh": "echo hello\n"})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", ".")
	git("commit", "-qm", "first")
	git("switch", "-qc", "e")
	if err := os.WriteFile(filepath.Join(top, "x.sh"), []byte("rm -rf ~/Documents\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	git("commit", "-qam", "e")
	git("switch", "-q", "main")
	repos := repository.New(top, "")
	for line, asked := range map[string]bool{
		"git switch -q e; sh x.sh": true, "git switch -q - && sh x.sh": true, "git checkout -q @{-1}; sh x.sh": true, "git switch -q e; git reset -q --hard; sh x.sh": true, "git switch -q e && git checkout -q -- . && sh x.sh": true, "git switch -q e && git reset --hard HEAD && sh x.sh": true,
		"git reset -q --hard; sh x.sh": false, "git checkout -q -- .; sh x.sh": false, "git switch -q main; sh x.sh": false,
	} {
		w.Disk = disk.New(time.Minute)
		w.Git = repos.For(w.Disk)
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestWhatGitWritesOver: a file that the line moved over one of git's is lost where git puts its own
// back, and so is an ignored file that another commit holds, however deep it lies.
func TestWhatGitWritesOver(t *testing.T) {
	w, top := onDisk(t, map[string]string{
		"notes.md": "mine\n", "README.md": "1\n", "docs/a.md": "1\n", "docs/notes.md": "1\n", ".gitignore": "data/\n",
	})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", "README.md", "docs", ".gitignore")
	git("commit", "-qm", "first")
	git("switch", "-qc", "other")
	write := func(name, text string) {
		t.Helper()
		writeAll(t, top, map[string]string{name: text})
	}
	write("x/data/deep/train.csv", "theirs\n")
	git("add", "-f", "x")
	git("commit", "-qm", "data")
	git("switch", "-q", "main")
	git("branch", "plain")
	write("x/data/deep/train.csv", "mine\n")
	repos := repository.New(top, "")
	for line, asked := range map[string]bool{
		"mv notes.md README.md && git checkout README.md":                                   true,
		"mv notes.md README.md; (git restore README.md)":                                    true,
		"mv notes.md docs/ && git checkout docs":                                            true,
		"mv notes.md docs && git checkout -- docs/notes.md":                                 true,
		"cd docs && mv ../notes.md a.md && git checkout other -- a.md":                      true,
		"python3 -c 'import os; os.replace(\"notes.md\", \"README.md\")' && git checkout .": true,
		"mv notes.md other.md && git checkout README.md":                                    false,
		"mv notes.md docs && git checkout README.md":                                        false,
		"cp README.md docs/b.md && git checkout README.md":                                  false,
		"git checkout other":        true,
		"git merge other":           true,
		"git switch --detach other": true,
		"git rebase other":          true,
		"git checkout plain":        false,
	} {
		w.Disk = disk.New(time.Minute)
		w.Git = repos.For(w.Disk)
		if r := shell.Read(line, top, w); (r.Level >= risk.High && r.Categories.Has(risk.FSDeleteOverwrite)) != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestFoldersThatGitWritesOver: where another tree has a file or a link, git removes an ignored folder of that name with
// all that it holds, and an ignored file where it has a folder. A submodule's folder stays.
func TestFoldersThatGitWritesOver(t *testing.T) {
	w, top := onDisk(t, map[string]string{"README.md": "1\n", ".gitignore": "data\nnode_modules\nnotes\nmods\ngone\n"})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", ".")
	git("commit", "-qm", "first")
	branch := func(name string, make func()) {
		t.Helper()
		git("switch", "-q", "-c", name, "main")
		make()
		git("commit", "-qm", name)
		git("switch", "-q", "main")
	}
	write := func(name, text string) {
		t.Helper()
		writeAll(t, top, map[string]string{name: text})
	}
	link := func(name string) {
		t.Helper()
		if err := os.Symlink("/srv/shared", filepath.Join(top, name)); err != nil {
			t.Fatal(err)
		}
		git("add", "-f", name)
	}
	branch("link", func() { link("data") })
	branch("file", func() { write("data", "theirs\n"); git("add", "-f", "data") })
	branch("folder", func() { write("notes/a.md", "theirs\n"); git("add", "-f", "notes") })
	branch("module", func() {
		git("update-index", "--add", "--cacheinfo", "160000,0123456789012345678901234567890123456789,mods")
	})
	branch("modules", func() { link("node_modules") })
	branch("empty", func() { link("gone") })
	write("data/deep/labels.csv", "mine\n")
	write("node_modules/x/y.json", "{}\n")
	write("notes", "mine\n")
	write("mods/z.txt", "mine\n")
	if err := os.MkdirAll(filepath.Join(top, "gone/deep"), 0o700); err != nil {
		t.Fatal(err)
	}
	repos := repository.New(top, "")
	for line, asked := range map[string]bool{
		"git switch link": true, "git checkout link": true, "git merge link": true, "git rebase link": true,
		"git cherry-pick link": true, "git reset --hard link": true, "git checkout link -- data": true,
		"git restore -s link data": true, "git switch file": true, "git merge file": true, "git switch folder": true,
		"git checkout folder -- notes/a.md": true, "git switch -c mine link": true,
		"git switch module": false, "git merge module": false, "git switch modules": false, "git switch empty": false,
		"git checkout link -- README.md": false, "git log link": false,
	} {
		w.Disk = disk.New(time.Minute)
		w.Git = repos.For(w.Disk)
		if r := shell.Read(line, top, w); (r.Level >= risk.High && r.Categories.Has(risk.FSDeleteOverwrite)) != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
