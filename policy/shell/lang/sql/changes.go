package sql

import "strings"

// ChangesAll reports an update that says no row: what every row held is lost.
func ChangesAll(text string) bool {
	for statement := range strings.SplitSeq(text, ";") {
		words := strings.Fields(strings.ToLower(statement))
		if len(words) < 4 || words[0] != "update" {
			continue
		}
		sets, where := false, false
		for _, w := range words[1:] {
			sets = sets || w == "set"
			where = where || w == "where" || w == "from" || w == "limit" || strings.HasPrefix(w, "where(")
		}
		if sets && !where {
			return true
		}
	}
	return false
}
