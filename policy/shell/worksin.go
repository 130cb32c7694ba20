package shell

import (
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// worksIn judges the folder in which a command works: what lies there decides
// what a build runs and what git's settings start, and it is what a list shows.
func (k *walker) worksIn(c *call, v *invocation) {
	cwd := k.state.cwd
	home := k.world.Workspace
	if home == "" {
		home = k.start // without a workspace, the folder that the request begins in
	}
	if k.wrap.remote || cwd != "" && cwd == home || !mindsFolder(v) {
		return
	}
	switch {
	case cwd == "":
		if !k.state.within && obeysFolder(v) {
			c.unknown(say("{0} works in a folder that is not known before it runs", v.name))
		}
	case !k.world.At("", cwd).Is(place.Inside):
		c.cmd.Subject.Works = k.world.At("", cwd)
		c.cmd.Subject.Once = c.cmd.Subject.Once || v.entry.Level > risk.Low
		c.raise(risk.Medium, risk.FSOutsideWorkspace, say("{0} works in {1}, outside the workspace", v.name, cwd))
	}
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
