package shell

import (
	"strings"

	"guard/agent/files/known"
	"guard/policy/risk"
	"guard/policy/shell/lang/hint"
	"guard/policy/shell/lang/sql"
)

// hints raises what program text gives away.
func (k *sourceJudge) hints(c *call, text string) {
	var cats risk.Categories
	for _, h := range hint.In(text) {
		c.raise(risk.High, h.Categories, say(h.Says))
		cats |= h.Categories
	}
	k.sqlHints(c, text)
	k.literals(c, text, cats)
	for _, name := range settingsNames {
		if strings.Contains(text, name) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code names settings of an agent or of guard: {0}", name))
			c.flag(false, true)
		}
	}
	if cats.Has(risk.NetworkRisk) && cats&(risk.ExecArbitrary|risk.FSConfigSecrets) != 0 {
		c.raise(risk.Critical, 0, say("the code joins the network with other code or with secrets"))
	}
}

// settingsNames are words by which program text is known to speak of the settings of an
// agent or of guard.
var settingsNames = append([]string{".guard.toml", "config/guard"}, known.Files.Mentions...)

// sqlHints raises what the statements in a text give away.
func (k *sourceJudge) sqlHints(c *call, text string) {
	for _, h := range sql.Hints(text) {
		c.raise(risk.High, h.Categories, say(h.Says))
	}
}
