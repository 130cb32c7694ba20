package source

import (
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// EnvironmentFile judges the variables that a program takes from a file before it starts (Node.js 22, --env-file).
func (j *Judge) EnvironmentFile(c *effect.Call, file taint.Word) {
	text, how := j.TextOf(j.Place(file))
	if how != files.Wholly {
		return
	}
	for line := range strings.Lines(text) {
		name, value, set := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "export "), "=")
		if !set || strings.HasPrefix(name, "#") {
			continue
		}
		value = strings.Trim(strings.TrimSpace(value), "\"'`")
		c.AsExtra(func() {
			j.Expander.Environment(c, strings.TrimSpace(name), taint.Literal(value))
			Starts{j}.Given(c, strings.TrimSpace(name), taint.Literal(value))
		})
	}
}
