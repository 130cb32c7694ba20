package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
)

// plainTest judges [[ … ]] in a shell that does not know it: there it is a command of that name, and > redirects its
// output (dash(1), busybox ash).
type plainTest struct{ *walker }

// plainShells are such shells.
var plainShells = strings.Fields("sh dash ash posh busybox")

// judge judges what such a shell does with a test.
func (w plainTest) judge(c *effect.Call, x syntax.TestExpr) {
	if slices.ContainsFunc(w.Wrap.Names, func(name string) bool {
		name, _, _ = strings.Cut(name[strings.LastIndexByte(name, '/')+1:], " ")
		return slices.Contains(plainShells, name)
	}) {
		w.redirects(c, x)
	}
}

// redirects judges the files that are written to.
func (w plainTest) redirects(c *effect.Call, x syntax.TestExpr) {
	switch x := x.(type) {
	case *syntax.ParenTest:
		w.redirects(c, x.X)
	case *syntax.UnaryTest:
		w.redirects(c, x.X)
	case *syntax.BinaryTest:
		if to, ok := x.Y.(*syntax.Word); ok && x.Op == syntax.TsAfter {
			w.Writes(c, w.expander.Word(to), access.Overwrites)
		}
		w.redirects(c, x.X)
		w.redirects(c, x.Y)
	}
}
