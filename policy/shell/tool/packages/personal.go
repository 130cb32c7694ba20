package packages

import (
	"slices"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// personal are commands that set something in the person's own settings unless an option
// keeps them to the project: a key and a value, or a key that an option takes out (poetry
// 1.8, luarocks 3.11, flutter 3.24, gatsby 5).
var personal = map[string]personalSettings{
	"poetry config":    {local: []string{"--local"}, set: []string{"--unset", "--migrate"}, values: 2},
	"luarocks config":  {local: []string{"--scope"}, set: []string{"--unset"}, values: 2},
	"gatsby telemetry": {set: []string{"--disable", "--enable"}, values: 1},
	"flutter config": {set: []string{"--no-analytics", "--analytics", "--clear-features", "--android-sdk", "--jdk-dir",
		"--build-dir", "--android-studio-dir"}, values: 1},
}

type personalSettings struct {
	local  []string // options that keep it to the project
	set    []string // options that set something
	values int      // how many operands there are where something is set
}

// Personal judges what is set for all of the person's projects.
func (j *Judge) Personal(c *effect.Call, v *option.Invocation) {
	first, _ := v.Words()
	p, ok := personal[v.Name]
	if !ok && len(v.Operands) > 0 {
		p, ok = personal[first+" "+v.Operands[0].Text]
	}
	if !ok || len(p.local) > 0 && v.Has(p.local...) {
		return
	}
	sets := func(u option.Used) bool { return slices.Contains(p.set, u.Name) }
	if v.Has(p.set...) || slices.ContainsFunc(v.Unlisted, sets) || len(v.Operands) >= p.values {
		c.Raise(risk.Medium, risk.FSOutsideWorkspace,
			effect.Say(effect.Wording(risk.FSOutsideWorkspace, risk.Medium), v.Name))
	}
}
