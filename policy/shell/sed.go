package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/sed"
	"guard/policy/shell/program"
)

// sed judges sed: what its script does, and what becomes of the files it edits.
func (k *languageJudge) sed(c *call, v *invocation) stream {
	script, given := sedScriptOf(v)
	if given {
		k.sedScript(c, script)
	} else if !v.has("-f", "--file") && len(v.operands) > 0 {
		script = v.operands[0]
		k.sedScript(c, script)
		v.operands = v.operands[1:]
	}
	if !v.marked(program.Edits) {
		for _, a := range v.operands {
			k.readOrChange(c, v, a)
		}
		return k.results.output(c, v)
	}
	rest := sed.Leaves(script.text, extendedSed(v))
	for _, a := range v.operands {
		k.sedEdits(c, v, a, script.text, rest)
	}
	return k.results.output(c, v)
}

// sedScriptOf joins the scripts that options give: several make one script, a line each.
func sedScriptOf(v *invocation) (script arg, given bool) {
	for _, u := range v.used {
		if u.name != "-e" && u.name != "--expression" {
			continue
		}
		if given {
			script.text += "\n"
		}
		script.text += u.value.text
		script.from |= u.value.from
		given = true
	}
	return script, given
}

func extendedSed(v *invocation) bool { return v.has("-E", "-r", "--regexp-extended") }

// sedEdits judges sed -i on one file, of which the script leaves the rest.
func (k *languageJudge) sedEdits(c *call, v *invocation, a arg, script string, rest sed.Rest) {
	text, how := k.textOf(k.place(a))
	fromFile := v.has("-f", "--file")
	if rest == sed.Untold && !fromFile {
		k.overUnsaved(c, a) // what it leaves of the file cannot be told
	}
	k.readOrChange(c, v, a)
	if rest == sed.Nothing || v.has("-n", "--quiet", "--silent") {
		k.writes(c, a, overwrites)
	}
	if how != wholly || !a.known() || strings.Contains(script, hole) || fromFile || v.has("-n", "-s", "-z") {
		return
	}
	if changed, ok := sed.Apply(script, text, extendedSed(v)); ok {
		k.fills(a, stream{text: changed, known: true}, false, true)
	}
}

// sedScript judges what a script does beside editing.
func (k *languageJudge) sedScript(c *call, a arg) {
	if strings.Contains(a.text, hole) && a.from&^fromNumber != 0 {
		c.asExtra(func() { c.unknown(say("a sed script that is not known before it runs")) })
	}
	for _, act := range sed.Read(a.text) {
		k.sedAct(c, act)
	}
}

func (k *languageJudge) sedAct(c *call, act lang.Act) {
	switch act.Kind {
	case lang.Runs:
		c.asExtra(func() { k.sedRuns(c, act.Text) })
	case lang.Unknown:
		c.unknown(say("a sed script that guard cannot read"))
	default:
		c.asExtra(func() { k.fileAct(c, act) })
	}
}

// sedRuns judges a command that a script starts; empty: the script computes it.
func (k *languageJudge) sedRuns(c *call, command string) {
	c.raise(risk.High, risk.ExecArbitrary, say("the sed script runs a command"))
	if c.in.from&fromNet != 0 {
		c.raise(risk.Critical, risk.NetworkRisk, say("runs what a host sent"))
	}
	if command != "" {
		k.walk.ShellText(c, "sed", literalArg(command))
		c.silent = false
	}
}
