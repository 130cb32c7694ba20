package sql

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// A look at a server's database is everyday work where it plainly changes nothing and shows no secret: which tables
// there are, how many rows, some columns by their names.

// countsAndTells are functions that only compute of what they are given, or tell of the server (PostgreSQL 17, 9.1 to
// 9.21; MySQL 8.4, 14.1). A whole row is given to none.
var countsAndTells = table.WordSet("count min max sum avg now version current_database current_schema current_user " +
	"length lower upper coalesce date date_trunc extract to_char round abs nullif greatest least concat " +
	"database user pg_size_pretty pg_database_size pg_relation_size pg_total_relation_size")

// kept are names of the engines' own tables that hold what logs in (PostgreSQL 17, 51; MySQL 8.4, 8.2.3).
var kept = strings.Fields("pg_authid pg_shadow pg_user_mapping pg_hba pg_subscription pg_stat_activity pg_settings " +
	"mysql. user_mapping processlist")

var (
	// describes are psql's commands that list and describe (psql(1), Meta-Commands).
	describes = lazy.Pattern(`^\\(?:d[a-z]*[s+]*|l\+?|conninfo|timing)(?:\s+[\w.*"]+)?$`)
	// tells are statements that list and describe.
	tells = lazy.Pattern(`^(?:show (?:tables|databases|schemas|(?:full )?columns|index(?:es)?|` +
		`create table)\b[\w\s.` + "`" + `'%]*|` +
		`(?:describe|desc) [\w.` + "`" + `]+|` +
		`show (?:server_version|search_path|timezone|max_connections|data_directory))$`)
	// selects is a query of columns by their names; the groups are the columns, and where they come from.
	selects = lazy.Pattern(`^(?:explain )?select (?:distinct )?(.+?)(?: from (.+))?$`)
	// column is one of them: a name, a number, a text, or a function of such.
	column = lazy.Pattern(`^(?:[\w."]+|\w+ ?\( ?(?:distinct )?(?:[\w.", ]+|\*)? ?\))(?: (?:as )?"?\w+"?)?$`)
	// private are columns that hold what logs in, or what nobody is shown.
	private = lazy.Pattern(`pass|pwd|secret|token|key|hash|salt|otp|pin\b|cookie|session|credential|cvv|iban|ssn|card`)
	// tableIn is a table of a query, and its name there.
	tableIn = lazy.Pattern(`(?:\bfrom|\bjoin|,) ([\w."]+)(?: (?:as )?(\w+))?`)
	names   = lazy.Pattern(`[a-z_"][\w."]*`)
	spaces  = lazy.Pattern(`\s+`)
)

// Looks reports a text for a server's database, or a command of psql's, that does no more.
func Looks(text string) bool {
	text = strings.TrimSpace(strings.ToLower(spaces().ReplaceAllString(text, " ")))
	if describes().MatchString(text) {
		return true
	}
	if !OnlyAsks(text) || Reveals(text, nil) != "" || strings.ContainsAny(text, "\\$:@") ||
		slices.ContainsFunc(kept, func(name string) bool { return strings.Contains(text, name) }) {
		return false
	}
	for statement := range strings.SplitSeq(text, ";") {
		if statement = strings.TrimSpace(statement); statement != "" && !looks(statement) {
			return false
		}
	}
	return true
}

// looks judges one statement.
func looks(statement string) bool {
	if tells().MatchString(statement) {
		return true
	}
	m := selects().FindStringSubmatch(statement)
	if m == nil || strings.Count(statement, "select") > 1 || strings.Contains(" "+statement+" ", " into ") {
		return false
	}
	for _, call := range callsOf().FindAllStringSubmatch(withoutStrings(statement), -1) {
		if !countsAndTells[call[1]] && !slices.Contains([]string{"in", "and", "or", "not", "on", "where"}, call[1]) {
			return false
		}
	}
	rows := rowsOf(m[2])
	for one := range splitColumns(m[1]) {
		if !column().MatchString(one) || private().MatchString(one) {
			return false
		}
		for _, name := range names().FindAllString(withoutStrings(one), -1) {
			if slices.Contains(rows, strings.Trim(name[strings.LastIndexByte(name, '.')+1:], `"`)) {
				return false
			}
		}
	}
	return true
}

// rowsOf are the names that stand for whole rows of what a query reads: tables, and their other names there.
func rowsOf(from string) (all []string) {
	for _, m := range tableIn().FindAllStringSubmatch("from "+from, -1) {
		all = append(all, strings.Trim(m[1][strings.LastIndexByte(m[1], '.')+1:], `"`), m[2])
	}
	return slices.DeleteFunc(all, func(name string) bool { return name == "" })
}

// splitColumns yields what stands between the commas outside of brackets.
func splitColumns(list string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		from, depth := 0, 0
		for i, r := range list {
			switch r {
			case '(':
				depth++
			case ')':
				depth--
			case ',':
				if depth == 0 {
					if !yield(strings.TrimSpace(list[from:i])) {
						return
					}
					from = i + 1
				}
			}
		}
		yield(strings.TrimSpace(list[from:]))
	}
}
