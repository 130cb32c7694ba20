package files

import (
	"bytes"
	"io/fs"
	"path"
	"slices"

	"guard/policy/place"
)

// Bounds of looking for a text in the files of a workspace.
const (
	maxHeldFolders = 2_000
	maxHeldFiles   = 5_000
	maxHeldText    = 256 << 10 // bytes of one file
)

// HoldsText reports a file below a folder that holds a text and is as git has it: whoever has the project has the text.
func HoldsText(w place.World, dir, text string) bool {
	if w.Git == nil || w.Disk == nil || text == "" {
		return false
	}
	folders, left, held := []string{dir}, maxHeldFiles, false
	for i := 0; i < len(folders) && left > 0 && !held; i++ {
		err := w.Disk.ReadDir(folders[i], func(e fs.DirEntry) bool {
			at := path.Join(folders[i], e.Name())
			switch {
			case e.IsDir():
				filled := e.Name() == ".git" || slices.Contains(expendableFolders, e.Name())
				if !filled && len(folders) < maxHeldFolders {
					folders = append(folders, at)
				}
			case e.Type().IsRegular():
				left--
				has, err := w.Disk.ReadFile(at, maxHeldText)
				held = err == nil && bytes.Contains(has, []byte(text)) && w.Git.Restorable(at)
			}
			return left > 0 && !held
		})
		if err != nil && i == 0 {
			return false
		}
	}
	return held
}
