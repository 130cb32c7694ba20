package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// afterwards notes what a command leaves behind for those that come after it in
// the line.
func (k *invocationJudge) afterwards(c *call, v *invocation) {
	if v.entry.Leaves != "" && !v.marked(program.Info) && !namesOutput(v) {
		k.writes(c, literalArg(v.entry.Leaves), overwrites)
	}
	k.products.outputNames(c, v)
	k.git.staged(v)
	switch {
	case v.marked(program.Info):
	case readsSource(v.name):
		if k.out.Suspect { // what comes of it is not known
			k.blind = append(k.blind, c.places(maxVars-len(k.blind))...)
			break
		}
		k.builds = true
		for _, p := range c.cmd.Writes {
			if p.Path != "" {
				k.outputs = append(k.outputs, p.Path)
			}
		}
	case v.entry.Special == program.Archive, v.entry.Special == program.Tar:
		k.stale = k.stale || c.level() > risk.Low
	}
	if c.level() >= risk.Medium && !program.Loses(v.entry.Operands) && !listsWrites(v.entry) {
		k.obscure = true
	}
}

// places lists where a command writes, at most n.
func (c *call) places(n int) []string {
	var list []string
	for _, p := range c.cmd.Writes {
		if p.Path != "" && len(list) < n {
			list = append(list, p.Path)
		}
	}
	return list
}

// namesOutput reports a file that the program was told to write.
func namesOutput(v *invocation) bool {
	for _, u := range v.used {
		if strings.Contains(u.opt.Effects, "write") || strings.Contains(u.opt.Effects, "make") {
			return true
		}
	}
	return strings.HasSuffix(v.entry.Operands, " make") && len(v.operands) > 1
}

// listsWrites reports programs of which every file that they make or change is
// in their words.
func listsWrites(e *program.Entry) bool {
	switch e.Special {
	case program.Copy, program.Move, program.Remove, program.Mode, program.Sed, program.GitLocal, program.GitList, program.GitRestore, program.Print, program.Printf, program.ChangeDir:
		return true
	}
	return program.MakesOnly(e.Operands)
}
