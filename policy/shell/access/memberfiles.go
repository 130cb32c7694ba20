package access

import (
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// laidOutInMember judges a formatter that runs in a folder of the workspace of which it is not known which one (pnpm
// --filter web exec prettier --write src/a.ts): what the file does stays as it is, wherever in the workspace it lies.
// What its name alone says counts as anywhere. false: it is something else.
func laidOutInMember(j *Judge, c *effect.Call, v *option.Invocation, a taint.Word) bool {
	p := j.Place(a)
	if p.Path != "" || !j.State.Within || !a.Known() || leadsOut(a.Text) {
		return false
	}
	if name, _ := v.Words(); !program.Reformats(name) {
		return false
	}
	j.Reads(c, a)
	if runsLater(j, c, p) {
		p.Kind |= place.Executed
	}
	c.Cmd.Writes = append(c.Cmd.Writes, p)
	j.Touches(p)
	impact.Touch(c.Finding(), impact.Change, p, a.Show())
	c.Raise(risk.Medium, 0, effect.Say("changes {0}", a.Show()))
	return true
}
