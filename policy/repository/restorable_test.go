package repository_test

import (
	"bytes"
	"encoding/hex"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// TestRestorable tells after each change of a work tree whether its a.txt can be
// brought back, and then has git prove it: what is restorable is deleted,
// checked out and compared.
func TestRestorable(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(l *lab)
		want   bool
	}{
		{"committed", func(l *lab) {}, true},
		{"touched", func(l *lab) { l.must(os.Chtimes(l.at("w/a.txt"), time.Now(), time.Unix(1e9, 0))) }, true},
		{"changed", func(l *lab) { l.write("w/a.txt", "other\n") }, false},
		{"changed, of the same size", func(l *lab) { l.write("w/a.txt", "alphb\n") }, false},
		{"changed, and its mtime set back", func(l *lab) {
			info, err := os.Stat(l.at("w/a.txt"))
			l.must(err)
			l.write("w/a.txt", "alphb\n")
			l.must(os.Chtimes(l.at("w/a.txt"), info.ModTime(), info.ModTime()))
		}, false},
		{"changed and changed back", func(l *lab) { l.write("w/a.txt", "x"); l.write("w/a.txt", "alpha\n") }, true},
		{"staged, never committed", func(l *lab) { l.write("w/a.txt", "staged\n"); l.git("w", "add", "a.txt") }, false},
		{"staged and committed", func(l *lab) {
			l.write("w/a.txt", "staged\n")
			l.git("w", "add", "a.txt")
			l.git("w", "commit", "-qm", "a")
		}, true},
		{"new, and staged alone", func(l *lab) {
			l.git("w", "rm", "-q", "--cached", "a.txt")
			l.git("w", "commit", "-qm", "without")
			l.git("w", "add", "a.txt")
		}, false},
		{"staged, then changed", func(l *lab) {
			l.write("w/a.txt", "staged\n")
			l.git("w", "add", "a.txt")
			l.write("w/a.txt", "other\n")
		}, false},
		{"executable now", func(l *lab) { l.must(os.Chmod(l.at("w/a.txt"), 0o755)) }, false},
		{"executable and committed", func(l *lab) { l.must(os.Chmod(l.at("w/a.txt"), 0o755)); l.git("w", "add", "a.txt") }, true},
		{"a symlink now", func(l *lab) { l.remove("w/a.txt"); l.must(os.Symlink("sub/b.txt", l.at("w/a.txt"))) }, false},
		{"a folder now", func(l *lab) { l.remove("w/a.txt"); l.mkdir("w/a.txt") }, false},
		{"gone", func(l *lab) { l.remove("w/a.txt") }, false},
		{"linked from elsewhere", func(l *lab) { l.must(os.Link(l.at("w/a.txt"), l.at("second"))) }, false},
		{"replaced by a hard link", func(l *lab) {
			l.write("mine", "mine\n")
			l.remove("w/a.txt")
			l.must(os.Link(l.at("mine"), l.at("w/a.txt")))
		}, false},
		{"assume-unchanged", func(l *lab) { l.git("w", "update-index", "--assume-unchanged", "a.txt") }, false},
		{"skip-worktree", func(l *lab) { l.git("w", "update-index", "--skip-worktree", "a.txt") }, false},
		{"announced only", func(l *lab) { l.git("w", "rm", "-q", "--cached", "a.txt"); l.git("w", "add", "-N", "a.txt") }, false},
		{"announced only, and empty", func(l *lab) {
			l.git("w", "rm", "-q", "--cached", "a.txt")
			l.write("w/a.txt", "")
			l.git("w", "add", "-N", "a.txt")
		}, false},
		{"not tracked", func(l *lab) { l.git("w", "rm", "-q", "--cached", "a.txt") }, false},
		{"index names another blob", func(l *lab) {
			l.git("w", "update-index", "--cacheinfo", "100644,"+l.git("w", "rev-parse", ":sub/b.txt")+",a.txt")
		}, false},
		{"index names a missing blob", func(l *lab) {
			l.git("w", "update-index", "--info-only", "--add", "a.txt")
			l.write("w/a.txt", "nowhere\n")
			l.git("w", "update-index", "--info-only", "a.txt")
		}, false},
		{"blob deleted", func(l *lab) { l.remove("w/" + l.blob("w", "a.txt")) }, false},
		{"blob emptied", func(l *lab) {
			l.must(os.Chmod(l.at("w/"+l.blob("w", "a.txt")), 0o644))
			l.write("w/"+l.blob("w", "a.txt"), "")
		}, false},
		{"blob is another's", func(l *lab) {
			other := l.read("w/" + l.blob("w", "sub/b.txt"))
			l.must(os.Chmod(l.at("w/"+l.blob("w", "a.txt")), 0o644))
			l.write("w/"+l.blob("w", "a.txt"), other)
		}, false},
		{"packed", func(l *lab) { l.git("w", "gc", "-q"); l.git("w", "prune-packed") }, true},
		{"packed, the pack gone", func(l *lab) {
			l.git("w", "gc", "-q")
			l.each("w/.git/objects/pack/*.pack", func(file string) { l.must(os.Remove(file)) })
		}, false},
		{"packed, the pack emptied", func(l *lab) {
			l.git("w", "gc", "-q")
			l.each("w/.git/objects/pack/*.pack", func(file string) {
				l.must(os.Chmod(file, 0o644))
				l.must(os.Truncate(file, 0))
			})
		}, false},
		{"index version 3", func(l *lab) { l.write("w/n", "n"); l.git("w", "add", "-N", "n") }, true},
		{"index version 4", func(l *lab) { l.git("w", "update-index", "--index-version", "4") }, true},
		{"split index", func(l *lab) { l.git("w", "update-index", "--split-index") }, true},
		{"split index, entry replaced", func(l *lab) {
			l.git("w", "config", "splitIndex.maxPercentChange", "100")
			l.git("w", "update-index", "--split-index")
			l.write("w/a.txt", "anew\n")
			l.write("w/new", "new\n")
			l.git("w", "rm", "-q", "--cached", "sub/b.txt")
			l.git("w", "add", "a.txt", "new")
			l.git("w", "commit", "-qm", "new")
		}, true},
		{"split index, its base gone", func(l *lab) {
			l.git("w", "update-index", "--split-index")
			l.each("w/.git/sharedindex.*", func(file string) { l.must(os.Remove(file)) })
		}, false},
		{"untracked cache", func(l *lab) { l.git("w", "update-index", "--force-untracked-cache"); l.git("w", "status") }, true},
		{"sparse index, in a folder that is there", func(l *lab) { l.git("w", "sparse-checkout", "set", "--cone", "--sparse-index", "sub/deep") }, true},
		{"in conflict", func(l *lab) {
			l.git("w", "checkout", "-q", "-b", "side")
			l.write("w/a.txt", "one\n")
			l.git("w", "commit", "-q", "-a", "-m", "one")
			l.git("w", "checkout", "-q", "main")
			l.write("w/a.txt", "two\n")
			l.git("w", "commit", "-q", "-a", "-m", "two")
			_, _ = l.tryGit("w", "merge", "side")
			l.write("w/a.txt", "two\n")
		}, false},
		{"index cut", func(l *lab) { s := l.read("w/.git/index"); l.write("w/.git/index", s[:len(s)-1]) }, false},
		{"index edited, its checksum not", func(l *lab) {
			l.write("w/.git/index", strings.Replace(l.read("w/.git/index"), "sub/b.txt", "sub/x.txt", 1))
		}, false},
		{"index gone", func(l *lab) { l.remove("w/.git/index") }, false},
		{"too large", func(l *lab) {
			l.write("w/a.txt", strings.Repeat("x", 8<<20+1))
			l.git("w", "add", "a.txt")
		}, false},
		{"large", func(l *lab) { l.write("w/a.txt", strings.Repeat("x", 8<<20)); l.git("w", "commit", "-qam", "large") }, true},
		{"bare", func(l *lab) { l.git("w", "config", "core.bare", "true") }, false},
		{"core.worktree elsewhere", func(l *lab) { l.mkdir("e"); l.git("w", "config", "core.worktree", "../../e") }, false},
		{"core.worktree here", func(l *lab) { l.git("w", "config", "core.worktree", "..") }, true},
		{"an extension unknown", func(l *lab) {
			l.git("w", "config", "core.repositoryformatversion", "1")
			l.git("w", "config", "extensions.strange", "1")
		}, false},
		{"a format unknown", func(l *lab) { l.git("w", "config", "core.repositoryformatversion", "2") }, false},
		{"config not understood", func(l *lab) { l.write("w/.git/config", "core]\n") }, false},
		{"no HEAD", func(l *lab) { l.remove("w/.git/HEAD") }, false},
		{"fsmonitor set", func(l *lab) { l.git("w", "config", "core.fsmonitor", l.at("w/no-such-program")) }, true},
		{".git is a symlink", func(l *lab) {
			l.must(os.Rename(l.at("w/.git"), l.at("elsewhere")))
			l.must(os.Symlink("../elsewhere", l.at("w/.git")))
		}, false},
		{".git is empty", func(l *lab) { l.remove("w/.git"); l.mkdir("w/.git") }, false},
		{"git moved and pointed to", func(l *lab) {
			l.must(os.Rename(l.at("w/.git"), l.at("elsewhere")))
			l.write("w/.git", "gitdir: ../elsewhere\n")
		}, false},
		{"commondir points outside", func(l *lab) { l.repo("other"); l.write("w/.git/commondir", "../../other/.git\n") }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := newLab(t)
			l.repo("w")
			l.expect("before", true, l.restorable("w/a.txt"))
			c.change(l)
			l.expect("after", c.want, l.restorable("w/a.txt"))
			l.expect("again", c.want, l.restorable("w/a.txt"))
			if c.want {
				l.comesBack("w", "a.txt")
			}
			l.forget()
			l.expect("by one who saw nothing before", c.want, l.restorable("w/a.txt"))
		})
	}
}

// comesBack deletes a file and has git bring it back.
func (l *lab) comesBack(in, name string) {
	l.Helper()
	file := l.at(in + "/" + name)
	before, err := os.ReadFile(file)
	l.must(err)
	l.must(os.Remove(file))
	l.git(in, "checkout", "--", name)
	after, err := os.ReadFile(file)
	l.must(err)
	if !bytes.Equal(before, after) {
		l.Errorf("git brings back %q, not %q", after, before)
	}
}

// blob is where a file's loose blob lies, from the work tree's root.
func (l *lab) blob(in, name string) string {
	id := l.git(in, "rev-parse", ":"+name)
	return ".git/objects/" + id[:2] + "/" + id[2:]
}

func (l *lab) each(pattern string, do func(string)) {
	l.Helper()
	files, err := filepath.Glob(l.at(pattern))
	if err != nil || len(files) == 0 {
		l.Fatalf("%s: %v", pattern, err)
	}
	for _, f := range files {
		do(f)
	}
}

// TestAllComeBack: every way in which git keeps files is read, deltas and large
// offsets of packs too.
func TestAllComeBack(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	l := newLab(t)
	l.repo("w")
	text := ""
	for i := range 60 {
		text += strings.Repeat(string(rune('a'+i%26)), 70+i) + "\n"
		l.write("w/grows", text)
		l.write("w/many/"+hex.EncodeToString([]byte{byte(i)}), text[len(text)/2:])
		l.git("w", "add", ".")
		l.git("w", "commit", "-q", "-m", "more")
	}
	repack := func(settings ...string) func() {
		return func() { l.git("w", append(settings, "repack", "-a", "-d", "-f", "-q")...) }
	}
	for _, c := range []struct {
		name string
		make func()
		want bool
	}{
		{"loose", func() {}, true},
		{"deltas", repack("-c", "pack.depth=50"), true},
		{"deltas against names", repack("-c", "repack.useDeltaBaseOffset=false"), true},
		{"offsets of 64 bits", func() {
			l.each("w/.git/objects/pack/*.pack", func(file string) {
				l.must(os.Remove(strings.TrimSuffix(file, "pack") + "idx"))
				l.git("w", "index-pack", "--index-version=2,0x10", file)
			})
		}, true},
		{"several packs in one index", func() { l.git("w", "multi-pack-index", "write") }, true},
		{"an index of version 1", repack("-c", "pack.indexVersion=1"), false},
	} {
		c.make()
		l.forget()
		for file := range strings.SplitSeq(l.git("w", "ls-files"), "\n") {
			l.expect(c.name+": "+file, c.want, l.restorable("w/"+file))
		}
	}
	if deltas := l.git("w", "cat-file", "--batch-all-objects", "--batch-check=%(deltabase)"); !strings.ContainsAny(deltas, "123456789abcdef") {
		t.Error("no deltas were made")
	}
}

// TestNeverRestorable: what lies in git's own folder, in no repository, or is
// asked for in no way a path is.
func TestNeverRestorable(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.write("loose.txt", "x")
	for _, p := range []string{l.at("w/.git/HEAD"), l.at("w/.git/index"), l.at("w/.GIT/HEAD"), l.at("w"), l.at("w/sub"), l.at("w/.git"), l.at("loose.txt"), l.at("w/none/a.txt"), "", "/", "a.txt", "w/a.txt", "/.."} {
		l.expect(p, false, l.view().Restorable(p))
	}
	l.expect("a path that is not clean", true, l.view().Restorable(l.at("w")+"/sub/..//a.txt"))
}

// TestBudget: without time nothing is restorable, the same project, ignored or
// clean, however often it was seen before.
func TestBudget(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.write("w/.gitignore", "*.o\n")
	time.Sleep(150 * time.Millisecond) // what is seen from now on is kept (kept.go)
	l.expect("restorable", true, l.restorable("w/a.txt"))
	none := l.repos.For(&failing{Disk: disk.New(time.Minute)})
	l.expect("restorable", false, none.Restorable(l.at("w/a.txt")))
	l.expect("same project", false, none.SameProject(l.at("w"), l.at("w/sub")))
	l.expect("ignored", false, none.Ignored(l.at("w/x.o")))
	l.expect("clean", false, none.Clean(l.at("w")))
}

// failing is a disk that runs out of time after some stamps.
type failing struct {
	*disk.Disk
	left int
}

func (f *failing) Stamp(path string) (place.Stamp, error) {
	if f.left--; f.left < 0 {
		return place.Stamp{}, place.ErrBudget
	}
	return f.Disk.Stamp(path)
}

// TestEachLookMatters: whichever look at the disk fails, the answer is no.
func TestEachLookMatters(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.write("w/sub/.gitattributes", "*.png -text\n")
	needed := func() int {
		l.forget()
		full := &failing{Disk: disk.New(time.Minute), left: 1 << 20}
		if !l.repos.For(full).Restorable(l.at("w/sub/b.txt")) {
			t.Fatal("not restorable")
		}
		return 1<<20 - full.left
	}
	for n := range needed() {
		l.forget()
		// Fewer are needed once the files are old enough to be kept in memory.
		if l.repos.For(&failing{Disk: disk.New(time.Minute), left: n}).Restorable(l.at("w/sub/b.txt")) && n < needed() {
			t.Errorf("restorable with %d looks", n)
		}
	}
}

// TestUncommitted: what only the index holds is what git's own comparison with HEAD
// lists, but for what is deleted there.
func TestUncommitted(t *testing.T) {
	l := newLab(t)
	l.mkdir("repo")
	l.git("repo", "init", "-q")
	check := func(when string) {
		t.Helper()
		var want []string
		for name := range strings.FieldsSeq(l.git("repo", "diff", "--cached", "--name-only", "--no-renames", "--diff-filter=AMT")) {
			want = append(want, l.at("repo/"+name))
		}
		got, ok := l.view().Uncommitted(l.at("repo"), 100)
		slices.Sort(got)
		if !ok || !slices.Equal(got, want) {
			t.Errorf("%s: %q %v, git says %q", when, got, ok, want)
		}
	}
	l.write("repo/a", "1")
	l.write("repo/dir/b", "1")
	l.write("repo/dir/deep/c", "1")
	l.git("repo", "add", "-A")
	l.git("repo", "commit", "-qm", "one")
	check("committed")
	l.write("repo/dir/b", "2")
	check("changed in the work tree alone")
	l.write("repo/new", "1")
	l.write("repo/dir/deep/new", "1")
	l.git("repo", "add", "-A")
	check("staged")
	l.git("repo", "rm", "-q", "a")
	check("deleted")
	l.git("repo", "commit", "-qm", "two")
	check("committed again")
	l.write("repo/dir2/b", "2")
	l.git("repo", "add", "-A")
	check("a new folder")
	if got, ok := l.view().Uncommitted(l.at("repo"), 0); ok {
		t.Errorf("over the limit: %q", got)
	}
	if got, ok := l.view().Uncommitted(l.at("home"), 9); ok {
		t.Errorf("no repository: %q", got)
	}
}
