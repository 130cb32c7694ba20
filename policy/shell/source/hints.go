package source

import (
	"strings"
	"sync"

	"guard/agent/files/known"
	"guard/policy/impact"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/hint"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Hints raises what program text gives away.
func (n *Names) Hints(c *effect.Call, text string) {
	var cats risk.Categories
	for _, h := range hint.In(text) {
		c.Raise(risk.High, h.Categories, effect.Say(h.Says))
		cats |= h.Categories
	}
	n.sqlHints(c, text)
	n.literals(c, text, cats)
	n.namesSettings(c, text)
	if cats.Has(risk.NetworkRisk) && cats&(risk.ExecArbitrary|risk.FSConfigSecrets) != 0 {
		c.Raise(risk.Critical, 0, effect.Say("the code joins the network with other code or with secrets"))
	}
}

// settingsNames are words by which program text is known to speak of the settings of an
// agent or of guard.
var settingsNames = sync.OnceValue(func() []string {
	return append([]string{".guard.toml", "config/guard"}, known.Files().Mentions...)
})

// sqlHints raises what the statements in a text give away.
func (n *Names) sqlHints(c *effect.Call, text string) {
	for _, h := range sql.Hints(text) {
		c.Raise(risk.High, h.Categories, effect.Say(h.Says))
	}
}

// literals judges the strings in program text that deletes or starts commands:
// what is deleted, and the command lines. Like every hint it only raises.
func (n *Names) literals(c *effect.Call, text string, cats risk.Categories) {
	if cats&(risk.ExecArbitrary|risk.FSDeleteOverwrite) == 0 {
		return
	}
	tree := hint.DeletesTrees(text)
	for _, s := range QuotedStrings(text) {
		first, _, more := strings.Cut(s, " ")
		switch {
		case more && cats.Has(risk.ExecArbitrary) && program.Find(first) != nil && n.Enter():
			n.Walk.ShellText(c, c.Program(), taint.Literal(s))
			c.Silent = false
			n.Leave()
		case tree && (strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~")) && n.Place(taint.Literal(s)).Top():
			c.Raise(risk.Critical, risk.FSDeleteOverwrite, risk.Reason{})
			impact.Touch(c.Finding(), impact.DeleteTree, n.Place(taint.Literal(s)), s)
		}
	}
}

// QuotedStrings are the texts between quotes of one kind.
func QuotedStrings(text string) []string { return lang.Quoted(text, files.MaxLiterals) }
