package access

import (
	"slices"

	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// Finish lists the command and adds it to the reading.
func (k *readJudge) Finish(c *effect.Call) {
	k.ShowsTaken(c)
	plain := c.Level() == risk.Low && !c.Cmd.Extra && len(c.Cmd.Wrappers) == 0
	if plain && (len(c.Cmd.Argv) == 0 || c.Inner) || c.HandedOn() {
		k.Out.Finding.Raise(risk.Low, 0, risk.Reason{})
		return
	}
	own := c.Level()
	if len(k.Wrap.Names) > 0 {
		c.Cmd.Wrappers = slices.Clone(k.Wrap.Names)
		if k.Wrap.Finding.Level > risk.Low {
			c.Extra.Add(k.Wrap.Finding)
			c.Cmd.Extra = true
		}
		if k.Wrap.Finding.Categories.Has(risk.Sudo) && own >= risk.High {
			c.Extra.Raise(risk.Critical, 0, effect.Say("done with another user's rights"))
		}
	}
	c.Cmd.Finding = c.Cmd.Own
	c.Cmd.Added = c.Extra
	c.Cmd.Finding.Add(c.Extra)
	k.Unsure = k.Unsure || c.Unsure || c.Strange
	k.subject(c)
	k.Out.Commands = append(k.Out.Commands, c.Cmd)
	k.Out.Add(c.Cmd.Finding)
}
