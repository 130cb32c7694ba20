package shell

import (
	"cmp"
	"slices"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/rating"
)

// worksIn judges the folder in which a command works: what lies there decides
// what a build runs and what git's settings start, and it is what a list shows.
func (j *invocationJudge) worksIn(c *effect.Call, v *option.Invocation) {
	cwd := j.State.Cwd
	home := j.World.Workspace
	if home == "" { // the session's folder, which the request does not choose; if it is not known, the request's
		home = cmp.Or(j.World.Start, j.Start)
	}
	if j.Wrap.Remote || cwd != "" && cwd == home || !mindsFolder(v) {
		return
	}
	switch {
	case cwd == "":
		if !j.State.Within && obeysFolder(v) {
			c.Unknown(effect.Say("{0} works in a folder that is not known before it runs", v.Name))
		}
	default:
		j.worksOutside(c, v, j.World.At("", cwd))
	}
}

// worksOutside judges a folder that may lie beyond the workspace. Where everybody
// may read, what only looks around may work; where this session made the folder,
// git may keep a repository in it, and where it made all that is there, anything
// may run it. What goes by its words alone may work in a temporary one. Somebody
// else's repository has settings that start programs (git-config(1), core.fsmonitor).
func (j *invocationJudge) worksOutside(c *effect.Call, v *option.Invocation, p place.Place) {
	looks, ofGit := rating.OnlyLooks(v), v.Chain[0].Name == "git"
	switch {
	case p.Is(place.Inside):
	// in a work tree that the line adds no program finds the code yet that it is judged by
	case (ofGit || looks && !slices.Contains(access.Starters, v.Entry.Special)) && j.OfProject(p).Is(place.Inside):
	case looks && (p.Is(place.Shared) || p.Is(place.Temp) && !ofGit):
	case p.Is(place.Temp) && ofGit && j.MadeHere(p.Path):
	case p.Is(place.Temp) && (j.MadeWhole(p.Path) || !program.Heeds(v.Name, len(v.Operands))):
	default:
		c.Cmd.Subject.Works = &p
		c.Cmd.Subject.Once = c.Cmd.Subject.Once || !looks
		c.Raise(risk.Medium, risk.FSOutsideWorkspace,
			effect.Say("{0} works in {1}, outside the workspace", v.Name, j.State.Cwd))
	}
}

// obeysFolder reports programs for which the folder's files say what to run.
func obeysFolder(v *option.Invocation) bool {
	return v.Entry.Level >= risk.Medium || v.Chain[0].Special == program.None && v.Chain[0].Name == "git"
}

// mindsFolder reports programs that look at the folder of their own accord.
func mindsFolder(v *option.Invocation) bool {
	if obeysFolder(v) {
		return true
	}
	return v.Entry.Out == program.Names && len(v.Operands) == 0 && v.Entry.Special == program.None
}
