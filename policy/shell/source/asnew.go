package source

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// AsNew judges what a file does that runs: all of it where the session wrote the file. Of one that git brought, as
// with another's branch, only what is grave counts: it need not be the session's.
func AsNew(j *Judge, c *effect.Call, file string, judge func(c *effect.Call)) {
	if !files.OfOthers(&j.Folders, file) {
		judge(c)
		return
	}
	probe := j.Begin(c.In)
	j.Absorbs(probe, func() { judge(probe) })
	if !probe.Cmd.Grave() {
		return
	}
	c.Cmd.Own.Add(probe.Cmd.Own)
	c.Cmd.Hidden = c.Cmd.Hidden || probe.Cmd.Hidden
	c.Touches(&probe.Cmd)
}
