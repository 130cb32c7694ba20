package repository_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestOrphans: what only the commits hold that a reset or the deletion of a branch leaves to the reflog, and nothing
// where a branch or a tag holds them.
func TestOrphans(t *testing.T) {
	l := newLab(t)
	l.repo("p")
	l.git("p", "tag", "-a", "-m", "x", "first")
	l.write("p/deep/er/n.txt", "1\n")
	l.git("p", "add", ".")
	l.git("p", "commit", "-q", "-m", "second")
	l.write("p/a.txt", "changed\n")
	l.git("p", "commit", "-qam", "third")
	find := func(what string, gone, stays []string, want string, known bool) {
		t.Helper()
		l.forget()
		lost, ok := l.view().Orphans(l.at("p"), gone, stays)
		var files []string
		for _, c := range lost {
			name, _ := filepath.Rel(l.at("p"), c.Path)
			files = append(files, name)
		}
		slices.Sort(files)
		if got := strings.Join(files, " "); ok != known || got != want {
			t.Errorf("%s, %v but %v: %q %v, want %q %v", what, gone, stays, got, ok, want, known)
		}
	}
	check := func(what, to, want string, known bool) {
		t.Helper()
		find(what, []string{"HEAD"}, []string{to}, want, known)
	}
	check("alone", "HEAD~1", "a.txt", true)
	check("alone", "first", "a.txt deep/er/n.txt", true)
	check("alone", "HEAD", "", true)
	check("alone", "nothing", "", false)
	l.git("p", "branch", "keep")
	check("held by a branch", "HEAD~1", "", true)
	find("two that hold each other", []string{"refs/heads/keep", "HEAD"}, []string{"first"}, "a.txt deep/er/n.txt", true)
	find("a branch that another holds", []string{"refs/heads/keep"}, nil, "", true)
	l.git("p", "pack-refs", "--all")
	check("held by a packed branch", "HEAD~1", "", true)
	l.git("p", "branch", "-f", "keep", "first")
	check("held by what a packed ref was", "HEAD~1", "a.txt", true)
	l.git("p", "branch", "-D", "keep")
	l.git("p", "checkout", "-q", "-b", "renames")
	l.git("p", "mv", "a.txt", "b.txt")
	l.git("p", "commit", "-q", "-m", "renamed")
	find("another name alone", []string{"refs/heads/renames"}, nil, "", true)
	check("another name, and what it is of", "HEAD~2", "", true)
	l.git("p", "checkout", "-q", "main")
	l.git("p", "branch", "-D", "renames")
	l.git("p", "checkout", "-q", "-b", "ahead")
	l.git("p", "commit", "-q", "--allow-empty", "-m", "fourth")
	check("empty", "HEAD~1", "", true)
	find("no content", []string{"refs/heads/ahead"}, nil, "", true)
	l.git("p", "checkout", "-q", "main")
	check("an ancestor of another branch", "HEAD~1", "", true)
	check("forwards", "ahead", "", true)
	l.git("p", "branch", "-D", "ahead")
	l.git("p", "gc", "-q", "--prune=never")
	check("in a pack", "HEAD~1", "a.txt", true)
	l.git("p", "tag", "v3")
	check("held by a tag", "HEAD~2", "", true)
	l.git("p", "checkout", "-q", "-b", "side", "first")
	l.write("p/s.txt", "s\n")
	l.git("p", "add", ".")
	l.git("p", "commit", "-q", "-m", "side")
	l.git("p", "merge", "-q", "--no-edit", "main")
	find("a merge", []string{"refs/heads/side"}, nil, "s.txt", true)
	l.write("p/a.txt", "stashed\n")
	l.write("p/u.txt", "not tracked\n")
	l.git("p", "stash", "-q", "-u")
	l.write("p/a.txt", "stashed once more\n")
	l.git("p", "stash", "-q")
	find("the last of the stash", []string{"stash@{0}"}, nil, "a.txt", true)
	find("all of the stash", []string{"refs/stash"}, nil, "a.txt a.txt u.txt", true)
	find("no such entry", []string{"stash@{2}"}, nil, "", false)
	find("no such branch", []string{"refs/heads/none"}, nil, "", false)
	if err := os.Remove(l.at("p/.git/logs/refs/stash")); err != nil {
		t.Fatal(err)
	}
	find("a stash without its log", []string{"refs/stash"}, nil, "", false)
	for range 70 {
		l.git("p", "commit", "-q", "--allow-empty", "-m", "more")
	}
	find("too many to see", []string{"refs/heads/side"}, nil, "", false)
}

// TestOrphansAmongManyRefs: what packed-refs says of a branch that has moved since holds nothing, however many refs
// there are.
func TestOrphansAmongManyRefs(t *testing.T) {
	l := newLab(t)
	l.repo("p")
	l.write("p/s.txt", "s\n")
	l.git("p", "add", ".")
	l.git("p", "commit", "-q", "-m", "second")
	var tags strings.Builder
	for i := range 520 {
		fmt.Fprintf(&tags, "create refs/tags/t%d %s\n", i, strings.TrimSpace(l.git("p", "rev-parse", "HEAD~1")))
	}
	l.feed("p", tags.String(), "update-ref", "--stdin")
	l.git("p", "branch", "last")
	l.git("p", "branch", "moved")
	l.git("p", "pack-refs", "--all")
	l.git("p", "reset", "-q", "--hard", "HEAD~1")
	l.git("p", "branch", "-f", "moved", "HEAD")
	l.forget()
	lost, ok := l.view().Orphans(l.at("p"), []string{"refs/heads/last"}, nil)
	if !ok || len(lost) != 1 || filepath.Base(lost[0].Path) != "s.txt" {
		t.Errorf("lost %v %v, want s.txt", lost, ok)
	}
}
