package shell_test

import (
	"os/exec"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// printing is a repository whose history, stash or work tree holds secrets.
type printing struct {
	testing.TB
	world place.World
	top   string
	git   func(...string)
	repos *repository.Repositories
}

func newPrinting(t *testing.T) *printing {
	w, top := onDisk(t, map[string]string{"app.py": "1\n", "src/a.go": "package a\n", ".env.example": "TOKEN=\n"})
	p := &printing{t, w, top, gitIn(t, top), repository.New(top, "")}
	p.git("init", "-q", "-b", "main")
	p.commit("first")
	return p
}

func (p *printing) commit(message string) {
	p.Helper()
	p.git("add", "-f", ".")
	p.git("commit", "-qm", message)
}

func (p *printing) write(name, text string) {
	p.Helper()
	writeAll(p, p.top, map[string]string{name: text})
}

// named is the name of an object.
func (p *printing) named(revision string) string {
	p.Helper()
	out, err := exec.Command("git", "-C", p.top, "rev-parse", revision).Output()
	if err != nil {
		p.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// told checks which lines, one each, are judged to show secrets.
func (p *printing) told(asked bool, lines string) {
	p.Helper()
	for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
		line = strings.TrimSpace(line)
		p.world.Disk = disk.New(time.Minute)
		p.world.Git = p.repos.For(p.world.Disk)
		if r := shell.Read(line, p.top, p.world); r.Categories.Has(risk.FSConfigSecrets) != asked {
			p.Errorf("%q: %s %s %v, want it asked: %v", line, r.Level, r.Categories, r.Reasons, asked)
		}
	}
}

// TestStashesThatHoldSecrets: what a stash holds of secrets is printed as the files are read.
func TestStashesThatHoldSecrets(t *testing.T) {
	p := newPrinting(t)
	p.write("app.py", "2\n")
	p.git("stash", "-q")
	p.write(".env.local", "AWS_SECRET_ACCESS_KEY=notreal\n")
	p.write("app.py", "3\n")
	p.git("stash", "-q", "-u")
	p.told(true, `
		git stash show -p --include-untracked stash@{0}
		git stash show -p -u
		git stash show --patch --only-untracked
		git -P stash show -up 0
		git show 'stash@{0}^3'
		git show stash^3
		git show 'refs/stash^3' -- .env.local
		git diff 'stash@{0}^3' HEAD
		git diff HEAD 'stash@{0}^3'
		git diff HEAD...stash^3
		git log -p 'stash@{0}^3'
		git log -p --all
		git log -p -g stash
		git show 'stash@{0}^3^{}'
		git archive 'stash@{0}^3' | tar -xO
		git archive stash^3 .env.local
		git diff-tree -p --root 'stash@{0}^3'
		for r in $(git rev-list --all); do git show $r; done
		git stash show -p -u | head -5
		git cat-file -p `+p.named("stash^3:.env.local")+`
		git cat-file blob `+p.named("stash^3:.env.local")[:8]+`
		git show `+p.named("stash^3:.env.local")+`
		git cat-file --batch-all-objects --batch`)
	p.told(false, `
		git stash list
		git stash show
		git stash show -u
		git stash show -p stash@{1}
		git stash show -p -u stash@{1}
		git stash show -p
		git stash show --stat -u
		git show stash@{1}
		git show --stat 'stash@{0}^3'
		git show --name-only stash^3
		git log -p
		git log --oneline --all
		git log --all --stat
		git show 'stash@{0}^3' -- app.py
		git diff
		git diff HEAD stash@{1}
		git archive HEAD | tar -t
		git archive -o x.tar stash@{1}
		git ls-tree stash^3
		git cat-file -p `+p.named("HEAD:app.py")+`
		git show `+p.named("HEAD:app.py")+`
		git cat-file -t stash^3
		git cat-file -p HEAD`)
}

// TestHistoryThatHoldsSecrets: patches of commits that change secrets print them.
func TestHistoryThatHoldsSecrets(t *testing.T) {
	p := newPrinting(t)
	p.write("config/prod.env", "PAY_KEY=notreal\n")
	p.write("src/a.go", "package a\n\nvar handle = 1\n")
	p.commit("with the key")
	p.git("rm", "-q", "config/prod.env")
	p.commit("without the key")
	p.git("tag", "clean")
	p.write("src/a.go", "package a\n")
	p.commit("later")
	p.git("switch", "-qc", "topic")
	p.write("src/b.go", "package a\n")
	p.commit("topic")
	blob := "HEAD~3:config/prod.env"
	p.told(true, `
		git log --all -p -S PAY_KEY
		git log -p
		git log --patch -G KEY
		git log -u
		git log -p -3
		git log -p -n 4 --stat
		git log -U1 HEAD~1
		git log -p | head -50
		git log -p main~2..main~1
		git log -p --author=dev -1
		git log --cc
		git whatchanged -p
		git show HEAD~3
		git show HEAD~2
		git show main~1
		git show HEAD HEAD~2
		git diff HEAD~3
		git diff HEAD~3 HEAD
		git diff HEAD~4..HEAD~3
		git diff HEAD~3 HEAD~2 -- config
		git diff HEAD~3...HEAD
		git log -p -- config
		git log -p config
		git log -p -- '*.env'
		git log -p -- ':!src'
		git format-patch --stdout HEAD~4
		git format-patch -1 --stdout HEAD~2
		git diff-tree -p HEAD~2
		git log -p clean
		git reflog -p
		git log -p -g
		git fast-export --all
		git show :0:.netrc
		git cat-file -p :2:.netrc
		git show `+blob)
	p.told(false, `
		git log
		git log -S PAY_KEY --oneline
		git log --stat
		git log --name-only --all
		git log --oneline --graph --all
		git log -p -1
		git log -p -2
		git log -p clean..
		git log -p main..topic
		git log -p main..
		git log -p -S handle
		git log -p -S handle --all
		git log -p -- src
		git log -p src
		git log -p -- '*.go'
		git log -p -- ':!config'
		git log -p -- app.py
		git log -p --since=yesterday -- src/a.go
		git show
		git show HEAD~1
		git show HEAD~2 --stat
		git show -s HEAD~3
		git show --no-patch HEAD~3
		git show --name-status HEAD~3
		git show HEAD~3 -- src
		git show HEAD~3:src/a.go
		git diff
		git diff --cached
		git diff HEAD
		git diff HEAD~1
		git diff main...topic
		git diff main topic
		git diff HEAD~3 --stat
		git diff HEAD~3 HEAD --name-only
		git diff HEAD~3 HEAD -- src
		git diff --numstat HEAD~3
		git diff HEAD~4
		git diff-tree HEAD~2
		git format-patch -1 --stdout
		git format-patch --stdout main
		git shortlog -sn
		git blame src/a.go
		git reflog
		git rev-list --all`)
}

// TestWorkTreeWhoseSecretsChanged: a diff of the work tree prints the tracked secrets that changed.
func TestWorkTreeWhoseSecretsChanged(t *testing.T) {
	p := newPrinting(t)
	p.write(".env", "API_TOKEN=changeme\n")
	p.commit("env")
	p.write(".env.example", "API_TOKEN=\n")
	p.write("app.py", "2\n")
	p.told(false, "git diff\n git diff HEAD\n git diff --cached\n git stash show -p\n git add -u && git diff --cached")
	p.write(".env", "API_TOKEN=notreal\n")
	p.told(true, `
		git diff
		git diff HEAD
		git diff -- .
		git diff .
		git diff .env
		git diff -U5
		git diff --word-diff
		git diff | cat
		git diff --stat -p
		git diff --exit-code
		git diff-files -p
		git diff-index -p HEAD
		git add -u && git diff --cached
		git diff HEAD~1
		git diff $(git diff --name-only)
		git -C src diff
		cd src && git diff`)
	p.told(false, `
		git diff --stat
		git diff --name-only
		git diff --shortstat
		git diff --quiet
		git diff --cached
		git diff src
		git diff app.py
		git diff -- app.py src
		git diff -- '*.py'
		git diff -- . ':!.env'
		git diff -- ':(exclude).env'
		git diff HEAD~1 HEAD -- src
		git diff-files
		git diff-index HEAD
		git status
		git diff --summary`)
	p.git("add", ".env")
	p.told(true, "git diff --cached\n git diff --staged\n git diff HEAD\n git diff-index --cached -p HEAD")
	p.told(false, "git diff\n git diff --cached --stat\n git diff --cached src")
	p.git("rm", "-q", "--cached", ".env")
	p.told(true, "git diff --cached")
}
