package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Files and folders that are made anew: in the system's folder for them, but where the
// call names another, by itself or by the beginning of the name.

// MadeAnew is a call that makes one; where says which arguments may name the folder, as
// a row of the table does.
func MadeAnew(where string) call.How {
	at := call.Picks(where)
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Given(c.Arguments, true)
		fresh := value.Value{Kind: value.String, Known: true, Source: code.Fresh}
		for _, p := range at {
			v, ok := c.Arg(p.At, p.Keyword)
			if !ok && p.Keyword != "" {
				v, ok = c.Option(p.Keyword)
			}
			if ok && r.PlacedElsewhere(c, v, strings.Contains(p.Keyword, "refix") ||
				strings.EqualFold(p.Keyword, "template")) {
				fresh = value.Value{Kind: value.String}
			}
		}
		return fresh
	}
}

// TemporaryFile is NamedTemporaryFile(dir=d) and its like: an open file.
func TemporaryFile(keys string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		for key := range strings.FieldsSeq(keys) {
			if v, ok := c.Option(key); ok {
				r.PlacedElsewhere(c, v, key != "dir" && key != "tmpdir")
			}
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// TemporaryAt is Tempfile.new(name, dir): the folder stands at a place, or as DIR.
func TemporaryAt(at int, prefix bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		for _, key := range []string{"tmpdir", "DIR"} {
			if v, ok := c.Key(key); ok {
				r.PlacedElsewhere(c, v, false)
			}
		}
		if v, ok := c.Arg(at, ""); ok && !c.Spread {
			r.PlacedElsewhere(c, v, prefix)
		}
		for i, v := range c.Pos { // Perl's DIR => "/root" may stand among them
			if s, ok := v.Literal(); ok && s == "DIR" && i+1 < len(c.Pos) {
				r.PlacedElsewhere(c, c.Pos[i+1], false)
			}
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}
