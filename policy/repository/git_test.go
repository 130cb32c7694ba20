package repository_test

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
)

// lab is a folder in which the real git works, for a person of its own.
type lab struct {
	testing.TB
	top   string // symlinks resolved
	repos *repository.Repositories
}

func newLab(t testing.TB) *lab {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	l := &lab{t, top, nil}
	l.mkdir("home")
	l.forget()
	return l
}

// forget drops what was remembered.
func (l *lab) forget() { l.repos = repository.New(l.at("home"), "") }

func (l *lab) at(name string) string { return filepath.Join(l.top, name) }

// view is the look of one request.
func (l *lab) view() place.Git { return l.repos.For(disk.New(time.Minute)) }

func (l *lab) restorable(name string) bool { return l.view().Restorable(l.at(name)) }

func (l *lab) must(err error) {
	l.Helper()
	if err != nil {
		l.Fatal(err)
	}
}

func (l *lab) mkdir(name string) { l.Helper(); l.must(os.MkdirAll(l.at(name), 0o755)) }

func (l *lab) write(name, content string) {
	l.Helper()
	l.must(os.MkdirAll(filepath.Dir(l.at(name)), 0o755))
	l.must(os.WriteFile(l.at(name), []byte(content), 0o644))
}

func (l *lab) read(name string) string {
	l.Helper()
	b, err := os.ReadFile(l.at(name))
	l.must(err)
	return string(b)
}

func (l *lab) remove(name string) { l.Helper(); l.must(os.RemoveAll(l.at(name))) }

// git runs git in a folder, with no settings but the lab's.
func (l *lab) git(in string, args ...string) string {
	l.Helper()
	out, err := l.tryGit(in, args...)
	if err != nil {
		l.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return out
}

// feed is git with something to read.
func (l *lab) feed(in, input string, args ...string) {
	l.Helper()
	c := l.command(in, args...)
	c.Stdin = strings.NewReader(input)
	if out, err := c.CombinedOutput(); err != nil {
		l.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

func (l *lab) tryGit(in string, args ...string) (string, error) {
	out, err := l.command(in, args...).CombinedOutput()
	return strings.TrimSpace(string(out)), err
}

func (l *lab) command(in string, args ...string) *exec.Cmd {
	c := exec.Command("git", args...)
	c.Dir = l.at(in)
	c.Env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + l.at("home"), "GIT_CONFIG_NOSYSTEM=1", "GIT_ATTR_NOSYSTEM=1", "LC_ALL=C",
		"GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@example.org",
		"GIT_ALLOW_PROTOCOL=file",
	}
	return c
}

// repo makes a repository whose one commit holds some files.
func (l *lab) repo(name string, args ...string) {
	l.Helper()
	l.mkdir(name)
	l.git(name, append([]string{"init", "-q", "-b", "main"}, args...)...)
	l.write(name+"/a.txt", "alpha\n")
	l.write(name+"/sub/b.txt", "beta\n")
	l.write(name+"/sub/deep/c.txt", "gamma\n")
	l.git(name, "add", ".")
	l.git(name, "commit", "-q", "-m", "first")
}

// expect compares answers by name.
func (l *lab) expect(what string, want bool, got bool) {
	l.Helper()
	if got != want {
		l.Errorf("%s: %v, want %v", what, got, want)
	}
}
