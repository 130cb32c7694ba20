package git

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// topLevel is what git rev-parse --show-toplevel prints: the folder above which has a repository of its
// own, where that lies in the workspace and no setting of it leads elsewhere.
func (j listing) topLevel(v *option.Invocation) (taint.Stream, bool) {
	if v.Name != "git rev-parse" || len(v.Chain) != 2 || len(v.Used) != 1 || !v.Has("--show-toplevel") ||
		len(v.Operands)+len(v.Unlisted)+len(v.Unknown) > 0 || len(j.State.Maybe) > 0 || j.World.Disk == nil {
		return taint.Stream{}, false
	}
	dir := j.Place(taint.Literal("."))
	for ; dir.Is(place.Inside); dir = j.World.At("", path.Dir(dir.Path)) {
		if meta, ok := j.RepositoryAt(dir.Path); ok {
			settings, how := j.TextOf(j.World.At("", meta+"/config"))
			known := meta != dir.Path && how == files.Wholly && j.IsThere(meta+"/HEAD") &&
				j.IsThere(meta+"/objects") && j.IsThere(meta+"/refs") && !leadsElsewhere(settings)
			return taint.Stream{Text: dir.Path + "\n", Known: true}, known
		}
	}
	return taint.Stream{}, false
}

// leadsElsewhere reports settings that may name another work tree, or read further settings.
func leadsElsewhere(settings string) bool {
	settings = strings.ToLower(settings)
	return strings.Contains(settings, "worktree") || strings.Contains(settings, "include")
}
