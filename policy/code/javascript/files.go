package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// remover handles fs.rm(path, {recursive}), which deletes a tree unless the option says otherwise.
func remover(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, _ := c.Arg(0, "")
	kind := code.Deletes
	if v, given := c.Option("recursive"); given && !value.IsFalse(v) ||
		len(c.Pos) > 1 && c.Pos[1].Kind != value.Dict && c.Pos[1].Kind != value.Function {
		kind = code.DeletesTree
	}
	r.EmitEach(kind, c.Name, []value.Value{path})
	return value.Value{}
}

// appender handles fs.appendFile(path, data, {flag}). A flag with w overwrites the file (Node.js 22).
func appender(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	kind := code.Appends
	if v, given := c.Option("flag"); given {
		if s, known := v.Literal(); !known || !strings.Contains(s, "a") {
			kind = code.Writes
		}
	}
	r.EmitEach(kind, c.Name, c.Pos[:min(1, len(c.Pos))])
	return value.Value{}
}
