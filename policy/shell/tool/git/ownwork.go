package git

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/taint"
)

// ownWork tells whether what git would throw away is only this session's.
type ownWork struct {
	*access.Judge
	skips bool // a rebase goes on without the commit that is in conflict: no other may hold it
}

// maxChanged bounds the changed files that are looked at.
const maxChanged = 200

// changes reports that no tracked file at or below a place differs from the
// index but by what this session did.
func (j ownWork) changes(a taint.Word) bool {
	p := j.Place(a)
	if j.World.Git == nil || j.Wrap.Remote || !a.Known() || p.Path == "" || strings.HasPrefix(a.Text, ":") ||
		j.Obscure && len(j.Carried) > 0 {
		return false
	}
	if root := j.WorkTree(); strings.ContainsAny(a.Text, `*?[`) { // a pathspec of git's own
		if root == "" || !place.Below(p.Path, root) {
			return false
		}
		p.Path = root
	}
	if j.carriedOver(p.Path) {
		return false
	}
	changed, ok := j.World.Git.Changed(p.Path, maxChanged)
	return ok && !slices.ContainsFunc(changed, j.theirs)
}

// carriedOver reports a file below a folder onto which the line has moved what is not the
// session's: it lies there alone, and git has another text for that name.
func (j ownWork) carriedOver(folder string) bool {
	return slices.ContainsFunc(j.Carried, func(file string) bool {
		if !place.Below(file, folder) || j.World.Disk == nil {
			return false
		}
		info, err := j.World.Disk.Lstat(file)
		j.InTime(err)
		return err == nil && !info.IsDir()
	})
}

// stage reports that the index holds nothing that is only there, but for this
// session's own.
func (j ownWork) stage() bool {
	if j.World.Git == nil || j.State.Cwd == "" || j.Wrap.Remote {
		return false
	}
	if j.World.Git.Committed(j.State.Cwd) {
		return true
	}
	root := j.WorkTree()
	if root == "" || !place.Below(j.State.Cwd, root) {
		root = j.State.Cwd
	}
	staged, ok := j.World.Git.Staged(root, maxChanged)
	return ok && !slices.ContainsFunc(staged, j.theirs)
}

// additions reports that the index holds nothing that the last commit does not, but
// for this session's own: files become as the commit has them, or go.
func (j ownWork) additions() bool {
	if j.World.Git.Committed(j.State.Cwd) {
		return true
	}
	added, ok := j.World.Git.Uncommitted(j.State.Cwd, maxChanged)
	return ok && !slices.ContainsFunc(added, j.theirs)
}

// theirs reports a file that holds what may be the person's: this session did not write all that git
// does not hold of it, nor did git, where it merges commits.
func (j ownWork) theirs(file string) bool {
	return !j.OwnEdit(file) && (j.skips || j.Touched(file) || !j.World.Git.Merged(file))
}
