package shell

import (
	"strings"

	"guard/locale"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// base judges running the program at all.
func (k *ratingJudge) base(c *call, v *invocation) {
	e := v.entry
	level, cats, says := e.Level, e.Categories, e.Says
	switch {
	case onlyShows(v), v.lost && level == risk.Unset, k.onlyOwnTemp(v):
		return
	case v.lost:
	case v.missing:
		if level == risk.Unset {
			return // it prints how to use it
		}
	case level == risk.Unset:
		level, cats = risk.Critical, risk.ExecArbitrary
	}
	if e.Bare != risk.Unset && len(v.operands) == 0 {
		level = e.Bare
		if level == risk.Low {
			cats, says = 0, ""
		}
	}
	if v.chain[0].Goals && v.has("-n", "--just-print", "--dry-run", "--recon") {
		// The makefile's own code still runs (GNU make, Instead of Execution).
		level, cats, says = min(level, risk.Medium), 0, "{0} only shows what it would do"
	}
	if asksItself(c, v) {
		level, cats, says = risk.Medium, 0, "{0} asks this machine itself"
	}
	if v.marked(program.Dry) {
		level, cats, says = dry(level, cats), cats&risk.NetworkRisk, "{0} only shows what it would do"
	}
	if level <= risk.Low {
		return
	}
	why := say(says, v.name)
	if says == "" && asksService(v) {
		why = say(saysService, v.name)
	} else if says == "" {
		why = say(wording(cats, level), v.name)
		why.Weak = cats == 0
	}
	if cats == risk.FSDeleteOverwrite && level <= risk.High && len(v.operands) > 0 && (program.Loses(e.Operands) || e.Special == program.Archive && v.has("-d") && v.name == "unzip") {
		c.owed = owed{level, cats, why}
	} else {
		c.raise(level, cats, why)
	}
	if e.Instead != "" && c.cmd.Own.Suggestion.Msg == "" {
		c.cmd.Own.Suggestion = say(e.Instead)
	}
}

// onlyShows reports whether a program that otherwise changes things was told to
// show, list or test only.
func onlyShows(v *invocation) bool {
	switch v.entry.Special {
	case program.Archive:
		return v.marked(program.Lists) || len(v.operands) == 0
	case program.Forward, program.Leaves:
		return v.marked(program.Lists)
	case program.GitList:
		return v.marked(program.Lists) && !v.has("-d", "--delete", "-D", "-m", "--move", "-M", "-c", "--copy", "-C", "-f", "--force", "-u", "--set-upstream-to")
	case program.GitLocal:
		return gitShows(v)
	}
	n := len(v.operands)
	return n > 1 && v.operands[n-1].text == "-" && (strings.HasSuffix(v.entry.Operands, " make") || strings.HasSuffix(v.entry.Operands, " result")) // pdftotext A.PDF -
}

// dry is the level of showing what would be done.
func dry(l risk.Level, cats risk.Categories) risk.Level {
	if cats.Has(risk.NetworkRisk) {
		return l
	}
	if cats&(risk.Publish|risk.GitPublish|risk.DepsInstallUpdate|risk.ExecArbitrary|risk.Delete) != 0 {
		return min(l, risk.Medium)
	}
	return risk.Low
}

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

func wording(cats risk.Categories, l risk.Level) locale.Message {
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
