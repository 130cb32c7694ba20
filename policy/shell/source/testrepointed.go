package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// What tests read to find their database may stand in any file: one that a runner's settings have it load first, a
// file of data beside the tests, a module of the project's. There a name that said test and says it no more counts.

// proseEndings are those of files that no test reads.
const proseEndings = ".md .rst .adoc .html .css .svg .lock .sum .log"

// maxRepointed bounds the files of this session's that are looked at for it.
const maxRepointed = 40

// repointed is a file that git holds, in which this session had tests find another database.
func (n Apart) repointed() string {
	var looked []string
	for _, file := range n.SessionFiles() {
		if len(looked) >= maxRepointed || slices.Contains(looked, file) || table.HasWord(proseEndings, path.Ext(file)) {
			continue
		}
		looked = append(looked, file)
		was, held := n.World.Committed(file)
		if !held || len(was) > maxIsolatingText || !whereData().MatchString(was) {
			continue
		}
		now, how := n.TextOf(place.Place{Path: file})
		if how == files.Wholly && len(now) <= maxIsolatingText && pointsAway(file, was, now) {
			return file
		}
	}
	return ""
}

// namedInText is a name with test in it, as a text of code writes it.
var namedInText = lazy.Pattern("(?i)[\"'`/][\\w.:@-]*(?:[_-]test(?:s|ing)?\\d*\\b|\\btest(?:s|ing)?[_-]\\w)")

// pointsAway reports a file of which a line that named a database for tests is gone, and in which the same line, but
// for that, or a line that names the person's database is new.
func pointsAway(file, was, now string) bool {
	data := code.LanguageOf(file, "") == code.Unknown
	gone := false
	for line := range strings.Lines(was) {
		gone = gone || whereData().MatchString(line) && !strings.Contains(now, line) &&
			(data && testPart().MatchString(line) || namedInText().MatchString(line))
	}
	if !gone {
		return false
	}
	if renamed(was, now) {
		return true
	}
	for line := range strings.Lines(now) {
		if !strings.Contains(was, line) && !testPart().MatchString(line) && program.KeptDatabase("", line) {
			return true
		}
	}
	return false
}

// elementsApart puts each element of XML on a line of its own.
func elementsApart(text string) string { return strings.ReplaceAll(text, "<", "\n<") }

// setsOnLine is how code gives a variable of the environment a value.
var setsOnLine = lazy.Pattern(`environ|process\.env|(?i:setenv|putenv)|\bENV\[`)

// setsPersons reports a helper of tests that has them find the person's database by a variable.
func setsPersons(text string) bool {
	for line := range strings.Lines(text) {
		if setsOnLine().MatchString(line) && program.KeptDatabase("", line) {
			return true
		}
	}
	return false
}

// opensDevelopment is how a test of Rails turns to the database of another environment (Active Record 8,
// establish_connection, connected_to).
var opensDevelopment = lazy.Pattern(`\bestablish_connection[\s(]+:(?:development|production|staging)\b|` +
	`configs_for\([^)]*env_name:\s*["'](?:dev|prod|stag)`)
