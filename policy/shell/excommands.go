package shell

import (
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/ex"
)

// exCommands judges commands of ed, ex and vim as far as they start programs and name files.
func (k *projectJudge) exCommands(c *call, v *invocation, a arg) {
	if !a.known() {
		c.unknown(say("commands of {0} that are not known before it runs", v.name))
	}
	for _, act := range ex.Read(a.text) {
		k.exAct(c, v, act)
	}
	k.sources.hints(c, a.text)
	if !ex.OnlyMoves(a.text) {
		c.raise(risk.High, risk.ExecArbitrary, say("runs commands of {0} given on the line", v.name))
	}
}

func (k *projectJudge) exAct(c *call, v *invocation, act lang.Act) {
	file := literalArg(act.Text)
	switch act.Kind {
	case lang.Runs:
		c.asExtra(func() { k.walk.ShellText(c, v.name, literalArg(act.Text)) })
		c.silent = false
	case lang.Loads:
		k.runsFile(c, file, code.Unknown, nil)
	case lang.Reads:
		k.reads(c, file)
	case lang.Writes:
		c.asExtra(func() { k.writes(c, file, overwrites) })
	default:
		c.unknown(say("commands of {0} that are not known before it runs", v.name))
	}
}
