package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// MadeAnew handles a call that creates a file or a folder in the system's folder for temporary files. where says, as
// in a row of a table, which arguments may name another folder or the beginning of the name.
func MadeAnew(where string) call.How {
	at := call.Picks(where)
	return func(r *call.Calls, c *call.Call) value.Value {
		r.NoteArguments(c.Arguments, true)
		fresh := value.From(code.Fresh)
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

// TemporaryFile handles NamedTemporaryFile(dir=d) and the like, whose value is an open file. keys are the names of
// the arguments that say where it is created.
func TemporaryFile(keys string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		for key := range strings.FieldsSeq(keys) {
			if v, ok := c.Option(key); ok {
				r.PlacedElsewhere(c, v, key != "dir" && key != "tmpdir")
			}
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// TemporaryAt handles Tempfile.new(name, dir). The folder, or where prefix is true the beginning of the name, stands
// at a position or is named DIR.
func TemporaryAt(at int, prefix bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		for _, key := range []string{"tmpdir", "DIR"} {
			if v, ok := c.Key(key); ok {
				r.PlacedElsewhere(c, v, false)
			}
		}
		if v, ok := c.Arg(at, ""); ok && !c.Spread {
			r.PlacedElsewhere(c, v, prefix)
		}
		for i, v := range c.Pos { // DIR and its value may stand among the arguments of Perl
			if s, ok := v.Literal(); ok && s == "DIR" && i+1 < len(c.Pos) {
				r.PlacedElsewhere(c, c.Pos[i+1], false)
			}
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}
