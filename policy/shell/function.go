package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
)

// function records a function and judges its body, called or not.
func (k *walker) function(x *syntax.FuncDecl) stream {
	if x.Name == nil || x.Body == nil {
		k.notUnderstood(say("a kind of function that guard does not know"))
		return nothing
	}
	name := x.Name.Value
	if bomb(name, x.Body) {
		c := k.begin(nothing)
		c.cmd.Argv = []string{name}
		c.raise(risk.Critical, risk.SystemImpact, say("a fork bomb: it starts itself until the machine stands still"))
		c.flag(true, false)
		k.finish(c)
		return nothing
	}
	k.state.define(name, x.Body)
	k.apart(func() stream {
		k.state.calls = append(append([]string(nil), k.state.calls...), name)
		k.state.params, k.state.known = nil, false
		return k.stmt(x.Body, unknownData)
	})
	return nothing
}

// bomb reports whether a function starts itself in a pipe or in the background.
func bomb(name string, body *syntax.Stmt) bool {
	found := false
	syntax.Walk(body, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.BinaryCmd:
			if n.Op == syntax.Pipe || n.Op == syntax.PipeAll {
				found = found || callsSelf(name, n.X) && callsSelf(name, n.Y)
			}
		case *syntax.Stmt:
			if n.Background && n.Cmd != nil {
				found = found || callsSelf(name, n) && n != body
			}
		}
		return !found
	})
	return found
}

func callsSelf(name string, s *syntax.Stmt) bool {
	found := false
	syntax.Walk(s, func(n syntax.Node) bool {
		if x, ok := n.(*syntax.CallExpr); ok && len(x.Args) > 0 && x.Args[0].Lit() == name {
			found = true
		}
		return !found
	})
	return found
}
