package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Libraries that stand for a command, bring code of a host's, or load settings.

// command is a call that does what a command does, whatever it is given.
func command(words ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		var rest []value.Value
		for _, w := range words[1:] {
			rest = append(rest, value.Text(w))
		}
		r.Words(c.Name, nil, value.Text(words[0]), rest...)
		return value.Value{}
	}
}

// strategy is given.
func forced(r *call.Calls, c *call.Call) value.Value {
	if _, given := c.Key("strategy"); given || c.Wild {
		return command("git", "checkout", "-f", ".")(r, c)
	}
	r.Handed(c)
	return value.Value{}
}

// duckSQL handles duckdb.sql(text): what the command line would do with it.
func duckSQL(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
	if v, ok := c.Arg(0, "query"); ok && (v.IsText() || v.Kind == value.Unknown) {
		r.Words(c.Name, nil, value.Text("duckdb"), value.Text("-c"), v)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// remoteCode is a call that fetches code and runs it.
func remoteCode(r *call.Calls, c *call.Call) value.Value {
	r.Handed(c)
	r.Emit(code.Network, c.Name)
	r.Opaque(c.Name, c.Line)
	return value.Value{}
}

// secretNamed is a call that gives a secret, which has the name of a variable too.
func secretNamed(name string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		r.Emit(code.Environment, c.Name, value.Text(name))
		return value.Value{}
	}
}
