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
func (j *languageJudge) sed(c *effect.Call, v *option.Invocation) taint.Stream {
	script, given := sedScriptOf(v)
	if v.Marked(program.Edits) {
		script.Shape = taint.AnyShape // where no number comes of it, all lines are edited
	}
	j.takesSuffix(c, v, given)
	if given {
		j.sedScript(c, script)
	} else if !v.Has("-f", "--file") && len(v.Operands) > 0 {
		if script = v.Operands[0]; v.Marked(program.Edits) {
			script.Shape = taint.AnyShape
		}
		j.sedScript(c, script)
		v.Operands = v.Operands[1:]
	}
	if !v.Marked(program.Edits) {
		for _, a := range v.Operands {
			j.ReadOrChange(c, v, a)
		}
		out := j.results.output(c, v)
		if !sedKeepsFront(script) {
			out = j.results.cut(out)
		}
		if !script.Known() && !taint.Numbered(script) || script.Known() && sed.Puts(script.Text) ||
			v.Has("-f", "--file") {
			out = rewritten(out)
		}
		out.Shape, out.Front = j.results.shaped(c, v, script)
		return out
	}
	text, unread := j.sedFiles(v, script.Text)
	rest := sed.Leaves(text, extendedSed(v))
	for _, a := range v.Operands {
		j.sedEdits(c, v, a, text, rest, unread)
	}
	return j.results.output(c, v)
}

// takesSuffix drops the empty word that stands behind -i: BSD's sed takes it for the suffix of copies, which it then
// does not keep (sed(1), FreeBSD 14, macOS 15). To GNU's it is the script, which does nothing, and the next word a
// file; it edits none that is not there.
func (j *languageJudge) takesSuffix(c *effect.Call, v *option.Invocation, given bool) {
	suffix, inPlace := v.Option("-i", "-I")
	if !inPlace || suffix.Text != "" || len(v.Operands) < 2 || !v.Operands[0].Known() || v.Operands[0].Text != "" {
		return
	}
	v.Operands = v.Operands[1:]
	p := j.Place(v.Operands[0])
	if !given && !v.Has("-f", "--file") &&
		(!v.Operands[0].Known() || j.World.Disk == nil || !j.World.Missing(p.Path) || j.MadeByLine(p.Path)) {
		j.Writes(c, v.Operands[0], access.Edits)
	}
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
		if script.Text += u.Value.Text; !given {
			script.Shape = u.Value.Shape
		}
		script.Shape = min(script.Shape, u.Value.Shape)
		script.From |= u.Value.From
		given = true
	}
	return script, given
}

// sedFiles adds to a script those that stand in files; unread: one cannot be read.
func (j *languageJudge) sedFiles(v *option.Invocation, script string) (all string, unread bool) {
	for _, u := range v.Used {
		if u.Name == "-f" || u.Name == "--file" {
			text, how := j.TextOf(j.Place(u.Value))
			script, unread = strings.TrimPrefix(script+"\n"+text, "\n"), unread || how != files.Wholly
		}
	}
	return script, unread
}

func extendedSed(v *option.Invocation) bool { return v.Has("-E", "-r", "--regexp-extended") }

// sedEdits judges sed -i on one file, of which the script leaves the rest.
func (j *languageJudge) sedEdits(c *effect.Call, v *option.Invocation, a taint.Word, script string, rest sed.Rest,
	unread bool) {
	text, how := j.TextOf(j.Place(a))
	if !unread && (rest == sed.Untold || lang.LeavesLittle(sed.Edit(script, extendedSed(v)), text,
		how == files.Wholly)) {
		j.OverUnsaved(c, a) // what it leaves of the file cannot be told, or is little
	}
	j.ReadOrChange(c, v, a)
	if rest == sed.Nothing || v.Has("-n", "--quiet", "--silent") {
		j.Writes(c, a, access.Overwrites)
	}
	if how != files.Wholly || !a.Known() || strings.Contains(script, taint.Hole) || unread ||
		v.Has("-n", "-s", "-z") {
		return
	}
	if changed, ok := sed.Apply(script, text, extendedSed(v)); ok {
		j.Fills(a, taint.Stream{Text: changed, Known: true}, false, true)
	}
}

// sedScript judges what a script does beside editing.
func (j *languageJudge) sedScript(c *effect.Call, a taint.Word) {
	if strings.Contains(a.Text, taint.Hole) && !taint.Numbered(a) {
		c.AsExtra(func() { c.Unknown(effect.Say("a sed script that is not known before it runs")) })
	}
	for _, act := range sed.Read(a.Text) {
		j.sedAct(c, act)
	}
}

func (j *languageJudge) sedAct(c *effect.Call, act lang.Act) {
	switch act.Kind {
	case lang.Runs:
		c.AsExtra(func() { j.sedRuns(c, act.Text) })
	case lang.Unknown:
		c.Unknown(effect.Say("a sed script that guard cannot read"))
	default:
		c.AsExtra(func() { j.FileAct(c, act) })
	}
}

// sedRuns judges a command that a script starts; empty: the script computes it.
func (j *languageJudge) sedRuns(c *effect.Call, command string) {
	c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the sed script runs a command"))
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk, effect.Say("runs what a host sent"))
	}
	if command != "" {
		j.Walk.ShellText(c, "sed", taint.Literal(command))
		c.Silent = false
	}
}
