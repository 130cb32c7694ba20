package access

import (
	"io/fs"
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/taint"
)

// led lists what a pattern matches by way of a symlink, where that leads to what its name does not tell: out of the
// workspace, into git's own data, to secrets.
func led(j *nameJudge, a taint.Word) (words []taint.Word) {
	if a.Glob == "" || j.World.Disk == nil || j.Wrap.Remote || j.State.Cwd == "" ||
		strings.Contains(a.Glob, taint.Hole) {
		return nil
	}
	for _, at := range j.World.Led(j.State.Cwd, a.Glob, j.Dotglob || a.Dots != nil) {
		words = append(words, taint.Literal(strings.TrimPrefix(at, j.State.Cwd+"/")))
	}
	return words
}

// Lists tells which symlinks a search lists, or goes through.
type Lists uint8

// The zero value passes over all of them, as grep -r does.
const (
	NoLinks      Lists = iota
	NamesLinks         // by their own names (find)
	ThroughLinks       // the files in the folders that they lead to (grep -R)
	WholeLinks         // folders there as well (find -L)
)

// Bounds of looking behind the symlinks of a folder.
const (
	maxBehind      = 400 // files behind one of them
	maxBehindDepth = 4
)

// linked lists what a search comes to by a symlink in a folder, where that leads away. What lies behind a link to
// more than is looked at is told by the link's own name.
func (k KeptNames) linked(at string) (found []string) {
	if k.Links == NoLinks || !k.World.LeadsAway(at) {
		return nil
	}
	p := k.World.At("", at)
	switch {
	case p.Any(place.System|place.Shared) && !p.Is(place.Secret):
		return nil // python of a virtual environment: nobody's
	case k.Links == NamesLinks, !k.FolderAt(p.Path):
		return []string{at}
	default:
		left := maxBehind
		if found = k.behind(p.Path, at, 0, &left, nil); k.Links == WholeLinks {
			found = append(found, at)
		}
		if left < 0 {
			found = append(found[:min(len(found), maxKept)], at)
		}
	}
	return found
}

// behind lists the files below a folder by the names that they have below a link to it.
func (k KeptNames) behind(dir, name string, depth int, left *int, found []string) []string {
	var folders []string
	k.InTime(k.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		switch *left--; {
		case e.IsDir() && e.Name() != ".git":
			folders = append(folders, e.Name())
			if k.Links == WholeLinks {
				found = append(found, path.Join(name, e.Name()))
			}
		case !e.IsDir():
			found = append(found, path.Join(name, e.Name()))
		}
		return *left >= 0
	}))
	for _, folder := range folders {
		if depth == maxBehindDepth {
			*left = -1
			break
		}
		found = k.behind(path.Join(dir, folder), path.Join(name, folder), depth+1, left, found)
	}
	return found
}
