package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// environment from here on.
func LoadsSettings(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
	r.Settings = true
	return value.Named(r.Canonical(c.Name + "()"))
}

// DropsData is a client's call that throws data away; it is told as the statement.
func DropsData(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
	r.Emit(code.SQL, c.Name, value.Text("DROP DATABASE x; -- "+c.Name))
	return value.Value{}
}

// ReadsOf is a library that reads a store of secrets.
func ReadsOf(file string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		v := value.Text(file)
		if strings.HasPrefix(file, "~") {
			v.Source = code.Home
		}
		if own, ok := c.Arg(0, "file"); ok && c.Name == "netrc.netrc" {
			v = own
		}
		r.Emit(code.Reads, c.Name, v)
		return value.Value{}
	}
}
