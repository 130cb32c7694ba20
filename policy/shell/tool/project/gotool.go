package project

import (
	"path"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// GoTool judges go tool NAME (go help tool, Go 1.24): a program that the module names among its tools, in the version
// of which go.sum has the hash, is judged as by its name; what go builds of another package is code that is not shown.
func (j *Judge) GoTool(c *effect.Call, v *option.Invocation) taint.Stream {
	name := v.Name[strings.LastIndexByte(v.Name, ' ')+1:]
	if len(v.Used) > 0 || !goTools(j, name) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} runs code that the line does not show", v.Name))
		for _, a := range v.Operands {
			j.Glance(c, a)
		}
		return taint.UnknownData
	}
	c.Raise(risk.Medium, 0, effect.Say("runs {0} out of the project's packages", name))
	return j.Walk.Nested(c, v.Name, append([]taint.Word{taint.Literal(name)}, v.Operands...), c.In)
}

// goTools reports a tool of the module around here, as git holds its go.mod, that lies in no folder of the module.
func goTools(j *Judge, name string) bool {
	if j.State.Cwd == "" || len(j.State.Maybe) > 0 {
		return false
	}
	for dir := j.World.At("", j.State.Cwd); dir.Is(place.Inside); dir = j.World.At("", path.Dir(dir.Path)) {
		file := path.Join(dir.Path, "go.mod")
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly {
			continue
		}
		mod, err := modfile.Parse(file, []byte(text), nil)
		if err != nil || mod.Module == nil || len(mod.Replace) > 0 || !j.HeldByGit(file) ||
			!j.HeldByGit(path.Join(dir.Path, "go.sum")) ||
			j.IsThere(path.Join(dir.Path, "vendor")) || j.IsThere(path.Join(dir.Path, "go.work")) {
			return false
		}
		return slices.ContainsFunc(mod.Tool, func(t *modfile.Tool) bool {
			return path.Base(t.Path) == name && !place.Below(t.Path, mod.Module.Mod.Path)
		})
	}
	return false
}
