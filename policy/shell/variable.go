package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// sets judges and records that a variable is given a value, by whatever means:
// name may have a subscript, stand for another variable, or not be known.
func (k *expander) sets(c *effect.Call, name string, values ...taint.Word) {
	name, _, element := strings.Cut(strings.TrimSuffix(name, "+"), "[")
	target, known := k.State.Meant(name)
	if !known || !environment.VariableName(target) {
		k.SetsAny(c)
		return
	}
	value := taint.Word{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Computed: true}
	switch len(values) {
	case 0:
	case 1:
		value = values[0]
	default:
		value = k.merged(values)[0]
	}
	k.evaluates = k.evaluates || bash.Integer(target)
	k.environment(c, target, value)
	k.setsTable(c, target)
	if slices.Contains(k.State.Evals, target) {
		k.State.DisownAll() // it may be another name for any variable
		k.subscript(value)
	}
	if element {
		values = nil
	}
	k.State.Set(target, values...)
}

// setsAside is sets where no command of the line stands for it: in an
// expansion, an expression, a redirection.
func (k *expander) setsAside(name string, value taint.Word) {
	c := k.Begin(taint.Nothing)
	c.Cmd.Assigns = append(c.Cmd.Assigns, strings.ReplaceAll(name, taint.Hole, "…")+"="+value.Show())
	c.Aside = true
	k.sets(c, name, value)
	if c.Level() > risk.Low {
		k.Finish(c)
	}
}
