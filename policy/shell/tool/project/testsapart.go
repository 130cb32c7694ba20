package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Tests are kept apart from what the person has by files that their runner reads: this session, or the line, may have
// it read them no more.

// silentFiles are those that a runner misses without a word, the options with which it passes over them, and those that
// name others in their place (docs.pytest.org 8, conftest.py and --noconftest; docs.phpunit.de 11, --no-configuration
// and --configuration; Spring Boot 3, Externalized Configuration; Python 3.13, unittest, which knows no conftest.py).
var silentFiles = []struct{ runners, files, passed, config string }{
	{"pytest py.test", "conftest.py tests/conftest.py", "--noconftest", ""},
	{"unittest", "", "unittest", ""},
	{"phpunit pest paratest artisan", "phpunit.xml phpunit.xml.dist", "--no-configuration", "-c --configuration"},
	{"mvn mvnw mvnd gradle gradlew",
		"src/test/resources/application.properties src/test/resources/application.yml", "", ""},
}

// testsApart judges tests that are no longer kept apart.
func (j named) testsApart(c *effect.Call, v *option.Invocation, name string, tests bool) {
	if !tests || j.World.Disk == nil || j.World.Git == nil || j.State.Cwd == "" || v.Gave(onlyCollects...) {
		return
	}
	apart := source.Apart{Names: j.Sources}
	if host := apart.Turned(); host != "" {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
	}
	for _, r := range testLanguages {
		if table.HasWord(r.runners, name) {
			source.TestsElsewhere(j.Texts, c, r.lang, j.namedTests(v))
		}
	}
	by := apart.Undone()
	if by == "" {
		by = j.passedOver(c, v, name)
	}
	if by == "" {
		by = j.editedByLine()
	}
	if by == "" && j.cachedSettings(name) {
		by = "config:cache"
	}
	if by != "" {
		c.Raise(risk.High, risk.Delete, effect.Say("{0} throws away data of the database", v.Name))
		c.Cmd.Signature += " " + path.Base(by)
	}
}

// testLanguages are runners that find their tests by themselves, by the language of these.
var testLanguages = []struct {
	runners string
	lang    code.Language
}{
	{"pytest py.test unittest nose2 green ward", code.Python},
	{"jest vitest mocha ava tap tape uvu jasmine karma playwright cypress wdio testcafe nightwatch codecept codeceptjs",
		code.JavaScript},
	{"rspec minitest cucumber rails", code.Ruby},
	{"phpunit pest paratest artisan codecept behat", code.PHP},
}

// namedTests are the files and folders that the line names: where it names some, the others do not run.
func (j named) namedTests(v *option.Invocation) (paths []string) {
	for _, a := range v.Operands {
		p := j.Place(a).Path
		settings := source.Configures(p) || strings.Contains(path.Base(p), ".conf.")
		if a.Known() && p != "" && !settings && (j.IsThere(p) || j.Wrote(p)) {
			paths = append(paths, p)
		}
	}
	return paths
}

// passedOver is such a file that git holds and that is gone, or that the line has the runner pass over.
func (j named) passedOver(c *effect.Call, v *option.Invocation, name string) string {
	apart := source.Apart{Names: j.Sources}
	for _, s := range silentFiles {
		if !table.HasWord(s.runners, name) {
			continue
		}
		held := strings.Fields(s.files)
		passed := s.passed != "" && slices.Contains(c.Cmd.Argv, s.passed)
		if name == "unittest" {
			held, passed = []string{"conftest.py"}, true
		}
		for _, u := range slices.Concat(v.Used, v.Unlisted) {
			passed = passed || table.HasWord(s.config, u.Name) && j.otherSettings(u.Value, held)
		}
		for _, one := range held {
			file := path.Join(j.State.Cwd, one)
			if passed == j.IsThere(file) && apart.Says(file) && (passed || !apart.Moved(file)) {
				return file
			}
		}
	}
	return ""
}

// otherSettings reports a file that the line names in place of those, and that does not keep tests apart.
func (j named) otherSettings(a taint.Word, held []string) bool {
	p := j.Place(a)
	if !a.Known() || p.Path == "" || table.HasWord(strings.Join(held, " "), path.Base(p.Path)) {
		return false
	}
	return p.Path == "/dev/null" || j.Wrote(p.Path) && !(source.Apart{Names: j.Sources}).SaysNow(p.Path)
}

// keepingWords are words of an edit that changes how tests are kept apart.
var keepingWords = lazy.Pattern(`(?i)_test\b|\btest_|:memory:|\bhome\b|tmp_?path|tmpdir|\bDB_|DATABASE|_ENV\b|testing`)

// editedByLine is a file that the line edits with such words, before the tests run on what nobody knows of it.
func (j named) editedByLine() string {
	if len(j.Blind) == 0 {
		return ""
	}
	apart := source.Apart{Names: j.Sources}
	for _, file := range j.Blind[:min(len(j.Blind), len(silentFiles)*4)] {
		edits := slices.ContainsFunc(j.Out.Commands, func(one effect.Command) bool {
			return slices.ContainsFunc(one.Argv, func(w string) bool {
				return keepingWords().MatchString(w) && path.Base(w) != path.Base(file)
			}) && slices.ContainsFunc(one.Argv, func(w string) bool { return path.Base(w) == path.Base(file) })
		})
		if edits && apart.Says(file) {
			return file
		}
	}
	return ""
}

// cachedSettings reports Laravel's cache of settings, with which it no longer looks at what phpunit.xml sets
// (laravel.com/docs/12.x/configuration, Configuration Caching).
func (j named) cachedSettings(name string) bool {
	if !table.HasWord("artisan art phpunit pest paratest", name) || !j.IsThere(path.Join(j.State.Cwd, "artisan")) {
		return false
	}
	return j.IsThere(path.Join(j.State.Cwd, "bootstrap/cache/config.php")) ||
		slices.ContainsFunc(j.Out.Commands, func(one effect.Command) bool {
			return slices.ContainsFunc(one.Argv, func(w string) bool { return path.Base(w) == "artisan" }) &&
				(slices.Contains(one.Argv, "config:cache") || slices.Contains(one.Argv, "optimize"))
		})
}
