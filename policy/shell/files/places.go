package files

import (
	"path"
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

	foundTexts map[string]broughtText // of files, since the last of trees
	foundLinks map[string]bool        // paths whose links were looked for, since the last of trees
}

// Place tells where a word lies, seen from the folder the command runs in. A
// part that is not known counts as a wildcard.
func (ps *places) Place(a taint.Word) place.Place { return ps.PlaceFrom(ps.State.Cwd, a) }

// PlaceFrom is Place for a command that runs in cwd.
func (ps *places) PlaceFrom(cwd string, a taint.Word) place.Place {
	if a.From == taint.FromNumber && a.Glob == "" {
		a.Text = strings.ReplaceAll(a.Text, taint.Hole, "1") // /proc/$$/environ
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
		return ps.through(ps.World.At(cwd, a.Text))
	}
	p := ps.through(ps.World.Like(cwd, pattern))
	p.Open = strings.Contains(a.Text, taint.Hole)
	return p
}

// IsFolder reports a word that the disk shows to be a folder now.
func (ps *places) IsFolder(a taint.Word, p place.Place) bool {
	return a.Known() && p.Path != "" && !ps.Wrap.Remote && ps.FolderAt(p.Path)
}

// Beside reports a place in the folder that holds the workspace, or one folder
// further down: ../x, ../project.worktrees/x.
func (ps *places) Beside(p place.Place) bool {
	root := ps.World.Root()
	parent, above := path.Dir(root), path.Dir(p.Path)
	return root != "" && p.Path != "" && parent != "/" && !p.Top() && (above == parent || path.Dir(above) == parent)
}

// Committed reports that nothing is staged.
func (f *fileTexts) Committed() bool {
	return f.World.Git != nil && f.State.Cwd != "" && f.World.Git.Committed(f.State.Cwd)
}
