package code

import "strings"

// statement notes SQL, where the text is not known or looks like it.
func statement(always bool) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		if len(c.pos) == 0 {
			return value{}
		}
		v := c.pos[0]
		if v.isDecoded() { // "64726f70…" is no statement that anybody may read
			r.opaque(c.name, c.line)
		}
		if always && v.kind != vNumber && v.kind != vFunction && v.kind != vDict && v.kind != vList ||
			v.isText() && looksLikeSQL(v.text) {
			r.emit(SQL, c.name, v)
		}
		r.attached(c.name, v)
		return value{}
	}
}

var verbs = map[string]bool{"SELECT": true, "INSERT": true, "UPDATE": true, "DELETE": true, "DROP": true,
	"CREATE": true, "ALTER": true, "TRUNCATE": true, "REPLACE": true, "WITH": true, "PRAGMA": true, "ATTACH": true,
	"GRANT": true, "VACUUM": true, "BEGIN": true, "MERGE": true, "CALL": true, "COPY": true}

func looksLikeSQL(s string) bool {
	s = strings.TrimLeft(s, " \t\r\n(")
	n := 0
	for n < len(s) && isLetter(s[n]) && s[n] < 0x80 {
		n++
	}
	return n < len(s) && verbs[strings.ToUpper(s[:n])]
}

// attached notes the files that a statement of SQLite's opens or writes: ATTACH 'x',
// VACUUM INTO 'x' (sqlite.org/lang_attach.html, lang_vacuum.html).
func (r *effects) attached(name string, v value) {
	if v.kind != vString || len(v.text) < 6 {
		return
	}
	words := strings.Fields(strings.ToUpper(v.text[:min(len(v.text), 40)]))
	if len(words) < 2 || words[0] != "ATTACH" &&
		(words[0] != "VACUUM" || !strings.Contains(strings.ToUpper(v.text), "INTO")) {
		return
	}
	if i := strings.IndexAny(v.text, "'\""); i >= 0 {
		file, _, _ := strings.Cut(v.text[i+1:], v.text[i:i+1])
		if file != ":memory:" && file != "" {
			r.emit(Edits, name, sqliteFile(text(file)))
		}
		return
	}
	r.emit(Edits, name, value{})
}

// sqliteFile is the file of a name that may be a URI: file:x?mode=rwc.
func sqliteFile(v value) value {
	if rest, ok := strings.CutPrefix(v.text, "file:"); ok && v.kind == vString {
		rest, _, _ = strings.Cut(rest, "?")
		v.text = strings.TrimPrefix(rest, "//")
	}
	return v
}
