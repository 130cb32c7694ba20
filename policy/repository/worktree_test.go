package repository_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
)

// family is a repository w with work trees wt and bare's bt, a submodule, a
// repository inside, a clone and a stranger.
func family(t *testing.T) *lab {
	t.Helper()
	l := newLab(t)
	l.repo("library")
	l.repo("w")
	l.git("w", "-c", "protocol.file.allow=always", "submodule", "add", "-q", l.at("library"), "module")
	l.git("w", "commit", "-q", "-m", "module")
	l.git("w", "worktree", "add", "-q", "-b", "side", "../wt")
	l.repo("w/inner")
	l.repo("stranger")
	l.git("", "clone", "-q", "--bare", "w", "bare.git")
	l.git("bare.git", "worktree", "add", "-q", "../bt", "main")
	l.git("bare.git", "worktree", "add", "-q", "-b", "other", "../bt2", "main")
	l.git("", "clone", "-q", "--shared", "w", "shared")
	l.git("", "clone", "-q", "--bare", "-c", "uploadpack.allowFilter=true", "w", "server.git")
	l.git("", "clone", "-q", "--no-checkout", "--filter=blob:none", "file://"+l.at("server.git"), "partial")
	return l
}

// TestKindsOfWorkTrees: files are found in every kind of work tree that git
// makes, and the innermost counts.
func TestKindsOfWorkTrees(t *testing.T) {
	l := family(t)
	for name, want := range map[string]bool{
		"w/a.txt": true, "wt/a.txt": true, "wt/sub/deep/c.txt": true, "bt/a.txt": true, "w/module/a.txt": true, "w/inner/a.txt": true,
		"shared/a.txt": true, "stranger/a.txt": true, "bare.git/HEAD": false, "w/module/.git": false, "wt/.git": false,
	} {
		l.expect(name, want, l.restorable(name))
	}
	l.write("w/inner/a.txt", "beta\n")
	l.expect("the innermost counts", false, l.restorable("w/inner/a.txt"))
	l.git("partial", "reset", "-q") // the index names blobs that were never fetched
	l.write("partial/a.txt", "alpha\n")
	l.expect("only promised", false, l.restorable("partial/a.txt"))
	l.remove("w/.git/objects")
	l.expect("an alternate that is gone", false, l.restorable("shared/a.txt"))
	l.expect("the shared objects gone", false, l.restorable("wt/a.txt"))
}

// TestSHA256: names of another hash are not understood.
func TestSHA256(t *testing.T) {
	l := newLab(t)
	l.repo("w", "--object-format=sha256")
	l.expect("sha256", false, l.restorable("w/a.txt"))
	l.expect("sha256", false, l.view().Clean(l.at("w")))
}

// TestWorktreeConfig: a work tree's own settings count as far as git has them
// count.
func TestWorktreeConfig(t *testing.T) {
	l := family(t)
	l.git("w", "config", "extensions.worktreeConfig", "true")
	l.git("wt", "config", "--worktree", "core.sparseCheckout", "false")
	l.expect("a setting of no matter", true, l.restorable("wt/a.txt"))
	l.git("wt", "config", "--worktree", "core.worktree", l.at("stranger"))
	l.expect("a work tree elsewhere", false, l.restorable("wt/a.txt"))
	l.expect("the primary one", true, l.restorable("w/a.txt"))
	l.git("w", "config", "--worktree", "core.worktree", l.at("stranger"))
	l.expect("the primary one elsewhere", false, l.restorable("w/a.txt"))
}

// TestSameProject: only what a repository registered itself is its project.
func TestSameProject(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	l := family(t)
	l.write("pretender/.git", "gitdir: "+l.at("w/.git")+"\n")
	l.write("pretender2/.git", "gitdir: "+l.at("w/.git/worktrees/wt")+"\n")
	l.mkdir("pretender3")
	l.must(os.Link(l.at("wt/.git"), l.at("pretender3/.git")))
	l.mkdir("pretender4")
	l.must(os.Symlink(l.at("w/.git"), l.at("pretender4/.git")))
	l.git("", "clone", "-q", "w", "pretender5")
	l.write("pretender5/.git/commondir", l.at("w/.git")+"\n")
	l.git("", "clone", "-q", "w", "own")
	l.must(os.Rename(l.at("own/.git"), l.at("own.git")))
	l.write("own/.git", "gitdir: "+l.at("own.git")+"\n")
	l.write("own.git/commondir", l.at("w/.git")+"\n")
	l.write("own.git/gitdir", l.at("own/.git")+"\n")
	l.must(os.CopyFS(l.at("copy"), os.DirFS(l.at("wt"))))
	l.write("looping/.git", "gitdir: ../looping2/.git\n")
	l.write("looping2/.git", "gitdir: ../looping/.git\n")
	for _, c := range []struct {
		name, workspace, path string
		want                  bool
	}{
		{"itself", "w", "w/a.txt", true},
		{"itself, from below", "w/sub", "w/a.txt", true},
		{"a file that is not there", "w", "w/new/x", true},
		{"a linked work tree", "w", "wt/a.txt", true},
		{"the root of a linked one", "w", "wt", true},
		{"a new file in a linked one", "w", "wt/new/x", true},
		{"the primary one, from a linked one", "wt", "w/a.txt", true},
		{"work trees of a bare repository", "bt", "bt2/a.txt", true},
		{"git's own folder", "w", "w/.git/config", false},
		{"git's own folder, from a linked one", "wt", "w/.git/hooks/post-checkout", false},
		{"a submodule", "w", "w/module/a.txt", false},
		{"from a submodule", "w/module", "w/a.txt", false},
		{"a repository inside", "w", "w/inner/a.txt", false},
		{"a clone", "w", "shared/a.txt", false},
		{"a stranger", "w", "stranger/a.txt", false},
		{"no repository", "w", "home/x", false},
		{"from no repository", "home", "home/x", false},
		{"a .git that names the repository", "w", "pretender/a.txt", false},
		{"a .git that names another's work tree", "w", "pretender2/a.txt", false},
		{"a registered .git under a second name", "w", "pretender3/a.txt", false},
		{"a .git that is a symlink", "w", "pretender4/a.txt", false},
		{"a commondir in .git", "w", "pretender5/a.txt", false},
		{"a commondir of its own, that names itself", "w", "own/a.txt", false},
		{"a copy of a linked work tree", "w", "copy/a.txt", false},
		{"gitdirs that name each other", "w", "looping/a.txt", false},
	} {
		l.expect(c.name, c.want, l.view().SameProject(l.at(c.workspace), l.at(c.path)))
	}
	l.must(os.Rename(l.at("bt"), l.at("moved")))
	l.expect("a work tree that was moved", false, l.view().SameProject(l.at("bt2"), l.at("moved/a.txt")))
	l.git("w", "worktree", "remove", "wt")
	l.write("wt/.git", "gitdir: "+l.at("w/.git/worktrees/wt")+"\n")
	l.expect("one that was removed", false, l.view().SameProject(l.at("w"), l.at("wt/a.txt")))
}

// TestUnderALink: a repository below a folder that the person reaches by a
// symlink is the same one.
func TestUnderALink(t *testing.T) {
	l := newLab(t)
	l.mkdir("real")
	l.must(os.Symlink("real", l.at("alias")))
	l.repo("alias/w")
	l.git("alias/w", "worktree", "add", "-q", "-b", "side", l.at("alias/wt"))
	l.write("real/wt/.git", "gitdir: "+l.at("alias/w/.git/worktrees/wt")+"\n")
	l.write("real/w/.git/worktrees/wt/gitdir", l.at("alias/wt/.git")+"\n")
	l.expect("the same", true, l.view().SameProject(l.at("real/w"), l.at("real/wt/a.txt")))
	l.expect("restorable", true, l.restorable("real/wt/a.txt"))
}

// TestClean compares with what a reset would lose.
func TestClean(t *testing.T) {
	for _, c := range []struct {
		name     string
		change   func(l *lab)
		all, sub bool // of the work tree, of its folder sub
	}{
		{"committed", func(l *lab) {}, true, true},
		{"packed", func(l *lab) { l.git("w", "gc", "-q") }, true, true},
		{"detached", func(l *lab) { l.git("w", "checkout", "-q", "--detach") }, true, true},
		{"index version 4", func(l *lab) { l.git("w", "update-index", "--index-version", "4") }, true, true},
		{"split index", func(l *lab) { l.git("w", "update-index", "--split-index") }, true, true},
		{"untracked files", func(l *lab) { l.write("w/new", "x") }, true, true},
		{"touched", func(l *lab) { l.must(os.Chtimes(l.at("w/a.txt"), time.Now(), time.Unix(1e9, 0))) }, true, true},
		{"changed", func(l *lab) { l.write("w/a.txt", "x\n") }, false, true},
		{"changed below", func(l *lab) { l.write("w/sub/deep/c.txt", "x\n") }, false, false},
		{"changed in the tick of the index", func(l *lab) { l.git("w", "reset", "-q", "--hard"); l.write("w/a.txt", "alphb\n") }, false, true},
		{"changed, its mtime set back", func(l *lab) {
			info, err := os.Stat(l.at("w/a.txt"))
			l.must(err)
			l.write("w/a.txt", "alphb\n")
			l.must(os.Chtimes(l.at("w/a.txt"), info.ModTime(), info.ModTime()))
		}, false, true},
		{"staged", func(l *lab) { l.write("w/a.txt", "x\n"); l.git("w", "add", ".") }, false, false},
		{"staged and changed back", func(l *lab) {
			l.write("w/a.txt", "x\n")
			l.git("w", "add", ".")
			l.write("w/a.txt", "alpha\n")
		}, false, false},
		{"added", func(l *lab) { l.write("w/new", "x\n"); l.git("w", "add", ".") }, false, false},
		{"announced", func(l *lab) { l.write("w/new", "x\n"); l.git("w", "add", "-N", ".") }, false, false},
		{"deleted", func(l *lab) { l.remove("w/a.txt") }, false, true},
		{"taken out of the index", func(l *lab) { l.git("w", "rm", "-q", "--cached", "a.txt") }, false, false},
		{"assume-unchanged", func(l *lab) { l.git("w", "update-index", "--assume-unchanged", "a.txt"); l.write("w/a.txt", "x\n") }, false, true},
		{"skip-worktree", func(l *lab) { l.git("w", "update-index", "--skip-worktree", "a.txt") }, false, true},
		{"symlink kept", func(l *lab) {
			l.must(os.Symlink("a.txt", l.at("w/link")))
			l.git("w", "add", ".")
			l.git("w", "commit", "-q", "-m", "link")
		}, true, true},
		{"symlink turned", func(l *lab) {
			l.must(os.Symlink("a.txt", l.at("w/link")))
			l.git("w", "add", ".")
			l.git("w", "commit", "-q", "-m", "link")
			l.remove("w/link")
			l.must(os.Symlink("b.txt", l.at("w/link")))
		}, false, true},
		{"commit gone", func(l *lab) {
			id := l.git("w", "rev-parse", "HEAD")
			l.remove("w/.git/objects/" + id[:2] + "/" + id[2:])
		}, false, false},
		{"on a branch without commits", func(l *lab) { l.git("w", "checkout", "-q", "--orphan", "new") }, false, false},
		{"files named around folders", func(l *lab) {
			for _, name := range []string{"sub.a", "sub-a", "sub0", "sub/a", "sub/.x", "é"} {
				l.write("w/"+name, name)
			}
			l.git("w", "add", ".")
			l.git("w", "commit", "-q", "-m", "names")
		}, true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := newLab(t)
			l.repo("w")
			c.change(l)
			l.expect("all", c.all, l.view().Clean(l.at("w")))
			l.expect("sub", c.sub, l.view().Clean(l.at("w/sub")))
			l.expect("all, again", c.all, l.view().Clean(l.at("w")))
			if c.all {
				l.expect("git's own answer", true, l.git("w", "status", "--porcelain", "-uno") == "")
			}
		})
	}
}

// TestCleanFamily: a submodule's folder is left alone by a reset, unless that
// is set.
func TestCleanFamily(t *testing.T) {
	l := family(t)
	l.write("w/module/a.txt", "x\n")
	l.expect("with a submodule", true, l.view().Clean(l.at("w")))
	l.expect("the submodule", false, l.view().Clean(l.at("w/module")))
	l.expect("a linked work tree", true, l.view().Clean(l.at("bt")))
	l.git("w", "config", "submodule.recurse", "true")
	l.expect("recursing", false, l.view().Clean(l.at("w")))
	l.expect("no repository", false, l.view().Clean(l.at("home")))
	l.expect("above", false, l.view().Clean(l.top))
}

// TestCleanUntouched: stamps are enough, so that no file is read.
func TestCleanUntouched(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.git("w", "update-index", "--force-write-index")
	later := time.Now().Add(2 * time.Second) // than the files' stamps, as after a wait
	l.must(os.Chtimes(l.at("w/.git/index"), later, later))
	unread := &unreading{disk.New(time.Minute), filepath.Join(l.at("w"), "a.txt")}
	l.expect("clean", true, repository.New(l.at("home"), "").For(unread).Clean(l.at("w")))
}

// unreading is a disk where one file cannot be read.
type unreading struct {
	*disk.Disk
	path string
}

func (u *unreading) ReadFile(path string, limit int64) ([]byte, error) {
	if path == u.path {
		return nil, os.ErrPermission
	}
	return u.Disk.ReadFile(path, limit)
}
