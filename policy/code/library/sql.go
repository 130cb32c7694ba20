package library

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// SQL handles a call that hands a statement to a database. Where always is false, other objects have a method of
// that name too, so only a text that looks like SQL counts, and what is not known in a text that works with a database:
// it may have been read from a file.
func SQL(always bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		if strings.HasSuffix(c.Name, ".delete().execute") { // of Peewee 3, without a where
			r.Emit(code.Empties, c.Name)
		}
		v, ok := statement(c)
		if !ok {
			return value.Value{}
		}
		if v.Kind == value.Name && slices.Contains(whole, v.Text) {
			r.Emit(code.Empties, c.Name)
		}
		if v.IsDecoded() { // nobody can read a statement such as "64726f70…"
			r.Opaque(c.Name, c.Line)
		}
		v.Each(func(v value.Value) {
			if always && v.Kind != value.Number && v.Kind != value.Function && v.Kind != value.Dict &&
				v.Kind != value.List || v.IsText() && LooksLikeSQL(v.Text) {
				r.Emit(code.SQL, c.Name, v)
			} else if !always && isRead(v) && r.WorksWithDatabase() {
				r.Emit(code.SQL, c.Name, value.Value{})
			}
			r.Attached(c.Name, v)
		})
		return value.Value{}
	}
}

// whole are statements without a where, as functions of SQLAlchemy 2 make them.
var whole = strings.Fields("sqlalchemy.delete() sqlalchemy.sql.delete() sqlalchemy.sql.expression.delete() " +
	"sqlmodel.delete() sqlalchemy.Table().delete()")

// isRead reports a value that may be a text of which nothing is known.
func isRead(v value.Value) bool {
	return v.Kind == value.Unknown || v.Kind == value.Name || v.IsText() && !v.Known && v.Text == ""
}

// statement returns the statement that a call is given: by position, by name or, in Node.js, as a member of an object.
func statement(c *call.Call) (value.Value, bool) {
	if len(c.Pos) > 1 && !c.Pos[0].IsText() && c.Pos[1].IsText() && LooksLikeSQL(c.Pos[1].Text) {
		return c.Pos[1], true // Exec(ctx, statement) of Go
	}
	if len(c.Pos) > 0 && c.Pos[0].Kind != value.Dict {
		return c.Pos[0], true
	}
	for _, key := range []string{"sql", "query", "statement", "operation", "text"} {
		if v, ok := c.Option(key); ok {
			return v, true
		}
	}
	return value.Value{}, len(c.Pos) == 0 && c.Spread
}

// verbs are the words that begin a statement of SQL.
var verbs = map[string]bool{"SELECT": true, "INSERT": true, "UPDATE": true, "DELETE": true, "DROP": true,
	"CREATE": true, "ALTER": true, "TRUNCATE": true, "REPLACE": true, "WITH": true, "PRAGMA": true, "ATTACH": true,
	"GRANT": true, "VACUUM": true, "BEGIN": true, "MERGE": true, "CALL": true, "COPY": true}

// LooksLikeSQL reports whether a text begins with a verb of SQL, perhaps after comments.
func LooksLikeSQL(s string) bool {
	for {
		s = strings.TrimLeft(s, " \t\r\n(;")
		if strings.HasPrefix(s, "--") {
			_, s, _ = strings.Cut(s, "\n")
		} else if strings.HasPrefix(s, "/*") {
			_, s, _ = strings.Cut(s, "*/")
		} else {
			break
		}
	}
	n := 0
	for n < len(s) && token.IsLetter(s[n]) && s[n] < 0x80 {
		n++
	}
	return n < len(s) && verbs[strings.ToUpper(s[:n])]
}
