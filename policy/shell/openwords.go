package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// openWords records words of a command that could turn out to be options, or
// more words than are seen: their program may then do anything.
func (k *readJudge) openWords(c *call, v *invocation) {
	if onlyPrints(v.entry) || v.entry.Style == program.Plain || v.entry.Special == program.ChangeDir {
		return
	}
	for i, a := range v.operands {
		if v.rest >= 0 && i >= v.rest || i > 0 && v.entry.Stops() {
			break // after "--", or another command's
		}
		if strings.HasPrefix(a.text, hole) || splits(a) {
			k.mayBeOption(c, v, a)
		}
	}
	for _, u := range v.used {
		if splits(u.value) {
			k.mayBeOption(c, v, u.value)
		}
	}
}

// carriesSecrets judges secrets that the line puts into words of a program that
// reaches a host, or into an address, whatever the words mean to the program.
func (k *readJudge) carriesSecrets(c *call, v *invocation) {
	if v.chain[0].Out == program.Sensitive {
		return // a keeper of secrets itself: a database, a vault
	}
	reaches := asksService(v) || v.entry.Categories&(risk.NetworkRisk|risk.Send|risk.Publish) != 0 || v.chain[0].Categories.Has(risk.NetworkRisk)
	carries := func(a arg) bool {
		return a.from&fromSecret != 0 && (reaches || strings.Contains(a.text, "://"))
	}
	if slices.ContainsFunc(v.operands, carries) || slices.ContainsFunc(v.used, func(u used) bool { return carries(u.value) }) {
		k.leaks(c, fromSecret)
	}
}

// splits reports whether the shell may make several words of one.
func splits(a arg) bool { return a.many && strings.Contains(a.text, hole) }

func (k *readJudge) mayBeOption(c *call, v *invocation, a arg) {
	if a.from&^(tame|fromSystem|fromGuard|fromShared) != 0 {
		c.unknown(say("{0} could turn out to be an option of {1}", a.show(), v.name))
	}
}

// onlyPrints reports a program none of whose options does more than change how
// its words are printed: what could turn out to be one is harmless too.
func onlyPrints(e *program.Entry) bool {
	return e.Level == risk.Low && e.Special == program.None && strings.Trim(e.Operands, "tex. ") == "" && len(e.Subs)+len(e.Names) == 0 &&
		!strings.ContainsAny(namesOnly.Replace(e.Options), ":*")
}

// namesOnly leaves out effects of options that only name variables.
var namesOnly = strings.NewReplacer(":var", "", ":sets", "")
