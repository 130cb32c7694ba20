// Package codetest helps the tests of what reads programs.
//
// An argument of an act comes in, a short text that tests compare goes out: {home}~ for one in the home, "x?" for one
// of which only x is known. It is imported by tests alone.
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
