package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// recreates handles sqlite_utils.Database(file, recreate=True), which deletes the file first (sqlite-utils 3).
func recreates(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	kind := code.Edits
	if call.BeginsAnew(c.Arguments) || c.SpreadKeys {
		kind = code.Writes
	}
	r.Emit(kind, c.Name, r.Picked(c)...)
	return value.Named(r.Canonical(c.Name + "()"))
}

// forced handles a checkout of libgit2, which keeps the person's changes where it is given no strategy.
func forced(r *call.Calls, c *call.Call) value.Value {
	if how, given := c.Key("strategy"); given || c.SpreadKeys {
		if text, _ := how.Literal(); text != "2" && !strings.HasSuffix(how.Text, "GIT_CHECKOUT_FORCE") {
			library.Command("git", "clean", "-fd")(r, c) // it may be GIT_CHECKOUT_REMOVE_UNTRACKED, too
		}
		return library.Command("git", "checkout", "-f", ".")(r, c)
	}
	r.Begin(c)
	return value.Value{}
}

// duckSQL handles duckdb.sql(text), which does what the command duckdb does with the text.
func duckSQL(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Arg(0, "query"); ok && (v.IsText() || v.Kind == value.Unknown) {
		r.Command(c.Name, nil, value.Text("duckdb"), value.Text("-c"), v)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// remoteCode handles a call that fetches code and runs it.
func remoteCode(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Network, c.Name)
	r.Opaque(c.Name, c.Line)
	return value.Value{}
}

// secretNamed handles a call that gives a secret, which is recorded as the variable of the same name.
func secretNamed(name string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		r.Emit(code.Environment, c.Name, value.Text(name))
		return value.Value{}
	}
}
