package repository_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/policy/repository"
)

// TestRefs: the refs of a name, where they stand, whether packed or not; none of a repository that keeps them in tables.
func TestRefs(t *testing.T) {
	l := newLab(t)
	l.repo("p")
	l.git("p", "branch", "one")
	l.git("p", "branch", "deep/two")
	l.git("p", "pack-refs", "--all")
	l.git("p", "branch", "three")
	l.git("p", "tag", "v1")
	holder := func() repository.Holder { l.forget(); return l.view().(repository.Holder) }
	refs := func(name string) string {
		root, common, objects, ok := holder().Refs(l.at("p"), name)
		if !ok || root != l.at("p") || common != l.at("p/.git") {
			return "not known"
		}
		var all []string
		for ref, id := range objects {
			now, there := holder().RefAt(root, filepath.Join(common, ref))
			if !there || now != id || !holder().Has(root, id) {
				t.Errorf("%s of %s: %s, then %s %v", ref, name, id, now, there)
			}
			all = append(all, ref)
		}
		slices.Sort(all)
		return strings.Join(all, " ")
	}
	for _, c := range [][2]string{
		{"HEAD", "refs/heads/main"},
		{"refs/heads/one", "refs/heads/one"},
		{"refs/heads/", "refs/heads/deep/two refs/heads/main refs/heads/one refs/heads/three"},
		{"refs/heads/deep/", "refs/heads/deep/two"},
		{"refs/heads/de", ""},
		{"refs/tags/v1", "refs/tags/v1"},
		{"refs/tags/none", ""},
		{"refs/remotes/", ""},
		{"refs/heads/../../config", ""},
	} {
		if got := refs(c[0]); got != c[1] {
			t.Errorf("%s: %q, want %q", c[0], got, c[1])
		}
	}
	l.git("p", "checkout", "-q", "--detach")
	if got := refs("HEAD"); got != "" {
		t.Errorf("a HEAD that is on no branch: %q", got)
	}
	if err := os.Mkdir(l.at("p/.git/reftable"), 0o700); err != nil {
		t.Fatal(err)
	}
	if got := refs("refs/heads/one"); got != "not known" {
		t.Errorf("refs in tables: %q", got)
	}
}

// TestStagedAlone: what the index holds and neither the work tree nor HEAD.
func TestStagedAlone(t *testing.T) {
	l := newLab(t)
	l.repo("p")
	check := func(what, want string) {
		t.Helper()
		l.forget()
		h := l.view().(repository.Holder)
		files, ok := h.StagedAlone(l.at("p"), 100)
		var all []string
		for _, file := range files {
			text, mode, held := h.StagedContent(file)
			if !held || mode != 0o644 {
				t.Errorf("%s: %s is not held, or of mode %o", what, file, mode)
			}
			all = append(all, filepath.Base(file)+" "+string(text))
		}
		if got := strings.Join(all, ", "); !ok || got != want {
			t.Errorf("%s: %q %v, want %q", what, got, ok, want)
		}
	}
	check("nothing staged", "")
	l.write("p/a.txt", "careful")
	l.git("p", "add", "a.txt")
	check("in the work tree too", "")
	l.write("p/a.txt", "careless")
	check("written over", "a.txt careful")
	l.write("p/b.txt", "new")
	l.git("p", "add", "b.txt")
	if err := os.Remove(l.at("p/b.txt")); err != nil {
		t.Fatal(err)
	}
	check("gone from the work tree", "a.txt careful, b.txt new")
	l.git("p", "reset", "-q")
	check("unstaged", "")
	l.write("p/a.txt", "changed")
	check("changed, not staged", "")
}
