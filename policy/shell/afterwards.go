package shell

import (
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// afterwards notes what a command leaves behind for those that come after it in
// the line.
func (k *walker) afterwards(c *call, v *invocation) {
	switch {
	case v.marked(program.Info):
	case program.Builds(v.name):
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

// listsWrites reports programs of which every file that they make or change is
// in their words.
func listsWrites(e *program.Entry) bool {
	switch e.Special {
	case program.Copy, program.Move, program.Remove, program.Mode, program.Sed, program.GitLocal, program.GitList, program.GitRestore, program.Print, program.Printf, program.ChangeDir:
		return true
	}
	return program.MakesOnly(e.Operands)
}
