package sql

import (
	"bytes"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Schema is what the tables and views of a database are made of.
type Schema struct {
	tables map[string][]string // columns, by table; all in small letters
	views  map[string]string   // what each asks
	hashed bool                // its passwords are kept as hashes
	named  map[string]*named   // rows that hold secrets by a name in them, by table
}

// madeTables finds the statements by which tables and views were made: SQLite keeps them as text
// (sqlite.org/fileformat2, 2.6, sqlite_schema).
var (
	madeTables = lazy.Pattern("(?i)CREATE\\s+(?:TEMP\\w*\\s+)?TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?" +
		"[\"'`\\[]?(\\w+)[\"'`\\]]?\\s*\\(")
	madeViews = lazy.Pattern("(?i)CREATE\\s+VIEW\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?" +
		"[\"'`\\[]?(\\w+)[\"'`\\]]?\\s+AS\\s+([^\\x00]{1,1000})")
)

// hashes are how passwords are kept that nobody can read (Django 5, bcrypt, argon2, Werkzeug 3).
var hashes = strings.Fields("pbkdf2_sha256$ $2a$ $2b$ $2y$ $argon2 scrypt: pbkdf2:sha")

// Bounds of what is looked at of a database.
const (
	maxTables    = 300
	maxSchema    = 512 << 10 // bytes in which the schema is looked for
	maxStatement = 8000
)

// SchemaOf reads the schema in the bytes of a database of SQLite's; nil: they are none.
func SchemaOf(database []byte) *Schema {
	if !bytes.HasPrefix(database, []byte("SQLite format 3\x00")) {
		return nil
	}
	s := &Schema{tables: map[string][]string{}, views: map[string]string{}}
	s.hashed = slices.ContainsFunc(hashes, func(h string) bool { return bytes.Contains(database, []byte(h)) })
	database = database[:min(len(database), maxSchema)]
	for _, m := range madeTables().FindAllSubmatchIndex(database, maxTables) {
		body := string(database[m[1]:min(len(database), m[1]+maxStatement)])
		s.tables[strings.ToLower(string(database[m[2]:m[3]]))] = columns(body)
	}
	for _, m := range madeViews().FindAllSubmatch(database, maxTables) {
		s.views[strings.ToLower(string(m[1]))] = string(m[2])
	}
	return s
}

// constraints begin what is no column (sqlite.org/lang_createtable.html).
var constraints = strings.Fields("primary unique check foreign constraint")

// columns lists the names of the columns in the brackets of a statement.
func columns(body string) (names []string) {
	depth, start := 0, 0
	add := func(piece string) {
		words := tokens(piece)
		for _, c := range constraints {
			if len(words) > 0 && words[0] == c {
				return
			}
		}
		if len(words) > 0 {
			names = append(names, words[0])
		}
	}
	for i := range len(body) {
		switch body[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth < 0 {
				add(body[start:i])
				return names
			}
		case ',':
			if depth == 0 {
				add(body[start:i])
				start = i + 1
			}
		}
	}
	return names
}

// Secret reports a schema in which rows hold secrets.
func (s *Schema) Secret() bool {
	for table := range s.tables {
		if s.column(table) != "" {
			return true
		}
	}
	return false
}

// column is the first column of a table that holds secrets.
func (s *Schema) column(table string) string {
	for _, name := range s.tables[table] {
		if s.secret(table, name) || s.holdsNamed(table, name) {
			return name
		}
	}
	return ""
}

func (s *Schema) holdsNamed(table, column string) bool {
	of := s.named[table]
	return of != nil && of.values[column]
}
