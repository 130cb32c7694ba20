package sql

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// ChangesAll reports an update that says no row, or a column that is dropped: what every row
// held is lost.
func ChangesAll(text string) bool {
	for statement := range strings.SplitSeq(text, ";") {
		words := strings.Fields(strings.ToLower(statement))
		if len(words) > 3 && (words[0] == "update" && updatesAll(words) || words[0] == "alter" &&
			dropsColumn(words)) {
			return true
		}
	}
	return false
}

// replaces finds an insert that puts its row in the place of one that is there: REPLACE INTO, INSERT OR REPLACE, ON
// CONFLICT … DO UPDATE (SQLite, PostgreSQL), ON DUPLICATE KEY UPDATE (MySQL), with the table.
var replaces = lazy.Pattern(`(?is)` +
	`\breplace\s+into\s+([\w."\[\]` + "`" + `]+)|\binsert\s+or\s+replace\s+into\s+([\w."\[\]` +
	"`" + `]+)|\binsert\s+into\s+([\w."\[\]` + "`" + `]+)[^;]*\bon\s+(?:conflict\b[^;]*\bdo|duplicate\s+key)` +
	`\s+update\b`)

// ReplacesRows returns the table in which a statement replaces rows; empty where it replaces none.
func ReplacesRows(text string) string {
	for _, table := range replaces().FindStringSubmatch(text) {
		if table != "" && !strings.ContainsAny(table, " \t\r\n") {
			table = table[strings.LastIndexByte(table, '.')+1:]
			return strings.Trim(table, "\"[]`")
		}
	}
	return ""
}

// MakesTable reports whether a text makes a table which must not be there before.
func MakesTable(text, table string) bool {
	made := regexp.MustCompile(`(?i)\bcreate\s+(?:temp(?:orary)?\s+)` +
		`?table\s+["'\[` + "`" + `]?` + regexp.QuoteMeta(table) + `\b`)
	return made.MatchString(text)
}

// updatesAll judges the words of an update.
func updatesAll(words []string) bool {
	sets, where := false, false
	for _, w := range words[1:] {
		sets = sets || w == "set"
		where = where || w == "where" || w == "from" || w == "limit" || strings.HasPrefix(w, "where(")
	}
	return sets && !where
}

// keeping are what ALTER TABLE drops that holds no data.
var keeping = strings.Fields("constraint default not index key foreign primary check identity expression")

// dropsColumn judges the words of ALTER TABLE: COLUMN may be left out.
func dropsColumn(words []string) bool {
	at := slices.Index(words, "drop")
	return at > 1 && at+1 < len(words) && !slices.Contains(keeping, words[at+1])
}
