package source

import (
	"regexp"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/program"
)

// How a text says that the database it works on is one for tests: in memory, in a folder or a container of the test's
// own, a stand-in, a name with test in it, or what a framework makes for tests or takes back after each.

var (
	// fleetingDatabase is one in memory, in a container or of a library that stands in for one (sqlite.org/inmemorydb;
	// SQLAlchemy 2, StaticPool; H2, HSQLDB, Derby; EF Core 9; Testcontainers; mongodb-memory-server 10;
	// pytest-postgresql 6; moto 5; dockertest 3;
	// sqlmock 1.5; miniredis 2; pg-mem 3; PGlite 0.2; emulators of Firebase).
	fleetingDatabase = lazy.Pattern(`(?i):memory:|mode=memory|["']sqlite(?:\+\w+)?:/{2}["']|sqlite::memory|` +
		`in_?memory_?(?:database|db|sqlite|engine|store)|open_in_memory|UseInMemory|StaticPool|` +
		`NativeDatabase\.memory|h2:mem|hsqldb:mem|derby:memory|jdbc:tc:|` +
		`\bSequel\.sqlite\s*(?:\(\s*\)|[\n;]|$)|testcontainers|` +
		`\b(?:postgre\w*|mysql|mariadb|mongo\w*|redis|mssql\w*|elasticsearch|localstack)(?:Container|Builder)\b|` +
		`dockertest|embedded-?_?postgres|zonky|pg-mem|pglite|mongodb-memory-server|MongoMemory|jest-mongodb|` +
		`vitest-mongodb|de\.flapdoodle|redis-mock|redis-memory|fakeredis|mongomock|miniredis|sqlmock|pgxmock|` +
		`redismock|` +
		`from moto|import moto|mock_aws|mock_(?:s3|sqs|dynamodb2?)|aws-sdk-client-mock|localstack|EMULATOR_HOST|` +
		`rules-unit-testing|postgresql_proc|pytest[_-](?:postgresql|mysql|mongo|redis)|create_autospec`)
	// rolledBack is what a framework takes back after each test, or makes for it (sqlx 0.8; Diesel 2.2; Spring Boot 3,
	// slices and @Transactional; Ecto 3.12; Django 5 and pytest-django 4; Laravel 11; DatabaseCleaner 2).
	rolledBack = lazy.Pattern(`#\[sqlx::test|test_transaction|@Data(?:Jpa|Mongo|Jdbc|Redis|R2dbc)Test|` +
		`AutoConfigureTestDatabase|AutoConfigureEmbeddedDatabase|SQL\.Sandbox|django_db|from django\.test|` +
		`rest_framework\.test|django\.test\.|DatabaseTransactions|strategy\s*=\s*:transaction|` +
		`begin_nested\(|(?:trans\w*|tx|\bt)\.rollback\(\)`)
	// namedForTests is a variable, a name or an address of a database that has test in it.
	namedForTests = lazy.Pattern(`\b\w*TEST\w*_(?:DATABASE|DB|PG|POSTGRES|MYSQL|MONGO|REDIS|DSN|UR[LI]|BUCKET|` +
		`QUEUE)\w*|\bTEST(?:DATABASE|DB|DSN)\w*|` +
		`\b(?:DATABASE|DB|PG|POSTGRES|MYSQL|MONGO|REDIS|DSN|UR[LI]|BUCKET|QUEUE)\w*_TEST\w*|` +
		`(?i:\btest_?(?:db|database|engine|dsn|ur[li]|settings|config)(?:[_.(\s=)'":]|$)|` +
		`\b\w*(?:db|database|engine|dsn)_?test(?:[_.(\s=)'":]|$)|\btesting_?(?:session|engine|config|db|database)|` +
		`(?:create_?app|from_object|getenv|get_settings|load_?config)\w*\(\s*["'][\w.]*test|` +
		`settings[._]test|config[._/]test|` +
		`\w://[^\s"'<>]*\btest|\w://[^\s"'<>]*[_/-]test(?:s|ing)?\b|\w://[^\s"'<>]*[^a-z]test[_-]|` +
		`["'][\w./-]*test[\w-]*\.(?:db|sqlite3?)\b|` +
		`(?:database|db_?name|dbname|initial.catalog|storage|filename|bucket|index|queue)["']?\s*[:=>]+\s*` +
		`["']?[\w./-]*test|` +
		`(?:client|mongo|conn|connection|db|database|getDatabase|collection)\w*(?:\[|\()\s*["']\w*test|` +
		`\)\[["']\w*test\w*["']\])`)
	// inFolder is a file of a database in a folder that the test makes.
	inFolder = lazy.Pattern(`(?i)(?:sqlite|\.db\b|database|engine|dsn|bolt|badger|level)[^\n]*(?:tmp_?path|tmp_?dir|` +
		`tempfile|mkdtemp|temp_?dir)|(?:tmp_?path|tmp_?dir|tempfile|mkdtemp|temp_?dir)[^\n]*(?:sqlite|\.db\b|database)`)
	// standIn is an object that a test puts in the place of a client (unittest.mock, Jest 29, Vitest 2, Mockito 5,
	// Sinon 19, Moq 4).
	standIn = lazy.Pattern(`(?i)(?:jest|vi)\.(?:do)?mock\(\s*["'][^"'\n]*(?:db|database|prisma|model|mongo|` +
		`redis|knex|orm|client|repo|connection|store|firebase|supabase|pg\b|elastic|aws)|` +
		`(?:session|db|conn\w*|client|engine|cursor|redis|repo\w*|es|collection|bucket|queue|table|template|` +
		`\bch|channel|broker|producer|consumer|imap|ldap|mqtt|nats|mailbox)\w*\s*=\s*[\w.]*(?:mock|stub|` +
		`fake)\w*\s*[(<]|` +
		`patch\w*\(\s*["'][^"'\n]*(?:session|db|database|engine|client|conn|redis|repo)|` +
		`@Mock(?:Bean|itoBean)?\s+(?:private\s+|final\s+)*\w*(?:Repository|Template|Dao|Client|Mapper)|` +
		`Mock<\w*(?:Repository|Context|Client|Store)|createMock\(|` +
		`(?:mock|stub|fake)_?\w*(?:session|db|client|repo\w*|conn)\b`)
)

// knownFor are these in the order in which they are looked for.
var knownFor = []func() *regexp.Regexp{fleetingDatabase, namedForTests, rolledBack, inFolder, standIn}

// titles are the names of tests, which may speak of a database.
var titles = lazy.Pattern(`\b(?:def|func|fun|fn|class|function|void|Task)\s+[Tt]est\w*|` +
	`\b(?:it|test|describe|context)\(\s*["'` + "`" + `][^"'` + "`" + `\n]*`)

// saysTests reports a text that says so.
func saysTests(lang code.Language, text string) bool {
	text = program.Lookalikes(titles().ReplaceAllString(remarksOf(lang).ReplaceAllString(text, ""), ""))
	for _, known := range knownFor {
		if known().MatchString(text) {
			return true
		}
	}
	return false
}

var (
	hashRemarks  = lazy.Pattern(`(?m)(?:^|[ \t])#[^\n]*$`)
	slashRemarks = lazy.Pattern(`(?m)(?:^|[ \t;{])//[^\n]*$|/\*(?s:.*?)\*/|<!--(?s:.*?)-->`)
)

// remarksOf finds the comments of a language.
func remarksOf(lang code.Language) *regexp.Regexp {
	if lang == code.Python || lang == code.Ruby || lang == code.Perl {
		return hashRemarks()
	}
	return slashRemarks()
}
