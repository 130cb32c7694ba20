package repository

import (
	"io/fs"
	"path"
	"strings"
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

// around finds the innermost repository whose work tree holds a path, from the
// folder start upwards. What is not quite as git makes it is none, and hides
// those around it.
func (v *view) around(start string) (*worktree, bool) {
	if !path.IsAbs(start) || inGit(start) {
		return nil, false
	}
	for dir := path.Clean(start); ; dir = path.Dir(dir) {
		m, err := v.member(under(dir, ".git"))
		switch {
		case err != nil:
			return nil, false
		case m.there && m.kind == fs.ModeDir:
			return v.primary(dir)
		case m.there && m.kind == 0:
			return v.pointed(dir)
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
func (v *view) primary(root string) (*worktree, bool) {
	dir := under(root, ".git")
	w := &worktree{root: root, dir: dir, common: dir, kind: primary}
	if m, err := v.member(under(dir, "commondir")); m.there || err != nil {
		return nil, false
	}
	return w, v.sound(w) && !w.config.bare && (w.config.worktree == "" || v.names(w, w.config.worktree))
}

// pointed is a work tree whose .git is a file that names the folder.
func (v *view) pointed(root string) (*worktree, bool) {
	text, _, err := v.line(under(root, ".git"))
	name, ok := strings.CutPrefix(text, "gitdir: ")
	if err != nil || !ok {
		return nil, false
	}
	dir, ok := join(root, name)
	if !ok || !v.folder(dir) {
		return nil, false
	}
	common, there, err := v.line(under(dir, "commondir"))
	if err != nil {
		return nil, false
	}
	if !there {
		w := &worktree{root: root, dir: dir, common: dir, kind: submodule}
		return w, v.sound(w) && !w.config.bare && v.names(w, w.config.worktree)
	}
	w := &worktree{root: root, dir: dir, kind: linked}
	if w.common, ok = join(dir, common); !ok || !v.registered(w) || !v.sound(w) {
		return nil, false
	}
	return w, !w.config.own.bare && w.config.own.worktree == ""
}

// registered reports a work tree that its repository knows, so that no folder
// can say by itself whose it is: COMMON/worktrees/NAME/gitdir names its .git.
func (v *view) registered(w *worktree) bool {
	if !v.same(path.Dir(w.dir), under(w.common, "worktrees")) {
		return false
	}
	back, there, err := v.line(under(w.dir, "gitdir"))
	if err != nil || !there {
		return false
	}
	back, ok := join(w.dir, back)
	return ok && path.Base(back) == ".git" && v.same(path.Dir(back), w.root)
}

// names reports whether core.worktree, which counts from the repository's
// folder, is the work tree.
func (v *view) names(w *worktree, worktree string) bool {
	named, ok := join(w.dir, worktree)
	return ok && v.same(named, w.root)
}

// sound reports a folder that git itself takes for a repository, in a format
// that is understood.
func (v *view) sound(w *worktree) bool {
	head, err := v.member(under(w.dir, "HEAD"))
	if err != nil || !head.there || head.kind != 0 {
		return false
	}
	return v.folder(w.common) && v.folder(under(w.common, "objects")) && v.folder(under(w.common, "refs")) &&
		v.configure(w)
}
