package source

import (
	"regexp"

	"guard/internal/lazy"
)

// rowChanges are the calls of query builders and mappers that change many rows. A call counts where the chain in which
// it stands says no row, or, any, always; with is what the text must name; a group is the name of a procedure.
var rowChanges = []struct {
	source     string
	with, call func() *regexp.Regexp
	any        bool
}{
	{"Knex 3, Supabase 2, Lucid 21: table(\"x\").update(…); Sequel 5: DB[:x].update",
		lazy.Pattern(`(?i)knex|supabase|lucid|sequel|pg-promise|waterline|adonis`),
		lazy.Pattern("(?:\\b\\w+\\(\\s*[\"'`][\\w.]+[\"'`]\\s*\\)|" +
			"\\bDB\\[:\\w+\\])\\s*\\.(?:\\w+\\([^()]*\\)\\s*\\.)*" +
			`(?:update|increment|decrement)\(`), false},
	{"Objection 3: Model.query().patch(…); Eloquent 11: Model::query()->update(…); Knex 3",
		nil, lazy.Pattern(`(?:\.query\([^()]*\)\s*\.|::query\(\)\s*->|\bDB::table\([^)]*\)\s*->|` +
			`->table\([^)]*\)\s*->)` +
			`(?:patch|update|increment|decrement)\(`), false},
	{"Kysely 0.27, TypeORM 0.3, Drizzle 0.36, jOOQ 3.19, Querydsl 5, Doctrine 3: update(x).set(…)",
		lazy.Pattern(`(?i)kysely|typeorm|drizzle|jooq|querydsl|doctrine|persistence`),
		lazy.Pattern(`(?:\.updateTable\(|(?:\.|->)update\(\s*[\w.:]*\s*\)\s*(?:\.|->)set\()`), false},
	{"Doctrine DBAL 4, wpdb of WordPress 6: update(table, values, conditions) with a condition that every row fulfils",
		nil, lazy.Pattern(`->update\(\s*["'][\w.]+["']\s*,\s*\[[^\]]*\]\s*,\s*` +
			`\[\s*(?:["']?(?:1|true)["']?\s*=>\s*(?:["']?1["']?|true)\s*)?\]\s*[,)]`), true},
	{"MikroORM 6: nativeUpdate(User, {}, …)", nil, lazy.Pattern(`\.nativeUpdate\(\s*\w+\s*,\s*\{\s*\}`), true},
	{"GORM 1.25, XORM 1.3, Bun 1.2: a condition that every row fulfils", nil,
		lazy.Pattern("\\.Where\\(\\s*[\"`](?i:1 ?= ?1|true|id ?> ?0|id is not null|1)[\"`]\\s*\\)\\s*" +
			`(?:\.\w+\([^()]*\)\s*)*\.(?:Update\w*|Exec)\(`), true},
	{"squirrel 1.5, goqu 9", lazy.Pattern(`squirrel|` +
		`goqu`), lazy.Pattern("\\.Update\\(\\s*[\"`]\\w+[\"`]\\s*\\)"), false},
	{"ent 0.14, Bun 1.2", lazy.Pattern(`/ent\b|uptrace/bun`), lazy.Pattern(`\.\w+\.Update\(\)\s*\.|` +
		`\.NewUpdate\(\)`), false},
	{"Active Record 8: update_all, touch_all, upsert_all", nil,
		lazy.Pattern(`\b[A-Z]\w*(?:\.(?:all|unscoped|in_batches\w*(?:\([^()]*\))?))*\.(?:update_all|touch_all|` +
			`upsert_all)\b`),
		false},
	{"Django 5, SQLAlchemy 2, Peewee 3: bulk_update, bulk_update_mappings", nil,
		lazy.Pattern(`\.bulk_update(?:_mappings)?\(`), true},
	{"Spark 3.5, DataFrameWriter: mode overwrite of a table", nil,
		lazy.Pattern(`\.jdbc\([^\n]*mode\s*=\s*["']overwrite["']|\.jdbc\([^\n]*["']overwrite["']|` +
			`(?s:(?:\.mode\(\s*(?:["']overwrite["']|SaveMode\.Overwrite)\s*\)).{0,400}?\.(?:jdbc|saveAsTable|` +
			`insertInto)\()|` +
			`(?s:format\(\s*["'](?:jdbc|mongodb?|snowflake|bigquery|cassandra|org\.\S+|` +
			`com\.\S+)["'].{0,600}?\.mode\(\s*` +
			`(?:["']overwrite["']|SaveMode\.Overwrite))|(?s:\.mode\(\s*(?:["']overwrite["']|SaveMode\.Overwrite)\s*\)` +
			`.{0,200}?format\(\s*["'](?:jdbc|mongodb?|snowflake|bigquery|cassandra))|` +
			`\.overwritePartitions\(|insertInto\([^\n]*overwrite\s*=\s*True`), true},
	{"Polars 1: write_database; pandas 2, Dask 2024: to_sql; dlt 1", nil,
		lazy.Pattern(`write_database\([^;]*?if_table_exists\s*=\s*["']replace["']|` +
			`write_disposition\s*=\s*["']replace["']`), true},
	{"Entity Framework Core 9: ExecuteUpdate, UpdateRange of a table", nil,
		lazy.Pattern(`\.ExecuteUpdate(?:Async)?\(|\.BulkUpdate(?:Async)?\(`), false},
	{"MongoDB.Driver 3, Spring Data MongoDB 4, driver 5 of Java: an update of any document", nil,
		lazy.Pattern(`(?i)\.updateMany(?:Async)?\(\s*(?:_ => true|new\s+(?:Bson)?Document\(\)|(?:Builders|` +
			`Filter\w*)[^,;]*` +
			`\.?empty\b(?:\(\))?|"\{\s*\}")\s*,|\.updateMulti\(\s*new\s+Query\(\s*\)`), true},
	{"Ecto 3.12: update_all; insert_all with replace", nil,
		lazy.Pattern(`\bRepo\.update_all\(|on_conflict:\s*:replace_all`), false},
	{"Diesel 2.2, SeaORM 1.1", nil, lazy.Pattern(`\bdiesel::update\(\s*[\w:]+\s*\)|\.update_many\(\)|` +
		`::update_many\(\)`), false},
	{"Exposed 0.57, Slick 3.5, Quill 4", lazy.Pattern(`exposed|slick|quill`),
		lazy.Pattern(`\b[A-Z]\w+\.update\s*(?:\(\s*\)\s*)?\{|\b[a-z]\w*\.map\([^\n]*\)\.update\(`), false},
	{"MyBatis-Plus 3.5", nil, lazy.Pattern(`\.update\(\s*null\s*,\s*new\s+\w*UpdateWrapper<[^>]*>\(\)\s*\.set`), false},
	{"DB-API 2.0 callproc; Supabase 2, PostgREST: rpc; Jakarta Persistence 3.1; Spring JDBC 6", nil,
		lazy.Pattern(`\.callproc\(\s*["']([\w.]+)["']|\.rpc\(\s*["']([\w.]+)["']|` +
			`createStoredProcedureQuery\(\s*"([\w.]+)"|with(?:Procedure|Function)Name\(\s*"([\w.]+)"`), true},
}
