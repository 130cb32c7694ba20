package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// loaderFrom handles module.createRequire(file): a require whose paths count from file.
// Where that is not this file, they are not known.
func loaderFrom(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
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
	r.Handed(c)
	if v, ok := c.Option("files"); ok {
		r.EmitEach(code.RunsFile, c.Name, []value.Value{v})
	}
	return value.Value{}
}
