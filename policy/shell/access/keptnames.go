package access

import (
	"io/fs"
	"path"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// A search through a whole folder finds what a write is refused to as well: git's own data, hooks, what other tools
// run, agents' settings. Where the names go on to a program that writes, none of them stands on the line.

// KeptNames finds such files.
type KeptNames struct {
	*files.Folders

	Links Lists // those that lead to what a write is refused to as well
}

// Bounds of looking for them.
const (
	maxKept    = 64  // files that are kept in mind
	maxEntries = 400 // of one folder
	maxOwnData = 300 // entries of git's own folder
)

// Below lists them below a folder of the workspace, by absolute paths.
func (k KeptNames) Below(dir string) (found []string) {
	if k.World.Disk == nil || dir == "" || k.Wrap.Remote || !k.World.At("", dir).Is(place.Inside) {
		return nil
	}
	for _, one := range k.FoldersBelow(dir) {
		n := 0
		k.InTime(k.World.Disk.ReadDir(one, func(e fs.DirEntry) bool {
			at := path.Join(one, e.Name())
			switch n++; {
			case e.Name() == ".git" && e.IsDir():
				found = append(found, k.ownData(at)...)
			case e.Type()&fs.ModeSymlink != 0:
				if away := k.linked(at); away != nil {
					found = append(found, away...)
				} else if k.refused(at) {
					found = append(found, at)
				}
			case !e.IsDir() && k.refused(at):
				found = append(found, at)
			}
			return n < maxEntries && len(found) < 2*maxKept
		}))
	}
	return found
}

// ownData lists files of git's own folder, but for objects and the samples of hooks, which nothing reads.
func (k KeptNames) ownData(dir string) (found []string) {
	looks := 0
	k.World.Found(dir, func(at string, folder bool) (counts, enters bool) {
		looks++
		if folder {
			return false, looks < maxOwnData && len(found) < maxKept && at != dir+"/objects" && at != dir+"/lfs"
		}
		if len(found) < maxKept && path.Ext(at) != ".sample" {
			found = append(found, at)
		}
		return false, false
	})
	return found
}

// refused reports a file that no write to it by its name would be let run unasked. Secrets are told by other ways.
func (k KeptNames) refused(at string) bool {
	kind := k.World.Kinds(at)
	f := risk.Finding{}
	impact.Touch(&f, impact.Change, place.Place{Path: at, Kind: kind &^ place.Secret}, "")
	return f.Level > risk.Medium
}

// listing is what is known of names that are listed, where some of them are such files'.
func listing(kept []string) (taint.Origin, *taint.Files) {
	if len(kept) == 0 {
		return 0, nil
	}
	return taint.FromKeptPaths, &taint.Files{Kept: kept}
}

// Among gives the files that a list of names has such as: a folder's word stands before what lies in it. The origin
// tells too what the names may become where they are read as a text.
func (k KeptNames) Among(tops []taint.Word, lists func(at, printed string) bool) (taint.Origin, *taint.Files) {
	var kept []string
	for _, top := range tops {
		dir := k.Place(top).Path
		for _, at := range k.Below(dir) {
			rest, below := strings.CutPrefix(at, dir+"/")
			printed := strings.TrimSuffix(top.Text, "/") + "/" + rest
			if top.Text == "" {
				printed = rest
			}
			if below && lists(at, printed) {
				kept = append(kept, printed)
			}
		}
	}
	from, named := listing(kept)
	return from | Parted{Folders: k.Folders}.Below(tops), named
}

// WritesHidden judges a pattern that matches hidden names too, and that something is written to.
func WritesHidden(j *Judge, c *effect.Call, a taint.Word) {
	p := j.Place(a)
	dir, rest := place.FixedFolder(p.Path)
	if dir = path.Clean(dir); rest == "" || !p.Is(place.Inside) {
		return
	}
	for _, at := range (KeptNames{Folders: &j.Folders}).Below(dir) {
		below, ok := strings.CutPrefix(at, dir+"/")
		if ok && matchesBelow(rest, below) {
			writesKept(j, c, []string{below})
			return
		}
	}
}
