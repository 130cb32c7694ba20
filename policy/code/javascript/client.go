package javascript

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

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
