package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// setsUp judges a file that sets a shell up, as the person's own shell does: neither this line nor the session has
// written it, and it leaves the folder as it is.
func (j *shellJudge) setsUp(c *effect.Call, file taint.Word) bool {
	p := j.Place(file)
	if !file.Known() || j.Wrap.Remote || !program.SetsUpShell(p.Path, j.World.Home) ||
		j.Touched(p.Path) || j.OwnFile(p.Path) || j.ChangedByLine(p.Path) || j.World.Past != nil && j.Wrote(p.Path) {
		return false
	}
	c.Raise(risk.Medium, 0, effect.Say("runs the code in {0}", file.Show()))
	c.Cmd.Reads = append(c.Cmd.Reads, p)
	return true
}

// evaluatesSetup reports eval "$(pyenv init -)" and its like: the person's own program says how it is set up.
func (j *shellJudge) evaluatesSetup(c *effect.Call, v *option.Invocation) bool {
	if len(v.Operands) != 1 || j.Wrap.Remote {
		return false
	}
	src := strings.Trim(v.Operands[0].Src, `"`)
	command, is := strings.CutPrefix(src, "$(")
	command, ends := strings.CutSuffix(command, ")")
	name, _, _ := strings.Cut(command, " ")
	_, isFunc := j.State.Funcs[name]
	_, isAlias := j.State.Aliases[name]
	if !is || !ends || !program.SetupText(command) || isFunc || isAlias {
		return false
	}
	c.Raise(risk.Medium, 0, effect.Say("{0} runs the text it is given", v.Name))
	return true
}
