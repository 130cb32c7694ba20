package access

import (
	"io/fs"
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// maxEdited bounds the folders in which links are looked for.
const maxEdited = 60

// editedByLink lists the sources outside of the workspace to which a program that edits all of a folder comes by a link
// in it (gofmt -w of Go 1.26 opens what a link leads to; others pass links over).
func editedByLink(j *nameJudge, a taint.Word, how Manner) (words []taint.Word) {
	if how != Edits || !a.Known() || a.Glob != "" || j.World.Disk == nil || j.Wrap.Remote ||
		!j.FolderAt(j.Place(a).Path) {
		return nil
	}
	folders := []string{j.Place(a).Path}
	for n := 0; n < len(folders) && n < maxEdited; n++ {
		at := folders[n]
		j.InTime(j.World.Disk.ReadDir(at, func(e fs.DirEntry) bool {
			name := path.Join(at, e.Name())
			switch {
			case e.IsDir() && !strings.HasPrefix(e.Name(), ".") && !files.FilledByTools(e.Name()):
				folders = append(folders, name)
			case e.Type() == fs.ModeSymlink && code.LanguageOf(name, "") != code.Unknown && j.World.LeadsAway(name):
				if p := j.World.At("", name); !p.Any(place.Inside | place.Shared | place.System) {
					words = append(words, taint.Literal(name))
				}
			}
			return len(words) < taint.MaxWords
		}))
	}
	return words
}
