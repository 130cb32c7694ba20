package program

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// Whether what a variable, an option or a setting gives names a database, and whether that says of itself that it is
// one for tests.

var (
	// databaseAddress is an address of one on a server: host, port and name (libpq 17, 32.1; MySQL 8.4, URI-like
	// strings; mongodb.com, Connection Strings; JDBC 4.3; SQLAlchemy 2; R2DBC 1; Go, go-sql-driver/mysql 1.9:
	// tcp(host)/name).
	databaseAddress = lazy.Pattern(`(?i)\b(?:jdbc:|r2dbc:)?(?:postgres(?:ql)?|pgsql|postgis|mysql2?|mariadb|mssql|` +
		`sqlserver|oracle(?::thin)?|cockroachdb|mongodb(?:\+srv)?|clickhouse|trilogy|ecto|prisma)(?:\+\w+)?:` +
		`(?:pool:)?//(?:[^\s"'/@]*@)?([^\s"'/?;:,]*)(?::(\d+))?[^\s"'/?;]*(?:/+([^\s"'?;&]*)|` +
		`;[^"']*?(?i:databaseName)=([^;"']*))?|` +
		`\btcp\(([^\s"':)]*)(?::(\d+))?\)/([^\s"'?;&]*)`)
	// databaseField is the name in a connection string of fields (libpq 17, 32.1.1; ADO.NET; DBI 1.6; PDO 8.4).
	databaseField = lazy.Pattern(`(?i)(?:^|[\s;:"'])(?:dbname|database|initial catalog)\s*=\s*([^\s;"']+)`)
	// nameVariable is what is given the bare name of one: PGDATABASE, DB_NAME, DB_DATABASE, TEST_DB, spring...database.
	nameVariable = lazy.Pattern(`(?i)^(?:\w+[_.-])*(?:pgdatabase|pgservice|dbname|database|db|` +
		`(?:db|database|pg|postgres|postgresql|mysql|mongo|mongodb)[_.-]{0,2}name)$`)
	// addressVariable is what is given an address: DATABASE_URL, SPRING_DATASOURCE_URL, TEST_DSN.
	addressVariable = lazy.Pattern(`(?i)^(?:\w+[_.-])*(?:(?:db|database|datasource|pg|postgres(?:ql)?|mysql|mariadb|` +
		`mongo(?:db)?|jdbc|sqlalchemy|sql)(?:[_.-]\w+)?[_.-]?(?:ur[li]|dsn|connection(?:_string)?)|dsn)$`)
	plainDatabase = lazy.Pattern(`^[A-Za-z][\w-]+$`)
	// passing is a part of a name that no other run has.
	passing = lazy.Pattern(`(?i)\$\$|\$\{?RANDOM|\bdate\b|uuid|mktemp|GITHUB_RUN|BUILD_(?:ID|NUMBER)`)
)

// kinds are values that say which software is used, or whether one is used at all.
var kinds = table.WordSet("postgres postgresql pgsql pg mysql mysql2 mariadb sqlite sqlite3 mongodb mongo mssql " +
	"sqlserver oracle redis h2 duckdb true false yes no on off none null default local docker real fake auto " +
	"dynamodb cockroachdb create migrate reuse keep")

// forTestsWords say that a database is one for tests; looksTested only have that word in them.
var (
	forTestsWords = table.WordSet("tst spec specs e2e ci tmp temp memory mem mock mocks fake scratch throwaway " +
		"ephemeral fixture fixtures dummy testcontainer testcontainers tc h2 hsqldb derby pytest unittest cypress " +
		"playwright")
	looksTested = table.WordSet("latest contest contests contested contestant contestants attest attests attested " +
		"attestation attestations protest protests protested protester protesters detest greatest fastest shortest " +
		"smartest brightest lightest cutest quietest hottest fittest strictest neatest testimonial testimonials " +
		"testimony testament testaments testify testified testosterone intestine intestines intestinal")
)

// keptPorts are high ports that servers have by themselves (MongoDB 8, CockroachDB 24, Supabase CLI 2, Db2 11.5).
var keptPorts = []int{27017, 27018, 27019, 26257, 54322, 50000}

// throwawayPort is the first of those on which nobody but a test's container is reached.
const throwawayPort = 10_000

// SaysTests reports the name of a database, or of its host, that says that it is for tests.
func SaysTests(name string) bool {
	return slices.ContainsFunc(NameWords(strings.ReplaceAll(name, "/", " ")), func(w string) bool {
		for word := range strings.FieldsSeq(w) {
			if word = strings.TrimRight(word, "0123456789"); forTestsWords[word] ||
				!looksTested[word] && (strings.HasPrefix(word, "test") || strings.HasSuffix(word, "test")) {
				return true
			}
		}
		return false
	})
}

// KeptDatabase reports a value, as the line writes it, by which a database on a server is named that does not say of
// itself that it is for tests.
func KeptDatabase(variable, value string) bool {
	if m := databaseAddress().FindStringSubmatch(value); m != nil {
		return keptAddress(m)
	}
	if m := databaseField().FindStringSubmatch(value); m != nil {
		return !SaysTests(m[1]) && !strings.ContainsAny(m[1], "/\\:") && !passing().MatchString(value)
	}
	if !nameVariable().MatchString(variable) || !plainDatabase().MatchString(value) || SaysTests(value) {
		return false
	}
	plain := strings.HasSuffix(strings.ToLower(variable), "db") || strings.EqualFold(variable, "database")
	return !plain && value != "true" && value != "false" || !kinds[strings.ToLower(value)]
}

// keptAddress is KeptDatabase of an address that was taken apart.
func keptAddress(m []string) bool {
	host, port, name := m[1]+m[5], m[2]+m[6], m[3]+m[4]+m[7]
	if name == "" || SaysTests(name) || SaysTests(host) || passing().MatchString(name) {
		return false
	}
	n, err := strconv.Atoi(port)
	near := host == "" || host == "localhost" || regexp.MustCompile(`^127\.|^0\.0\.0\.0$`).MatchString(host)
	return err != nil || n < throwawayPort || slices.Contains(keptPorts, n) || !near
}

// KeptUnknown reports a value that is not known before the line runs, given to a variable for a database, where neither
// its text nor what it is taken from says tests.
func KeptUnknown(variable, source string) bool {
	return (addressVariable().MatchString(variable) || nameVariable().MatchString(variable)) &&
		!HasTest(source) && !passing().MatchString(source)
}
