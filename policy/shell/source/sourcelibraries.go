package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
)

// Libraries in sources that are not read: what they lose is known by the form of a call.

// sourceLosses find calls that throw away what a database holds: Diesel 2.2, SeaORM 1.1 (Migrator), redis-rs 0.27,
// Entity Framework Core 9 (EnsureDeleted, ExecuteDelete of a whole table, RemoveRange of one), Respawn 6, Flyway 10 and
// Liquibase 4 in Java, Exposed 0.57 (SchemaUtils.drop), Ecto 3.12 (delete_all of a schema; migrations that drop a table
// or remove a column), Hive 2, sqflite 2.4 and drift 2.22 (delete of a table without a where).
var sourceLosses = lazy.Pattern(`diesel::delete\(\s*[\w:]+::table\s*\)|\brevert_all_migrations\b|` +
	`\bMigrator::(?:fresh|reset|refresh|down)\(|\bdelete_many\(\)\s*\.exec|redis::cmd\("FLUSH|` +
	`\bEnsureDeleted(?:Async)?\(|\b\w+\.\w+\.ExecuteDelete(?:Async)?\(|\.RemoveRange\(\s*\w+\.\w+\s*\)|` +
	`\bRespawner\b(?s:.*)\.ResetAsync\(|\bFlyway\b(?s:.*)\.clean\(\)|\bliquibase\.dropAll\(|\bSchemaUtils\.drop\w*\(|` +
	`\bRepo\.delete_all\(\s*[A-Z][\w.]*\s*[,)]|` +
	`\buse Ecto\.Migration\b(?s:.*)\n\s*(?:drop(?:_if_exists)?\s*\(?\s*table\b|` +
	`remove(?:_if_exists)?[\s(]+:\w)|` +
	`\bHive\.delete(?:Box)?FromDisk\(|\bdeleteDatabase\(|\.delete\(\s*\w+\.\w+\s*\)\.go\(\)`)

// testLosses find such calls as only count in tests, where they run for certain: Spring Data 3 (deleteAll,
// deleteAllInBatch, dropCollection), JdbcTestUtils of Spring 6, Flyway's bean, the drivers of MongoDB 5 and Lettuce 6,
// StackExchange.Redis 2, jOOQ 3.19 (truncate, deleteFrom without a where), MongoDB.Driver 3.
var testLosses = lazy.Pattern(`(?i:repo(?:sitory)?|dao)\w*\.deleteAll(?:InBatch)?\(\s*\)|\bdeleteFromTables\(|` +
	`(?i:\bflyway\w*(?:\(\))?\.clean\(\))|\.dropTables\(|(?i:\.flush(?:All|Db|Database)(?:Async)?\(\s*\))|` +
	`(?i:template|database|db|collection|mongo)\w*\.(?:dropCollection|dropDatabase|drop)(?:Async)?\(|` +
	`(?i:\.deleteMany(?:Async)?)\(\s*(?:new\s+(?:Bson)?Document\(\)|Filters\.empty\(\)|\w+\.Empty|_ => true|` +
	`FilterDefinition)|` +
	`ddl-auto=create|hbm2ddl\.auto=create|` +
	`\.truncate\(\s*[A-Z_]+\s*\)|\.deleteFrom\(\s*[A-Z_]+\s*\)\.execute\(`)

// sourceHarms find calls of libraries that delete files or put others over them: git2 0.19 and JGit 7, xshell 0.2, the
// ZipFile of .NET 9, which overwrites where its last argument says so; LibGit2Sharp 0.30; the trash of Qt 6, Java 21,
// Foundation, GLib 2.82 and of the crate trash 5.
var sourceHarms = lazy.Pattern(`\bResetType::Hard\b|\bResetType\.HARD\b|\.setCleanDirectories\(true\)|` +
	`\bResetMode\.Hard\b|\bRemoveUntrackedFiles\(|\bremove_untracked\(true\)|` +
	`\b(?:moveToTrash|trashItem|g_file_trash|trash::delete)\b|` +
	`\.remove_path\(|\bExtractToDirectory\([^;]*,\s*(?:overwriteFiles:\s*)?true\s*\)`)

// sourceVariables find calls that give all variables of the environment: .NET 9, Java 21, Elixir 1.17,
// Erlang/OTP 27, Scala 3, Crystal 1.14.
var sourceVariables = lazy.Pattern(`\bGetEnvironmentVariables\(|\bSystem\.getenv\(\s*\)|\bSystem\.get_env\(\s*\)|` +
	`:os\.(?:getenv|env)\(\s*\)|\bos:(?:getenv|env)\(\s*\)|(?m:\bsys\.env\s*(?:\)|$|` +
	`\.(?:foreach|map|toSeq|toList|mkString|iterator)\b))|` +
	`\bENV\.(?:each|to_h|to_a|map|inspect)\b|\b(?:p|pp|puts|print)!?[ (]+(?m:ENV\s*(?:\)|$))|` +
	`(?s:\bimport\s+static\s+java\.lang\.System\.(?:\*|getenv).*\bgetenv\(\s*\))`)

// sourceInMemory finds a database that is gone with the program, or a test's own.
var sourceInMemory = lazy.Pattern(`(?i):memory:|open_in_memory|jdbc:h2:mem|jdbc:hsqldb:mem|UseInMemoryDatabase|` +
	`NativeDatabase\.memory|testcontainers`)

// testSource finds the name of a test's source.
var testSource = lazy.Pattern(`(?i)(?:^|/)tests?/|_tests?\.|tests?\.(?:java|kt|cs|scala|swift)$|\.tests/`)

// libraryHints raises what a source does by such libraries. The way back of a migration is left out.
func libraryHints(n *Names, c *effect.Call, file, text string) {
	says := func(cats risk.Categories, found string) {
		found, _, _ = strings.Cut(found, "\n")
		c.Raise(risk.High, cats, effect.Say("the source {0} names {1}", path.Base(file), strings.TrimSpace(found)))
	}
	if found := sourceHarms().FindString(text); found != "" {
		says(risk.FSDeleteOverwrite, found)
	}
	if found := sourceVariables().FindString(text); found != "" {
		says(risk.FSConfigSecrets, found)
	}
	own := tests{n}
	if sourceInMemory().MatchString(text) ||
		own.ofTests(file) && !own.worksOnPersons(c, &ProgramText{File: file, text: text}) {
		return
	}
	up := withoutDown(text)
	if found := sourceLosses().FindString(up); found != "" {
		says(risk.Delete, found)
	} else if found := testLosses().FindString(up); found != "" && own.ofTests(file) {
		says(risk.Delete, found)
	} else if found := changesService(up); found != "" && (own.ofTests(file) || startsProgram().MatchString(up)) {
		says(risk.Delete, found)
	}
	if t := (&ProgramText{File: file, text: text}); n.newFile(file) && !onlyFresh(n, t) {
		if found := changesRows(code.Unknown, up); found != "" {
			says(risk.Delete, found)
		}
	}
	statementsNamed(n, c, file, up)
}

// statementsNamed judges the statements in a source, also those that it puts together of strings.
func statementsNamed(n *Names, c *effect.Call, file, text string) {
	fresh := onlyFresh(n, &ProgramText{File: file, text: text})
	for _, whole := range [...]string{text, joined(text)} {
		for _, s := range QuotedStrings(whole) {
			n.sqlHints(c, s)
			if !fresh && n.newFile(file) && (sql.ChangesAll(s) || sql.CallsUnknown(s)) {
				n.sqlHints(c, "delete from x")
			}
		}
	}
}
