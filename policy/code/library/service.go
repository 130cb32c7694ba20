package library

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// LoadsSettings handles dotenv.config() and the like, after which the variables of .env are in the environment.
func LoadsSettings(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Settings = true
	// config({processEnv: {}}) puts them all into that object (dotenv 16)
	if len(c.Pos) > 0 && c.Pos[0].Kind == value.Dict {
		if slices.Contains(c.Pos[0].List.Keys, "processEnv") {
			r.Emit(code.Environment, c.Name, value.Text(""))
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// DropsData handles a client's call that throws data away. It is recorded as the statement that does the same.
func DropsData(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.SQL, c.Name, value.Text("DROP DATABASE x; -- "+c.Name))
	return value.Value{}
}

// ReadsOf handles a call of a library that reads a store of secrets, which lies in file.
func ReadsOf(file string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
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
