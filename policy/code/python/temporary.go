package python

import (
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// madePair handles tempfile.mkstemp(suffix, prefix, dir), which gives a file and its name.
func madePair(r *call.Calls, c *call.Call) value.Value {
	return value.ListOf(value.Value{Kind: value.Number}, library.MadeAnew("2=dir 1=prefix")(r, c))
}
