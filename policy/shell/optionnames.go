package shell

import (
	"path"
	"strings"

	"guard/policy/risk"
)

// optionNames judges a wildcard that begins a word where a file's name looks like an
// option: the program takes it as one.
func (k *unlistedJudge) optionNames(c *call, v *invocation) {
	for i, a := range v.operands {
		if a.glob == "" || !strings.ContainsRune("*?[", rune(a.glob[0])) || strings.Contains(a.glob, "/") || v.rest >= 0 && i >= v.rest {
			continue
		}
		name := k.optionNamed()
		if name != "" {
			c.raise(risk.High, risk.ExecArbitrary, say("{0} takes the name of the file {1} as an option", v.name, name))
		}
		return
	}
}

// optionNamed is a file of the current folder whose name begins with a dash.
func (k *unlistedJudge) optionNamed() string {
	for _, cmd := range k.out.Commands {
		for _, p := range cmd.Writes {
			if path.Dir(p.Path) == k.state.cwd && strings.HasPrefix(path.Base(p.Path), "-") {
				return path.Base(p.Path)
			}
		}
	}
	if k.world.Disk == nil || k.state.cwd == "" {
		return ""
	}
	if names := k.world.Expand(k.state.cwd, "-*").Names; len(names) > 0 {
		return path.Base(names[0])
	}
	return ""
}
