package access

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/taint"
)

// lockHolders are processes that may hold the lock of a repository's index, as pgrep names them.
const lockHolders = "^git"

// staleLock reports the lock of the workspace's own index that a git left which runs no more, and which git itself
// says to remove (lockfile.c: "remove the file manually to continue"). It holds no work: where no git runs, the
// index that it would have become is written by nobody.
func staleLock(j *Judge, a taint.Word, p place.Place) bool {
	if path.Base(p.Path) != "index.lock" || !a.Known() || a.Glob != "" || p.Pattern || p.Open || p.Linked ||
		p.Is(place.Remote) || !p.Is(place.Inside) || j.World.Processes == nil || j.Wrap.Remote {
		return false
	}
	rest, within := strings.CutPrefix(p.Path, j.World.Workspace+"/.git/")
	if !within || rest != "index.lock" {
		return false
	}
	pids, ok := j.World.Processes.Named(lockHolders, false)
	return ok && len(pids) == 0
}
