package policy

import (
	"strings"

	"guard/locale"
)

// pattern looks at one command of an allow rule, which speaks for what a
// wrapper starts and never for the wrapper.
func (r *Rule) pattern(p Pattern) (Warning, bool) {
	if r.Action != Allow || len(p.words) == 0 {
		return Warning{}, false
	}
	program := p.words[0].text()
	if isAssignment(program) {
		return r.Warn(Doubtful,
			locale.Sprintf("the command %q names a program %q: what is assigned before a command is none of its words",
				p, program),
			locale.Text("leave it out; a command with assignments is then asked or refused")), true
	}
	if !peeled.has(program) || len(p.words) < 2 || !plainOperand(p.words[1]) {
		return Warning{}, false
	}
	inner := strings.TrimSpace(strings.TrimPrefix(p.text, program))
	if transparent.has(program) {
		return r.Warn(NeverMatches, locale.Sprintf(
			"the command %q can never match: rules see what %s starts, not %[2]s itself", p, program),
			locale.Sprintf("write %q, which holds behind %s too", inner, program)), true
	}
	return r.Warn(NeverMatches, locale.Sprintf("the command %q can never match: rules see what %s starts, not %[2]s "+
		"itself, and no allow rule speaks for a command behind it", p, program),
		locale.Text("take it out; you can be asked for it (guard --mode ask), or name the exact command under "+
			"[[preconfirmed]]")), true
}

// peeled are wrappers whose first operand is the program that they start. A
// test holds them to the shell's judge.
var peeled = setOf("sudo doas pkexec run0 env nohup nice ionice stdbuf command exec builtin setsid xargs time " +
	"chronic caffeinate")

// plainOperand tells a pattern's word that no option and no assignment can be.
func plainOperand(g glob) bool {
	word := g.text()
	return !g.open() && word != "" && word[0] != '-' && word[0] != '+' && !isAssignment(word)
}

func isAssignment(word string) bool {
	name, _, ok := strings.Cut(word, "=")
	return ok && name != "" && !strings.ContainsAny(name, "/.-")
}
