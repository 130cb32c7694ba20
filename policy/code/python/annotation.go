package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// annotations handles typing.get_type_hints, which evaluates annotations that are strings (Python 3.13, typing).
// Which object it is asked about is not followed, so all annotations of the text count.
func annotations(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	r.Line = c.Line
	for i := range r.Toks {
		t := &r.Toks[i]
		if t.IsName("__annotations__") || t.Kind == token.String && t.Text == "__annotations__" {
			r.Opaque(c.Name, c.Line)
			return value.Value{}
		}
		if i > 0 && t.Kind == token.String && (r.Toks[i-1].Is(":") || r.Toks[i-1].Is("->")) &&
			strings.Contains(t.Text, "(") {
			library.Evaluate(r, &call.Call{Name: c.Name, Rule: c.Rule,
				Arguments: &value.Arguments{Pos: []value.Value{value.Text(t.Text)}},
				Line:      c.Line})
		}
	}
	return value.Value{}
}

// annotationsAsked handles inspect.signature(f, eval_str=True).
func annotationsAsked(r *call.Calls, c *call.Call) value.Value {
	if v, given := c.Key("eval_str"); c.SpreadKeys || given && !value.IsFalse(v) {
		return annotations(r, c)
	}
	r.NoteArguments(c.Arguments, true)
	return value.Value{}
}

// unittestMain handles unittest.main(module, argv), which loads what the arguments name.
func unittestMain(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Arg(0, "module"); ok && v.Kind != value.Number && v.Kind != value.Name {
		r.Emit(code.Loads, c.Name, v)
	}
	argv, ok := c.Arg(2, "argv")
	if !ok || argv.Kind != value.List {
		return value.Value{}
	}
	for _, v := range r.Elements(argv)[min(1, len(argv.List.Items)):] {
		if s, known := v.Literal(); !known || !strings.HasPrefix(s, "-") {
			r.Emit(code.Loads, c.Name, v)
		}
	}
	return value.Value{}
}
