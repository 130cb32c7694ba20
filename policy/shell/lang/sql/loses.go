package sql

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"guard/internal/lazy"
)

// Statements by which what rows hold is lost though none of them says DELETE: a column that is made anew out of a part
// of itself, rows that are given a lifetime, a table that is put in the place of another.

// shapes are such statements, in lower case, without comments and strings and with single blanks.
var shapes = []struct{ words, source string }{
	{`^delete\s+\S`, "T-SQL, SurrealQL 2: DELETE notes; MySQL 8.4: DELETE n FROM notes n"},
	{`^drop (?:type|domain|measurement|series|shard|stream|retention policy|stage|dataset)\b`,
		"PostgreSQL 17, DROP TYPE … CASCADE takes columns; InfluxQL 1.8; RisingWave 2; Snowflake"},
	{`^remove (?:table|database|namespace|field)\b`, "SurrealQL 2, REMOVE"},
	{`\bdrop_chunks\s*\(|\badd_retention_policy\s*\(|\bset_chunk_time_interval_and_drop\b`, "TimescaleDB 2.17"},
	{`^(?:create|alter) retention policy .*\bduration\b`, "InfluxQL 1.8, retention policies"},
	{`^create or replace (?:transient |temp |external |hybrid )?table\b|^replace table\b`,
		"DuckDB 1, Snowflake, BigQuery, MariaDB 11, ClickHouse 24: CREATE OR REPLACE TABLE"},
	{`^insert overwrite\b`, "Spark SQL 3.5, Hive 4, Snowflake"},
	{`^merge\b.*\bby source .*\bthen (?:delete|update)\b|^merge\b.*\bthen delete\b`, "SQL:2023, PostgreSQL 17, MERGE"},
	{`^merge\b.*\bmatched .*\bthen update\b|` +
		`^insert into .*\bselect\b.*\bon (?:conflict\b.*\bdo|duplicate key) update\b`, "SQL:2023, MERGE; " +
		"PostgreSQL 17, MySQL 8.4"},
	{`^alter table .*\b(?:delete where|modify ttl|materialize ttl|set ttl|clear column|clear index|` +
		`detach part(?:ition)?|replace partition|truncate partition|exchange partition|drop part)\b`,
		"ClickHouse 24, ALTER TABLE … TTL, PARTITION; QuestDB 8, SET TTL; MySQL 8.4, Oracle 23: TRUNCATE PARTITION"},
	{`^alter table .*\bdefault_time_to_live\b|\busing ttl\b`, "CQL 3.4, default_time_to_live, USING TTL"},
	{`^create (?:or replace )?rule\b.*\bdo instead nothing\b|^alter table .*\bdisable trigger (?:all|user)\b`,
		"PostgreSQL 17: what is written from then on is thrown away, or unchecked"},
	{`^alter system\b`, "PostgreSQL 17, Oracle 23: the server's settings, for all"},
	{`\bfor \w+ in \w+ remove \w+`, "ArangoDB 3.12, AQL REMOVE"},
	{`^match\b[^{]*\bremove \w+\.|^match\b[^{]*\bset \w+ = ?(?:\{ ?\}|null)`, "Cypher 5, REMOVE and SET n = {}"},
}

var shapePatterns = sync.OnceValue(func() *regexp.Regexp {
	var all []string
	for _, s := range shapes {
		all = append(all, s.words)
	}
	return regexp.MustCompile(strings.Join(all, "|"))
})

// losesByShape reports a statement of one of these shapes. MATCH with a condition says which nodes are meant.
func losesByShape(statement string) bool {
	return shapePatterns().MatchString(statement) &&
		!(strings.HasPrefix(statement, "match") && strings.Contains(statement, "where"))
}

var (
	// retyped is a column that is given another type (PostgreSQL 17, ALTER TABLE): its name, the type, and by what its
	// values are made.
	retyped = lazy.Pattern(`\balter (?:column )?"?(\w+)"? (?:set data )?type ([^,]*?) using ` +
		`(.+?)(?:, (?:alter|add|drop)|$)`)
	// casts is the same value as another type.
	casts = lazy.Pattern(`^\(*"?(\w+)"?\)*((?:::[\w ]+(?:\([\d, ]+\))?(?:\[\])?)*)\)*$|` +
		`^cast ?\( ?"?(\w+)"? as [\w ]+(?:\([\d, ]+\))? ?\)$`)
	// narrow are types to which a cast cuts what does not fit, or rounds it (PostgreSQL 17, 8.3: an explicit cast).
	narrow = lazy.Pattern(`\b(?:character varying|varchar|character|char|bit|numeric|decimal) ?\(|\b(?:date|time|` +
		`(?:small)?int|int[24]|integer|real|float4|boolean|bool)\b`)
	// redefined is a column of MySQL's that is given another type (MySQL 8.4, ALTER TABLE).
	redefined = lazy.Pattern("\\b(?:modify (?:column )?`?\\w+`?|change (?:column )?`?\\w+`? `?\\w+`?) " +
		`(?:(tinytext|tinyblob|date|year|time)\b|(?:var)?(?:char|binary) ?\((\d+)\))`)
)

// shortest is the length of a text column below which MySQL's MODIFY is taken for one that cuts: names, addresses and
// the like are given more.
const shortest = 50

// retypes reports ALTER TABLE that makes a column anew out of less than it held.
func retypes(statement string) bool {
	if !strings.HasPrefix(statement, "alter table") {
		return false
	}
	for _, m := range retyped().FindAllStringSubmatch(statement, maxColumns) {
		cast := casts().FindStringSubmatch(strings.TrimSpace(m[3]))
		if cast == nil || cast[1] != m[1] && cast[3] != m[1] || narrow().MatchString(m[2]) {
			return true
		}
	}
	for _, m := range redefined().FindAllStringSubmatch(statement, maxColumns) {
		if n, err := strconv.Atoi(m[2]); m[1] != "" || err == nil && n < shortest {
			return true
		}
	}
	return false
}

// maxColumns bounds the columns of one statement that are looked at.
const maxColumns = 32

var (
	// updating is an update, wherever it stands: behind WITH, in a block, of ClickHouse.
	updating = lazy.Pattern(`\bupdate (?:only |low_priority |ignore |or \w+ )*[\w."\[\]` + "`" +
		`@$]+(?: (?:as )?\w+)? set\b|^alter table \S+ update\b`)
	// everyRow is a condition that holds for every row.
	everyRow = lazy.Pattern(`\bwhere \(*(?:true|1|not false|\d+ ?= ?\d+|'' ?= ?''|id ?(?:>|>=|!=|<>) ?(?:-?\d|'')|` +
		`\w*id is not null|\w+ ?= ?\w+ or 1 ?= ?1)\)*(?: returning\b.*)?$`)
	// everyOfSelf is an update of the rows that a table itself lists, both with their names.
	everyOfSelf = lazy.Pattern(`\bupdate (?:only )?"?(\w+)"?(?: (?:as )?\w+)? set\b.* where "?[\w.]+"? in ?` +
		`\( ?select "?[\w.]+"? from "?(\w+)"? ?\)$`)
	// narrowsRows are words behind which an update says which rows.
	narrowsRows = lazy.Pattern(`\b(?:where|limit|from|current of)\b`)
	// keptAside is a text of a function or a trigger, which does nothing yet.
	keptAside = lazy.Pattern(`\bcreate (?:or replace )?(?:function|procedure|trigger|rule|event)\b`)
)

// updatesEvery reports an update that says no row, or a condition that every row fulfils.
func updatesEvery(statement string) bool {
	at := updating().FindStringIndex(statement)
	if at == nil {
		return false
	}
	if m := everyOfSelf().FindStringSubmatch(statement); m != nil && m[1] == m[2] {
		return true
	}
	rest := withoutBrackets(statement[at[1]:])
	return !narrowsRows().MatchString(rest) || everyRow().MatchString(rest)
}

// withoutBrackets takes out what stands in brackets, but for a condition that is all in some.
func withoutBrackets(text string) string {
	var b strings.Builder
	depth := 0
	for i := range len(text) {
		switch c := text[i]; {
		case c == '(' && !strings.HasSuffix(strings.TrimRight(text[:i], " ("), "where"):
			depth++
		case c == ')' && depth > 0:
			depth--
		case depth == 0:
			b.WriteByte(c)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// bare is a text in lower case with single blanks, without comments, and with ” for each string.
func bare(text string) string {
	text = lineComment().ReplaceAllString(text, " ")
	return folded(stringOf().ReplaceAllString(uncommented(folded(text)), "''"))
}

var (
	lineComment = lazy.Pattern(`(?m)--[^\n]*$`)
	stringOf    = lazy.Pattern(`'(?:[^']|'')*'`)
)

// beginnings are words before the first of a statement.
var beginnings = strings.Fields("begin explain analyze do $$ as then else loop declare with")

// statementsIn are the statements of a text, each from its own first word on.
func statementsIn(text string) []string {
	all := strings.Split(bare(text), ";")
	for i, s := range all {
		s = strings.TrimSpace(s)
		if strings.HasPrefix(s, "explain ") && !strings.Contains(s, "analyze") {
			s = "" // which only tells
		}
		for {
			first, rest, more := strings.Cut(s, " ")
			if !more || first == "with" || !slices.Contains(beginnings, first) {
				break
			}
			s = rest
		}
		all[i] = s
	}
	return all
}
