package bash

import "mvdan.cc/sh/v3/syntax"

// Bomb reports whether a function starts itself in a pipe or in the background.
func Bomb(name string, body *syntax.Stmt) bool {
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

// Assigned lists the variables that a body sets in ways that can be seen.
func Assigned(body []*syntax.Stmt) []string {
	var names []string
	for _, s := range body {
		syntax.Walk(s, func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.Assign:
				if n.Name != nil {
					names = append(names, n.Name.Value)
				}
			case *syntax.WordIter:
				names = append(names, n.Name.Value)
			}
			return true
		})
	}
	return names
}
