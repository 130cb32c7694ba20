package shell

import (
	"slices"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// function records a function. Its body is judged where it is called; if the
// line never calls it, with arguments that are not known, when the line ends.
func (k *walker) function(x *syntax.FuncDecl) taint.Stream {
	if x.Name == nil || x.Body == nil {
		k.NotUnderstood(effect.Say("a kind of function that guard does not know"))
		return taint.Nothing
	}
	name := x.Name.Value
	if bash.Bomb(name, x.Body) {
		c := k.Begin(taint.Nothing)
		c.Cmd.Argv = []string{name}
		c.Raise(risk.Critical, risk.SystemImpact,
			effect.Say("a fork bomb: it starts itself until the machine stands still"))
		c.Flag(true, false)
		k.Finish(c)
		return taint.Nothing
	}
	k.State.Define(name, x.Body)
	if len(k.declared) < environment.MaxVars {
		k.declared = append(k.declared, declared{name, x.Body, k.Text, k.Snapshot(), k.Wrap})
	} else {
		k.judgeBody(name, x.Body)
	}
	return taint.Nothing
}

// declared is a function and what held where it was declared.
type declared struct {
	name  string
	body  *syntax.Stmt
	text  string
	state environment.State
	wrap  effect.Wrapping
}

// uncalled judges the functions that the line declares and does not call.
func (k *walker) uncalled() {
	for i := 0; i < len(k.declared); i++ { // a body may declare more
		f := k.declared[i]
		if slices.Contains(k.called, f.body) {
			continue
		}
		k.Text, k.State, k.Wrap = f.text, f.state, f.wrap
		k.judgeBody(f.name, f.body)
	}
}

// judgeBody judges a function's body for any arguments.
func (k *walker) judgeBody(name string, body *syntax.Stmt) {
	k.Apart(func() taint.Stream {
		k.State.Calls = append(slices.Clip(k.State.Calls), name)
		k.State.SetParams(nil, false)
		return k.stmt(body, taint.UnknownData)
	})
}
