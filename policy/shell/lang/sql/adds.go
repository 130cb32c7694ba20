package sql

import (
	"slices"

	"guard/internal/lazy"
)

// OnlyAdds reports whether a text only asks, or adds rows, tables and indexes to the database that is open: nothing
// that is in it goes (sqlite.org/lang_insert.html: OR REPLACE and DO UPDATE take the place of what is there). To an
// index for searches an insert may be an order to empty it (sqlite.org/fts5.html, "The 'delete-all' Command").
func OnlyAdds(text string) bool {
	return !ordersEmptying().MatchString(text) &&
		onlySays(text, func(words []string) bool { return asks(words) || adds(words) })
}

// ordersEmptying is such an order.
var ordersEmptying = lazy.Pattern(`(?i)['"]delete-all['"]`)

// adds judges the words of one statement.
func adds(words []string) bool {
	has := func(some ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(some, w) })
	}
	switch words[0] {
	case "insert":
		return len(words) > 1 && (words[1] == "into" || words[1] == "or" && words[2] == "ignore") &&
			!has("replace", "update", "attach", "vacuum", "pragma")
	case "create":
		return len(words) > 1 && (words[1] == "table" || words[1] == "index" || words[1] == "unique") &&
			!has("virtual", "replace", "trigger")
	case "begin", "commit", "end", "analyze":
		return true
	}
	return false
}
