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
func (j *operandJudge) shifted(c *effect.Call, v *option.Invocation, table string, words []taint.Word,
	roles []program.Role) {
	for i, a := range words {
		if a.Glob == "" || !strings.Contains(strings.TrimSpace(table), " ") || j.oneMatch(c, a) {
			continue // with one role in the table, each word is to the program what the others are
		}
		if next := program.Roles(table, len(words)+1)[i+1]; next != roles[i] && changing[next] {
			j.role(c, v, next, a)
		}
		if changing[roles[i]] || len(words) > 1 && changing[last(table, len(words)-1)] {
			j.MayVanish(c, a)
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
