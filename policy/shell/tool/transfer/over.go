package transfer

import (
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// copiesOver notes what rsync and its like write over in a folder: what their sources have
// names for. With --delete all of the folder may go; of what a host sends nobody knows.
func (j *Judge) copiesOver(c *effect.Call, v *option.Invocation, from []taint.Word, to taint.Word) {
	folder := j.Place(to)
	if v.Marked(program.Deletes) {
		c.Sweeps(effect.Sweep{Folder: folder})
		return
	}
	for _, a := range from {
		if _, remote := access.RemoteHost(a.Text); remote {
			c.Sweeps(effect.Sweep{Folder: folder, Unknown: true})
			continue
		}
		c.Sweeps(effect.Sweep{Folder: folder, Copied: j.Place(a)})
	}
}
