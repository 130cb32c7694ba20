package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Evaluate handles exec, eval and the like. Code that stands in the text is read; other code is opaque.
func Evaluate(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "")
	if !ok {
		if s, k := FirstKey(c, "source", "object", "stmt"); k {
			v = s
		} else if r.Lang == code.Perl || c.SpreadKeys {
			v = value.Value{}
		} else {
			return value.Value{}
		}
	}
	v.Each(func(v value.Value) {
		s, ok := v.Literal()
		if v.Kind == value.Number || v.Kind == value.Function && r.Lang != code.JavaScript {
			return
		}
		if !ok || r.Nested >= call.MaxNested {
			r.Opaque(c.Name, c.Line)
			return
		}
		r.RunText(s, c)
	})
	return value.Value{}
}

// EvaluateText handles a call that runs a string as code but takes other things too: timeit.timeit(lambda: x),
// instance_eval { }.
func EvaluateText(r *call.Calls, c *call.Call) value.Value {
	v, ok := c.Arg(0, "stmt")
	if setup, given := c.Arg(1, "setup"); r.Lang == code.Python && given && !importsOnly(r, setup) {
		Evaluate(r, &call.Call{Name: c.Name, Rule: c.Rule, Arguments: &value.Arguments{Pos: []value.Value{setup}},
			Line: c.Line})
	}
	if !ok || v.Kind == value.Function || v.Kind == value.Number {
		r.NoteArguments(c.Arguments, true)
		return value.Value{}
	}
	return Evaluate(r, c)
}

// importsOnly reports whether v begins as code that names nothing of the table, as in f"from m import {name}".
func importsOnly(r *call.Calls, v value.Value) bool {
	return v.IsText() && !v.Known && v.Text != "" && !v.Decoded && !r.NamesTable(v.Text)
}

// Loader handles require and import. A name that is known is loaded; a computed one cannot be read. The value is the
// module.
func Loader(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "name")
	if !ok {
		return value.Value{}
	}
	var all []value.Value
	v.Each(func(v value.Value) {
		s, ok := v.Literal()
		switch {
		case ok && r.LoadsPath(c.Name, s):
			r.Module(s)
			all = append(all, value.Named(r.Canonical(call.ModuleName(s))))
		case ok && r.Lang == code.JavaScript:
			r.Module(s)
			r.Emit(code.Loads, c.Name, v)
			r.GlobalNames(s)
			all = append(all, value.Named(r.Canonical(call.ModuleName(s))))
		case ok:
			r.Module(s)
			r.Emit(code.Loads, c.Name, v)
			if r.Lang == code.Python {
				if top, _, dotted := strings.Cut(s, "."); dotted && c.Name == "__import__" {
					s = top
				}
			}
			all = append(all, value.Named(r.Canonical(s)))
		case v.IsText() && v.Known && !v.Decoded:
			r.Emit(code.Loads, c.Name, v)
			all = append(all, value.Value{})
		case v.Kind == value.Number:
		case v.Kind == value.Name && r.Lang == code.Perl: // this is require Foo::Bar
			r.Module(v.Text)
			r.Emit(code.Loads, c.Name, value.Text(v.Text))
		default:
			r.Opaque(c.Name, c.Line)
			all = append(all, value.Value{})
		}
	})
	return value.OneOf(all...)
}

// FileLoader handles Ruby's load(path) and Perl's do FILE.
func FileLoader(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "")
	if !ok {
		return value.Value{}
	}
	if v.IsText() && v.Known {
		r.Emit(code.RunsFile, c.Name, v)
	} else {
		r.Opaque(c.Name, c.Line)
	}
	return value.Value{}
}
