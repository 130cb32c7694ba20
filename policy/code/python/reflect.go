package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// attributeByName handles getattr(x, name).
func attributeByName(r *call.Calls, c *call.Call) value.Value {
	for _, v := range c.Pos[min(1, len(c.Pos)):] {
		r.Escape(v)
	}
	if len(c.Pos) < 2 {
		if c.Spread {
			r.Opaque(c.Name, c.Line)
		}
		return value.Value{}
	}
	v := call.ReflectOn(r, c.Pos[0], c.Pos[1], c.Line)
	if len(c.Pos) > 2 && v.Kind == value.Unknown {
		return value.OneOf(c.Pos[2], value.Value{})
	}
	return v
}

// namesOf handles globals() and vars(), which give a table of names.
func namesOf(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 1 && c.Pos[0].Kind == value.Name {
		return value.Named(c.Pos[0].Text + ".__dict__")
	}
	if len(c.Pos) > 0 {
		r.SetLoose()
		return value.Value{}
	}
	return value.Named("globals()")
}

// moduleOf handles sys.modules[name].
func moduleOf(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	v, _ := c.Arg(0, "")
	if s, ok := v.Literal(); ok {
		return value.Named(r.Canonical(s))
	}
	if v.Kind == value.Name && v.Text == "__name__" {
		return value.Named("__main__")
	}
	r.Emit(code.Opaque, c.Name)
	return value.Value{}
}

// getter handles operator.attrgetter(name). It cannot be followed if the table has a function of that name, or if
// the name is computed.
func getter(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range c.Pos[:min(1, len(c.Pos))] {
		s, ok := v.Literal()
		if !ok || r.Book.LastParts[s[strings.LastIndexByte(s, '.')+1:]] {
			r.Emit(code.Opaque, c.Name)
		}
	}
	return value.Value{}
}
