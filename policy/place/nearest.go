package place

import (
	"io/fs"
	"path"
)

// Nearest goes through the regular files below a folder, those of nearer folders first, for as long as each wants more.
// It goes into the folders that enters takes, and all in all into so many at most. Links are not followed, and what
// cannot be looked at is passed over.
func Nearest(disk Disk, folder string, most int, enters func(folder string) bool, each func(file string) (more bool)) {
	more, entered := true, 1
	for folders := []string{folder}; len(folders) > 0 && more; folders = folders[1:] {
		at := folders[0]
		_ = disk.ReadDir(at, func(e fs.DirEntry) bool {
			p := path.Join(at, e.Name())
			switch {
			case e.Type().IsRegular():
				more = each(p)
			case e.IsDir() && entered < most && enters(p):
				folders = append(folders, p)
				entered++
			}
			return more
		})
	}
}
