package access

import (
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// ToolFolder tells the output of programs that print where a toolchain lies.
func (j *readJudge) ToolFolder(v *option.Invocation) (taint.Stream, bool) {
	first, _ := v.Words()
	if !program.NamesToolFolder(first) || len(v.Unlisted) > 0 || len(v.Unknown) > 0 || j.Wrap.Remote {
		return taint.Stream{}, false
	}
	command := v.Name
	for _, u := range v.Used {
		command += " " + u.Name
		if u.Value.Text != "" {
			command += " " + u.Value.Text
		}
	}
	for _, a := range v.Operands {
		command += " " + a.Text
	}
	folder, ok := program.ToolFolder(command, j.World.Home)
	return taint.Stream{Text: folder + "\n", Known: true}, ok
}
