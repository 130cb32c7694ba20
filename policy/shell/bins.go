package shell

import (
	"io/fs"
	"path"
	"slices"

	"guard/policy/code"
	"guard/policy/place"
)

// ownProgram judges a program that a package runner finds in the project before
// the system's: node_modules/.bin/NAME. What a package manager puts there is a
// link into a package; a file of its own may be anybody's.
func (k *projectJudge) ownProgram(c *call, name string) {
	if k.world.Disk == nil || k.wrap.remote {
		return
	}
	for _, dir := range k.binFolders() {
		file := path.Join(dir, name)
		info, err := k.world.Disk.Lstat(file)
		if err != nil {
			continue
		}
		if info.Mode()&fs.ModeSymlink != 0 && !k.wrote(file) || slices.Contains(k.inside, file) {
			return
		}
		text, how := k.textOf(place.Place{Path: file})
		if how != wholly || binary(text) {
			return
		}
		inside := k.inside
		k.inside = append(slices.Clip(inside), file)
		k.performs(c, !k.wrote(file), func() { k.runsText(c, text, file, code.Unknown, nil) })
		k.inside = inside
		return
	}
}

// binFolders are where a package runner looks: here, and at the workspace's top.
func (k *projectJudge) binFolders() []string {
	var dirs []string
	if k.state.cwd != "" {
		dirs = append(dirs, k.state.cwd+"/node_modules/.bin")
	}
	if root := k.world.Root(); root != "" && root != k.state.cwd {
		dirs = append(dirs, root+"/node_modules/.bin")
	}
	return dirs
}
