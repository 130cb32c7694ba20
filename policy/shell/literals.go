package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/hint"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// maxLiterals bounds the strings looked at in one program text.
const maxLiterals = 400

// literals judges the strings in program text that deletes or starts commands:
// what is deleted, and the command lines. Like every hint it only raises.
func (k *sourceJudge) literals(c *call, text string, cats risk.Categories) {
	if cats&(risk.ExecArbitrary|risk.FSDeleteOverwrite) == 0 {
		return
	}
	tree := hint.DeletesTrees(text)
	for _, s := range quotedStrings(text) {
		first, _, more := strings.Cut(s, " ")
		switch {
		case more && cats.Has(risk.ExecArbitrary) && program.Find(first) != nil && k.enter():
			k.walk.ShellText(c, c.program(), literalArg(s))
			c.silent = false
			k.leave()
		case tree && (strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~")) && k.place(literalArg(s)).Top():
			c.raise(risk.Critical, risk.FSDeleteOverwrite, risk.Reason{})
			stake.Touch(c.finding(), stake.DeleteTree, k.place(literalArg(s)), s)
		}
	}
}

// quotedStrings are the texts between quotes of one kind.
func quotedStrings(text string) []string { return lang.Quoted(text, maxLiterals) }
