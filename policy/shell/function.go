package shell

import (
	"slices"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/lang/bash"
)

// function records a function. Its body is judged where it is called; if the
// line never calls it, with arguments that are not known, when the line ends.
func (k *walker) function(x *syntax.FuncDecl) stream {
	if x.Name == nil || x.Body == nil {
		k.notUnderstood(say("a kind of function that guard does not know"))
		return nothing
	}
	name := x.Name.Value
	if bash.Bomb(name, x.Body) {
		c := k.begin(nothing)
		c.cmd.Argv = []string{name}
		c.raise(risk.Critical, risk.SystemImpact, say("a fork bomb: it starts itself until the machine stands still"))
		c.flag(true, false)
		k.finish(c)
		return nothing
	}
	k.state.define(name, x.Body)
	if len(k.declared) < maxVars {
		k.declared = append(k.declared, declared{name, x.Body, k.text, k.snapshot(), k.wrap})
	} else {
		k.judgeBody(name, x.Body)
	}
	return nothing
}

// declared is a function and what held where it was declared.
type declared struct {
	name  string
	body  *syntax.Stmt
	text  string
	state state
	wrap  wrapping
}

// uncalled judges the functions that the line declares and does not call.
func (k *walker) uncalled() {
	for i := 0; i < len(k.declared); i++ { // a body may declare more
		f := k.declared[i]
		if slices.Contains(k.called, f.body) {
			continue
		}
		k.text, k.state, k.wrap = f.text, f.state, f.wrap
		k.judgeBody(f.name, f.body)
	}
}

// judgeBody judges a function's body for any arguments.
func (k *walker) judgeBody(name string, body *syntax.Stmt) {
	k.apart(func() stream {
		k.state.calls = append(slices.Clip(k.state.calls), name)
		k.state.setParams(nil, false)
		return k.stmt(body, unknownData)
	})
}
