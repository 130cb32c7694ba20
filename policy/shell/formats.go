package shell

import (
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// formats judges tmux's commands that show by what their words are formats of.
func (j *languageJudge) formats(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	for _, u := range v.Used {
		words = append(words, u.Value)
	}
	for _, a := range words {
		if template.RunsInTmux(a.Text) || !a.Known() && a.From&^(taint.Tame|taint.FromSystem) != 0 {
			c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} may start another command: {1}", v.Name, a.Show()))
		}
	}
	return taint.UnknownData
}
