package source

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// New code that takes the project's own connection to a database names no host: the project's settings do. Where that
// is another host, others work with what the code changes, as if the address stood in it.

// environmentFiles are where such settings have it (dotenv 16, python-dotenv 1, Prisma 6, Next 15, Vite 6).
var environmentFiles = strings.Fields(".env .env.local .env.development .env.development.local prisma/.env .flaskenv")

// engines are how a module connects: SQLAlchemy 2, psycopg 3, PyMySQL 1, asyncpg 0.30, PyMongo 4, Peewee 3, Django 5;
// pg 8, Knex 3, Sequelize 6, Prisma 6, Drizzle 0.36, TypeORM 0.3, Mongoose 8, mysql2 3, MikroORM 6; Active Record 8,
// Sequel 5; PDO, Doctrine 3, Eloquent 11.
var engines = lazy.Pattern(`\bcreate_(?:async_)?engine\(|\bengine_from_config\(|\bSQLAlchemy\(|\basyncpg\.\w+\(|` +
	`\b(?:psycopg\w*|pymysql|MySQLdb)\.connect\(|\bMongoClient\(|\bPostgresqlDatabase\(|\bMySQLDatabase\(|` +
	`\bdjango\.setup\(|\bnew (?:Pool|Client|Sequelize|DataSource|PrismaClient|MongoClient|Kysely)\b|\bknex\s*\(|` +
	`\bdrizzle\(|\bmongoose\.connect\(|\bcreate(?:Pool|Connection|Client)\(|\bMikroORM\.init\(|` +
	`\bestablish_connection\b|\bSequel\.connect\b|\bnew \\?PDO\b|\bDriverManager::getConnection\b|->addConnection\(`)

// writesRows are calls by which rows change, by language; any: statements.
var writesRows = map[code.Language]func() *regexp.Regexp{
	code.Python: lazy.Pattern(`\.(?:commit|save|bulk_\w+|update_one|update_many|insert_one|insert_many|replace_one|` +
		`delete_one|delete_many|execute_values|executemany)\(|\bobjects\b[^\n]*\.(?:create|update|delete|` +
		`get_or_create|update_or_create)\(`),
	code.JavaScript: lazy.Pattern(`\.(?:create|createMany|update|updateMany|upsert|delete|deleteMany|insert|` +
		`increment|decrement|save|destroy|bulkCreate|findOrCreate|insertOne|insertMany|updateOne|deleteOne|` +
		`replaceOne|` +
		`findOneAnd\w+|findByIdAnd\w+|\$executeRaw\w*|del)\s*[(` + "`" + `]`),
	code.Ruby: lazy.Pattern(`\.(?:save|update\w*|create|destroy\w*|delete\w*|insert\w*|upsert\w*|increment|` +
		`toggle)!?\b`),
	code.PHP: lazy.Pattern(`->(?:save|update|create|delete|insert\w*|flush|increment|decrement|forceDelete)\(|` +
		`::(?:create|insert|upsert|destroy)\(`),
}

// changesStatement finds a statement of SQL that changes rows or tables.
var changesStatement = lazy.Pattern(`(?i)\b(?:insert\s+(?:or\s+\w+\s+)?into|update\s+[\w."` + "`" + `]+\s+set|` +
	`delete\s+from|replace\s+into|merge\s+into|truncate\s+(?:table\s+)?\w|(?:alter|drop|create)\s+` +
	`(?:table|index|view))\b`)

// changesElsewhere judges new code that changes rows by a connection of the project's own.
func changesElsewhere(j *Judge, c *effect.Call, t *ProgramText, text string, r code.Reading) {
	if t.guess || t.Depth > 0 || isTest(t.File) || j.World.Disk == nil ||
		!changesStatement().MatchString(text) && !writes(t.Lang, text) ||
		t.File != "" && forRequests().MatchString(text) {
		return
	}
	reachesDatabase(j, c, t, r, unnamedEngine().MatchString(text))
}

// reachesDatabase raises for a text that changes rows by a connection which the project's settings have on another
// host: by its own words, or by a module that it loads.
func reachesDatabase(j *Judge, c *effect.Call, t *ProgramText, r code.Reading, itself bool) {
	host := ""
	for _, dir := range [...]string{j.State.Cwd, j.World.Workspace} {
		for _, name := range environmentFiles {
			if file := path.Join(dir, name); host == "" && dir != "" && j.IsThere(file) {
				host = DatabaseHost(j.Judge, file)
			}
		}
	}
	if host != "" && (itself || connects(j, t, r.Modules, map[string]bool{}, 0)) {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} changes a database", c.Program()))
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
	}
}

// statementsElsewhere judges a program of the person's that hands such a connection statements which the line gives it,
// or which stand in a file of this session's.
func statementsElsewhere(j *Judge, c *effect.Call, t *ProgramText, text string, r code.Reading) {
	if t.guess || t.Depth > 0 || isTest(t.File) || j.World.Disk == nil || t.File == "" ||
		!handsStatement().MatchString(text) {
		return
	}
	told := slices.ContainsFunc(t.given.Args, changesStatement().MatchString)
	for _, file := range j.SessionFiles() {
		if told || path.Ext(file) != ".sql" || !strings.Contains(text, ".sql") &&
			!slices.ContainsFunc(t.given.Args, func(a string) bool { return path.Base(a) == path.Base(file) }) {
			continue
		}
		statements, how := j.TextOf(place.Place{Path: file})
		told = how == files.Wholly && changesStatement().MatchString(statements) && !j.HeldByGit(file)
	}
	if told {
		reachesDatabase(j, c, t, r, engines().MatchString(text))
	}
}

// handsStatement is how code hands a statement to a database, or to a function that does.
var handsStatement = lazy.Pattern(`(?i)\b(?:execute\w*|exec|query|run|raw|sql)\s*\(`)

// forRequests is a server, which changes rows when somebody asks it to (Flask 3, FastAPI 0.115, Express 5, Fastify 5,
// Hono 4, Sinatra 4).
var forRequests = lazy.Pattern(`@\w+\.(?:route|get|post|put|patch|delete)\(|\b(?:app|router|server)\.(?:get|post|put|` +
	`patch|delete|route|use)\(|\.listen\(|\buvicorn\.run\(|\burlpatterns\b|(?m)^\s*(?:get|post|put|patch|` +
	`delete)\s+["']/`)

// unnamedEngine is a connection that goes by the project's settings without being told (Prisma 6; Django 5; libpq 17).
var unnamedEngine = lazy.Pattern(`\bnew PrismaClient\(\s*\)|\bdjango\.setup\(|\bnew Pool\(\s*\)|` +
	`\bpsycopg\w*\.connect\(\s*["']{0,2}\s*\)`)

func writes(lang code.Language, text string) bool {
	calls := writesRows[lang]
	return calls != nil && calls().MatchString(text)
}

// connects reports a module of the project's among these, or one that it loads, which connects to a database.
func connects(j *Judge, t *ProgramText, modules []string, seen map[string]bool, depth int) bool {
	for _, name := range modules {
		for _, file := range j.Sources.moduleFiles(t, name) {
			if seen[file] || len(seen) >= maxSettings {
				continue
			}
			seen[file] = true
			if !j.IsThere(file) || j.FolderAt(file) || !j.World.At("", file).Is(place.Inside) {
				continue
			}
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly || files.Binary(text) {
				continue
			}
			if engines().MatchString(text) {
				return true
			}
			lang := code.LanguageOf(file, "")
			loaded := &ProgramText{Lang: lang, File: file, dirs: t.dirs}
			if depth < maxSettingsDepth &&
				connects(j, loaded, readCode(lang, text, code.Given{}).Modules, seen, depth+1) {
				return true
			}
		}
	}
	return false
}
