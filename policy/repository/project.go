package repository

import "path"

// SameProject implements place.Git. A submodule is a project of its own; so is
// a repository in another's work tree. What the .git of a folder says by itself
// does not count: the repository must know the work tree.
func (v *view) SameProject(workspace, p string) bool {
	a, ok := v.around(workspace)
	if !ok || a.kind == submodule {
		return false
	}
	b, ok := v.around(path.Clean(p))
	return ok && b.kind != submodule && v.same(a.common, b.common)
}
