package access

import (
	"slices"

	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// Finish lists the command and adds it to the reading.
func (j *readJudge) Finish(c *effect.Call) {
	j.ShowsTaken(c)
	plain := c.Level() == risk.Low && !c.Cmd.Extra && len(c.Cmd.Wrappers) == 0
	if plain && (len(c.Cmd.Argv) == 0 || c.Inner) || c.HandedOn() {
		j.Out.Finding.Raise(risk.Low, 0, risk.Reason{})
		j.Out.Reads = append(j.Out.Reads, c.Cmd.Reads...)
		return
	}
	own := c.Level()
	c.Cmd.Hidden = c.Cmd.Hidden || c.Filled && c.Cmd.Own.Level == risk.Critical
	if len(j.Wrap.Names) > 0 {
		c.Cmd.Wrappers = slices.Clone(j.Wrap.Names)
		if j.Wrap.Finding.Level > risk.Low {
			c.Extra.Add(j.Wrap.Finding)
			c.Cmd.Extra = true
		}
		if j.Wrap.Finding.Categories.Has(risk.Sudo) && own >= risk.High {
			c.Extra.Raise(risk.Critical, 0, effect.Say("done with another user's rights"))
		}
	}
	c.Cmd.Finding = c.Cmd.Own
	c.Cmd.Added = c.Extra
	c.Cmd.Finding.Add(c.Extra)
	j.Unsure = j.Unsure || c.Unsure || c.Strange
	j.subject(c)
	j.Out.Commands = append(j.Out.Commands, c.Cmd)
	j.Out.Add(c.Cmd.Finding)
}
