package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Some calls turn a program into an interpreter of its own input: what stands
// there is code of the same language, or a debugger's commands, which run code too.

// commandOf is a module's main(args), which does what the same words do after
// "python -m module". Without args it takes those of the program, which rest stands
// for; where nothing does, words that are not known are left out.
func commandOf(module string, rest ...value.Value) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		words := []value.Value{value.Text("-m"), value.Text(module)}
		switch args, ok := c.Arg(0, "args"); {
		case ok:
			for _, w := range r.Flat(args) {
				if _, known := w.Literal(); known || len(rest) > 0 {
					words = append(words, w)
				}
			}
		case c.Spread || c.Wild:
			words = append(words, value.Value{})
		default:
			words = append(words, rest...)
		}
		r.Words(c.Name, nil, value.Value{Kind: value.String, Text: "python3", Known: true, Source: code.Interpreter},
			words...)
		return value.Value{}
	}
}

// moduleCommand handles runpy.run_module(name): python -m name.
func moduleCommand(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
	name, _ := c.Arg(0, "mod_name")
	r.Words(c.Name, nil, value.Value{Kind: value.String, Text: "python3", Known: true, Source: code.Interpreter},
		value.Text("-m"), name)
	return value.Value{}
}
