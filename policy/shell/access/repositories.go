package access

import (
	"slices"

	"guard/policy/place"
)

// RepositoryAt reports a folder that git takes for a work tree, or for a
// repository itself, and where its settings lie.
func (j *Judge) RepositoryAt(dir string) (meta string, ok bool) {
	if j.IsThere(dir + "/.git") {
		return dir + "/.git", true
	}
	if j.IsThere(dir+"/HEAD") &&
		(j.IsThere(dir+"/objects") || j.IsThere(dir+"/refs") || j.IsThere(dir+"/config") ||
			j.IsThere(dir+"/commondir")) {
		return dir, true
	}
	return "", false
}

// IsThere reports what is on the disk, or was made by the line.
func (j *Judge) IsThere(p string) bool {
	if j.ofLine(p) {
		return true
	}
	_, err := j.World.Disk.Lstat(p)
	return err == nil
}

// ofLine reports a file that the line makes or changes.
func (j *Judge) ofLine(p string) bool {
	return slices.Contains(j.Born, p) || j.ChangedByLine(p)
}

// completes reports a file that, with another that the line makes, makes a folder a
// repository.
func (j *Judge) completes(p place.Place) bool {
	return slices.ContainsFunc(place.RepositoryPairs(p.Path), j.ofLine)
}
