package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// afterDashes judges the words after "--".
func (k *shellJudge) afterDashes(c *call, v *invocation, tail string, words []arg) {
	if len(words) == 0 {
		return
	}
	role, _ := program.RoleNamed(strings.TrimSuffix(strings.TrimSpace(tail), "..."))
	if role == program.CommandWords {
		k.starts(c, v, role, words, false)
		return
	}
	for _, a := range words {
		k.operand.role(c, v, role, a)
	}
}

// starts judges the command that a wrapper starts.
func (k *shellJudge) starts(c *call, v *invocation, role program.Role, words []arg, join bool) {
	saved := k.wrap
	if v.entry.Special == program.Container || v.entry.Categories.Has(risk.NetworkRisk) {
		k.wrap.remote = true
		k.wrap.cage = k.wrap.cage || v.entry.Special == program.Container
		c.cmd.Subject.Once = true
	}
	defer func() { k.wrap = saved }()
	switch {
	case role == program.CommandWords:
		k.walk.Nested(c, v.name, words, c.in)
	case role == program.AppletName:
		k.walk.Nested(c, v.name, words, c.in)
	case join:
		k.walk.ShellText(c, v.name, joinText(words))
	default:
		k.walk.ShellText(c, v.name, words[0])
	}
}

// there judges a line that another machine, or a container, runs.
func (k *operandJudge) there(c *call, v *invocation, a arg) {
	saved := k.wrap
	defer func() { k.wrap = saved }()
	k.wrap.remote = true
	c.cmd.Subject.Once = true
	k.walk.ShellText(c, v.name, a)
	c.silent = false
}

// joinText is what eval, ssh and watch make of their words.
func joinText(words []arg) arg {
	one := arg{}
	texts, shown := make([]string, len(words)), make([]string, len(words))
	for i, a := range words {
		texts[i], shown[i] = a.text, a.show()
		one.from |= a.from
		one.computed = one.computed || a.computed
	}
	one.text, one.src = strings.Join(texts, " "), strings.Join(shown, " ")
	return one
}

// ShellText judges a word that a shell will run as a line of its own.
func (k *walker) ShellText(c *call, wrapper string, a arg) stream {
	if a.from&fromNet != 0 {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
		c.cmd.Own.Suggestion = say("download it to a file, read it, then run it")
	}
	if a.from&fromSecret != 0 {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("puts a secret into a command"))
	}
	if strings.Contains(a.text, hole) {
		c.asExtra(func() { c.unknown(say("runs text that is not known before it runs: {0}", a.show())) })
		if a.unknown() {
			return unknownData
		}
	}
	if a.computed {
		c.asExtra(func() { c.raise(risk.Medium, risk.ExecArbitrary, say("runs text that the line puts together")) })
	}
	var out stream
	k.wrapped(c, wrapper, func() { out = k.line(strings.ReplaceAll(a.text, hole, "$UNKNOWN"), c.in) })
	return out
}
