package past

import (
	"io/fs"
	"path"
)

// A call may make more than its words name: what is in a folder after it and was not there before.

// Bounds of the folders that are listed before a call.
const (
	maxListed = 8
	maxNames  = 2_000
)

// listing is what a folder held before a call.
type listing struct {
	folder string
	names  map[string]bool
}

// list notes what folders hold now. One that is too large is left out.
func (v *view) list(folders []string) []listing {
	var all []listing
	for _, dir := range folders {
		if len(all) == maxListed {
			break
		}
		l := listing{dir, map[string]bool{}}
		err := v.disk.ReadDir(dir, func(e fs.DirEntry) bool {
			l.names[e.Name()] = true
			return len(l.names) <= maxNames
		})
		if err == nil && len(l.names) <= maxNames {
			all = append(all, l)
		}
	}
	return all
}

// since lists what a folder holds that it did not hold before.
func (v *view) since(l listing) []string {
	var fresh []string
	_ = v.disk.ReadDir(l.folder, func(e fs.DirEntry) bool {
		if !l.names[e.Name()] {
			fresh = append(fresh, path.Join(l.folder, e.Name()))
		}
		return len(fresh) < maxTargets
	})
	return fresh
}
