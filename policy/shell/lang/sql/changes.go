package sql

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// ChangesAll reports a text by which what every row held is lost: an update that says no row, a column that is dropped
// or made of less, rows that are given a lifetime.
func ChangesAll(text string) bool {
	if len(text) > maxStatements {
		text = text[:maxStatements]
	}
	aside := keptAside().MatchString(bare(text))
	for _, statement := range statementsIn(text) {
		words := strings.Fields(statement)
		if len(words) < 2 {
			continue
		}
		first := words[0] == "update" || words[0] == "alter"
		if (first || !aside) && updatesEvery(statement) || losesByShape(statement) || retypes(statement) ||
			words[0] == "alter" && dropsColumn(words) {
			return true
		}
	}
	return false
}

// maxStatements bounds the text that is read, in bytes.
const maxStatements = 64 << 10

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

// keeping are what ALTER TABLE drops that holds no data.
var keeping = strings.Fields("constraint default not index key foreign primary check identity expression")

// dropsColumn judges the words of ALTER TABLE: COLUMN may be left out.
func dropsColumn(words []string) bool {
	at := slices.Index(words, "drop")
	return at > 1 && at+1 < len(words) && !slices.Contains(keeping, words[at+1])
}
