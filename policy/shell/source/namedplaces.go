package source

import (
	"path"

	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// What a text names is seldom said to be used for this or that, so it is asked by what is at stake there.

// NamesLost raises for a text, by its file, that names what is nowhere else.
func NamesLost(c *effect.Call, file, name string) {
	c.Raise(risk.High, risk.FSDeleteOverwrite,
		effect.Say("the source {0} names {1}, which is nowhere else", path.Base(file), name))
}

// NamesOutside raises for one that names what lies outside of the workspace.
func NamesOutside(c *effect.Call, file, name string) {
	c.Raise(risk.High, risk.FSOutsideWorkspace,
		effect.Say("{0} names what lies outside the workspace: {1}", path.Base(file), name))
}
