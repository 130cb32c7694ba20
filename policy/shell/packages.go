package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// packageRunner judges npx and its like: a program out of a package, which is
// fetched when it is not there.
func (k *projectJudge) packageRunner(c *effect.Call, v *option.Invocation) taint.Stream {
	if line, ok := v.Option("-c", "--call"); ok && line.Text != "" {
		return k.Walk.ShellText(c, v.Name, line)
	}
	if len(v.Operands) == 0 {
		c.Raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk, effect.Say("runs a package that may first be fetched"))
		return taint.UnknownData
	}
	tool := v.Operands[0]
	name := tool.Text
	if tool.Known() && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/") || strings.HasSuffix(name, ".go")) {
		return k.ownPackage(c, v, tool)
	}
	k.namesPackage(c, v, name)
	if i := strings.LastIndexByte(name, '@'); i > 0 {
		name = name[:i]
	}
	if tool.Known() {
		k.ownProgram(c, name)
	}
	e := program.Find(name)
	fetched := v.Has("-y", "--yes", "-p", "--package") || program.OfSystem(name)
	if e == nil || !tool.Known() || fetched || e.Categories != 0 && e.Level >= risk.High {
		c.Raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk, effect.Say("runs the package {0}, fetched from a registry when it is not installed", tool.Show()))
		if !tool.Known() {
			c.Unsure = true
		}
	} else {
		c.Raise(risk.Medium, 0, effect.Say("runs {0} out of the project's packages", name))
	}
	c.Runs = false // up to here it is the package that runs
	if e != nil && tool.Known() {
		words := append([]taint.Word{taint.Literal(name)}, v.Operands[1:]...)
		return k.Walk.Nested(c, v.Name, words, c.In)
	}
	for _, a := range v.Operands[1:] {
		k.Glance(c, a)
	}
	return taint.UnknownData
}

// namesPackage has the signature say which package is run: leave for one is none
// for another, nor for one that an option names.
func (k *projectJudge) namesPackage(c *effect.Call, v *option.Invocation, name string) {
	other := func(u option.Used) bool { return !slices.Contains(quietRunner, u.Name) }
	runs := func(a taint.Word) bool { return !a.Known() || mayRun(a.Text) }
	c.Cmd.Subject.Named = !slices.ContainsFunc(v.Used, other) && !slices.ContainsFunc(v.Loose, other) && !slices.ContainsFunc(v.Operands[1:], runs)
	c.Cmd.Signature += " " + name
}

// quietRunner are options of package runners that say nothing of the package
// (npx(1), bunx, pnpm dlx, uvx).
var quietRunner = strings.Fields("-y --yes -q --quiet --silent -s --no --no-install --bun --verbose --prefer-offline")

// ownPackage judges what is run out of a folder by its path (go run ./cmd/x).
func (k *projectJudge) ownPackage(c *effect.Call, v *option.Invocation, tool taint.Word) taint.Stream {
	c.Cmd.Signature += " " + tool.Text
	if p := k.Place(tool); p.Is(place.Inside) {
		c.Raise(risk.Medium, 0, effect.Say("builds and runs {0}", tool.Show()))
	} else {
		c.Raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace, effect.Say("runs code outside the workspace: {0}", tool.Show()))
	}
	for _, a := range v.Operands[1:] {
		k.Glance(c, a)
	}
	return taint.UnknownData
}
