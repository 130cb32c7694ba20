package javascript

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// dataLibraries says what drivers, mappers and builders of queries do to the data of a database: Drizzle 0.36, Kysely
// 0.27, TypeORM 0.3, Objection 3, Knex 3, postgres 3, Prisma 6, neo4j-driver 5, @elastic/elasticsearch 8, DuckDB 1,
// AlaSQL 4, @libsql/client 0.14, ioredis 5.
var dataLibraries = []row{
	{call.None, "", emptiesWhere, "?.destroy"},
	{call.None, "", deletesRows, "?.delete ?.del"},
	{call.None, "", deletesFrom, "?.deleteFrom"},
	{call.None, "", clearsTable, "?.clear"},
	{call.None, "", deletesRelated, "?.update ?.upsert"},
	{call.None, "", synchronizes, "?.synchronize"},
	{call.None, "", migratesDown, "?.rollback ?.down"},
	{call.None, "", matchesAll, "?.deleteByQuery"},
	{call.None, "", aggregates, "?.aggregate"},
	{call.None, "", statementRun, "?.run ?.executeQuery ?.executeWrite"},
	{call.None, "", statementBatch, "?.batch"},
	{code.SQL, "", library.SQL(false), "alasql alasql.promise"},
	{call.None, "", taggedSQL, "`?"},
	{code.Empties, "", library.Empties, "?.syncIndexes ?.cleanIndexes"},
	{call.None, "", statementFile, "postgres().file"},
	{code.Edits, "", library.Database, "bun.SQL new:bun.SQL"},
	{code.Writes, "1", nil, "sqlite.backup"},
}

// syncs handles sync({force: true}) of Sequelize 6, and sync({alter: {drop: true}}), which drops the columns that the
// models do not have.
func syncs(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	force, forced := c.Option("force")
	alter, given := c.Option("alter")
	drops := false
	if given && alter.Kind == value.Dict {
		v, named := (&value.Arguments{Pos: []value.Value{alter}}).Option("drop")
		drops = named && !value.IsFalse(v)
	}
	if forced && !value.IsFalse(force) || drops {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// emptiesWhere handles destroy({where: {}}), which deletes every row. A stream has a method of that name, which is
// harmless.
func emptiesWhere(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	where, given := c.Option("where")
	cut, _ := c.Option("truncate")
	if given && where.Kind == value.Dict && len(where.List.Items) == 0 && !r.MayHoldMore(where.List) ||
		value.IsTrue(cut) {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// databaseNames are the names by which texts call their connections to a database.
const databaseNames = "db tx trx database conn connection knex client pg sql drizzle kysely orm"

// deletesRows handles delete(table) and del() of a builder of queries, which take every row where the chain does not
// say which: db.delete(users), db("users").del(), User.query().delete(), createQueryBuilder().delete().from(User);
// and delete({}) of a repository (TypeORM), del(await redis.keys("*")). Sets and maps have delete too.
func deletesRows(r *call.Calls, c *call.Call) value.Value {
	first, given := c.Arg(0, "")
	r.NotFollowed(c)
	r.MaybeFetch(c.Name, c.Arguments)
	at := chainOf(r)
	if len(at.before) > 0 && at.before[0] == "indices" { // of Elasticsearch and OpenSearch
		r.Emit(code.Empties, c.Name)
		return r.Result(c)
	}
	if v, ok := c.Arg(0, ""); ok && v.IsText() && len(at.before) > 0 && at.before[0] == "file" { // of Grunt 1
		r.EmitEach(code.DeletesTree, c.Name, []value.Value{v})
	}
	if !given && strings.HasSuffix(c.Name, ".del") && !at.narrows() {
		r.Emit(code.Empties, c.Name)
	}
	if !r.WorksWithDatabase() {
		return r.Result(c)
	}
	for _, v := range c.Pos {
		for _, w := range append(r.Elements(v), v) {
			if w.Kind == value.Name && strings.HasSuffix(w.Text, ".keys()") && !strings.HasPrefix(w.Text, "Object.") {
				r.Emit(code.Empties, c.Name)
				return r.Result(c)
			}
		}
	}
	if at.has("from") && at.everyRow() {
		r.Emit(code.Empties, c.Name)
	}
	if at.narrows() {
		return r.Result(c)
	}
	names := " " + databaseNames + " "
	ofDatabase := strings.Contains(names, " "+at.first+" ") || c.Recv.Kind == value.Name &&
		strings.Contains(c.Recv.Text, "drizzle(")
	switch {
	case !given && (at.called && strings.Contains(names, " "+at.first+" ") || at.has("query createQueryBuilder from")),
		givesNothing(r),
		given && len(at.before) == 1 && !at.called && ofDatabase && !first.IsText() && first.Kind != value.Dict &&
			first.Kind != value.Number && strings.HasSuffix(c.Name, "delete"):
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// givesNothing reports a call whose only argument is written as {}.
func givesNothing(r *call.Calls) bool {
	i := opening(r, r.Pos-1)
	return i >= 0 && i+3 < len(r.Toks) && r.Toks[i+1].Is("{") && r.Toks[i+2].Is("}") && r.Toks[i+3].Is(")")
}

// deletesFrom handles deleteFrom("table") of Kysely.
func deletesFrom(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if !chainOf(r).narrows() {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// deletesRelated handles update({data: {posts: {deleteMany: {}}}}), by which Prisma deletes every related row.
func deletesRelated(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	first := opening(r, r.Pos-1)
	for i := max(first, 0); first >= 0 && i+3 < len(r.Toks) && i < r.Pos; i++ {
		if r.Toks[i].IsName("deleteMany") && r.Toks[i+1].Is(":") && r.Toks[i+2].Is("{") && r.Toks[i+3].Is("}") &&
			r.WorksWithDatabase() {
			r.Emit(code.Empties, c.Name)
			break
		}
	}
	return r.Result(c)
}

// clearsTable handles clear() of a repository (TypeORM): it truncates the table.
func clearsTable(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	at := chainOf(r)
	if len(c.Pos) == 0 && r.WorksWithDatabase() &&
		(at.has("getRepository") || strings.HasSuffix(strings.ToLower(at.first), "repository") ||
			strings.HasSuffix(at.first, "Repo")) {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// synchronizes handles synchronize(true) of TypeORM, which drops every table first.
func synchronizes(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if v, given := c.Arg(0, ""); given && value.IsTrue(v) && r.WorksWithDatabase() {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// migratesDown handles migrate.rollback() and migrate.down() of Knex, which drop what migrations made. A transaction
// has rollback too.
func migratesDown(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if at := chainOf(r); len(at.before) > 0 && strings.HasPrefix(at.before[0], "migrat") && r.WorksWithDatabase() {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// matchesAll handles deleteByQuery({query: {match_all: {}}}).
func matchesAll(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	query, _ := c.Option("query")
	if body, given := c.Option("body"); given {
		query, _ = (&value.Arguments{Pos: []value.Value{body}}).Option("query")
	}
	if query.Kind == value.Dict {
		if _, all := (&value.Arguments{Pos: []value.Value{query}}).Option("match_all"); all {
			r.Emit(code.Empties, c.Name)
		}
	}
	return r.Result(c)
}

// aggregates handles aggregate([…, {$out: "users"}]) of MongoDB 7, which puts its result in the place of a collection.
func aggregates(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	stages, _ := c.Arg(0, "")
	for _, stage := range r.Elements(stages) {
		if stage.Kind == value.Dict && slices.Contains(stage.List.Keys, "$out") {
			r.Emit(code.Empties, c.Name)
		}
	}
	return r.Result(c)
}

// deletesNodes finds a statement of Cypher that deletes all that a pattern without properties matches.
var deletesNodes = lazy.Pattern(`(?is)^\s*match\b[^{]*\bdelete\b`)

// statementRun handles run(statement), of a database or a graph (neo4j 5). A prepared statement has run too, which
// takes values.
func statementRun(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	r.EmptiesByOption(c.Name, c.Arguments)
	if v, given := c.Arg(0, ""); given && v.IsText() {
		runsStatement(r, c, v)
	}
	return r.Result(c)
}

// runsStatement notes what a statement does that is certain to be one.
func runsStatement(r *call.Calls, c *call.Call, v value.Value) {
	switch {
	case library.LooksLikeSQL(v.Text):
		r.Emit(code.SQL, c.Name, v)
		r.Attached(c.Name, v)
	case deletesNodes().MatchString(v.Text) && !strings.Contains(strings.ToLower(v.Text), "where"):
		r.Emit(code.Empties, c.Name)
	}
}

// statementBatch handles batch([statement, {sql}]).
func statementBatch(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	list, _ := c.Arg(0, "")
	for _, v := range r.Elements(list) {
		if v.Kind == value.Dict {
			v, _ = (&value.Arguments{Pos: []value.Value{v}}).Option("sql")
		}
		if v.IsText() {
			runsStatement(r, c, v)
		}
	}
	return r.Result(c)
}

// taggedSQL handles sql`DELETE FROM users` and $executeRaw`TRUNCATE users`: a template that is a statement, in a text
// that works with a database.
func taggedSQL(r *call.Calls, c *call.Call) value.Value {
	if v, _ := c.Arg(0, ""); v.IsText() && r.WorksWithDatabase() {
		r.Line = c.Line
		runsStatement(r, c, v)
	}
	return value.Value{}
}

// statementFile handles sql.file("x.sql") of postgres, which runs the statements in a file.
func statementFile(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.EmitEach(code.Reads, c.Name, c.Pos[:min(1, len(c.Pos))])
	r.Emit(code.SQL, c.Name, value.Value{})
	return value.Value{}
}
