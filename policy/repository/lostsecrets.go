package repository

import (
	"encoding/hex"
	"io/fs"
	"path"
	"strings"

	"guard/policy/place"
)

// Objects that nothing leads to: what was staged and taken back lies among them until git gc takes it away.

// holds reports an object that is a file's of the index.
func (x *index) holds(id oid) bool {
	for i := range x.entries {
		if x.entries[i].oid == id {
			return true
		}
	}
	return false
}

// lostName is where git fsck --lost-found would put an object down.
func lostName(w *worktree, id oid) string { return path.Join(w.root, place.LostObjects, id.String()) }

// maxLoose bounds the objects among which lost secrets are looked for.
const maxLoose = 800

// SecretsLost implements place.Printed.
func (v printed) SecretsLost(folder string) (files []string) {
	w, x, ok := v.indexAround(folder)
	if !ok {
		return nil
	}
	store, n := path.Join(w.common, "objects"), 0
	var folders []string
	v.disk.ReadDir(store, func(e fs.DirEntry) bool {
		if e.IsDir() && len(e.Name()) == 2 {
			folders = append(folders, e.Name())
		}
		return true
	})
	for _, first := range folders {
		v.disk.ReadDir(path.Join(store, first), func(e fs.DirEntry) bool {
			n++
			var id oid
			if b, err := hex.DecodeString(first + e.Name()); err == nil && len(b) == len(id) && n <= maxLoose {
				copy(id[:], b)
				if file := v.SecretObject(folder, id.String()); file != "" && !x.holds(id) &&
					strings.Contains(file, place.LostObjects) {
					files = append(files, file)
				}
			}
			return n <= maxLoose
		})
	}
	return files
}
