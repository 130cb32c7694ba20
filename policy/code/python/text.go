package python

import (
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// joinText handles " ".join(list).
func joinText(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "")
	return r.Joined(v, c.Recv)
}

// formatted handles "a {}".format(b).
func formatted(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if len(c.Keys) > 0 || c.Spread || c.SpreadKeys {
		return r.Prefix(c.Recv, "{")
	}
	return r.Format(c.Recv, c.Pos, "{}")
}
