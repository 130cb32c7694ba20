package code

import "strings"

// statement notes SQL, where the text is not known or looks like it.
func statement(always bool) how {
	return func(r *reader, c *call) value {
		r.handed(c)
		if len(c.pos) == 0 {
			return value{}
		}
		v := c.pos[0]
		if always && v.kind != vNumber && v.kind != vFunction && v.kind != vDict && v.kind != vList || v.isText() && looksLikeSQL(v.text) {
			r.emit(SQL, c.name, v)
		}
		return value{}
	}
}

var verbs = map[string]bool{"SELECT": true, "INSERT": true, "UPDATE": true, "DELETE": true, "DROP": true, "CREATE": true, "ALTER": true, "TRUNCATE": true, "REPLACE": true, "WITH": true, "PRAGMA": true, "ATTACH": true, "GRANT": true, "VACUUM": true, "BEGIN": true, "MERGE": true, "CALL": true, "COPY": true}

func looksLikeSQL(s string) bool {
	s = strings.TrimLeft(s, " \t\r\n(")
	n := 0
	for n < len(s) && isLetter(s[n]) && s[n] < 0x80 {
		n++
	}
	return n < len(s) && verbs[strings.ToUpper(s[:n])]
}
