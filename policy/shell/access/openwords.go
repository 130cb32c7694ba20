package access

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// OpenWords records words of a command that could turn out to be options, or
// more words than are seen: their program may then do anything.
func (j *readJudge) OpenWords(c *effect.Call, v *option.Invocation) {
	if onlyPrints(v.Entry) || v.Entry.Style == program.Plain || v.Entry.Special == program.ChangeDir {
		return
	}
	for i, a := range v.Operands {
		if v.Rest >= 0 && i >= v.Rest || i > 0 && v.Entry.Stops() {
			break // after "--", or another command's
		}
		if strings.HasPrefix(a.Text, taint.Hole) || splits(a) {
			j.mayBeOption(c, v, a)
		}
	}
	for _, u := range v.Used {
		if splits(u.Value) {
			j.mayBeOption(c, v, u.Value)
		}
	}
}

// CarriesSecrets judges secrets that the line puts into words of a program that
// reaches a host, or into an address, whatever the words mean to the program.
func (j *readJudge) CarriesSecrets(c *effect.Call, v *option.Invocation) {
	if v.Chain[0].Out == program.Sensitive {
		return // a keeper of secrets itself: a database, a vault
	}
	reaches := option.AsksService(v) || v.Entry.Categories&(risk.NetworkRisk|risk.Send|risk.Publish) != 0 ||
		v.Chain[0].Categories.Has(risk.NetworkRisk)
	carries := func(a taint.Word) bool {
		return a.From&taint.FromSecret != 0 && (reaches || strings.Contains(a.Text, "://"))
	}
	if slices.ContainsFunc(v.Operands, carries) ||
		slices.ContainsFunc(v.Used, func(u option.Used) bool { return carries(u.Value) }) {
		j.Leaks(c, taint.FromSecret)
	}
}

// splits reports whether the shell may make several words of one.
func splits(a taint.Word) bool {
	return a.Many && strings.Contains(a.Text, taint.Hole) && !keepsPath(a)
}

// keepsPath reports PATH=$PATH: the folders in which the person has programs looked for, given on as they are.
func keepsPath(a taint.Word) bool {
	return a.Text == "PATH="+taint.Hole && a.Inherited == "PATH" && a.Holes == 1
}

func (j *readJudge) mayBeOption(c *effect.Call, v *option.Invocation, a taint.Word) {
	if a.Shape != taint.AnyShape && !taint.LeadsOption(a) {
		return
	}
	if a.From&^(taint.Tame|taint.FromSystem|taint.FromGuard|taint.FromShared|taint.FromAway) != 0 ||
		a.From&taint.FromCut != 0 && !onlyReads(v.Entry) {
		c.Unknown(effect.Say("{0} could turn out to be an option of {1}", a.Show(), v.Name))
	}
}

// onlyPrints reports a program none of whose options does more than change how
// its words are printed: what could turn out to be one is harmless too.
func onlyPrints(e *program.Entry) bool {
	return e.Level == risk.Low && e.Special == program.None && strings.Trim(e.Operands, "tex. ") == "" &&
		!e.HasSubs() && len(e.Names) == 0 &&
		!strings.ContainsAny(namesOnly.Replace(e.Options), ":*")
}

// onlyReads reports such a program whose options may also read further files.
func onlyReads(e *program.Entry) bool {
	return e.Level == risk.Low && !e.HasSubs() && !strings.ContainsAny(readsOnly.Replace(e.Options), ":*")
}

// readsOnly leaves out effects of options that only name variables, or read.
var readsOnly = strings.NewReplacer(":var", "", ":sets", "", ":read", "", ":text", "")

// namesOnly leaves out effects of options that only name variables.
var namesOnly = strings.NewReplacer(":var", "", ":sets", "")

// leadsOut reports a path that may lead out of the folder that it counts from.
func leadsOut(text string) bool {
	return strings.HasPrefix(text, "/") || strings.HasPrefix(text, "~") ||
		slices.Contains(strings.Split(text, "/"), "..")
}
