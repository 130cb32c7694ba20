package shell

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/taint"
)

// inMemory is a database that is no file.
const inMemory = ":memory:"

// queryInput is what a database's program is given on its input, piece by piece: its own commands are lines that begin
// with a dot. None: it is not known, or a quote could hide where a piece ends.
func queryInput(in taint.Stream) []taint.Word {
	if !in.Known || strings.TrimSpace(in.Text) == "" || in.From&taint.FromNet != 0 {
		return nil
	}
	text := strings.TrimSpace(in.Text)
	var pieces []taint.Word
	var piece []string
	ends := func() {
		if one := strings.TrimSpace(strings.Join(piece, "\n")); one != "" {
			pieces = append(pieces, taint.Word{Text: one, Src: one, From: in.From})
		}
		piece = nil
	}
	dots := false
	for line := range strings.SplitSeq(text, "\n") {
		if !strings.HasPrefix(strings.TrimSpace(line), ".") {
			piece = append(piece, line)
			continue
		}
		dots = true
		ends()
		piece = []string{line}
		ends()
	}
	ends()
	if dots && len(pieces) > 1 && strings.ContainsAny(text, "\"`[") {
		return nil
	}
	return pieces
}

// imports finds the file that .import puts into a table (sqlite3(1), "CSV Import"); a name after | is a command.
var imports = lazy.Pattern(`^\.import(?: --?(?:csv|ascii|v)| --?skip \d+)* ([\w./][\w./-]*) \w+$`)

// copies finds DuckDB's COPY … TO a file (duckdb.org/docs, COPY Statement): what is asked, or a table, and the file.
var copies = lazy.Pattern(`(?is)^copy\s+(?:\((.*)\)|(\w+))\s+to\s+'([^'*?$|]+)'\s*` +
	`(?:\((?:\s*(?:format|header|delimiter|delim|compression|` +
	`csv|parquet|json|true|false|zstd|gzip|snappy|','|'\|'|,)\s*)*\)|)` +
	`\s*;?\s*$`)

// movesFiles judges .import and COPY … TO: the files that they read and write. False: it is neither.
func (j *languageJudge) movesFiles(c *effect.Call, a taint.Word, duck bool) bool {
	if m := imports().FindStringSubmatch(a.Text); m != nil && !duck {
		j.Reads(c, taint.Literal(m[1]))
		return true
	}
	m := copies().FindStringSubmatch(a.Text)
	if m == nil || !duck || strings.Contains(m[3], "://") {
		return false
	}
	if m[1] != "" {
		names, known := sql.DuckFiles(m[1])
		if !known || !sql.OnlyAsks(m[1]) {
			return false
		}
		for _, name := range names {
			j.Reads(c, patternArg(name))
		}
	}
	j.Writes(c, taint.Literal(m[3]), access.Overwrites)
	return true
}
