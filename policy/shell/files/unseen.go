package files

import (
	"io/fs"
	"path"
	"slices"

	"guard/policy/code"
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
	looked, entered := 0, 1
	for folders := []string{root}; len(folders) > 0 && looked <= maxUnseenLooked; folders = folders[1:] {
		dir := folders[0]
		_ = f.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			p := path.Join(dir, e.Name())
			switch {
			case e.IsDir():
				if entered < maxUnseenFolders && e.Name() != ".git" && !FilledByTools(e.Name()) &&
					!f.World.Git.Ignored(p) {
					folders = append(folders, p)
					entered++
				}
			case e.Type().IsRegular() && code.LanguageOf(p, "") != code.Unknown:
				if looked++; touched(f, p) {
					found = append(found, p)
				}
			}
			return looked <= maxUnseenLooked && len(found) < maxUnseen
		})
	}
	return found
}
