package library

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// hostKeys are the names that clients give to the host that they connect to.
var hostKeys = strings.Fields("host hostname server url uri dsn address addr bootstrap_servers brokers servers " +
	"connectionString connection_string endpoint hosts conninfo broker_url node nodes hosted")

// Client handles a call that makes a client of a service, which is on this machine where no other host is named. A
// host of one word is another container of the project.
func Client(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Arg(0, ""); ok && v.Kind != value.Dict {
		r.Host(c.Name, v)
	}
	for _, key := range hostKeys {
		if v, ok := c.Option(key); ok {
			r.Host(c.Name, v)
		}
	}
	r.EmptiesByOption(c.Name, c.Arguments)
	return value.Named(r.Canonical(c.Name + "()"))
}

// Empties handles a call that throws away the data of a table or more.
func Empties(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Empties, c.Name)
	return value.Value{}
}

// emptiesWhole handles a call that throws data away where no argument, or only options, say which rows. On a list or
// a text, the same method is harmless.
func emptiesWhole(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if len(c.Pos) == 0 && !c.Spread || c.Pos != nil && c.Pos[0].Kind == value.Dict {
		if !slices.Contains([]value.Kind{value.List, value.String, value.Path, value.Dict, value.Number}, c.Recv.Kind) {
			r.Emit(code.Empties, c.Name)
		}
	}
	return r.Result(c)
}

// EmptiesWith handles a call that throws data away where an option says so. The option must have the value to, or,
// where that is empty, a value that means true.
func EmptiesWith(option, to string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.NotFollowed(c)
		if v, ok := c.Option(option); ok && (to == "" && !value.IsFalse(v) || to != "" && v.Text == to) {
			r.Emit(code.Empties, c.Name)
		}
		return value.Value{}
	}
}

// ServiceCommand handles execute_command("FLUSHALL") and the like: a command of the service by its name.
func ServiceCommand(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range c.Pos[:min(1, len(c.Pos))] {
		for _, w := range r.Elements(v) {
			if s, ok := w.Literal(); ok && strings.HasPrefix(strings.ToUpper(s), "FLUSH") {
				r.Emit(code.Empties, c.Name)
			}
		}
	}
	return value.Value{}
}

// EmptiesTable handles drop() and truncate() of a table, which take no arguments, or options.
func EmptiesTable(r *call.Calls, c *call.Call) value.Value {
	if len(c.Keys) > 0 { // this is drop(columns=…) of a data frame
		r.NotFollowed(c)
		return r.Result(c)
	}
	return emptiesWhole(r, c)
}
