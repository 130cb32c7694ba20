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
func (k *places) Place(a taint.Word) place.Place { return k.PlaceFrom(k.State.Cwd, a) }

// PlaceFrom is Place for a command that runs in cwd.
func (k *places) PlaceFrom(cwd string, a taint.Word) place.Place {
	if a.From == taint.FromNumber && a.Glob == "" {
		a.Text = strings.ReplaceAll(a.Text, taint.Hole, "1") // /proc/$$/environ
	}
	pattern := a.Glob
	if pattern == "" {
		pattern = taint.EscapeGlob(a.Text)
	}
	pattern = strings.ReplaceAll(pattern, taint.Hole, "*")
	switch {
	case k.Wrap.Remote && a.Known():
		return k.World.Elsewhere(a.Text)
	case k.Wrap.Remote:
		return k.World.Elsewhere(pattern)
	case a.Known():
		return k.through(k.World.At(cwd, a.Text))
	}
	return k.through(k.World.Like(cwd, pattern))
}

// IsFolder reports a word that the disk shows to be a folder now.
func (k *places) IsFolder(a taint.Word, p place.Place) bool {
	return a.Known() && p.Path != "" && !k.Wrap.Remote && k.FolderAt(p.Path)
}

// Beside reports a place in the folder that holds the workspace, or one folder
// further down: ../x, ../project.worktrees/x.
func (k *places) Beside(p place.Place) bool {
	root := k.World.Root()
	parent, above := path.Dir(root), path.Dir(p.Path)
	return root != "" && p.Path != "" && parent != "/" && !p.Top() && (above == parent || path.Dir(above) == parent)
}

// Committed reports that nothing is staged.
func (k *fileTexts) Committed() bool {
	return k.World.Git != nil && k.State.Cwd != "" && k.World.Git.Committed(k.State.Cwd)
}
