package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// packageRunner judges npx and its like: a program out of a package, which is
// fetched when it is not there.
func (k *projectJudge) packageRunner(c *call, v *invocation) stream {
	if line, ok := v.option("-c", "--call"); ok && line.text != "" {
		return k.walk.ShellText(c, v.name, line)
	}
	if len(v.operands) == 0 {
		c.raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk, say("runs a package that may first be fetched"))
		return unknownData
	}
	tool := v.operands[0]
	name := tool.text
	if tool.known() && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/") || strings.HasSuffix(name, ".go")) {
		return k.ownPackage(c, v, tool)
	}
	k.namesPackage(c, v, name)
	if i := strings.LastIndexByte(name, '@'); i > 0 {
		name = name[:i]
	}
	if tool.known() {
		k.ownProgram(c, name)
	}
	e := program.Find(name)
	fetched := v.has("-y", "--yes", "-p", "--package") || program.OfSystem(name)
	if e == nil || !tool.known() || fetched || e.Categories != 0 && e.Level >= risk.High {
		c.raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk, say("runs the package {0}, fetched from a registry when it is not installed", tool.show()))
		if !tool.known() {
			c.unsure = true
		}
	} else {
		c.raise(risk.Medium, 0, say("runs {0} out of the project's packages", name))
	}
	c.runs = false // up to here it is the package that runs
	if e != nil && tool.known() {
		words := append([]arg{literalArg(name)}, v.operands[1:]...)
		return k.walk.Nested(c, v.name, words, c.in)
	}
	for _, a := range v.operands[1:] {
		k.glance(c, a)
	}
	return unknownData
}

// namesPackage has the signature say which package is run: leave for one is none
// for another, nor for one that an option names.
func (k *projectJudge) namesPackage(c *call, v *invocation, name string) {
	other := func(u used) bool { return !slices.Contains(quietRunner, u.name) }
	runs := func(a arg) bool { return !a.known() || mayRun(a.text) }
	c.cmd.Subject.Named = !slices.ContainsFunc(v.used, other) && !slices.ContainsFunc(v.loose, other) && !slices.ContainsFunc(v.operands[1:], runs)
	c.cmd.Signature += " " + name
}

// quietRunner are options of package runners that say nothing of the package
// (npx(1), bunx, pnpm dlx, uvx).
var quietRunner = strings.Fields("-y --yes -q --quiet --silent -s --no --no-install --bun --verbose --prefer-offline")

// ownPackage judges what is run out of a folder by its path (go run ./cmd/x).
func (k *projectJudge) ownPackage(c *call, v *invocation, tool arg) stream {
	c.cmd.Signature += " " + tool.text
	if p := k.place(tool); p.Is(place.Inside) {
		c.raise(risk.Medium, 0, say("builds and runs {0}", tool.show()))
	} else {
		c.raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace, say("runs code outside the workspace: {0}", tool.show()))
	}
	for _, a := range v.operands[1:] {
		k.glance(c, a)
	}
	return unknownData
}
