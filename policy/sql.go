package policy

import (
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/risk"
)

// sqlWord is what a keyword outside strings and comments makes of a statement.
type sqlWord struct {
	words      wordSet
	level      risk.Level
	categories risk.Categories
	why        locale.Message
}

// sqlWords: ISO/IEC 9075-2 statements, and the functions and commands of
// PostgreSQL 17, MySQL 8.4, SQLite 3.46 and SQL Server 2022 that reach beyond
// the database.
var sqlWords = []sqlWord{
	{setOf("select with explain show describe desc values table pragma use begin commit rollback set analyze"),
		risk.Medium, 0, "reads a database"},
	{setOf("delete drop truncate update replace merge alter vacuum rename purge flush"), risk.High, risk.Delete,
		"deletes or overwrites data in a database"},
	{setOf("insert create upsert comment copy reindex call do execute exec prepare lock import mutation attach " +
		"detach into"), risk.High, 0, "changes a database"},
	{setOf("grant revoke reassign user role password"), risk.High, risk.AccountChange,
		"changes who may use a database"},
	{setOf("program xp_cmdshell sp_oacreate load_extension lo_export lo_import pg_read_file pg_read_binary_file " +
		"pg_ls_dir load_file outfile dumpfile sys_exec sys_eval dblink openrowset writefile readfile infile"),
		risk.Critical, risk.ExecArbitrary, "reaches out of the database to files, programs or hosts"},
	{setOf("pg_terminate_backend kill shutdown pg_reload_conf"), risk.High, risk.SystemImpact,
		"stops something that others may use"},
}

// statement judges text that may be SQL or GraphQL; false when it is neither.
func (t *tooling) statement(text string) bool {
	found := sqlTokens(text)
	if len(found) == 0 || !isSQL(found[0]) || len(found) == 1 && !oneOf(t.server, sqlServers) {
		return false
	}
	for _, row := range sqlWords {
		if oneOf(found, row.words) {
			t.f.Raise(row.level, row.categories, risk.Say(row.why))
		}
	}
	return true
}

// isSQL tells whether a statement may begin with this word.
func isSQL(first string) bool {
	return slices.ContainsFunc(sqlWords[:4], func(row sqlWord) bool { return row.words.has(first) })
}

// sqlTokens lists the words outside strings and comments, in lower case.
// MySQL runs what stands in /*! … */, so that is no comment.
func sqlTokens(text string) []string {
	var plain strings.Builder
	for i := 0; i < len(text); {
		rest := text[i:]
		switch {
		case strings.HasPrefix(rest, "/*!"):
			i += 3
		case strings.HasPrefix(rest, "/*"):
			i += span(rest, "*/", 2)
			plain.WriteByte(' ')
		case strings.HasPrefix(rest, "--"):
			i += span(rest, "\n", 2)
			plain.WriteByte(' ')
		case rest[0] == '\'':
			i += span(rest, "'", 1)
			plain.WriteByte(' ')
		default:
			plain.WriteByte(rest[0])
			i++
		}
	}
	return strings.FieldsFunc(strings.ToLower(plain.String()), func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && r < 0x80
	})
}

// span is the length of text up to and with end, looked for from start.
func span(text, end string, start int) int {
	if i := strings.Index(text[start:], end); i >= 0 {
		return start + i + len(end)
	}
	return len(text)
}
