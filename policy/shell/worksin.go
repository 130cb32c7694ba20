package shell

import (
	"cmp"
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// worksIn judges the folder in which a command works: what lies there decides
// what a build runs and what git's settings start, and it is what a list shows.
func (k *invocationJudge) worksIn(c *call, v *invocation) {
	cwd := k.state.cwd
	home := k.world.Workspace
	if home == "" { // the session's folder, which the request does not choose; if it is not known, the request's
		home = cmp.Or(k.world.Start, k.start)
	}
	if k.wrap.remote || cwd != "" && cwd == home || !mindsFolder(v) {
		return
	}
	switch {
	case cwd == "":
		if !k.state.within && obeysFolder(v) {
			c.unknown(say("{0} works in a folder that is not known before it runs", v.name))
		}
	default:
		k.worksOutside(c, v, k.world.At("", cwd))
	}
}

// worksOutside judges a folder that may lie beyond the workspace. Where everybody
// may read, what only looks around may work; where this session made the folder,
// git may keep a repository in it, and where it made all that is there, anything
// may run it. Somebody else's repository has settings that start programs
// (git-config(1), core.fsmonitor).
func (k *invocationJudge) worksOutside(c *call, v *invocation, p place.Place) {
	looks, ofGit := v.entry.Level == risk.Low, v.chain[0].Name == "git"
	switch {
	case p.Is(place.Inside):
	case looks && (p.Is(place.Shared) || p.Is(place.Temp) && !ofGit):
	case p.Is(place.Temp) && ofGit && k.madeHere(p.Path):
	case p.Is(place.Temp) && k.madeWhole(p.Path):
	default:
		c.cmd.Subject.Works = p
		c.cmd.Subject.Once = c.cmd.Subject.Once || v.entry.Level > risk.Low
		c.raise(risk.Medium, risk.FSOutsideWorkspace, say("{0} works in {1}, outside the workspace", v.name, k.state.cwd))
	}
}

// madeHere reports a folder that this session, or this line, made, or one below
// such a folder.
func (k *ownFiles) madeHere(folder string) bool {
	if k.madeByLine(folder) {
		return true
	}
	if k.world.Past == nil {
		return false
	}
	for ; strings.Count(folder, "/") > 1; folder = path.Dir(folder) {
		if _, made := k.world.Past.Made(folder); made {
			return true
		}
	}
	return false
}

// madeWhole reports a folder that this session made with everything in it.
func (k *ownFiles) madeWhole(folder string) bool {
	if k.madeByLine(folder) {
		return true
	}
	if k.world.Past == nil {
		return false
	}
	_, made := k.world.Past.MadeAll(folder)
	return made
}

// obeysFolder reports programs for which the folder's files say what to run.
func obeysFolder(v *invocation) bool {
	return v.entry.Level >= risk.Medium || v.chain[0].Special == program.None && v.chain[0].Name == "git"
}

// mindsFolder reports programs that look at the folder of their own accord.
func mindsFolder(v *invocation) bool {
	if obeysFolder(v) {
		return true
	}
	return v.entry.Out == program.Names && len(v.operands) == 0 && v.entry.Special == program.None
}
