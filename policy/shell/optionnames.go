package shell

import (
	"path"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// optionNames judges a wildcard that begins a word where a file's name looks like an
// option: the program takes it as one.
func (j *unlistedJudge) optionNames(c *effect.Call, v *option.Invocation) {
	for i, a := range v.Operands {
		if a.Glob == "" || !strings.ContainsRune("*?[", rune(a.Glob[0])) || strings.Contains(a.Glob, "/") ||
			v.Rest >= 0 && i >= v.Rest {
			continue
		}
		name := j.optionNamed()
		if name != "" {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("{0} takes the name of the file {1} as an option", v.Name, name))
		}
		return
	}
}

// optionNamed is a file of the current folder whose name begins with a dash.
func (j *unlistedJudge) optionNamed() string {
	for _, cmd := range j.Out.Commands {
		for _, p := range cmd.Writes {
			if path.Dir(p.Path) == j.State.Cwd && strings.HasPrefix(path.Base(p.Path), "-") {
				return path.Base(p.Path)
			}
		}
	}
	if j.World.Disk == nil || j.State.Cwd == "" {
		return ""
	}
	if names := j.World.Expand(j.State.Cwd, "-*").Names; len(names) > 0 {
		return path.Base(names[0])
	}
	return ""
}
