package library

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// UpdatesEnvironment handles os.environ.update({…}).
func UpdatesEnvironment(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	r.SetVariables(c.Name, c.Arguments)
	r.SetsAll(c, c.Pos)
	if c.Spread || c.SpreadKeys {
		r.SetVariable(c.Name, "", value.Value{})
	}
	return value.Value{}
}

// Variable handles os.getenv("HOME") and os.environ.get("HOME").
func Variable(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	name, ok := c.Arg(0, "key")
	if !ok && !c.Spread {
		r.Emit(code.Environment, c.Name, value.Text(""))
		return value.Value{}
	}
	v := r.ReadsVariable(c.Name, name)
	if otherwise, given := c.Arg(1, "default"); given && otherwise.IsText() {
		return value.OneOf(v, otherwise)
	}
	return v
}

// EnvironmentMember handles process.env[name].
func EnvironmentMember(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	v, ok := c.Arg(0, "")
	if !ok {
		return value.Value{}
	}
	return r.ReadsVariable(c.Name, v)
}
