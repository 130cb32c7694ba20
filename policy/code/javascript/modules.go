package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// loaderFrom handles module.createRequire(file), which gives a require whose paths count from file. They are not
// known if that is another file than this one.
func loaderFrom(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	if v.Source == code.Script && v.Known { // its paths count from that folder too
		r.Emit(code.Searches, c.Name, value.Parent(v))
	}
	if s, ok := v.Literal(); v.Source == code.ScriptFile || v.Source == code.Script ||
		ok && strings.HasPrefix(s, "./") && !strings.Contains(s, "..") {
		return value.Named("require")
	}
	if v.Kind == value.Name && v.Text == "import.meta.url" {
		return value.Named("require")
	}
	r.Opaque(c.Name, c.Line)
	return value.Named("require")
}

// scriptFiles handles run({files}) of Node's test runner.
func scriptFiles(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Option("files"); ok {
		r.EmitEach(code.RunsFile, c.Name, []value.Value{v})
	}
	return value.Value{}
}

// resolves handles path.resolve(a, b): a path, also where it is handed to require, which takes a bare name for a
// package's.
func resolves(r *call.Calls, c *call.Call) value.Value {
	return library.Joins(value.String, true)(r, c).Mapped(func(v value.Value) value.Value {
		if v.IsText() && v.Source == code.Plain && v.Text != "" && !strings.HasPrefix(v.Text, "/") &&
			!strings.HasPrefix(v.Text, ".") && !strings.HasPrefix(v.Text, "~") {
			v.Text = "./" + v.Text
		}
		return v.Whole()
	})
}
