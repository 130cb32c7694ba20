package shell

import (
	"strings"

	"guard/policy/risk"
)

// formats judges tmux's commands that show: #(COMMAND) in a format runs it, and
// a semicolon begins another command (tmux(1), FORMATS and COMMAND PARSING).
func (k *walker) formats(c *call, v *invocation) stream {
	words := v.operands
	for _, u := range v.used {
		words = append(words, u.value)
	}
	for _, a := range words {
		if strings.Contains(a.text, "#(") || strings.HasSuffix(a.text, ";") || !a.known() && a.from&^(tame|fromSystem) != 0 {
			c.raise(risk.High, risk.ExecArbitrary, say("{0} may start another command: {1}", v.name, a.show()))
		}
	}
	return unknownData
}
