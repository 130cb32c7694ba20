package code

import "strings"

// annotations is typing.get_type_hints, which evaluates annotations that are
// strings (Python 3.13, typing). Whose they are is not followed: all of the text
// count.
func annotations(r *calls, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	for i := range r.toks {
		t := &r.toks[i]
		if t.isName("__annotations__") || t.kind == tString && t.text == "__annotations__" {
			r.opaque(c.name, c.line)
			return value{}
		}
		if i > 0 && t.kind == tString && (r.toks[i-1].is(":") || r.toks[i-1].is("->")) &&
			strings.Contains(t.text, "(") {
			evaluate(r, &call{name: c.name, rule: c.rule, arguments: &arguments{pos: []value{text(t.text)}},
				line: c.line})
		}
	}
	return value{}
}

// annotationsAsked is inspect.signature(f, eval_str=True).
func annotationsAsked(r *calls, c *call) value {
	if v, given := c.key("eval_str"); c.wild || given && !isFalse(v) {
		return annotations(r, c)
	}
	r.given(c.arguments, true)
	return value{}
}

// unittestMain is unittest.main(module, argv): it loads what they name.
func unittestMain(r *calls, c *call) value {
	r.handed(c)
	if v, ok := c.arg(0, "module"); ok && v.kind != vNumber && v.kind != vName {
		r.emit(Loads, c.name, v)
	}
	argv, ok := c.arg(2, "argv")
	if !ok || argv.kind != vList {
		return value{}
	}
	for _, v := range r.flat(argv)[min(1, len(argv.list.items)):] {
		if s, known := v.literal(); !known || !strings.HasPrefix(s, "-") {
			r.emit(Loads, c.name, v)
		}
	}
	return value{}
}
