package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
)

// Bounds of the look for code that came unseen.
const (
	maxUnseenFolders = 400
	maxUnseenLooked  = 3_000 // files of code
	maxUnseen        = 200
)

// SearchedFiles are SessionFiles for what looks for code by itself, as a runner of tests does, or a language at its
// start: with those that calls did not tell of. The disk is looked at once for a line.
func (f *fileTexts) SearchedFiles() []string {
	own := f.SessionFiles()
	if !f.searched {
		f.unseen, f.searched = unseen(f, f.World.Root()), true
	}
	for _, file := range f.unseen {
		if !slices.Contains(own, file) {
			own = append(own, file)
		}
	}
	return own
}

// unseen lists the files of code below a folder that calls of this session may have changed and did not tell of, the
// nearest first. Files that git holds or ignores, and folders that tools fill, are none.
func unseen(f *fileTexts, root string) (found []string) {
	if root == "" || f.World.Disk == nil || f.World.Git == nil || f.World.Past == nil {
		return nil
	}
	enters := func(p string) bool {
		name := path.Base(p)
		return name != ".git" && !FilledByTools(name) && !f.World.Git.Ignored(p) && !virtual(f, p)
	}
	looked := 0
	place.Nearest(f.World.Disk, root, maxUnseenFolders, enters, func(p string) bool {
		if code.LanguageOf(p, "") == code.Unknown {
			return true
		}
		if looked++; touched(f, p) && !f.World.Past.Installed(p) {
			found = append(found, p)
		}
		return looked <= maxUnseenLooked && len(found) < maxUnseen
	})
	return found
}

// virtual reports a virtual environment of another name than .venv (Python 3.13, venv).
func virtual(f *fileTexts, folder string) bool {
	return strings.Contains(path.Base(folder), "env") && !f.World.Missing(path.Join(folder, "pyvenv.cfg"))
}
