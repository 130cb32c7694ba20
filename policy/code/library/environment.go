package library

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// UpdatesEnvironment is os.environ.update({…}).
func UpdatesEnvironment(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	r.SetVariables(c.Name, c.Arguments)
	r.SetsAll(c, c.Pos)
	return value.Value{}
}

// Variable is os.environ.get("HOME") and os.getenv: a variable of the environment.
func Variable(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
	name, ok := c.Arg(0, "key")
	if !ok && !c.Spread {
		r.Emit(code.Environment, c.Name, value.Text(""))
		return value.Value{}
	}
	return r.ReadsVariable(c.Name, name)
}

// EnvironmentMember is process.env[name].
func EnvironmentMember(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	v, ok := c.Arg(0, "")
	if !ok {
		return value.Value{}
	}
	return r.ReadsVariable(c.Name, v)
}
