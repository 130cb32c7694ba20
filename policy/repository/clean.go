package repository

import (
	"bytes"
	"io/fs"
	"path"
)

// Clean implements place.Git. It trusts the stamps in the index, as a reset
// does: what git takes for unchanged it does not write.
func (v *view) Clean(folder string) bool {
	folder = path.Clean(folder)
	w, ok := v.around(folder)
	if !ok {
		return false
	}
	x, err := v.index(w)
	if err != nil || !v.committed(w, x) {
		return false
	}
	entries := x.entries
	if folder != w.root {
		entries = x.below(w.nameOf(folder) + "/")
	}
	for i := range entries {
		if !v.asIndexed(w, x, &entries[i]) {
			return false
		}
	}
	return true
}

// committed reports an index that is the tree of HEAD.
func (v *view) committed(w *worktree, x *index) bool {
	tree, ok := x.root()
	if !ok {
		return false
	}
	head, ok := v.head(w)
	if !ok {
		return false
	}
	commit, ok := v.object(w, head)
	if !ok || commit.kind != "commit" {
		return false
	}
	line, _, _ := bytes.Cut(commit.data, []byte("\n"))
	return string(line) == "tree "+tree.String()
}

// asIndexed reports a file that is as the index holds it. A submodule's folder
// is not touched by a reset, unless that is set.
func (v *view) asIndexed(w *worktree, x *index, e *entry) bool {
	file := under(w.root, e.name)
	if e.mode == modeModule {
		return !w.config.recurses
	}
	if !e.plain() || path.Clean(file) != file {
		return false
	}
	s, there, err := v.fresh(file)
	switch {
	case err != nil || !there || !e.like(s.Mode):
		return false
	case e.untouched(s, x.stamp):
		return true
	case s.Mode.Type() == fs.ModeSymlink:
		to, err := v.disk.Readlink(file)
		return err == nil && (object{kind: "blob", data: []byte(to)}).name() == e.oid
	}
	return v.holds(w, e, file)
}
