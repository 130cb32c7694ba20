package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// databaseParts are parts of the names by which texts import drivers and mappers of databases (PyPI, npm, RubyGems, Go
// modules and CPAN): sqlite3, better-sqlite3, psycopg2, gorm.io/gorm, active_record.
var databaseParts = strings.Fields("sql psycopg postgres pgx maria mongo sequel gorm knex prisma typeorm drizzle " +
	"kysely active_record activerecord active-record peewee tortoise duckdb redis cassandra cockroach dynamo " +
	"firestore neo4j clickhouse objection bookshelf waterline mikro-orm rethink couchdb doctrine eloquent libsql " +
	"turso pouchdb lowdb nedb leveldb bbolt badger tinydb dataset tortoise odmantic beanie elasticsearch opensearch " +
	"influx arango weaviate meilisearch typesense qdrant chromadb milvus lancedb couchbase zodb surreal edgedb " +
	"data-source data_source datasource supabase firebase " +
	"motor_asyncio piccolo ormar memgraph falkordb buntdb nutsdb pebble storm")

// databaseWords are such names as a whole, and those that projects give to their own modules which open a database.
var databaseWords = strings.Fields("pg db dbs database databases connection orm models entities xorm bun ent django " +
	"rom pony environment records ds store stores repository repositories")

// databaseClasses are names by which texts of languages that come with drivers, without an import, speak of them (PHP
// 8.4, DBI 1.64, LuaSQL 2).
var databaseClasses = strings.Fields("pdo dbi dbh db dbc wpdb conn connection")

// WorksWithDatabase reports a text that imports a driver or a mapper of databases, or a module that is named for one;
// in PHP, Perl and Lua one that names a driver, or a connection by its usual name.
func (r *record) WorksWithDatabase() bool {
	for name := range r.Imported {
		if isDatabase(strings.ToLower(name)) {
			return true
		}
	}
	return (r.Lang == code.PHP || r.Lang == code.Perl || r.Lang == code.Lua) && r.namesDatabase()
}

// isDatabase reports the name of such a module.
func isDatabase(module string) bool {
	return slices.ContainsFunc(databaseParts, func(part string) bool { return strings.Contains(module, part) }) ||
		slices.ContainsFunc(strings.FieldsFunc(module, func(c rune) bool { return strings.ContainsRune("/.-_", c) }),
			func(word string) bool { return slices.Contains(databaseWords, word) })
}

// namesDatabase reports a text that has such a name; it is looked for once.
func (r *record) namesDatabase() bool {
	if r.database == nil {
		found := slices.ContainsFunc(r.Toks, func(t token.Token) bool {
			name := strings.ToLower(strings.TrimLeft(t.Text, "$@%"))
			return len(name) < MaxName && (slices.Contains(databaseClasses, name) ||
				slices.ContainsFunc(databaseParts, func(part string) bool { return strings.Contains(name, part) }))
		})
		r.database = &found
	}
	return *r.database
}
