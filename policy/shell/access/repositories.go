package access

import (
	"slices"

	"guard/policy/place"
)

// RepositoryAt reports a folder that git takes for a work tree, or for a
// repository itself, and where its settings lie.
func (k *Judge) RepositoryAt(dir string) (meta string, ok bool) {
	if k.IsThere(dir + "/.git") {
		return dir + "/.git", true
	}
	if k.IsThere(dir+"/HEAD") &&
		(k.IsThere(dir+"/objects") || k.IsThere(dir+"/refs") || k.IsThere(dir+"/config") ||
			k.IsThere(dir+"/commondir")) {
		return dir, true
	}
	return "", false
}

// IsThere reports what is on the disk, or was made by the line.
func (k *Judge) IsThere(p string) bool {
	if k.ofLine(p) {
		return true
	}
	_, err := k.World.Disk.Lstat(p)
	return err == nil
}

// ofLine reports a file that the line makes or changes.
func (k *Judge) ofLine(p string) bool {
	return slices.Contains(k.Born, p) || k.ChangedByLine(p)
}

// completes reports a file that, with another that the line makes, makes a folder a
// repository.
func (k *Judge) completes(p place.Place) bool {
	return slices.ContainsFunc(place.RepositoryPairs(p.Path), k.ofLine)
}
