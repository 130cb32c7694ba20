package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// commandOf handles the main(args) of a module, which does what the same words do after "python -m module". Without
// args it takes the words of the program, for which rest stands; where rest is empty, words that are not known are
// left out.
func commandOf(module string, rest ...value.Value) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		words := []value.Value{value.Text("-m"), value.Text(module)}
		switch args, ok := c.Arg(0, "args"); {
		case ok:
			for _, w := range r.Elements(args) {
				if _, known := w.Literal(); known || len(rest) > 0 {
					words = append(words, w)
				}
			}
		case c.Spread || c.SpreadKeys:
			words = append(words, value.Value{})
		case r.Start.Args != nil:
			all, _ := call.Words(r)
			words = append(words, all...)
		default:
			words = append(words, rest...)
		}
		r.Command(c.Name, nil, value.TextFrom(code.Interpreter, "python3"),
			words...)
		return value.Value{}
	}
}

// moduleCommand handles runpy.run_module(name): python -m name.
func moduleCommand(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	name, _ := c.Arg(0, "mod_name")
	r.Command(c.Name, nil, value.TextFrom(code.Interpreter, "python3"),
		value.Text("-m"), name)
	return value.Value{}
}
