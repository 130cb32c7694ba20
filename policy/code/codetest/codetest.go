// Package codetest helps the tests of what reads programs.
//
// An act or one of its arguments comes in, a short text that tests compare goes out: {home}~ for an argument in the
// home, "x?" for one of which only x is known, "runs ls x? in b" for an act. It is imported by tests alone.
package codetest

import (
	"strings"

	"guard/policy/code"
)

// Show writes an argument: ? stands after what is not known, * after what is called, {source} before what it is
// relative to.
func Show(g code.Arg) string {
	s := strings.NewReplacer("\n", `\n`, " ", "␣").Replace(g.Text)
	if g.Source != code.Plain {
		s = "{" + string(g.Source) + "}" + s
	}
	if s == "" && g.Known {
		s = `""`
	}
	if !g.Known {
		s += "?"
	}
	if g.Called {
		s += "*"
	}
	return s
}

// ShowAct writes an act: the name of its kind, its arguments, the folder in which a command runs, and what
// it reads.
func ShowAct(a code.Act) string {
	words := []string{a.Kind.String()}
	for _, g := range a.Args {
		words = append(words, Show(g))
	}
	if a.Dir != nil {
		words = append(words, "in", Show(*a.Dir))
	}
	if a.In != nil && (a.In.Text != "" || !a.In.Known) {
		words = append(words, "from", Show(*a.In))
	}
	return strings.Join(words, " ")
}
