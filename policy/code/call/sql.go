package call

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/value"
)

// Attached notes the files that a statement of SQLite opens or writes: ATTACH 'x', VACUUM INTO 'x'
// (sqlite.org/lang_attach.html, lang_vacuum.html).
func (r *effects) Attached(name string, v value.Value) {
	if v.Kind != value.String || len(v.Text) < 6 {
		return
	}
	if m := exports().FindStringSubmatch(v.Text); m != nil {
		r.Emit(code.Writes, name, value.Text(m[1]))
	}
	words := strings.Fields(strings.ToUpper(v.Text[:min(len(v.Text), 40)]))
	if len(words) < 2 || words[0] != "ATTACH" &&
		(words[0] != "VACUUM" || !strings.Contains(strings.ToUpper(v.Text), "INTO")) {
		return
	}
	if i := strings.IndexAny(v.Text, "'\""); i >= 0 {
		file, _, _ := strings.Cut(v.Text[i+1:], v.Text[i:i+1])
		if file != ":memory:" && file != "" {
			r.Emit(code.Edits, name, SQLiteFile(value.Text(file)))
		}
		return
	}
	r.Emit(code.Edits, name, value.Value{})
}

// exports finds the file that a statement writes (DuckDB 1, COPY … TO 'x'; AlaSQL 4, SELECT … INTO CSV("x")).
var exports = lazy.Pattern(`(?is)^\s*(?:copy\b.*\bto\s+|` +
	`select\b.*\binto\s+(?:csv|tsv|json|txt|tab|xlsx?|html)\s*\(\s*)["']([^"'\n]+)["']`)

// SQLiteFile returns the file of a name that may be a URI: file:x?mode=rwc.
func SQLiteFile(v value.Value) value.Value {
	if rest, ok := strings.CutPrefix(v.Text, "file:"); ok && v.Kind == value.String {
		rest, _, _ = strings.Cut(rest, "?")
		v.Text = strings.TrimPrefix(rest, "//")
	}
	return v
}

// DatabaseAt notes the file in an address of SQLite or DuckDB (SQLAlchemy 2, "Database URLs").
func (r *effects) DatabaseAt(name string, v value.Value) {
	scheme, file, ok := strings.Cut(v.Text, "://")
	if !v.IsText() || !ok {
		return
	}
	scheme, _, _ = strings.Cut(scheme, "+")
	if scheme == "sqlite" || scheme == "duckdb" {
		if file = strings.TrimPrefix(file, "/"); file != "" && file != ":memory:" {
			r.Emit(code.Edits, name, value.Text(file))
		}
		return
	}
	r.Host(name, v)
}

// handing are the methods by which drivers are handed a statement under other names than execute (neo4j 5, cassandra-
// driver 3.29, clickhouse-connect 0.8, tortoise-orm 0.21, asyncpg 0.30, mysql2 3, better-sqlite3 11).
const handing = "run query exec command execute_query execute_query_dict execute_script execute_write execute_read " +
	"execute_async executeQuery executeUpdate fetch fetchrow fetchval fetch_all fetch_one fetchone scalar scalars " +
	"prepare do sql raw"

// losing are the words with which a statement begins that throws data away, in SQL and Cypher.
const losing = "drop truncate delete alter update replace match merge"

// handsStatement notes a statement that is handed to what no table knows, in a text that works with a database.
func (r *Calls) handsStatement(name string, args *value.Arguments, line int32) {
	if len(args.Pos) == 0 || !hasWord(handing, name[strings.LastIndexByte(name, '.')+1:]) || !r.WorksWithDatabase() {
		return
	}
	args.Pos[0].Each(func(v value.Value) {
		first, _, more := strings.Cut(strings.TrimLeft(v.Text, " \t\r\n("), " ")
		if v.Kind == value.String && more && hasWord(losing, strings.ToLower(strings.TrimSpace(first))) {
			r.Line = line
			r.Emit(code.SQL, name, v)
		}
	})
}
