package library

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Debugger is breakpoint() and its like.
func Debugger(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
	r.Emit(code.RunsInput, c.Name, value.Text(c.Name))
	return value.Value{}
}
