package records

import (
	"errors"
	"os"
	"slices"
	"strings"

	"golang.org/x/sys/unix"

	"guard/undo"
	"guard/undo/restore"
)

// older reports that other calls than the plan's took more of the file or folder that is asked for, which is kept and
// not there now.
func (u *undoFlags) older(k keptFiles, plan *restore.Plan) (found bool) {
	if u.file == "" || u.id != "" {
		return false
	}
	told := map[undo.Path]bool{}
	for i := range plan.Changes {
		told[plan.Changes[i].Entry.Path] = true
	}
	_ = newest(func(m moment) bool {
		manifest, err := k.manifest(m.kept.Manifest)
		found = err == nil && slices.ContainsFunc(manifest.Entries, func(e undo.Entry) bool {
			return lies(&e, u.file) && !told[e.Path] && isGone(string(e.Path))
		})
		return !found
	})
	return found
}

// lies reports an entry that can come back, and is a file or lies in a folder.
func lies(e *undo.Entry, file string) bool {
	return e.Kind != undo.Absent && e.Kind != undo.Other &&
		(string(e.Path) == file || strings.HasPrefix(string(e.Path), strings.TrimSuffix(file, "/")+"/"))
}

// isGone reports a path at which nothing stands.
func isGone(p string) bool {
	_, err := os.Lstat(p)
	return errors.Is(err, os.ErrNotExist) || errors.Is(err, unix.ENOTDIR)
}
