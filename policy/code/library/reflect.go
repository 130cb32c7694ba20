package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// NameOf handles globals()[name].
func NameOf(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	v, ok := c.Arg(0, "")
	if s, literal := v.Literal(); literal && s != "" {
		if rest, builtins := strings.CutPrefix(s, "__builtins__"); builtins && rest == "" {
			return value.Named("builtins")
		}
		return r.Lookup(s)
	} else if ok {
		r.Emit(code.Opaque, c.Name)
	}
	return value.Value{}
}
