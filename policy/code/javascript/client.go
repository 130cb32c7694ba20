package javascript

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// emptiesWhere handles destroy({where: {}}), which deletes every row. A stream has a method of that name, which is
// harmless.
func emptiesWhere(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	where, given := c.Option("where")
	cut, _ := c.Option("truncate")
	if given && where.Kind == value.Dict && len(where.List.Items) == 0 && !r.MayHoldMore(where.List) ||
		value.IsTrue(cut) {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// pinoWrites handles pino.destination(file or {dest: file}).
func pinoWrites(r *call.Calls, c *call.Call) value.Value {
	library.IfText(code.Writes)(r, &call.Call{Name: c.Name, Rule: &call.Rule{Picks: call.Picks("0")},
		Arguments: c.Arguments, Line: c.Line})
	return library.OptionWrites("dest destination")(r, c)
}

// convicted handles convict({name: {env: "VARIABLE"}}), which takes settings from variables.
func convicted(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	var look func(v value.Value, depth int)
	look = func(v value.Value, depth int) {
		for i, w := range v.Members() {
			if v.List.Keys[i] == "env" && w.Kind != value.Dict {
				r.Emit(code.Environment, c.Name, w)
			} else if depth > 0 {
				look(w, depth-1)
			}
		}
	}
	if v, ok := c.Arg(0, ""); ok {
		look(v, 5)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}
