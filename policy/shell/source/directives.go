package source

import (
	"path"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// buildDirectives are lines of a C# program of one file by which its build runs another program, or takes in targets
// and projects (.NET 10, "File-based apps"; MSBuild 17, "Common MSBuild project properties").
var buildDirectives = lazy.Pattern(`(?m)^#:(?:property\s+\w*(?:Command|Arguments|ToolPath|ToolExe|Targets\w*|` +
	`Props\w*)\s*=|project\s+\.\.|property\s+(?:Custom|Before|After)\w*=)[^\n]*`)

// directs raises for such a line.
func directs(c *effect.Call, file, text string) {
	if path.Ext(file) != ".cs" {
		return
	}
	if line := buildDirectives().FindString(text); line != "" {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the source {0} names {1}", path.Base(file), line))
	}
}
