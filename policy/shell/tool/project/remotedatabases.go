package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// A tool that changes the tables of a database finds it in a file of the project. Where that names a host, others
// work with what it changes.

// migrator is one: words are the subcommands that change the database, files say where it is, the first that does so.
type migrator struct{ programs, words, files string }

// migrators: Alembic 1.13, Tutorial; Prisma 6, Environment variables; Knex 3 and Sequelize CLI 6, Migrations; Flyway 10
// and Liquibase 4, Configuration; dbmate 2, sqlx-cli 0.8 and Diesel 2.2, README; Drizzle Kit 0.30, migrate;
// TypeORM 0.3, Migrations; Rails 8, Configuring a Database; Laravel 11 and Django 5, Databases; Phinx 0.16.
var migrators = []migrator{
	{"alembic", "upgrade downgrade stamp", "alembic.ini .env"},
	{"flask", "db-upgrade db-downgrade db-stamp", ".flaskenv .env migrations/alembic.ini"},
	{"prisma", "migrate db-push db-seed db-execute", ".env prisma/.env prisma/schema.prisma"},
	{"knex", "migrate* seed*", "knexfile.js knexfile.cjs knexfile.mjs knexfile.ts .env"},
	{"sequelize sequelize-cli", "db:*", "config/config.json config/config.js config/database.js .env"},
	{"typeorm", "migration:run migration:revert schema:*",
		"ormconfig.json ormconfig.js data-source.ts src/data-source.ts .env"},
	{"drizzle-kit", "push migrate", "drizzle.config.ts drizzle.config.js drizzle.config.mjs .env"},
	{"flyway", "migrate undo clean repair baseline", "flyway.conf conf/flyway.conf flyway.toml"},
	{"liquibase", "update* rollback* drop* tag changelog*", "liquibase.properties"},
	{"dbmate", "up migrate rollback down drop create load", ".env"},
	{"sqlx", "migrate* database*", ".env"},
	{"diesel", "migration* database* setup", ".env"},
	{"rails rake", "db:*", "config/database.yml .env"},
	{"artisan", "migrate* db:*", ".env"},
	{"manage django-admin", "migrate flush loaddata", ".env"},
	{"phinx", "migrate rollback seed*", "phinx.yml phinx.php phinx.json"},
}

var migratorsOf = table.ByWord(migrators, func(m migrator) []string { return strings.Fields(m.programs) })

// looks are words by which such a tool only tells of itself.
const looks = "status diff format generate validate history current heads branches check show list info new make " +
	"create:migration migration:create migration:generate migration:show migrate:make migrate:list migrate:status " +
	"seed:make"

// remoteDatabase judges a change of a database that the project's settings have on another host.
func (j named) remoteDatabase(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.State.Cwd == "" || v.Marked(program.Dry) ||
		v.Gave("--sql", "--dry-run", "--pretend", "--plan") {
		return
	}
	words := subcommands(v)
	for _, m := range migratorsOf(strings.TrimSuffix(path.Base(runnerOf(v)), ".py")) {
		does := func(word string) bool { return table.FitsAny(m.words, word) }
		if !slices.ContainsFunc(words, does) {
			continue
		}
		for file := range strings.FieldsSeq(m.files) {
			if host := source.DatabaseHost(j.Judge.Judge, path.Join(j.State.Cwd, file)); host != "" {
				c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} changes a database", v.Name))
				c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
				c.Cmd.Signature += " " + host
				return
			}
		}
	}
}

// subcommands are the first words of a line, each by itself and with the next; none where one says that it looks.
func subcommands(v *option.Invocation) (words []string) {
	_, sub := v.Words()
	all := strings.Fields(sub)
	for _, a := range v.Operands {
		if a.Known() {
			all = append(all, a.Text)
		}
	}
	for i, word := range all[:min(len(all), 3)] {
		if table.HasWord(looks, word) {
			return nil
		}
		words = append(words, word)
		if i > 0 {
			words = append(words, all[i-1]+"-"+word)
		}
	}
	return words
}
