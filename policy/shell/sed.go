package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// sed judges sed's script: w, W and r name files, e runs a command.
func (k *walker) sed(c *call, v *invocation) stream {
	var script []arg
	for _, u := range v.used {
		if u.name == "-e" || u.name == "--expression" {
			if len(script) > 0 {
				script = append(script, arg{text: "\n"}) // several make one script, a line each
			}
			script = append(script, u.value)
		}
	}
	if len(script) > 0 {
		k.sedScript(c, glued(script))
	}
	one := glued(script)
	if len(script) == 0 && !v.has("-f", "--file") && len(v.operands) > 0 {
		one = v.operands[0]
		k.sedScript(c, one)
		v.operands = v.operands[1:]
	}
	_, told := sedApply(one.text, anyText, v.has("-E", "-r", "--regexp-extended"))
	for _, a := range v.operands {
		text, how := k.textOf(k.place(a))
		if v.marked(program.Edits) && !told && !v.has("-f", "--file") {
			k.overUnsaved(c, a) // what it leaves of the file cannot be told
		}
		k.readOrChange(c, v, a)
		if v.marked(program.Edits) && (v.has("-n", "--quiet", "--silent") || sedEmpties(one.text, v.has("-E", "-r", "--regexp-extended"))) {
			k.writes(c, a, overwrites)
		}
		if !v.marked(program.Edits) || how != wholly || !a.known() || strings.Contains(one.text, hole) || v.has("-n", "-s", "-z", "-f", "--file") {
			continue
		}
		if changed, ok := sedApply(one.text, text, v.has("-E", "-r", "--regexp-extended")); ok {
			k.fills(a, stream{text: changed, known: true}, false, true)
		}
	}
	return k.output(c, v)
}

// glued puts words together without anything between them.
func glued(words []arg) arg {
	one := arg{}
	for _, a := range words {
		one.text += a.text
		one.from |= a.from
	}
	return one
}

// sedScript reads a sed script (POSIX sed; sed(1), GNU sed 4.9).
func (k *walker) sedScript(c *call, a arg) {
	if strings.Contains(a.text, hole) && a.from&^fromNumber != 0 {
		c.asExtra(func() { c.unknown(say("a sed script that is not known before it runs")) })
	}
	r := sedReader{text: strings.ReplaceAll(a.text, hole, "0")}
	for !r.done() {
		for _, act := range r.command() {
			c.asExtra(func() { k.sedAction(c, act) })
		}
	}
	if r.lost {
		c.unknown(say("a sed script that guard cannot read"))
	}
}

func (k *walker) sedAction(c *call, act sedAction) {
	switch act.verb {
	case 'w':
		k.writes(c, literalArg(act.text), overwrites)
		k.blinds(literalArg(act.text))
	case 'r':
		k.reads(c, literalArg(act.text))
	case 'e':
		c.raise(risk.High, risk.ExecArbitrary, say("the sed script runs a command"))
		if c.in.from&fromNet != 0 {
			c.raise(risk.Critical, risk.NetworkRisk, say("runs what a host sent"))
		}
		if act.text != "" {
			k.shellText(c, "sed", literalArg(act.text))
			c.silent = false
		}
	}
}
