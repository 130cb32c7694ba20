package source

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// Tests leave the person's data alone because files of the project say so: a helper gives them a home of their own, a
// setting a database. Where this session took that out of such a file, the next tests work on what is the person's.

// Bounds of the files that are compared for it.
const (
	maxIsolating     = 24
	maxIsolatingText = 128 << 10
)

// setsTestsApart are such files, beside those that testowns.go names (Django 5, Flask 3, Symfony 7, Phoenix 1.7,
// node-config 3, Knex 3, TypeORM 0.3, Drizzle Kit 0.30, Spring Boot 3, PHPUnit 11, RSpec 3).
var setsTestsApart = lazy.Pattern(`(?i)(?:^|/)(?:(?:settings|config|database|test|tests|testing|ci|appsettings|` +
	`application|bootstrap|persistence|mongoid|knexfile|ormconfig|data-source|drizzle|environment|support)` +
	`(?:[_.-][\w.-]*)?\.(?:py|json5?|ya?ml|toml|ini|[cm]?[jt]s|php|exs|rb|properties|xml|conf|neon)|` +
	`(?:config|settings|support|helpers|fixtures)/(?:\w[\w.-]*/)?[\w.-]+\.(?:py|json5?|ya?ml|toml|ini|[cm]?[jt]s|php|` +
	`exs|rb|xml)|\.rspec|[\w.-]+\.runsettings)$`)

// apart are the ways in which such a file keeps tests apart. In data each of them counts, in code one is enough.
var apart = []func() *regexp.Regexp{
	namedApart, fleetingDatabase, rolledBack, inFolder, setsDatabase, stageOfTests, homeOfTests, foldersOfTests,
	settingsOfTests,
}

var (
	// namedApart is a line that gives a database, or what finds one, a name with test in it.
	namedApart = lazy.Pattern(`(?i)(?:database|\bdb|name|ur[li]|dsn|source|storage|sqlite|postgres|mysql|mongo|redis|` +
		`engine|connect|client|cache|bucket|index|prefix)[^\n]*(?:[\w"'=:>@./ -](?:_|-|/|"|'|=|: ?|>)` +
		`tests?(?:ing)?\d*\b|\btest(?:s|ing)?[_-]\w|:memory:|mode=memory|\bmem:)`)
	// stageOfTests is a line that names the environment of tests.
	stageOfTests = lazy.Pattern(`\b(?:RAILS|RACK|NODE|APP|HANAMI|MIX|DJANGO|FLASK|SYMFONY)_ENV\b[^\n]*["'=]test|` +
		`\bRAILS_ENV\b[^\n]*test|(?i)profiles?[._]active\W+test|\.env\.test`)
	// settingsOfTests is a line that has tests read settings of their own (pytest-django 4; Spring Boot 3, profiles).
	settingsOfTests = lazy.Pattern(`(?:DJANGO_SETTINGS_MODULE|--ds)["'\])]*\s*[=:,]\s*["']?[\w.]*test|` +
		`\bActiveProfiles\([^)\n]*["']test`)
	// homeOfTests is a line that gives tests a home of their own (pytest 8, Jest 29, Go 1.24, RSpec 3).
	homeOfTests = lazy.Pattern(`["'.]HOME\b|\bXDG_\w+_HOME\b|\bhomedir\b|["']home["']|\bUSERPROFILE\b|` +
		`\buser\.home\b|\bpyfakefs\b|\bmemfs\b|\bmock-fs\b|\bFakeFS\b`)
	// foldersOfTests is a line that moves tests, or where they keep files, to a folder that is theirs.
	foldersOfTests = lazy.Pattern(`(?i)(?:chdir|setenv|setattr|environ|process\.env|ENV\[)[^\n]*(?:tmp|temp)`)

	// otherStage is a line that sets another environment for tests.
	otherStage = lazy.Pattern(`\b(?:RAILS|RACK|NODE|APP|HANAMI|MIX)_ENV["'\])]*\s*(?:\|\|)?=\s*["']?` +
		`(?:dev|prod|stag|local)`)
	// otherSettings is a line that has tests read the settings of another environment.
	otherSettings = lazy.Pattern(`\b(?:import_config|import|include|require\w*|extends|from|load\w*|config)\b[^\n]*` +
		`\b(?:dev|development|prod|production)\b(?:\.\w+)?["']`)
	// assigned is how a setting is given a value.
	assigned = lazy.Pattern(`(?m)([A-Za-z]\w*)["'\])]*\s*(?:[:=,>]|\|\|=|value=)+\s*["']?([^\s"'<>,)}]+)`)
	// djangoTest is the name that Django's test runner makes and destroys (Django 5, TEST: NAME).
	djangoTest = lazy.Pattern(`["']TEST["'][^\n]*(?:["']NAME["']|\bNAME)\]?\s*[:=]\s*([^\n})]*)`)
	// djangoTestBelow is the same over several lines.
	djangoTestBelow = lazy.Pattern(`["']TEST["']\]?\s*[:=]\s*\{\s*["']NAME["']\s*:\s*([^\n,}]*)`)
)

// betweenTags makes of elements fields: <Url>Host=x;Database=y</Url>.
var betweenTags = strings.NewReplacer("<", " ", ">", " ")

var (
	// ownDatabase is how pytest-django is told not to make a database for tests (pytest-django 4, "Using an existing,
	// external database"), and what the fixture takes.
	ownDatabase = lazy.Pattern(`def\s+django_db_setup\(([^)]*)\)`)
	// noDatabase is a test runner of Django's that makes none (Django 5, DiscoverRunner.setup_databases).
	noDatabase = lazy.Pattern(`def\s+setup_databases\([^)]*\)[^:\n]*:\s*(?:pass|return|\.\.\.)`)
)

// keepsReal reports code by which Django's tests, new since a text, are left on the database that the settings name.
func keepsReal(was, now string) bool {
	if m := ownDatabase().FindStringSubmatch(now); m != nil && !strings.Contains(m[1], "django_db_setup") &&
		!ownDatabase().MatchString(was) && !fleetingDatabase().MatchString(now) && !namedApart().MatchString(now) {
		return true
	}
	return noDatabase().MatchString(now) && !noDatabase().MatchString(was)
}

// data are the endings of files in which each setting stands for itself.
const data = ".json .json5 .yml .yaml .toml .ini .xml .properties .neon .conf .cfg"

// Apart judges what the session did to the files that keep tests apart.
type Apart struct{ *Names }

// Undone is the file by which tests come to work on the person's data: one that said otherwise before this session, or
// that it has name the person's database. Empty: none.
func (n Apart) Undone() string {
	if n.World.Disk == nil || n.World.Git == nil || n.World.Past == nil && len(n.Out.Texts) == 0 {
		return ""
	}
	had, has := make([]int, len(apart)), make([]int, len(apart))
	by, seen := make([]string, len(apart)), 0
	if file := n.repointed(); file != "" {
		return file
	}
	var looked []string
	for _, file := range n.SessionFiles() {
		if seen >= maxIsolating || slices.Contains(looked, file) || !n.keepsApart(file) && !n.ownCode(file) {
			continue
		}
		looked = append(looked, file)
		seen++
		now, how := n.TextOf(place.Place{Path: file})
		was, held := n.World.Committed(file)
		if how != files.Wholly || len(now) > maxIsolatingText || len(was) > maxIsolatingText {
			continue
		}
		if n.pointsElsewhere(file, was, now, held) || (tests(n)).ofTests(file) && renamed(was, now) {
			return file
		}
		before, after := said(file, was), said(file, now)
		for i := range apart {
			had[i], has[i] = had[i]+before[i], has[i]+after[i]
			if after[i] < before[i] && (after[i] == 0 || table.HasWord(data, path.Ext(file))) {
				by[i] = file
			}
		}
	}
	for i := range apart {
		if by[i] != "" && has[i] < had[i] {
			return by[i]
		}
	}
	return ""
}

// Says reports a file, as git holds it, that keeps tests apart.
func (n Apart) Says(file string) bool {
	was, ok := n.World.Committed(file)
	return ok && len(was) <= maxIsolatingText && slices.Max(said(file, was)) > 0
}

// SaysNow is Says of the text that a file has now.
func (n Apart) SaysNow(file string) bool {
	text, how := n.TextOf(place.Place{Path: file})
	return how == files.Wholly && len(text) <= maxIsolatingText && slices.Max(said(file, text)) > 0
}

// Moved reports that such a file stands elsewhere now, where this session put it.
func (n Apart) Moved(file string) bool {
	return slices.ContainsFunc(n.SessionFiles(), func(other string) bool {
		text, how := n.TextOf(place.Place{Path: other})
		return other != file && path.Base(other) == path.Base(file) && how == files.Wholly &&
			len(text) <= maxIsolatingText && slices.Max(said(other, text)) > 0
	})
}

// keepsApart reports a file that by its name may do so.
func (n Apart) keepsApart(file string) bool {
	rel, base := strings.TrimPrefix(file, n.World.Workspace+"/"), path.Base(file)
	return table.HasWord(besideTests+" "+forTestsOnly, base) || table.HasWord(belowRoot, rel) ||
		base != "package.json" && setsTestsApart().MatchString(rel) || strings.HasSuffix(base, "_test.go")
}

// ownCode reports code of tests, or a test runner of Django's, by which they may be moved all the same.
func (n Apart) ownCode(file string) bool {
	return code.LanguageOf(file, "") != code.Unknown && (tests(n)).ofTests(file) || path.Base(file) == "runner.py" ||
		strings.HasSuffix(file, ".java") && strings.Contains(file, "/src/test/")
}

var (
	// whereData is a line of which a part names a database or where one is.
	whereData = lazy.Pattern(`(?i)database|dbname|db_?name|\bdb\b|\bdsn\b|ur[li]\b|sequelize|data_?source|connect|` +
		`postgres|mysql|mongo|redis|sqlite|sql\.Open`)
	testPart  = lazy.Pattern(`(?i)[_-]?\btest(?:s|ing)?[_-]|[_-]test(?:s|ing)?(?:\d+)?\b`)
	stagePart = lazy.Pattern(`(?i)[_-](?:dev|development|prod|production|live|staging)\b`)
)

// renamed reports a line that names a database as it did before, but for the part that said test.
func renamed(was, now string) bool {
	fresh := map[string]bool{}
	for line := range strings.Lines(now) {
		if whereData().MatchString(line) && !testPart().MatchString(line) {
			fresh[stagePart().ReplaceAllString(strings.TrimSpace(line), "")] = true
		}
	}
	if len(fresh) == 0 {
		return false
	}
	for line := range strings.Lines(was) {
		if whereData().MatchString(line) && testPart().MatchString(line) && !strings.Contains(now, line) &&
			fresh[testPart().ReplaceAllString(strings.TrimSpace(line), "")] {
			return true
		}
	}
	return false
}

// said counts in how many lines a text keeps tests apart, for each way.
func said(file, text string) []int {
	counts := make([]int, len(apart))
	base := path.Base(file)
	if strings.HasSuffix(base, "_test.go") && !strings.Contains(text, "func TestMain(") {
		return counts
	}
	if path.Ext(file) == ".xml" {
		text = elementsApart(uncommented(text))
	}
	lang := code.LanguageOf(file, "")
	if lang == code.Unknown {
		text = settingRemarks().ReplaceAllString(text, "")
	} else {
		text = titles().ReplaceAllString(remarksOf(lang).ReplaceAllString(text, ""), "")
	}
	if base == "pyproject.toml" || base == "setup.cfg" || base == "tox.ini" { // they name the package too
		text = packageLines().ReplaceAllString(text, "")
	}
	for i, way := range apart {
		counts[i] = len(way().FindAllStringIndex(text, files.MaxLiterals))
	}
	return counts
}

var (
	settingRemarks = lazy.Pattern(`(?m)^[ \t]*[#;][^\n]*$`)
	packageLines   = lazy.Pattern(`(?m)^[ \t]*(?:name|description|testpaths|python_files|urls?|source|packages?|` +
		`known_first_party|homepage|repository)\b[^\n]*$`)
)

// pointsElsewhere reports a file into which the session wrote a database, or an environment, that is not for tests.
func (n Apart) pointsElsewhere(file, was, now string, held bool) bool {
	settings := code.LanguageOf(file, "") == code.Unknown
	if keepsReal(was, now) {
		return true
	}
	if !held && !settings && !djangoTest().MatchString(now) {
		// what new helpers do is judged where tests throw something away, but not on what a helper has them work
		return (tests(n)).ofTests(file) && (otherStage().MatchString(now) || setsPersons(now))
	}
	base := path.Base(file)
	tests := table.HasWord(besideTests+" "+forTestsOnly, base) || (tests(n)).ofTests(file) ||
		program.HasTest(strings.TrimSuffix(base, path.Ext(base)))
	if m := djangoTestBelow().FindStringSubmatch(now); m != nil && !strings.Contains(was, m[0]) &&
		!program.SaysTests(strings.Trim(m[1], ` "'`)) {
		return true
	}
	if path.Ext(file) == ".xml" {
		was, now = elementsApart(was), elementsApart(uncommented(now))
	}
	for line := range strings.Lines(now) {
		if strings.Contains(was, line) {
			continue
		}
		if m := djangoTest().FindStringSubmatch(line); m != nil && !program.SaysTests(strings.Trim(m[1], ` "'`)) {
			return true
		}
		if !tests || base == "package.json" {
			continue
		}
		if otherStage().MatchString(line) || otherSettings().MatchString(line) ||
			program.KeptDatabase("", betweenTags.Replace(line)) {
			return true
		}
		for _, m := range assigned().FindAllStringSubmatch(line, 4) {
			if program.NamesData(m[1]) && program.KeptDatabase(m[1], m[2]) {
				return true
			}
		}
	}
	return false
}
