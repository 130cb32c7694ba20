package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/table"
)

// Loses reports a place in the workspace, a folder with all that lies in it or a pattern, where something goes for good
// if it is deleted: a file that git cannot bring back and does not ignore, that no session made and no tool makes
// again. Where not all of it can be looked at, it does.
func Loses(j *Judge, p place.Place) bool {
	if p.Path == "" || j.World.Disk == nil || j.Wrap.Remote {
		return false
	}
	if holdsData(j, p) {
		return true
	}
	if j.ExpendableName(p) || j.IgnoredName(p.Path) {
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

// databases are endings of files that hold a database; what a test or a cache is called by is none that matters.
const (
	databases = ".db .sqlite .sqlite3 .duckdb .realm .mdb"
	passing   = "*test* *tmp* *temp* *cache* *fixture* *e2e*"
)

// holdsData reports a file, or a pattern that matches one, that holds a database: git ignores it as a rule, and no tool
// makes its rows again.
func holdsData(j *Judge, p place.Place) bool {
	names := []string{p.Path}
	if strings.ContainsAny(p.Path, "*?[") {
		names = names[:0]
		for _, name := range j.World.Expand(path.Dir(p.Path), path.Base(p.Path)).Names {
			names = append(names, j.World.At(path.Dir(p.Path), name).Path)
		}
	}
	return slices.ContainsFunc(names, func(at string) bool {
		base := strings.ToLower(path.Base(at))
		if !table.HasWord(databases, path.Ext(base)) || table.FitsAny(passing, base) || j.InExpendableFolder(at) {
			return false
		}
		info, err := j.World.Disk.Lstat(at)
		return err == nil && info.Mode().IsRegular() && info.Size() > 0 && j.NowhereElse(at)
	})
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
