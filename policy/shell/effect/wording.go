package effect

import (
	"guard/locale"
	"guard/policy/risk"
)

// categoryWords are what the categories mean in a sentence that begins with the program.
var categoryWords = []struct {
	cat  risk.Categories
	says locale.Message
}{
	{risk.Sudo, "{0} runs with another user's rights"},
	{risk.Payment, "{0} moves money"},
	{risk.AccountChange, "{0} changes accounts, credentials or access"},
	{risk.Publish, "{0} makes something public"},
	{risk.GitPublish, "{0} publishes to a remote repository"},
	{risk.Send, "{0} sends a message to people"},
	{risk.Delete, "{0} deletes something that cannot be got back"},
	{risk.DepsInstallUpdate, "{0} installs, updates or removes packages"},
	{risk.SystemImpact, "{0} changes the running system"},
	{risk.FSDeleteOverwrite, "{0} deletes or overwrites files"},
	{risk.FSConfigSecrets, "{0} touches secrets or configuration"},
	{risk.FSOutsideWorkspace, "{0} reaches outside the workspace"},
	{risk.NetworkRisk, "{0} talks to the network"},
	{risk.ExecArbitrary, "{0} runs code that the line does not show"},
}

// Wording is what a program does whose table only has categories.
func Wording(cats risk.Categories, l risk.Level) locale.Message {
	for _, w := range categoryWords {
		if cats.Has(w.cat) {
			return w.says
		}
	}
	if l >= risk.High {
		return "{0} changes what cannot easily be got back"
	}
	return "{0} changes files of the project or runs its code"
}
