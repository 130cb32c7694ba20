package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// A test that throws away what a database holds works on the test's own, or on the one that the person develops with.
// Which it is says the test, what it loads of the project, the files that its runner reads beside it, or the line.
// Where none of them says that the database is for tests, it is taken for the person's.

// Bounds of what is looked at for it.
const (
	maxAskedModules = 24
	askedDepth      = 3
	maxAskedFolders = 8
	maxAskedText    = 256 << 10
)

// besideTests are the files that say it for the tests of a folder, and of those below it: pytest 8 (conftest.py,
// pytest-env), Jest 29 and Vitest 2 (configuration, setup), Mocha 11, RSpec 3, Rails 8, PHPUnit 11, Spring Boot 3,
// dotenv-flow, .NET 9.
const besideTests = "conftest.py pytest.ini tox.ini setup.cfg pyproject.toml jest.config.js jest.config.ts " +
	"jest.config.mjs jest.config.cjs jest.config.json vitest.config.ts vitest.config.js vitest.config.mts " +
	"vitest.setup.ts vitest.setup.js jest.setup.js jest.setup.ts setup.js setup.ts setupTests.js setupTests.ts " +
	"globalSetup.js globalSetup.ts global-setup.ts vite.config.ts vite.config.js .mocharc.js .mocharc.json " +
	".mocharc.yml .mocharc.cjs hooks.js hooks.ts rails_helper.rb spec_helper.rb test_helper.rb phpunit.xml " +
	"phpunit.xml.dist Pest.php TestCase.php appsettings.Test.json appsettings.Testing.json"

// belowRoot are such files that stand in a place of their own.
const belowRoot = "src/test/resources/application.properties src/test/resources/application.yml " +
	"src/test/resources/application.yaml src/test/resources/application-test.properties " +
	"src/test/resources/application-test.yml src/test/resources/application-test.yaml config/test.exs " +
	"tests/setup.ts tests/setup.js test/setup.ts test/setup.js tests/conftest.py spec/rails_helper.rb"

// forTestsOnly are files that nothing but tests reads (Laravel 11; dotenv-flow 4; Next.js 15).
const forTestsOnly = ".env.test .env.testing .env.test.local"

// taskFilesOfTests have the lines that start the tests.
const taskFilesOfTests = "Makefile makefile justfile Justfile Taskfile.yml Taskfile.yaml"

// drivers are words by which a test, its project's modules or its manifest tell that a database is at work at all.
var drivers = lazy.Pattern(`(?i)sqlalchemy|sqlmodel|psycopg|asyncpg|pymysql|mysql|postgres|pgx|\bpg["'/]|mongo|redis|` +
	`sequelize|knex|prisma|typeorm|drizzle|kysely|mikro-orm|objection|peewee|tortoise|\bpony\b|django|sqlite|duckdb|` +
	`gorm|database/sql|sqlx|diesel|sea_?-?orm|\bent\b|elastic|opensearch|firebase|firestore|supabase|boto3|aws-sdk|` +
	`bull|rabbit|pika|kafka|celery|neo4j|cassandra|influx|clickhouse|laravel|doctrine|eloquent|active_?record|sequel|` +
	`rails|jdbc|hibernate|jooq|flyway|liquibase|spring|entityframework|npgsql|dapper|ecto|exposed|libsql|dynamo|` +
	`meilisearch|qdrant|chroma|weaviate|milvus|minio|EnsureDeleted|ExecuteDelete|Respawner|redix|amqp|\bnats\b|mqtt|` +
	`\bldap|\bimap|\bpoplib|jakarta\.mail|mailkit|memcache|\betcd|zookeeper|kazoo|stomp|beanstalk|greenstalk|couch`)

// libraryLists are files that name a project's libraries.
const libraryLists = "package.json requirements.txt pyproject.toml Pipfile go.mod Gemfile composer.json pom.xml " +
	"build.gradle build.gradle.kts Cargo.toml mix.exs"

// tests judges them.
type tests struct{ *Names }

// worksOnPersons reports a test of this session's, or one that it changed so, by which a database that nothing says to
// be a test's loses what it holds.
func (n tests) worksOnPersons(c *effect.Call, t *ProgramText) bool {
	if n.World.Disk == nil || !n.newFile(t.File) && !n.addsLosses(t) {
		return false
	}
	return dropsKept(n.Names, t) && n.newFile(t.File) || opensDevelopment().MatchString(t.text) || !n.forTests(c, t)
}

// testsOwn reports a new test of whose database something says that it is for tests.
func (n tests) testsOwn(c *effect.Call, t *ProgramText) bool {
	return n.World.Disk != nil && t.File != "" && n.newFile(t.File) && n.ofTests(t.File) && !dropsKept(n.Names, t) &&
		n.forTests(c, t)
}

// forTests reports a test of whose database something says that it is for tests, or that has none.
func (n tests) forTests(c *effect.Call, t *ProgramText) bool {
	if t.known == nil {
		s := search{tests: n, c: c, lang: t.Lang, test: t.text, seen: map[string]bool{}}
		known := s.line() || s.text(t, askedDepth) || s.beside(path.Dir(t.File)) || !s.works
		t.known = &known
	}
	return *t.known
}

// search looks for what says so.
type search struct {
	tests
	c     *effect.Call
	lang  code.Language
	test  string // the text of the test
	seen  map[string]bool
	works bool // something names a driver of databases
	stage bool // something picks a database by NODE_ENV
}

// line reports that the line, or what starts the test, gives a database for tests; or Django's runner, which makes one.
func (s *search) line() bool {
	for name := range strings.FieldsSeq(program.Databases + " REDIS_URL MONGODB_URL DSN DB_DSN POSTGRES_URL PG_URL") {
		for _, a := range s.State.Vars[name].Values {
			if a.Known() && saysTests(code.Unknown, name+"="+a.Text) {
				return true
			}
		}
	}
	argv := s.c.Cmd.Argv
	return slices.ContainsFunc(argv, func(w string) bool { return path.Base(w) == "manage.py" }) &&
		slices.Contains(argv, "test")
}

// text reports that a text, or a module of the project's that it loads, says so.
func (s *search) text(t *ProgramText, depth int) bool {
	s.works = s.works || drivers().MatchString(t.text)
	s.stage = s.stage || strings.Contains(t.text, "NODE_ENV")
	if saysTests(t.Lang, t.text) {
		return true
	}
	if depth == 0 {
		return false
	}
	for _, file := range s.loaded(t) {
		if s.seen[file] || len(s.seen) >= maxAskedModules || !s.World.At("", file).Is(place.Inside) ||
			!s.IsThere(file) && !s.Wrote(file) || s.FolderAt(file) {
			continue
		}
		s.seen[file] = true
		if text, ok := s.read(file); ok && s.text(&ProgramText{Lang: t.Lang, File: file, text: text}, depth-1) {
			return true
		}
	}
	return false
}

// loaded lists the files of the project that a text may load: modules, also by a compiler's other names for folders,
// and in languages whose packages are folders those beside it that have what it names.
func (s *search) loaded(t *ProgramText) (found []string) {
	if t.Lang != code.Unknown {
		for _, name := range readCode(t.Lang, t.text, code.Given{}).Modules {
			found = append(found, s.moduleFiles(t, name)...)
			if rest, is := strings.CutPrefix(name, "@/"); is || strings.HasPrefix(name, "~/") {
				rest = strings.TrimPrefix(rest, "~/")
				for _, dir := range [...]string{"src", ""} {
					for _, rel := range moduleNames(t.Lang, "./"+rest) {
						found = append(found, path.Join(s.State.Cwd, dir, rel))
					}
				}
			}
		}
	}
	if t.Lang == code.Go || t.Lang == code.Unknown {
		found = append(found, s.defining(t)...)
	}
	return found
}

// defines finds what a source defines.
var defines = lazy.Pattern(`\b(?:func|class|record|object|trait|struct|fun|fn|defmodule)\s+(?:\([^)]*\)\s*)?([\w.]+)`)

// defining lists the sources in the folder of a test that define something which its text names.
func (s *search) defining(t *ProgramText) (found []string) {
	ending := path.Ext(t.File)
	for _, file := range s.filesIn(path.Dir(t.File)) {
		if path.Ext(file) != ending || file == t.File {
			continue
		}
		text, ok := s.read(file)
		if !ok {
			continue
		}
		for _, m := range defines().FindAllStringSubmatch(text, files.MaxLiterals) {
			if name := m[1][strings.LastIndexByte(m[1], '.')+1:]; name == "TestMain" || mentions(t.text, name) {
				found = append(found, file)
				break
			}
		}
	}
	return found
}

// mentions reports a word that stands in a text by itself.
func mentions(text, word string) bool {
	return len(word) > 2 && namesWord(text, word)
}

// read is the text of a file of the project's, without bounds for none.
func (s *search) read(file string) (string, bool) {
	text, how := s.TextOf(place.Place{Path: file})
	return text, how == files.Wholly && len(text) <= maxAskedText && !files.Binary(text)
}

// beside reports that a file which the runner of the tests reads says so.
func (s *search) beside(dir string) bool {
	root := s.State.Cwd
	for range maxAskedFolders {
		if s.besideIn(dir) {
			return true
		}
		if dir == root || dir == s.World.Workspace || !place.Below(dir, s.World.Workspace) {
			break
		}
		dir = path.Dir(dir)
	}
	if dir != root && s.besideIn(root) {
		return true
	}
	for name := range strings.FieldsSeq(belowRoot) {
		if s.says(path.Join(root, name)) {
			return true
		}
	}
	return false
}

// besideIn looks at the files of one folder.
func (s *search) besideIn(dir string) bool {
	if dir == "" {
		return false
	}
	for name := range strings.FieldsSeq(forTestsOnly) {
		if s.IsThere(path.Join(dir, name)) {
			return true
		}
	}
	for name := range strings.FieldsSeq(besideTests) {
		if file := path.Join(dir, name); file != "" && s.says(file) {
			return true
		}
	}
	for name := range strings.FieldsSeq(taskFilesOfTests) {
		if text, ok := s.there(path.Join(dir, name)); ok && scriptGives().MatchString(text) {
			return true
		}
	}
	for name := range strings.FieldsSeq(libraryLists) {
		if s.works && name != "package.json" {
			continue
		}
		if text, ok := s.there(path.Join(dir, name)); ok {
			s.works = s.works || drivers().MatchString(text)
			if name == "package.json" && (scriptGives().MatchString(text) || s.stage && ownStage().MatchString(text)) {
				return true
			}
		}
	}
	return false
}

var (
	// scriptGives finds a script that hands its tests a database for tests.
	scriptGives = lazy.Pattern(`\.env\.test|` +
		`\b[A-Z_]*(?:DATABASE|DB|MONGO|REDIS|PG|POSTGRES|MYSQL|DSN)\w*=[^\s"]*(?:test|memory)|` +
		`@shelf/jest-mongodb|"preset"\s*:\s*"[^"]*mongodb`)
	// ownStage finds runners that set NODE_ENV to test themselves, and scripts that do (Jest 29, Vitest 2).
	ownStage = lazy.Pattern(`\bjest\b|\bvitest\b|NODE_ENV=test`)
	// setFiles finds the files that a runner's settings have it load first.
	setFiles = lazy.Pattern(`["'](?:<rootDir>/|\./)?([\w./-]+\.[cm]?[jt]sx?)["']`)
	// djangoRunner is how pytest-django is told of a project, for which it makes a database (pytest-django 4).
	djangoRunner = lazy.Pattern(`\bDJANGO_SETTINGS_MODULE\s*=`)
	stageOfRails = lazy.Pattern(`RAILS_ENV["']\]?\s*(?:\|\|=|=)\s*["']test|rails/test_help`)
)

// there is the text of a file that is there.
func (s *search) there(file string) (string, bool) {
	if !s.IsThere(file) && !s.Wrote(file) {
		return "", false
	}
	return s.read(file)
}

// says reports such a file that says so.
func (s *search) says(file string) bool {
	if s.seen["beside "+file] {
		return false
	}
	s.seen["beside "+file] = true
	text, ok := s.there(file)
	if !ok {
		return false
	}
	s.works = s.works || drivers().MatchString(text)
	base := path.Base(file)
	switch {
	case table.HasWord("pytest.ini tox.ini setup.cfg pyproject.toml", base):
		if djangoRunner().MatchString(text) && s.lang == code.Python || scriptGives().MatchString(text) {
			return true
		}
		return strings.Contains(text, ":memory:")
	case strings.HasSuffix(base, "_helper.rb"):
		if helper := strings.TrimSuffix(base, ".rb"); !strings.Contains(s.test, helper) && !s.rspecLoads(helper) {
			return false
		}
		if stageOfRails().MatchString(text) && !otherRailsStage().MatchString(s.test) {
			return true
		}
	case base == "phpunit.xml", base == "phpunit.xml.dist":
		text = uncommented(text)
		return setsDatabase().MatchString(text) || inMemory().MatchString(text)
	case strings.HasPrefix(base, "application"), strings.HasPrefix(base, "appsettings"), base == "test.exs":
		return true // what tests have of their own
	}
	if saysTests(code.LanguageOf(file, ""), text) {
		return true
	}
	if strings.Contains(base, ".config.") || strings.HasPrefix(base, ".mocharc") {
		for _, m := range setFiles().FindAllStringSubmatch(text, maxAskedModules) {
			if s.says(path.Join(path.Dir(file), m[1])) {
				return true
			}
		}
	}
	return false
}

// rspecLoads reports a helper that RSpec itself loads (RSpec 3, .rspec).
func (s *search) rspecLoads(helper string) bool {
	text, ok := s.there(path.Join(s.State.Cwd, ".rspec"))
	return ok && strings.Contains(text, helper)
}

// otherRailsStage finds a test that sets another environment.
var otherRailsStage = lazy.Pattern(`R(?:AILS|ACK)_ENV["']\]\s*(?:\|\|)?=\s*["'](?:dev|prod|stag)`)

// ofTests reports a file of tests, or one that helps them.
func (n tests) ofTests(file string) bool {
	rel := strings.TrimPrefix(file, n.World.Workspace)
	return isTest(file) || testFolder().MatchString(rel) || testSource().MatchString(rel)
}

// testFolder finds folders in which only tests and their helpers lie.
var testFolder = lazy.Pattern(`/(?:tests?|specs?|__tests__|e2e|integration|testing|` +
	`test[-_]?(?:utils|helpers|support))/`)

// addsLosses reports a file of the person's in which this session wrote what throws data away: more of it stands there
// than in what git holds.
func (n tests) addsLosses(t *ProgramText) bool {
	if n.World.Past == nil && !n.ChangedByLine(t.File) || t.File == "" || !n.Wrote(t.File) {
		return false
	}
	was, ok := n.World.Committed(t.File)
	if !ok || len(was) > maxRead {
		return false
	}
	return losses(t.Lang, t.text) > losses(t.Lang, was)
}

// losses counts what a text throws away of databases.
func losses(lang code.Language, text string) (count int) {
	if lang == code.Unknown {
		return len(sourceLosses().FindAllString(text, files.MaxLiterals)) +
			len(testLosses().FindAllString(text, files.MaxLiterals))
	}
	acts := readCode(lang, text, code.Given{}).Acts
	for i := range acts {
		if acts[i].Kind == code.Empties || acts[i].Kind == code.SQL {
			count++
		}
	}
	return count
}

// filesIn lists the files of a folder, up to a number.
func (n tests) filesIn(dir string) (found []string) {
	n.InTime(n.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if !e.IsDir() {
			found = append(found, path.Join(dir, e.Name()))
		}
		return len(found) < maxAskedModules
	}))
	return found
}
