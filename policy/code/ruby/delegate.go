package ruby

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// delegates handles def_delegator :File, :delete and delegate [:delete] => :File, by which a method of a module is
// called as one of the text's own (Ruby 3.3, Forwardable).
func delegates(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	words := append(c.Pos[:len(c.Pos):len(c.Pos)], c.Keyed...)
	for _, v := range words {
		to, ok := v.Literal()
		if !ok || !r.Book.Modules[to] {
			continue
		}
		named := false
		for _, w := range words {
			for _, w := range r.Elements(w) {
				if name, ok := w.Literal(); ok && name != to {
					handedOn(r, r.Attribute(value.Named(to), strings.TrimPrefix(name, ":")))
					named = true
				}
			}
		}
		if !named || len(c.Keys) > 0 { // the key of { [:delete] => :File } is not kept
			r.Opaque(c.Name, c.Line)
		}
	}
	return value.Value{}
}

// opened handles URI("http://…").open, of open-uri.
func opened(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if call.IsURL(c.Recv.Text) {
		r.Emit(code.Network, "URI"+c.Name[strings.LastIndexByte(c.Name, '.'):], c.Recv)
	}
	return value.Value{}
}

// logger handles Logger.new(path, age, size), which adds to a file, and makes room for a new one where it is given
// an age (Ruby 3.3, Logger).
func logger(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, _ := c.Arg(0, "")
	kind := code.Appends
	if len(c.Pos) > 1 || c.Spread {
		kind = code.Writes
	}
	path.Each(func(v value.Value) {
		if v.IsText() {
			r.EmitEach(kind, c.Name, []value.Value{v})
		}
	})
	return value.Named(r.Canonical(c.Name + "()"))
}
