package repository_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestAbandons: the files of commits that a reset would leave to the reflog, and none where a branch or
// a tag holds them.
func TestAbandons(t *testing.T) {
	l := newLab(t)
	l.repo("p")
	l.git("p", "tag", "-a", "-m", "x", "first")
	l.write("p/deep/er/n.txt", "1\n")
	l.git("p", "add", ".")
	l.git("p", "commit", "-q", "-m", "second")
	l.write("p/a.txt", "changed\n")
	l.git("p", "commit", "-qam", "third")
	check := func(what, to, want string, known bool) {
		t.Helper()
		l.forget()
		files, ok := l.view().Abandons(l.at("p"), to, 10)
		for i, f := range files {
			files[i], _ = filepath.Rel(l.at("p"), f)
		}
		slices.Sort(files)
		if got := strings.Join(files, " "); ok != known || got != want {
			t.Errorf("%s, to %s: %q %v, want %q %v", what, to, got, ok, want, known)
		}
	}
	check("alone", "HEAD~1", "a.txt", true)
	check("alone", "first", "a.txt deep/er/n.txt", true)
	check("alone", "HEAD", "", true)
	check("alone", "nothing", "", false)
	if _, ok := l.view().Abandons(l.at("p"), "first", 1); ok {
		t.Error("more files than the limit")
	}
	l.git("p", "branch", "keep")
	check("held by a branch", "HEAD~1", "", true)
	l.git("p", "pack-refs", "--all")
	check("held by a packed branch", "HEAD~1", "", true)
	l.git("p", "branch", "-D", "keep")
	l.git("p", "checkout", "-q", "-b", "ahead")
	l.git("p", "commit", "-q", "--allow-empty", "-m", "fourth")
	check("empty", "HEAD~1", "", true)
	l.git("p", "checkout", "-q", "main")
	check("an ancestor of another branch", "HEAD~1", "", true)
	check("forwards", "ahead", "", true)
	l.git("p", "branch", "-D", "ahead")
	l.git("p", "gc", "-q", "--prune=never")
	check("in a pack", "HEAD~1", "a.txt", true)
	l.git("p", "tag", "v3")
	check("held by a tag", "HEAD~2", "", true)
}
