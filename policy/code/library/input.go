package library

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Debugger handles breakpoint() and the like, which read commands, and so code, from standard input.
func Debugger(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.RunsInput, c.Name, value.Text(c.Name))
	return value.Value{}
}
