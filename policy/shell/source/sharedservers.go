package source

import (
	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// publicAddress is how code has its own server reached from everywhere, by a relay (Gradio 5, launch; flask-ngrok
// 0.0.25; NiceGUI 2, ui.run).
var publicAddress = lazy.Pattern(`(?m)^[^#\n]*\.launch\([^)#]*\bshare\s*=\s*True\b|^[^#\n]*\brun_with_ngrok\(\w|` +
	`^[^#\n]*\bui\.run\([^)#]*\bon_air\s*=\s*(?:True|["'])`)

// sharesServer judges code that does so, whoever wrote it: what the person shares they share when they want to.
func sharesServer(c *effect.Call, t *ProgramText, text string) {
	if t.Lang == code.Python && !isTest(t.File) && memo.Has(text, publicAddress()) {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} serves to the network", c.Program()))
	}
}
