package project

import (
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/ex"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// ExCommands judges commands of ed, ex and vim as far as they start programs and name files.
func (j *Judge) ExCommands(c *effect.Call, v *option.Invocation, a taint.Word) {
	if !a.Known() {
		c.Unknown(effect.Say("commands of {0} that are not known before it runs", v.Name))
	}
	for _, act := range ex.Read(a.Text) {
		j.exAct(c, v, act)
	}
	j.Sources.Hints(c, a.Text)
	if !ex.OnlyMoves(a.Text) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("runs commands of {0} given on the line", v.Name))
	}
}

// exAct judges one act of an editor's commands.
func (j *Judge) exAct(c *effect.Call, v *option.Invocation, act lang.Act) {
	file := taint.Literal(act.Text)
	switch act.Kind {
	case lang.Runs:
		c.AsExtra(func() { j.Walk.ShellText(c, v.Name, taint.Literal(act.Text)) })
		c.Silent = false
	case lang.Loads:
		j.RunsFile(c, file, code.Unknown, nil)
	case lang.Reads:
		j.Reads(c, file)
	case lang.Writes:
		c.AsExtra(func() { j.Writes(c, file, access.Overwrites) })
	default:
		c.Unknown(effect.Say("commands of {0} that are not known before it runs", v.Name))
	}
}
