package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// loaderFrom handles module.createRequire(file), which gives a require whose paths count from file. They are not
// known if that is another file than this one.
func loaderFrom(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
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
