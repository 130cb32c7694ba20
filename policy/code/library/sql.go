package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// SQL notes SQL, where the text is not known or looks like it.
func SQL(always bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Handed(c)
		if len(c.Pos) == 0 {
			return value.Value{}
		}
		v := c.Pos[0]
		if v.IsDecoded() { // "64726f70…" is no statement that anybody may read
			r.Opaque(c.Name, c.Line)
		}
		if always && v.Kind != value.Number && v.Kind != value.Function && v.Kind != value.Dict &&
			v.Kind != value.List ||
			v.IsText() && LooksLikeSQL(v.Text) {
			r.Emit(code.SQL, c.Name, v)
		}
		r.Attached(c.Name, v)
		return value.Value{}
	}
}

var verbs = map[string]bool{"SELECT": true, "INSERT": true, "UPDATE": true, "DELETE": true, "DROP": true,
	"CREATE": true, "ALTER": true, "TRUNCATE": true, "REPLACE": true, "WITH": true, "PRAGMA": true, "ATTACH": true,
	"GRANT": true, "VACUUM": true, "BEGIN": true, "MERGE": true, "CALL": true, "COPY": true}

func LooksLikeSQL(s string) bool {
	s = strings.TrimLeft(s, " \t\r\n(")
	n := 0
	for n < len(s) && token.IsLetter(s[n]) && s[n] < 0x80 {
		n++
	}
	return n < len(s) && verbs[strings.ToUpper(s[:n])]
}
