package transfer

import (
	"path"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// mv takes care that of the operands of one call none lands on another (GNU coreutils 9.4, "will not overwrite
// just-created"); of several calls, one for each name, the last is left.

// meets judges what comes into a folder under its own name, where another file of that name was moved before by the
// line, or is moved by another run of the same command.
func (j *Judge) meets(c *effect.Call, v *option.Invocation, words []taint.Word, folder string) {
	if folder == "" || spares(v) || j.Wrap.Remote {
		return
	}
	j.Arrives()
	for _, a := range words {
		from, all := access.Present{Judge: j.Judge}.Sources(a)
		onto := ""
		for _, at := range from {
			if j.Lands(at, folder, a.Computed && !a.Known(), v.Entry.Special == program.Move) {
				onto = path.Base(at)
			}
		}
		switch {
		case onto != "":
			onto = path.Join(path.Base(folder), onto)
			c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("writes over {0}", onto))
		case !all && a.Computed && v.Entry.Special == program.Move:
			c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("writes over {0}", path.Base(folder)))
		}
	}
}
