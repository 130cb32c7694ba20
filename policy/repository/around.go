package repository

import (
	"io/fs"
	"path"
	"strings"

	"guard/policy/gitconfig"
)

// worktree is a work tree and where its repository keeps things
// (gitrepository-layout(5)).
type worktree struct {
	root   string // the folder that holds .git
	dir    string // what is this work tree's own: HEAD, index
	common string // what all work trees share: objects, refs, config
	kind   kind
	config settings
}

// kind is how a work tree belongs to its repository.
type kind uint8

const (
	primary   kind = iota + 1 // .git is the repository itself
	linked                    // one of git worktree, and registered there
	submodule                 // the repository lies elsewhere and names this folder
)

// finder finds the repository that a path belongs to, and reads how it is set up.
type finder struct{ *files }

// around finds the innermost repository whose work tree holds a path, from the
// folder start upwards. What is not quite as git makes it is none, and hides
// those around it.
func (f *finder) around(start string) (*worktree, bool) {
	if !path.IsAbs(start) || inGit(start) {
		return nil, false
	}
	for dir := path.Clean(start); ; dir = path.Dir(dir) {
		m, err := f.member(under(dir, ".git"))
		switch {
		case err != nil:
			return nil, false
		case m.there && m.kind == fs.ModeDir:
			return f.primary(dir)
		case m.there && m.kind == 0:
			return f.pointed(dir)
		case m.there, dir == "/":
			return nil, false
		}
	}
}

// inGit reports a path in a repository's own folder, also as a file system that
// folds case would lead there.
func inGit(p string) bool {
	for part := range strings.SplitSeq(p, "/") {
		if len(part) == len(".git") && strings.EqualFold(part, ".git") {
			return true
		}
	}
	return false
}

// primary is a work tree whose .git is a folder.
func (f *finder) primary(root string) (*worktree, bool) {
	dir := under(root, ".git")
	w := &worktree{root: root, dir: dir, common: dir, kind: primary}
	if m, err := f.member(under(dir, "commondir")); m.there || err != nil {
		return nil, false
	}
	return w, f.sound(w) && !w.config.bare && (w.config.worktree == "" || f.names(w, w.config.worktree))
}

// pointed is a work tree whose .git is a file that names the folder.
func (f *finder) pointed(root string) (*worktree, bool) {
	text, _, err := f.line(under(root, ".git"))
	name, ok := gitconfig.Gitdir(text)
	if err != nil || !ok {
		return nil, false
	}
	dir, ok := join(root, name)
	if !ok || !f.folder(dir) {
		return nil, false
	}
	common, there, err := f.line(under(dir, "commondir"))
	if err != nil {
		return nil, false
	}
	if !there {
		w := &worktree{root: root, dir: dir, common: dir, kind: submodule}
		return w, f.sound(w) && !w.config.bare && f.names(w, w.config.worktree)
	}
	w := &worktree{root: root, dir: dir, kind: linked}
	if w.common, ok = join(dir, common); !ok || !f.registered(w) || !f.sound(w) {
		return nil, false
	}
	return w, !w.config.own.bare && w.config.own.worktree == ""
}

// registered reports a work tree that its repository knows, so that no folder
// can say by itself whose it is: COMMON/worktrees/NAME/gitdir names its .git.
func (f *finder) registered(w *worktree) bool {
	if !f.same(path.Dir(w.dir), under(w.common, "worktrees")) {
		return false
	}
	back, there, err := f.line(under(w.dir, "gitdir"))
	if err != nil || !there {
		return false
	}
	back, ok := join(w.dir, back)
	return ok && path.Base(back) == ".git" && f.same(path.Dir(back), w.root)
}

// names reports whether core.worktree, which counts from the repository's
// folder, is the work tree.
func (f *finder) names(w *worktree, worktree string) bool {
	named, ok := join(w.dir, worktree)
	return ok && f.same(named, w.root)
}

// sound reports a folder that git itself takes for a repository, in a format
// that is understood.
func (f *finder) sound(w *worktree) bool {
	head, err := f.member(under(w.dir, "HEAD"))
	if err != nil || !head.there || head.kind != 0 {
		return false
	}
	return f.folder(w.common) && f.folder(under(w.common, "objects")) && f.folder(under(w.common, "refs")) &&
		f.configure(w)
}
