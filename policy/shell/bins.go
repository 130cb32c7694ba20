package shell

import (
	"io/fs"
	"path"
	"slices"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// ownProgram judges a program that a package runner finds in the project before
// the system's: node_modules/.bin/NAME. What a package manager puts there is a
// link into a package; a file of its own may be anybody's.
func (k *projectJudge) ownProgram(c *effect.Call, name string) {
	if k.World.Disk == nil || k.Wrap.Remote {
		return
	}
	for _, dir := range k.binFolders() {
		file := path.Join(dir, name)
		info, err := k.World.Disk.Lstat(file)
		if err != nil {
			continue
		}
		if info.Mode()&fs.ModeSymlink != 0 && !k.Wrote(file) || slices.Contains(k.Inside, file) {
			return
		}
		text, how := k.TextOf(place.Place{Path: file})
		if how != files.Wholly || files.Binary(text) {
			return
		}
		inside := k.Inside
		k.Inside = append(slices.Clip(inside), file)
		k.performs(c, !k.Wrote(file), func() { k.runsText(c, text, file, code.Unknown, nil) })
		k.Inside = inside
		return
	}
}

// binFolders are where a package runner looks: here, and at the workspace's top.
func (k *projectJudge) binFolders() []string {
	var dirs []string
	if k.State.Cwd != "" {
		dirs = append(dirs, k.State.Cwd+"/node_modules/.bin")
	}
	if root := k.World.Root(); root != "" && root != k.State.Cwd {
		dirs = append(dirs, root+"/node_modules/.bin")
	}
	return dirs
}
