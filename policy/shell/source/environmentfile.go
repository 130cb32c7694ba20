package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
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

// resolved finds the variables that a file of settings names (OmegaConf 2.3, the resolver oc.env).
var resolved = lazy.Pattern(`\$\{oc\.env:(\w+)`)

// variablesIn judges a program that takes the values of the variables which a file of settings names.
func variablesIn(j *Judge, c *effect.Call, t *ProgramText, a *code.Act) {
	text, how := j.TextOf(j.Place(j.Sources.argOf(t, a, 1)))
	if how != files.Wholly {
		return
	}
	for _, m := range resolved().FindAllStringSubmatch(text, files.MaxOwn) {
		j.codeEnvironment(c, t, &code.Act{Kind: code.Environment, Call: a.Call, Line: a.Line,
			Args: []code.Arg{{Text: m[1], Known: true}}})
	}
}
