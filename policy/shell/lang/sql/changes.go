package sql

import (
	"slices"
	"strings"
)

// ChangesAll reports an update that says no row, or a column that is dropped: what every row
// held is lost.
func ChangesAll(text string) bool {
	for statement := range strings.SplitSeq(text, ";") {
		words := strings.Fields(strings.ToLower(statement))
		if len(words) > 3 && (words[0] == "update" && updatesAll(words) || words[0] == "alter" && dropsColumn(words)) {
			return true
		}
	}
	return false
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
