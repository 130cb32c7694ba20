package shell

import (
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// runsGivenInput judges the input of a program that takes commands from it
// (psql, sqlite3, redis-cli), beyond what the program itself was judged to be.
func (j *resultJudge) runsGivenInput(c *effect.Call, v *option.Invocation) {
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
	bare := v.Entry.Level == risk.Low && len(v.Operands)+len(v.Used) == 0
	if !c.In.Known && bare {
		j.texts.RunsStream(c, c.In, code.Unknown)
	}
	if c.In.Text == "" {
		return
	}
	c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} runs the text it is given", v.Name))
	if v.Entry.Special == program.Editor {
		j.projects.ExCommands(c, v, taint.Literal(c.In.Text))
	}
	j.sources.Hints(c, c.In.Text)
	j.texts.NamedInText(c, v)
	if len(v.Chain) == 1 && v.Entry.HasSubs() {
		j.projects.InputLines(c, v)
	}
}
