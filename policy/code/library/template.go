package library

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Templated is a template engine that is given a text: one in which a mark stands
// reaches code (Jinja2's own escape is by names with underscores), one that is not
// known may.
func Templated(marks string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		v, ok := c.Arg(0, "source")
		if t, named := FirstKey(c, "text", "filename", "template"); !ok && named {
			v, ok = t, true
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

func ContainsAny(s string, marks []string) bool {
	for _, mark := range marks {
		if strings.Contains(s, mark) {
			return true
		}
	}
	return false
}
