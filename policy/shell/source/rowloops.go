package source

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang/sql"
)

// Code that gives rows, or keys of a store, new values one after the other: a statement, or a call, in a loop.

var (
	// manyAtOnce are calls that carry a statement out for each of a list (DB-API 2.0, psycopg 3, pgx 5, JDBC 4.3,
	// pg-promise 11, Dapper 2, sqlx 1).
	manyAtOnce = lazy.Pattern(`(?i)\b(?:execute_?(?:many|batch|values)|add_?batch|copy_records_to_table)\s*\(`)
	// setsRow is an update of the row that a condition names, with its table.
	setsRow = lazy.Pattern("(?i)^\\s*update\\s+(?:only\\s+)?[\"`\\[]?(?:\\w+\\.)?(\\w+)[\"`\\]]?" +
		`(?:\s+(?:as\s+)?\w+)?\s+set\b(?s:.*)\bwhere\b`)
	// listsRows are rows that no condition picks out, with their table.
	listsRows = lazy.Pattern("(?is)^\\s*select\\b.*\\bfrom\\s+[\"`\\[]?(?:\\w+\\.)?(\\w+)")
	picksRows = lazy.Pattern(`(?i)\b(?:where|limit|top|fetch\s+first)\b`)
	// keysOf is how the keys of a store are listed, and setsKey how a call gives one a new value, or a lifetime (Redis
	// 7.4 and Valkey 8 by their clients; etcd 3.5, memcached 1.6).
	keyStores = lazy.Pattern(`(?i)redis|valkey|keydb|memcache|etcd`)
	keysOf    = lazy.Pattern(`(?i)\b(?:scan_?iter(?:ator)?|scan_?stream|scan_each|keys|scan|get_all|getprefix)\b`)
	setsKeys  = `(?i)\.(?:set|setex|set_ex|psetex|p_set_ex|getset|get_set|hset|h_set|hmset|mset|json_set|restore|` +
		`rename|expire|pexpire|p_expire|expire_?at|put|copy|lset|l_set)` +
		`\s*\(\s*(?:ctx\s*,\s*)?[{\[]?\s*[f&*$]?["'\x60]?[${]*`
)

// changesInLoop reports such a loop, empty where there is none.
func changesInLoop(text string) string {
	if many := manyAtOnce().FindAllStringIndex(text, maxRowChanges); len(many) > 0 {
		for _, m := range many {
			if found := setsRows(text, text[m[0]:min(len(text), m[1]+maxLoop)]); found != "" {
				return found
			}
		}
	}
	keys := keyStores().MatchString(text)
	if !keys && !databases().MatchString(text) {
		return ""
	}
	for _, m := range loopOver().FindAllStringSubmatchIndex(text, maxRowChanges) {
		to := m[1]
		if m[6] >= 0 { // what follows the name on its line belongs to the loop too
			to = m[7]
		}
		body := bodyOf(text, m[0], to)
		if found := setsRows(text, body); found != "" {
			return found
		}
		head := lineAround(text, m[0], m[1])
		if keys && (keysOf().MatchString(head) || keysNamed(text[:m[0]], head)) {
			if name := loopName(text, m); name != "" {
				found := regexp.MustCompile(setsKeys + regexp.QuoteMeta(name) + `\b`).FindString(body)
				if found != "" {
					return found
				}
			}
		}
	}
	return ""
}

// databases finds a driver of a database.
var databases = lazy.Pattern(`(?i)psycopg|asyncpg|pg8000|mysql|mariadb|pymssql|pyodbc|oracledb|cx_oracle|sqlite|` +
	`duckdb|sqlalchemy|\bpgx?\b|postgres|\bpdo\b|mysqli|\bdbi\b|jdbc|java\.sql|sqlx|database/sql|knex|prisma|` +
	`sequel|activerecord|typeorm|clickhouse|cockroach|snowflake|bigquery|\bDB::`)

// setsRows reports a statement in the body of a loop that changes rows which are there: those that the text lists as a
// whole, or whatever an upsert meets.
func setsRows(text, body string) string {
	for _, statement := range QuotedStrings(body) {
		if m := setsRow().FindStringSubmatch(statement); m != nil && listsWhole(text, m[1]) {
			return m[0]
		}
		if table := sql.ReplacesRows(statement); table != "" && !sql.MakesTable(text, table) {
			return statement
		}
	}
	return ""
}

// listsWhole reports a statement of a text that lists all rows of a table.
func listsWhole(text, table string) bool {
	for _, statement := range QuotedStrings(text) {
		m := listsRows().FindStringSubmatch(statement)
		if m != nil && strings.EqualFold(m[1], table) && !picksRows().MatchString(statement) {
			return true
		}
	}
	return false
}

// bodyOf is what a loop does: the rest of its line, and the lines behind that stand further in.
func bodyOf(text string, from, to int) string {
	start := strings.LastIndexByte(text[:from], '\n') + 1
	depth := indentOf(text[start:])
	end := to
	for first := true; end < len(text) && end < to+maxLoop; first = false {
		line, _, _ := strings.Cut(text[end:], "\n")
		if !first && strings.TrimSpace(line) != "" && indentOf(line) <= depth {
			break
		}
		end = min(len(text), end+len(line)+1)
	}
	return text[to:end]
}

// indentOf is how far in a line stands.
func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

// lineAround is the line of a loop's head.
func lineAround(text string, from, to int) string {
	start := strings.LastIndexByte(text[:from], '\n') + 1
	if end := strings.IndexByte(text[to:], '\n'); end >= 0 {
		return text[start : to+end]
	}
	return text[start:]
}

// keysNamed reports a loop over a name that stands for keys: keys = r.keys("a:*").
func keysNamed(before, head string) bool {
	for _, m := range assignsKeys().FindAllStringSubmatch(before, maxRowChanges) {
		if keysOf().MatchString(m[2]) && regexp.MustCompile(`\b`+regexp.QuoteMeta(m[1])+`\b`).MatchString(head) {
			return true
		}
	}
	return false
}

var assignsKeys = lazy.Pattern(`(?m)\$?\b(\w+)\b(?:\s*,\s*\w+)?\s*:?=[ \t]*([^=\n][^\n]*)$`)

// loopName is the name of what a loop goes over.
func loopName(text string, m []int) string {
	for _, i := range []int{2, 3, 6, 8, 10} {
		if m[2*i] >= 0 {
			return strings.TrimPrefix(text[m[2*i]:m[2*i+1]], "$")
		}
	}
	return ""
}
