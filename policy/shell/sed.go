package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/sed"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// sed judges sed: what its script does, and what becomes of the files it edits.
func (k *languageJudge) sed(c *effect.Call, v *option.Invocation) taint.Stream {
	script, given := sedScriptOf(v)
	if given {
		k.sedScript(c, script)
	} else if !v.Has("-f", "--file") && len(v.Operands) > 0 {
		script = v.Operands[0]
		k.sedScript(c, script)
		v.Operands = v.Operands[1:]
	}
	if !v.Marked(program.Edits) {
		for _, a := range v.Operands {
			k.ReadOrChange(c, v, a)
		}
		return k.results.output(c, v)
	}
	rest := sed.Leaves(script.Text, extendedSed(v))
	for _, a := range v.Operands {
		k.sedEdits(c, v, a, script.Text, rest)
	}
	return k.results.output(c, v)
}

// sedScriptOf joins the scripts that options give: several make one script, a line each.
func sedScriptOf(v *option.Invocation) (script taint.Word, given bool) {
	for _, u := range v.Used {
		if u.Name != "-e" && u.Name != "--expression" {
			continue
		}
		if given {
			script.Text += "\n"
		}
		script.Text += u.Value.Text
		script.From |= u.Value.From
		given = true
	}
	return script, given
}

func extendedSed(v *option.Invocation) bool { return v.Has("-E", "-r", "--regexp-extended") }

// sedEdits judges sed -i on one file, of which the script leaves the rest.
func (k *languageJudge) sedEdits(c *effect.Call, v *option.Invocation, a taint.Word, script string, rest sed.Rest) {
	text, how := k.TextOf(k.Place(a))
	fromFile := v.Has("-f", "--file")
	if !fromFile && (rest == sed.Untold || lang.LeavesLittle(sed.Edit(script, extendedSed(v)), text,
		how == files.Wholly)) {
		k.OverUnsaved(c, a) // what it leaves of the file cannot be told, or is little
	}
	k.ReadOrChange(c, v, a)
	if rest == sed.Nothing || v.Has("-n", "--quiet", "--silent") {
		k.Writes(c, a, access.Overwrites)
	}
	if how != files.Wholly || !a.Known() || strings.Contains(script, taint.Hole) || fromFile ||
		v.Has("-n", "-s", "-z") {
		return
	}
	if changed, ok := sed.Apply(script, text, extendedSed(v)); ok {
		k.Fills(a, taint.Stream{Text: changed, Known: true}, false, true)
	}
}

// sedScript judges what a script does beside editing.
func (k *languageJudge) sedScript(c *effect.Call, a taint.Word) {
	if strings.Contains(a.Text, taint.Hole) && a.From&^taint.FromNumber != 0 {
		c.AsExtra(func() { c.Unknown(effect.Say("a sed script that is not known before it runs")) })
	}
	for _, act := range sed.Read(a.Text) {
		k.sedAct(c, act)
	}
}

func (k *languageJudge) sedAct(c *effect.Call, act lang.Act) {
	switch act.Kind {
	case lang.Runs:
		c.AsExtra(func() { k.sedRuns(c, act.Text) })
	case lang.Unknown:
		c.Unknown(effect.Say("a sed script that guard cannot read"))
	default:
		c.AsExtra(func() { k.FileAct(c, act) })
	}
}

// sedRuns judges a command that a script starts; empty: the script computes it.
func (k *languageJudge) sedRuns(c *effect.Call, command string) {
	c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the sed script runs a command"))
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk, effect.Say("runs what a host sent"))
	}
	if command != "" {
		k.Walk.ShellText(c, "sed", taint.Literal(command))
		c.Silent = false
	}
}
