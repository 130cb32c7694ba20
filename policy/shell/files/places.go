package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// places tells where words lead: through the symlinks of the disk, of the line, and of
// what git brings.
type places struct {
	effect.Line

	Links []Link        // symlinks that the line makes
	trees []BroughtTree // what git brings into the work tree
	grown []string      // linked work trees that the line adds where nothing was

	indexed []string // symlinks that the line has git hold, by their names in the work tree

	foundTexts map[string]broughtText // of files, since the last of trees
	foundLinks map[string]bool        // paths whose links were looked for, since the last of trees
	foundFiles []string               // what git brings, once listed is that of all trees
	listed     int
}

// Place tells where a word lies, seen from the folder the command runs in. A
// part that is not known counts as a wildcard.
func (ps *places) Place(a taint.Word) place.Place { return ps.PlaceFrom(ps.State.Cwd, a) }

// PlaceFrom is Place for a command that runs in cwd.
func (ps *places) PlaceFrom(cwd string, a taint.Word) place.Place {
	if a.From == taint.FromNumber && a.Glob == "" && strings.Contains(a.Text, taint.Hole) {
		text := a.Text
		a.Text = strings.ReplaceAll(text, taint.Hole, "1") // /proc/$$/environ
		p := ps.PlaceFrom(cwd, a)
		if a.Text = strings.ReplaceAll(text, taint.Hole, ""); a.Text != "" && !ps.Wrap.Remote {
			p.Kind |= ps.World.At(cwd, a.Text).Kind & keptKinds // no shell has each of the variables: .e${LINES}nv
		}
		return p
	}
	pattern := a.Glob
	if pattern == "" {
		pattern = taint.EscapeGlob(a.Text)
	}
	pattern = strings.ReplaceAll(pattern, taint.Hole, "*")
	switch {
	case ps.Wrap.Remote && a.Known():
		return ps.World.Elsewhere(a.Text)
	case ps.Wrap.Remote:
		return ps.World.Elsewhere(pattern)
	case a.Known():
		return ps.OfProject(ps.through(ps.World.At(cwd, a.Text)))
	}
	p := ps.through(ps.World.Like(cwd, pattern))
	p.Open = strings.Contains(a.Text, taint.Hole)
	return p
}

// keptKinds are what a place may be by its name that no everyday place is.
const keptKinds = place.Secret | place.AgentSettings | place.Instructions | place.Guard | place.Executed |
	place.Startup | place.VCS

// IsFolder reports a word that the disk shows to be a folder now.
func (ps *places) IsFolder(a taint.Word, p place.Place) bool {
	return a.Known() && p.Path != "" && !ps.Wrap.Remote && ps.FolderAt(p.Path)
}

// ForTree reports a place where people put the work trees of a project: a new name right beside it, or one
// below a folder beside it that is named for that: ../fix, ../worktrees/fix, ../project.worktrees/a/fix.
func (ps *places) ForTree(p place.Place) bool {
	root := ps.World.Root()
	parent := path.Dir(root)
	if root == "" || p.Path == "" || parent == "/" || p.Top() || !place.Below(p.Path, parent) ||
		ps.World.Disk != nil && !ps.World.Missing(p.Path) {
		return false
	}
	first, deeper, below := strings.Cut(strings.TrimPrefix(p.Path, parent+"/"), "/")
	folder := path.Join(parent, first)
	first = strings.ToLower(first)
	switch {
	case slices.ContainsFunc(strings.Split(deeper, "/"), func(part string) bool {
		return strings.HasPrefix(part, ".") || slices.Contains(soughtFolders, strings.ToLower(part))
	}):
		return false
	case below && strings.Contains(first, "worktree"):
		return true
	case strings.HasPrefix(first, ".") || slices.Contains(soughtFolders, first):
		return false
	case !below:
		return true
	}
	named := strings.TrimLeft(strings.TrimPrefix(first, strings.ToLower(path.Base(root))), "._-")
	return named != first || slices.Contains(treeFolders, named) || ps.World.Disk != nil && ps.World.Missing(folder)
}

// soughtFolders are names of folders in which programs look for code, or which they show to others: node's
// modules.html, go env GOPATH, kpathsea's texmf.cnf, R's ?libPaths, local::lib, hier(7), Apache's mod_userdir.
var soughtFolders = strings.Fields("node_modules bower_components bin sbin lib lib64 libexec include share etc go " +
	"texmf library applications perl5 r public_html www cgi-bin mail maildir documents desktop downloads " +
	"pictures music movies videos public templates")

// treeFolders are names of folders that hold work trees.
var treeFolders = strings.Fields("wt wts trees branches work tree git-worktrees")

// Committed reports that nothing is staged.
func (f *fileTexts) Committed() bool {
	return f.World.Git != nil && f.State.Cwd != "" && f.World.Git.Committed(f.State.Cwd)
}
