package program

import (
	"slices"
	"strings"
	"sync"

	"guard/policy/shell/table"
)

// TaskRunner is a program whose words name tasks of plugins, of a framework or of the project.
type TaskRunner struct {
	programs string
	Runs     string // subcommands behind which the name stands, where it does not come first
	Only     bool   // it stands nowhere but there
	Options  string // options whose value is a name, or several with commas between them
	Many     bool   // every operand is one
	From     int    // which parts of a name count: see TaskDoes
	Sets     bool   // NAME=VALUE sets a variable for what runs
	Console  bool   // it works on the data of the application, wherever that is
	Short    bool   // any beginning of a name's parts that is one task's only will do (Symfony Console 7)
	Bare     string // what it runs where nothing is named, as most projects have it
	Code     string // variables that name a file of code which is loaded
}

// taskRunners: sources: the manuals of Gradle 8, Maven 3.9, sbt 1.10, Ant 1.10, Leiningen 2.11, GNU Make 4.4,
// just 1, Task 3, Rake 13 (rake_test_loader: TEST, SPEC), Rails 8, Mix 1.17, Laravel 12, Symfony 7, Django 5,
// Flask 3, npm 10, Yarn 4, pnpm 9, Bun 1, Deno 2, nx 20, Turborepo 2, Lerna 8, gulp 5, Grunt 1, tox 4, nox 2024,
// Invoke 2, doit 0.36, Bazel 7, Composer 2.8.
var taskRunners = []TaskRunner{
	{programs: "gradle gradlew mvn mvnd maven mvnw sbt mill bleep", Many: true, From: -1},
	{programs: "ant", Many: true},
	{programs: "lein boot"},
	{programs: "make gmake bmake pmake nmake mingw32-make remake colormake ninja samu", Many: true, Sets: true},
	{programs: "just task go-task", Many: true, Sets: true},
	{programs: "rake", Many: true, Sets: true, Console: true, Bare: "test", Code: "TEST SPEC FEATURE"},
	{programs: "rails hanami", Sets: true, Console: true, Code: "TEST"},
	{programs: "thor"},
	{programs: "mix craft ace spark manage.py django-admin flask wp", Console: true},
	{programs: "artisan console symfony-console drush occ magento", Console: true, Short: true},
	{programs: "nox tox invoke inv doit fab waf scons", Many: true, Options: "-e -s --session --sessions --env"},
	{programs: "gulp grunt npm-run-all npm-run-all2 run-s run-p wireit", Many: true},
	{programs: "turbo", Runs: "run", Many: true},
	{programs: "nx", Runs: "run", From: 1, Options: "-t --target --targets"},
	{programs: "lerna rush moon", Runs: "run", Only: true},
	{programs: "npm composer", Runs: "run run-script rum urn", Only: true},
	{programs: "yarn pnpm bun", Runs: "run run-script"},
	{programs: "deno", Runs: "task", Only: true},
	{programs: "poe"},
	{programs: "java kotlin", Only: true}, // a server's own settings stand on its line
	{programs: "bazel bazelisk blaze", Runs: "run", Only: true, From: -1},
}

var taskRunnerOf = sync.OnceValue(func() map[string]*TaskRunner {
	m := map[string]*TaskRunner{}
	for i := range taskRunners {
		for name := range strings.FieldsSeq(taskRunners[i].programs) {
			m[name] = &taskRunners[i]
		}
	}
	return m
})

// RunsTasks finds a runner of tasks by its name; nil: it is none.
func RunsTasks(name string) *TaskRunner { return taskRunnerOf()[name] }

// Productions are the variables that name what an application runs as, and Stages the options; StagesBuilds of
// them are set for builds too, where production means minified. Sources: the frameworks' manuals.
const (
	Productions = "RAILS_ENV RACK_ENV HANAMI_ENV APP_ENV SYMFONY_ENV LARAVEL_ENV CAKE_ENV CI_ENVIRONMENT YII_ENV " +
		"MIX_ENV DJANGO_ENV DJANGO_CONFIGURATION DJANGO_SETTINGS_MODULE FLASK_ENV FLASK_CONFIG NODE_ENV " +
		"NODE_CONFIG_ENV ASPNETCORE_ENVIRONMENT DOTNET_ENVIRONMENT SPRING_PROFILES_ACTIVE"
	Stages       = "--env --environment -e --settings --ds --configuration"
	StagesBuilds = "NODE_ENV"
)

// Databases are variables that name a database by its address or its name (Rails 8, Laravel 11, Prisma 6, libpq 17,
// MySQL 8.4).
const Databases = "DATABASE_URL DB_URL DB_DATABASE DB_NAME PGDATABASE POSTGRES_DB MYSQL_DATABASE MONGODB_URI " +
	"MONGO_URL SQLALCHEMY_DATABASE_URI SQLALCHEMY_DATABASE_URL DATABASE_NAME"

// NamesData reports a variable that says whose data an application works on.
func NamesData(name string) bool {
	return slices.Contains(strings.Fields(Productions+" "+Databases), name) ||
		nameVariable().MatchString(name) || addressVariable().MatchString(name)
}

// TestPrograms run the project's tests, whatever they are told; most of the others have a subcommand for it.
const TestPrograms = "pytest py.test unittest nose2 green ward rspec minitest cucumber phpunit pest paratest " +
	"behat codecept codeceptjs jest vitest mocha ava tap tape uvu jasmine karma playwright cypress wdio testcafe " +
	"nightwatch prove bats ctest"

// TestWords are in the names of tasks that test, DataWords in those of tasks that change an application's
// data; what has one of PlainWords builds, tells or serves, and changes none.
var (
	TestWords = table.WordSet("test tests spec specs e2e dusk")
	DataWords = table.WordSet("migrate migration migrations seed seeds seeder db database schema fixtures ecto sql " +
		"backfill import restore loaddata")
	PlainWords = table.WordSet("build compile precompile compilemessages collectstatic assets digest webpack vite " +
		"tailwindcss cache config route routes view views event optimize warmup check lint list show status version " +
		"about help showmigrations sqlmigrate makemigrations findstatic makemessages server serve runserver notes " +
		"stats release middleware initializers zeitwerk dump clean storage package lang about env generate g")
)

// ShortFor finds the loud task that a shorter name may stand for: db:w, d:d:d.
func ShortFor(task string) string {
	parts := strings.Split(task, ":")
	for loud := range strings.FieldsSeq(loudTasks + " " + loudInFull) {
		whole := strings.Split(loud, ":")
		if len(parts) < 2 || len(whole) != len(parts) || strings.Contains(loud, "*") {
			continue
		}
		fits := true
		for i, part := range parts {
			fits = fits && part != "" && strings.HasPrefix(whole[i], part)
		}
		if fits {
			return loud
		}
	}
	return ""
}

// loudInFull are loud tasks that the tables have by their endings (doctrine-bundle 2, Laravel 12).
const loudInFull = "doctrine:database:drop doctrine:schema:drop doctrine:fixtures:load " +
	"doctrine:migrations:execute schedule:run queue:retry messenger:failed:remove"

// MadeAnew are settings by which a server makes its database's tables anew at its start (Spring Boot 3,
// spring.jpa.hibernate.ddl-auto; Hibernate 6, hibernate.hbm2ddl.auto): create and create-drop.
// Flyway's and Liquibase's in Spring and Quarkus 3 take all that is there away.
var MadeAnew = strings.Fields("ddl-auto=create ddl_auto=create hbm2ddl.auto=create DDL_AUTO=create " +
	"HBM2DDL_AUTO=create database.action=drop database.generation=drop-and-create " +
	"schema-management.strategy=drop-and-create DATABASE_GENERATION=drop-and-create drop-first=true " +
	"DROP_FIRST=true clean-at-start=true CLEAN_AT_START=true clean-on-validation-error=true " +
	"CLEAN_ON_VALIDATION_ERROR=true")

// MakingAnew are the variables that say so.
const MakingAnew = "SPRING_JPA_HIBERNATE_DDL_AUTO SPRING_JPA_PROPERTIES_HIBERNATE_HBM2DDL_AUTO " +
	"QUARKUS_HIBERNATE_ORM_DATABASE_GENERATION QUARKUS_FLYWAY_CLEAN_AT_START QUARKUS_LIQUIBASE_CLEAN_AT_START " +
	"SPRING_LIQUIBASE_DROP_FIRST SPRING_FLYWAY_CLEAN_ON_VALIDATION_ERROR"

// Spells reports a row of a table that names a task, or how its name ends, rather than how it begins alone.
func (e *Entry) Spells(task string) bool {
	for tok := range strings.FieldsSeq(e.Name) {
		if tok == task || !strings.HasSuffix(tok, "*") && fits(tok, task) {
			return true
		}
	}
	return false
}
