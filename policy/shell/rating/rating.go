package rating

import (
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/git"
)

// Judge judges what the table of a program says of running it at all.
type Judge struct{ *access.Judge }

// gitShows reports whether a subcommand only tells: `worktree list`, `reflog`,
// `apply --check`.
func gitShows(v *option.Invocation) bool {
	sub, verb := git.LocalVerbOf(v)
	if sub == "apply" && v.Marked(program.Lists) && !v.Has("--apply") {
		return true
	}
	if r := git.RuledVerb(sub, verb); r != nil {
		return r.Level == risk.Low
	}
	return sub == "reflog" && verb != "write" // any other word is a reference, shown
}

// Rate judges running the program at all.
func (j *Judge) Rate(c *effect.Call, v *option.Invocation) {
	e := v.Entry
	level, cats, says := e.Level, e.Categories, e.Says
	switch {
	case onlyShows(v), v.UnknownSub && level == risk.Unset, j.OnlyOwnTemp(v):
		return
	case v.UnknownSub:
	case v.MissingSub:
		if level == risk.Unset {
			return // it prints how to use it
		}
	case level == risk.Unset:
		level, cats = risk.Critical, risk.ExecArbitrary
	}
	if e.Bare != risk.Unset && len(v.Operands) == 0 {
		if e.Out == program.Sensitive && access.VariablesApart(j.Judge, c) {
			return
		}
		level = e.Bare
		if level <= risk.Medium {
			cats, says = 0, ""
		}
	}
	if v.Chain[0].Goals && v.Has("-n", "--just-print", "--dry-run", "--recon") {
		// The makefile's own code still runs (GNU make, Instead of Execution).
		level, cats, says = min(level, risk.Medium), 0, "{0} only shows what it would do"
	}
	if j.asksItself(c, v) || j.looksAtOwnDatabase(v) || j.LooksAtStore(c, v) {
		level, cats, says = risk.Medium, 0, "{0} asks this machine itself"
	} else if asksPublicly(c, v) && !j.tellsPrivate(v) {
		level, cats, says = risk.Medium, 0, saysPublic
	}
	if v.Marked(program.Stays) && !(v.Marked(program.Unsent) && fetchesFirst(v)) {
		level, cats, says = risk.Medium, cats&^(risk.GitPublish|risk.NetworkRisk), ""
	}
	if v.Marked(program.Unsent) && !fetchesFirst(v) {
		cats, says = cats&^risk.Publish, "{0} only shows what it would do"
	}
	if v.Marked(program.Dry) && e.Special == program.GitPush {
		level, cats, says = risk.Medium, 0, SaysService // it asks for the remote's references, and sends nothing
	} else if v.Marked(program.Dry) {
		level, cats, says = dry(level, cats), cats&risk.NetworkRisk, "{0} only shows what it would do"
	}
	if level <= risk.Low {
		return
	}
	why := effect.Say(says, v.Name)
	if says == "" && option.AsksService(v) {
		why = effect.Say(SaysService, v.Name)
	} else if says == "" {
		why = effect.Say(effect.Wording(cats, level), v.Name)
		why.Weak, why.General = cats == 0, true
	}
	if cats == risk.FSDeleteOverwrite && level <= risk.High && len(v.Operands) > 0 &&
		(program.Loses(e.Operands) || e.Special == program.Archive && v.Has("-d") && v.Name == "unzip") {
		c.Owed = effect.Owed{Level: level, Cats: cats, Why: why}
	} else {
		c.Raise(level, cats, why)
	}
	if e.Instead != "" && c.Cmd.Own.Suggestion == nil {
		c.Cmd.Own.Suggest(effect.Say(e.Instead))
	}
}

// changesReferences are options by which git branch and git tag do more than list (git-branch(1), git-tag(1)).
var changesReferences = strings.Fields("-d --delete -D -m --move -M -c --copy -C -f --force -u --set-upstream-to")

// OnlyLooks reports a program that does no more than show something, by what it is or as it was called here.
func OnlyLooks(v *option.Invocation) bool {
	switch e := v.Entry; {
	case e.Name == "symbolic-ref" && e.Special == program.GitLocal: // with a second name it switches
		return len(v.Operands) < 2 && !v.Has("-d", "--delete")
	case e.Level == risk.Low:
		return true
	case e.Special == program.GitList:
		return onlyShows(v) || len(v.Operands)+len(v.Unknown)+len(v.Unlisted) == 0 &&
			!slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Opt.Effects != "cd" })
	default: // git worktree list
		return e.Name == "worktree" && e.Special == program.GitLocal && gitShows(v)
	}
}

// onlyShows reports whether a program that otherwise changes things was told to
// show, list or test only.
func onlyShows(v *option.Invocation) bool {
	switch v.Entry.Special {
	case program.Archive:
		return v.Marked(program.Lists) || len(v.Operands) == 0
	case program.Forward, program.Leaves:
		return v.Marked(program.Lists)
	case program.GitList:
		return v.Marked(program.Lists) && !slices.ContainsFunc(v.Used, func(u option.Used) bool {
			return u.Opt.Effects != "cd" && slices.Contains(changesReferences, u.Name) // git -C DIR branch
		})
	case program.GitLocal:
		return gitShows(v)
	}
	n := len(v.Operands)
	// pdftotext A.PDF -
	return n > 1 && v.Operands[n-1].Text == "-" &&
		(strings.HasSuffix(v.Entry.Operands, " make") || strings.HasSuffix(v.Entry.Operands, " result"))
}

// fetchesFirst reports a word that may name what is not here: npm publish NAME, or an address (npm-publish(1)).
func fetchesFirst(v *option.Invocation) bool {
	return slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
		return !a.Known() || !strings.HasPrefix(a.Text, ".") && !strings.HasPrefix(a.Text, "/")
	})
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

// SaysService is the reason where a program asks a service of the developer's own: one
// that the project and the programs are set up with (the remotes of git, the forge, the
// registries, the clouds). That is everyday work (docs/design.md, "What is at stake"), as
// long as no other host is named on the line and nothing of the machine is handed along.
const SaysService locale.Message = "{0} asks a service that it is set up with"
