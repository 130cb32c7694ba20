package files

import (
	"path"
	"slices"
)

// WorkTree is the top of the work tree that git finds from the current folder, which may lie around the workspace (a
// package of a larger repository) or within it (a submodule, a repository of its own). The workspace where git finds
// none, or nothing is known of the disk.
func (o *ownFiles) WorkTree() string {
	if o.World.Disk == nil || o.Wrap.Remote || !path.IsAbs(o.State.Cwd) {
		return o.World.Root()
	}
	for dir := o.State.Cwd; ; dir = path.Dir(dir) {
		meta := path.Join(dir, ".git")
		_, err := o.World.Disk.Lstat(meta)
		if o.InTime(err); err == nil || slices.Contains(o.Born, meta) {
			return dir
		}
		if dir == "/" {
			return o.World.Root()
		}
	}
}
