package repository_test

import "testing"

// TestMerged: what a merge wrote of its commits' lines, and not what a person made of it.
func TestMerged(t *testing.T) {
	l := newLab(t)
	l.repo("p")
	l.git("p", "checkout", "-q", "-b", "side")
	l.write("p/a.txt", "side\n")
	l.write("p/new.txt", "new\n")
	l.git("p", "add", ".")
	l.git("p", "commit", "-q", "-m", "side")
	l.git("p", "checkout", "-q", "main")
	l.write("p/a.txt", "main\n")
	l.git("p", "commit", "-qam", "main")
	check := func(what, file string, want bool) {
		t.Helper()
		l.forget()
		l.expect(what, want, l.view().Merged(l.at("p/"+file)))
	}
	check("no merge under way", "a.txt", false)
	if _, err := l.tryGit("p", "merge", "-q", "side"); err == nil {
		t.Fatal("no conflict")
	}
	check("in conflict", "a.txt", true)
	check("brought in", "new.txt", true)
	l.write("p/sub/b.txt", "the person's\n")
	check("not of the merge", "sub/b.txt", false)
	l.git("p", "checkout", "-q", "--theirs", "a.txt")
	check("theirs", "a.txt", true)
	l.write("p/a.txt", "by hand\n")
	check("resolved by hand", "a.txt", false)
	l.git("p", "add", "a.txt")
	check("resolved by hand, staged", "a.txt", false)
	l.write("p/a.txt", "side\n")
	check("only staged by hand", "a.txt", false)
	tree := l.git("p", "write-tree")
	l.write("p/a.txt", "by hand\n")
	l.write("p/.git/AUTO_MERGE", tree)
	check("a tree with other lines for git's", "a.txt", false)
}
