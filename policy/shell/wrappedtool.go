package shell

import (
	"slices"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// hands judges a tool that a wrapper starts, named by its words or by the subcommand. The first
// "--" is the wrapper's also after the tool's name (docs.haskellstack.org, "stack exec";
// Cabal 3.12; Cmdliner, of dune and opam).
func (j *shellJudge) hands(c *effect.Call, v *option.Invocation) taint.Stream {
	words := slices.Clone(v.Operands)
	if i := slices.IndexFunc(words, func(a taint.Word) bool { return a.Text == "--" }); i >= 0 && v.Rest < 0 {
		words = slices.Delete(words, i, i+1)
	}
	if role := program.Roles(v.Entry.Operands, 1)[0]; role != program.CommandWords {
		_, tool := v.Words()
		words = append([]taint.Word{taint.Literal(tool)}, words...)
	}
	if len(words) == 0 {
		return taint.UnknownData
	}
	return j.Walk.Nested(c, v.Name, words, c.In)
}

// python judges a tool that runs a script, or a module that -m names, and watches it.
func (j *shellJudge) python(c *effect.Call, v *option.Invocation) taint.Stream {
	words := []taint.Word{taint.Literal("python3")}
	if m, _ := v.Option("-m", "--module"); m.Text != "" {
		words = append(words, taint.Literal("-m"), m)
	} else if v.Gave("-m", "--module") {
		words = append(words, taint.Literal("-m"))
	} else if len(v.Operands) == 0 {
		return taint.UnknownData
	}
	out := j.Walk.Nested(c, v.Name, append(words, v.Operands...), c.In)
	c.Silent = false
	return out
}
