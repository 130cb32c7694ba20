package source

import (
	"path"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
)

// A new test that drops the tables of a database is everyday's, where the database is the test's. It is judged only
// where the database is found to be a file that the person has: by its name in the test, or because the test makes the
// project's app as it is, and that names the file. What is
// not found there testowns.go looks for.

var (
	keptFile = lazy.Pattern(`["'](?:sqlite:/{2,4})?(?:file:)?([\w./-]+\.(?:db|sqlite3?))(?:\?[^"']*)?["']`)
	// ownSettings is how a test, or an app, says which database tests use.
	ownSettings = lazy.Pattern(`(?i)memory|tmp_?path|tmpdir|tempfile|mkdtemp|TempDir\(|["'/_.]test|testing|` +
		`test_?config|\bconfig\b|environ|setenv|overrid|settings|create_engine|database_ur[il]`)
	tested = lazy.Pattern(`(?i)memory|testing|test_?config|["'/_.]test`)
	// refreshes is a trait of a test by which Laravel drops and makes anew all tables before it (laravel.com/docs/11.x,
	// Database Testing).
	refreshes = lazy.Pattern(`(?m)(?:^[ \t]+|\{[ \t]*)use[ \t]+(?:[\w\\, ]*[\\, \t])?(?:Lazily)?(?:RefreshDatabase|` +
		`DatabaseMigrations|DatabaseTruncation)\b[^;\\]*;|\buses\([^)\n]*(?:RefreshDatabase|DatabaseMigrations|` +
		`DatabaseTruncation)::class`)
	// elsewhere is how a test makes its database in a folder of its own.
	elsewhere    = lazy.Pattern(`(?i)tmp_?path|tmpdir|tempfile|mkdtemp|TempDir|:memory:|mode=memory`)
	setsDatabase = lazy.Pattern(`name\s*=\s*["'](?:DB_CONNECTION|DB_DATABASE|DB_URL|DATABASE_URL)["']`)
)

// dropsKept reports a test whose database is a file that the person has.
func dropsKept(n *Names, t *ProgramText) bool {
	if n.World.Disk == nil || !n.newFile(t.File) {
		return false
	}
	if !elsewhere().MatchString(t.text) && keepsDatabase(n, t.text, path.Dir(t.File), n.State.Cwd) {
		return true
	}
	if t.Lang != code.Python || ownSettings().MatchString(program.Lookalikes(t.text)) {
		return false
	}
	for _, name := range readCode(t.Lang, t.text, code.Given{}).Modules {
		for _, file := range n.moduleFiles(t, name) {
			text, how := "", files.Unreadable
			if path.Ext(file) == ".py" && n.IsThere(file) && !n.newFile(file) {
				text, how = n.TextOf(place.Place{Path: file})
			}
			root := n.State.Cwd // Flask-SQLAlchemy 3 counts from the folder instance
			if how == files.Wholly && !tested().MatchString(program.Lookalikes(text)) &&
				keepsDatabase(n, text, root, path.Join(root, "instance")) {
				return true
			}
		}
	}
	return false
}

// keepsDatabase reports a text that names the file of a database which the person has in one of the folders.
func keepsDatabase(n *Names, text string, folders ...string) bool {
	for _, m := range keptFile().FindAllStringSubmatch(text, files.MaxOwn) {
		if program.HasTest(m[1]) {
			continue
		}
		for _, dir := range folders {
			file := m[1]
			if !path.IsAbs(file) {
				file = path.Join(dir, file)
			}
			if n.World.At("", file).Is(place.Inside) && n.IsThere(file) && !n.newFile(file) {
				return true
			}
		}
	}
	return false
}

// refreshesKept judges a test of Laravel that makes all tables anew, where nothing says that its database is another
// than the app's.
func refreshesKept(n *Names, c *effect.Call, t *ProgramText) {
	if t.Lang != code.PHP || n.World.Disk == nil || t.File == "" || !n.newFile(t.File) && !n.Wrote(t.File) ||
		!refreshes().MatchString(t.text) || !n.newFile(t.File) && refreshed(n, t.File) ||
		setsDatabase().MatchString(t.text) {
		return
	}
	root := n.World.Workspace
	there := func(name string) bool { return n.IsThere(path.Join(root, name)) }
	if !there("artisan") || !there(".env") || there(".env.testing") {
		return
	}
	for _, name := range [...]string{"phpunit.xml", "phpunit.xml.dist", "tests/Pest.php", "tests/TestCase.php"} {
		if !there(name) {
			continue
		}
		text, how := n.TextOf(place.Place{Path: path.Join(root, name)})
		if how != files.Wholly || setsDatabase().MatchString(uncommented(text)) || inMemory().MatchString(text) {
			return
		}
	}
	n.sqlHints(c, "drop database x; -- RefreshDatabase")
}

// refreshed reports that a test of the person's did so before.
func refreshed(n *Names, file string) bool {
	was, ok := n.World.Committed(file)
	return ok && refreshes().MatchString(was)
}

// uncommented is a text of XML without its comments: Laravel's phpunit.xml has the database of tests in one.
func uncommented(text string) string { return xmlComment().ReplaceAllString(text, "") }

var xmlComment = lazy.Pattern(`(?s)<!--.*?-->`)
