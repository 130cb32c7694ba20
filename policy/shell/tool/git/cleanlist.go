package git

import (
	"path"
	"slices"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// mostChanged bounds the tracked files that a list of what git clean takes leaves out.
const mostChanged = 1_000

// lists names in the question what git clean would take now (git-clean(1), -x, -X). It only chooses words.
func (j sweeper) lists(c *effect.Call, v *option.Invocation) {
	if j.World.Git == nil || j.World.Disk == nil || j.Wrap.Remote || j.State.Cwd == "" {
		return
	}
	changed, ok := j.World.Git.Changed(j.State.Cwd, mostChanged)
	if !ok {
		return
	}
	onlyIgnored, ignoredToo := v.Has("-X"), v.Has("-x")
	takes := func(at string, folder bool) (counts, enters bool) {
		switch ignored := j.World.Git.Ignored(at); {
		case path.Base(at) == ".git":
			return false, false
		case ignored:
			return onlyIgnored || ignoredToo, false
		case folder || onlyIgnored:
			return false, folder
		}
		return !j.World.Git.Restorable(at) && !slices.Contains(changed, at), false
	}
	starts := v.Operands
	if len(starts) == 0 {
		starts = []taint.Word{taint.Literal(".")}
	}
	for _, a := range starts {
		if p := j.Place(a); a.Known() && a.Glob == "" && p.Path != "" {
			m := j.World.Found(p.Path, takes)
			m.Pattern = v.Name
			j.Out.Wildcards = append(j.Out.Wildcards, m)
		}
	}
}
