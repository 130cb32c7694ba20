package call

import (
	"slices"
	"strings"

	"guard/policy/code"
)

// dropping are words by which drivers and mappers name what throws the data of a table, a collection or a database
// away, and what they do so to (GORM 1.25, Bun 1.2, go-pg 10, Sequel 5, Active Record 8, Mongoid 9, Knex 3, DBIx::Class
// 0.08, alembic 1.13, peewee 3). Only together do they say it, and only in a text that works with a database:
// list.clear and Set.delete do not.
var dropping = []struct{ verbs, nouns string }{
	{"drop truncate recreate wipe purge", "table tables database databases db schema schemas collection collections " +
		"keyspace keyspaces view views everything all"},
	{"reset clear empty", "database databases db tables schema schemas collections"},
	{"flush", "all db"},
	{"refresh", "database schema"},
	{"drop", "column columns field"},
}

// dropsByName reports a name that says so: DropTable, drop_table?, truncateAllTables.
func dropsByName(name string) bool {
	words := nameWords(strings.TrimRight(name[strings.LastIndexByte(name, '.')+1:], "!?"))
	if len(words) < 2 || len(words) > 5 {
		return false
	}
	return slices.ContainsFunc(dropping, func(d struct{ verbs, nouns string }) bool {
		return hasWord(d.verbs, words[0]) && (hasWord(d.nouns, words[1]) ||
			len(words) > 2 && hasWord("all if", words[1]) && hasWord(d.nouns, words[2]))
	})
}

// emptiesByName notes a call of what no table knows that throws data away, as far as its name says it, on an object
// that may be of a database.
func (r *Calls) emptiesByName(name string, line int32) {
	if dropsByName(name) && r.WorksWithDatabase() {
		r.Line = line
		r.Emit(code.Empties, name)
	}
}
