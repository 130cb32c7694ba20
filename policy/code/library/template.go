package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Templated handles a call that gives a text to a template engine. A text in which one of the marks stands may reach
// code (in Jinja2 by names with underscores), and so may one that is not known.
func Templated(marks string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		v, ok := c.Arg(0, "source")
		if t, named := FirstKey(c, "text", "template"); !ok && named {
			v, ok = t, true
		}
		if file, named := c.Key("filename"); !ok && named { // what it holds may be code
			r.EmitEach(code.RunsFile, c.Name, []value.Value{file})
		}
		v.Each(func(v value.Value) {
			s, known := v.Literal()
			if ok && v.Kind != value.Number && (!known || ContainsAny(s, strings.Fields(marks))) {
				r.Opaque(c.Name, c.Line)
			}
		})
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// ContainsAny reports whether one of the marks stands in s.
func ContainsAny(s string, marks []string) bool {
	for _, mark := range marks {
		if strings.Contains(s, mark) {
			return true
		}
	}
	return false
}
