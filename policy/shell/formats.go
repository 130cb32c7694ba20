package shell

import (
	"guard/policy/risk"
	"guard/policy/shell/lang/template"
)

// formats judges tmux's commands that show by what their words are formats of.
func (k *languageJudge) formats(c *call, v *invocation) stream {
	words := v.operands
	for _, u := range v.used {
		words = append(words, u.value)
	}
	for _, a := range words {
		if template.RunsInTmux(a.text) || !a.known() && a.from&^(tame|fromSystem) != 0 {
			c.raise(risk.High, risk.ExecArbitrary, say("{0} may start another command: {1}", v.name, a.show()))
		}
	}
	return unknownData
}
