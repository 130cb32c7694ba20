// Package sql reads SQL as sqlite3 and DuckDB take it, beside the commands of their own shells (sqlite3(1),
// SQLite 3.46; DuckDB 1.1), as far as it takes to tell that a text only asks.
//
// OnlyAsks("select * from t") is true, OnlyAsks("drop table t") is false. Comments, and quotes that could
// hide a statement, are not taken apart: such a text is not understood, and no function says anything good of
// it. Hints finds telling words in any text. Nothing here opens a database.
package sql

import (
	"slices"
	"strings"
	"unicode"

	"guard/internal/lazy"
)

// OnlyAsks reports whether a text is a command of sqlite3 that shows, or SQL that reads.
func OnlyAsks(text string) bool { return onlySays(text, asks) }

// StaysInside reports whether a text only asks, or only changes the database that is open.
func StaysInside(text string) bool { return onlySays(text, asksOrChanges) }

// onlySays reports whether every statement of a text fits, and that there is one.
func onlySays(text string, fits func(words []string) bool) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	if strings.HasPrefix(text, ".") {
		first, _, _ := strings.Cut(text[1:], " ")
		return !strings.ContainsAny(text, "\n|") && slices.Contains(showingCommands, first)
	}
	if strings.Contains(text, "--") || strings.Contains(text, "/*") || strings.Count(text, "'")%2 == 1 {
		return false
	}
	if !strings.ContainsAny(text, "\"`[\\") && !dollarQuotes().MatchString(text) {
		text = withoutStrings(text)
	}
	if reaches(text) {
		return false
	}
	asked := false
	for statement := range strings.SplitSeq(text, ";") {
		words := strings.FieldsFunc(statement,
			func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
		if len(words) == 0 {
			continue
		}
		if !fits(words) {
			return false
		}
		asked = true
	}
	return asked
}

// asks judges the words of one statement.
func asks(words []string) bool {
	if words[0] == "pragma" {
		return len(words) > 1 && slices.Contains(showingPragmas, words[1])
	}
	return slices.Contains([]string{"select", "with", "explain", "values", "from", "describe", "summarize", "show"},
		words[0]) &&
		!slices.ContainsFunc(words, func(w string) bool { return slices.Contains(changingWords, w) })
}

// withoutStrings takes 'text' out of SQL; two quotes in it stand for one.
func withoutStrings(text string) string {
	var b strings.Builder
	for i, part := range strings.Split(text, "'") {
		if i%2 == 0 {
			b.WriteString(part + " ")
		}
	}
	return b.String()
}

var (
	// showingCommands print, or set how is printed (sqlite3(1), .help).
	showingCommands = strings.Fields(`
		schema fullschema tables indexes indices databases dbinfo dump headers header mode width show nullvalue
		separator stats timer help version changes eqp explain limit lint vfsinfo vfslist`)
	// showingPragmas change nothing, whatever they are given (sqlite.org/pragma.html).
	showingPragmas = strings.Fields(`
		table_info table_xinfo table_list index_list index_info index_xinfo foreign_key_list foreign_key_check
		database_list collation_list function_list module_list pragma_list compile_options integrity_check quick_check`)
	// changingWords begin what changes a database, or follow WITH (sqlite.org/lang.html).
	changingWords = strings.Fields(`
		copy call insert update delete into drop create alter attach detach vacuum reindex pragma`)
	// changingStatements begin what changes the database that is open, and no other file.
	changingStatements = strings.Fields(`
		create insert update delete drop alter replace begin commit end rollback analyze reindex`)
	// leavingWords of such a statement reach other files or code.
	leavingWords = strings.Fields("attach detach virtual vacuum pragma")
	// reachingFunctions of the command line read and write other files, or load code; reachingTables are read without
	// brackets too (sqlite.org/cli.html; sqlite.org/vtab.html, table-valued functions).
	reachingFunctions = lazy.Pattern(`\b(?:writefile|readfile|edit|load_extension|fts3_tokenizer|lsmode|system|shell)` +
		"[\"`\\]]?" + `\s*\(`)
	// dollarQuotes are another kind of quotes, of PostgreSQL and DuckDB.
	dollarQuotes   = lazy.Pattern(`\$\w*\$`)
	reachingTables = lazy.Pattern(`\b(?:fsdir|zipfile|sqlar\w*)\b`)
)

// reaches reports SQL that calls what reaches beyond the database.
func reaches(text string) bool {
	return reachingFunctions().MatchString(text) || reachingTables().MatchString(text)
}

// asksOrChanges judges the words of one statement that stays in its database.
func asksOrChanges(words []string) bool {
	if asks(words) {
		return true
	}
	return slices.Contains(changingStatements, words[0]) &&
		!slices.ContainsFunc(words, func(w string) bool { return slices.Contains(leavingWords, w) })
}
