package shell

import (
	"strings"

	"guard/agent/files/known"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/hint"
	"guard/policy/shell/lang/sql"
)

// hints raises what program text gives away.
func (k *sourceJudge) hints(c *effect.Call, text string) {
	var cats risk.Categories
	for _, h := range hint.In(text) {
		c.Raise(risk.High, h.Categories, effect.Say(h.Says))
		cats |= h.Categories
	}
	k.sqlHints(c, text)
	k.literals(c, text, cats)
	for _, name := range settingsNames {
		if strings.Contains(text, name) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names settings of an agent or of guard: {0}", name))
			c.Flag(false, true)
		}
	}
	if cats.Has(risk.NetworkRisk) && cats&(risk.ExecArbitrary|risk.FSConfigSecrets) != 0 {
		c.Raise(risk.Critical, 0, effect.Say("the code joins the network with other code or with secrets"))
	}
}

// settingsNames are words by which program text is known to speak of the settings of an
// agent or of guard.
var settingsNames = append([]string{".guard.toml", "config/guard"}, known.Files.Mentions...)

// sqlHints raises what the statements in a text give away.
func (k *sourceJudge) sqlHints(c *effect.Call, text string) {
	for _, h := range sql.Hints(text) {
		c.Raise(risk.High, h.Categories, effect.Say(h.Says))
	}
}
