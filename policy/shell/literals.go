package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/hint"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/stake"
)

// literals judges the strings in program text that deletes or starts commands:
// what is deleted, and the command lines. Like every hint it only raises.
func (k *sourceJudge) literals(c *effect.Call, text string, cats risk.Categories) {
	if cats&(risk.ExecArbitrary|risk.FSDeleteOverwrite) == 0 {
		return
	}
	tree := hint.DeletesTrees(text)
	for _, s := range quotedStrings(text) {
		first, _, more := strings.Cut(s, " ")
		switch {
		case more && cats.Has(risk.ExecArbitrary) && program.Find(first) != nil && k.Enter():
			k.Walk.ShellText(c, c.Program(), taint.Literal(s))
			c.Silent = false
			k.Leave()
		case tree && (strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~")) && k.Place(taint.Literal(s)).Top():
			c.Raise(risk.Critical, risk.FSDeleteOverwrite, risk.Reason{})
			stake.Touch(c.Finding(), stake.DeleteTree, k.Place(taint.Literal(s)), s)
		}
	}
}

// quotedStrings are the texts between quotes of one kind.
func quotedStrings(text string) []string { return lang.Quoted(text, files.MaxLiterals) }
