package shell

import (
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// shifted judges words that become several, or none, where a program writes to one of its operands: uniq *.md writes to
// the second file, and with nullglob cp a b new-*/ writes to b.
func (j *operandJudge) shifted(c *effect.Call, v *option.Invocation, table string, words []taint.Word) {
	if !strings.Contains(strings.TrimSpace(table), " ") {
		return // each word is to it what the others are
	}
	roles, more := program.Roles(table, len(words)), program.Roles(table, len(words)+1)
	for i, a := range words {
		if a.Glob == "" || j.oneMatch(c, a) {
			continue
		}
		if next := more[i+1]; next != roles[i] && changing[next] {
			j.role(c, v, next, a)
		}
		if j.Nullglob && (changing[roles[i]] || len(words) > 1 && changing[last(table, len(words)-1)]) {
			c.Unknown(effect.Say("{0} may stand for no word at all, and another be written to", a.Show()))
		}
	}
}

// last is what the last of n words is to a program.
func last(table string, n int) program.Role { return program.Roles(table, n)[n-1] }

// oneMatch reports a pattern that one file matches.
func (j *operandJudge) oneMatch(c *effect.Call, a taint.Word) bool {
	return !j.Nullglob && len(access.Present{Judge: j.Judge}.Matching(c, a)) == 1
}

// changing are the roles of what a program writes to, or removes.
var changing = map[program.Role]bool{program.Write: true, program.Edit: true, program.Make: true, program.Delete: true,
	program.Link: true, program.Emptied: true, program.Renew: true, program.Result: true, program.Device: true}
