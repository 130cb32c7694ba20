package access

import (
	"path"
	"strings"

	"guard/policy/place"
)

// Loses reports a place in the workspace, a folder with all that lies in it or a pattern, where something goes for good
// if it is deleted: a file that git cannot bring back and does not ignore, that no session made and no tool makes
// again. Where not all of it can be looked at, it does.
func Loses(j *Judge, p place.Place) bool {
	if p.Path == "" || j.World.Disk == nil || j.Wrap.Remote || j.ExpendableName(p) || j.IgnoredName(p.Path) {
		return false
	}
	top, rest := place.FixedFolder(p.Path)
	top = path.Clean(top)
	wanted := func(string) bool { return true }
	if rest != "" {
		wanted = matching(p.Path)
	}
	info, err := j.World.Disk.Lstat(top)
	if j.InTime(err); err != nil {
		return false
	}
	if !info.IsDir() {
		return info.Mode()&0o111 == 0 && j.Unsaved(top) // a program is what a build makes
	}
	m := j.World.Found(top, func(at string, folder bool) (counts, enters bool) {
		if folder {
			return false, path.Base(at) != ".git" && !j.InExpendableFolder(at) && !j.IgnoredName(at)
		}
		return wanted(at) && !j.ExpendableName(place.Place{Path: at}) && j.Unsaved(at), false
	})
	return m.Count > 0 || m.More
}

// matching finds what lies at or below the matches of a pattern. Behind ** only the last name counts.
func matching(pattern string) func(at string) bool {
	last := path.Base(pattern)
	if strings.Contains(pattern, "**") {
		return func(at string) bool {
			ok, err := path.Match(last, path.Base(at))
			return ok || err != nil || last == "**"
		}
	}
	deep := strings.Count(pattern, "/") + 1
	return func(at string) bool {
		parts := strings.SplitN(at, "/", deep+1)
		ok, err := path.Match(pattern, strings.Join(parts[:min(deep, len(parts))], "/"))
		return ok || err != nil
	}
}
