package source

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// What a mapper deletes because nothing holds it any more: rows that new code takes out of a relationship whose models
// say so.

// orphaned finds a relationship of which what is taken out is deleted, by its name (SQLAlchemy 2, Cascades:
// delete-orphan).
var orphaned = lazy.Pattern(`(?m)^[ \t]*(\w+)\s*(?::[^=\n]*)?=\s*(?:\w+\.)?` +
	`relationship\((?:[^()]|\([^()]*\))*delete-orphan`)

// maxOrphaned bounds the modules in which such models are looked for.
const maxOrphaned = 20

// orphansRows judges new code that takes rows out of such a relationship of an object that it did not make itself.
func orphansRows(j *Judge, c *effect.Call, t *ProgramText, r code.Reading) {
	maps := func(m string) bool { return strings.HasPrefix(m, "sqlalchemy") || m == "sqlmodel" }
	if t.Lang != code.Python || t.guess || isTest(t.File) || !j.Sources.newText(t) || j.World.Disk == nil ||
		!slices.ContainsFunc(r.Modules, maps) || inMemory().MatchString(t.text) {
		return
	}
	names := orphanedIn(t.text)
	looked := 0
	for _, module := range r.Modules {
		for _, file := range j.Sources.moduleFiles(t, module) {
			if looked >= maxOrphaned || !j.World.At("", file).Is(place.Inside) || !j.IsThere(file) ||
				j.FolderAt(file) {
				continue
			}
			looked++
			if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && len(text) <= maxRead {
				names = append(names, orphanedIn(text)...)
			}
		}
	}
	for _, name := range names {
		if takesOut(t.text, name) {
			j.Sources.losesData(c, t, "delete from x")
			return
		}
	}
}

// orphanedIn are the names of such relationships in a text.
func orphanedIn(text string) (names []string) {
	if !strings.Contains(text, "delete-orphan") {
		return nil
	}
	for _, m := range orphaned().FindAllStringSubmatch(text, files.MaxLiterals) {
		names = append(names, m[1])
	}
	return names
}

// takesOut reports a text that gives a relationship another value, or takes something out of it, where the object was
// not made in the text: book = Book(…).
func takesOut(text, name string) bool {
	n := regexp.QuoteMeta(name)
	takes := regexp.MustCompile(`(\w+)\.` + n + `\s*(?:\[[^\]\n]*\]\s*)?=[^=]|` +
		`(\w+)\.` + n + `\.(?:clear|pop|remove)\s*\(|\bdel\s+(\w+)\.` + n + `\b|` +
		`\bsetattr\(\s*(\w+)\s*,\s*["']` + n + `["']`)
	for _, m := range takes.FindAllStringSubmatch(text, files.MaxLiterals) {
		object := strings.Join(m[1:], "")
		made := regexp.MustCompile(`(?m)^[ \t]*` + object + `\s*(?::[^=\n]*)?=\s*(?:\w+\.)?[A-Z]\w*\(`)
		if object != "self" && !made.MatchString(text) {
			return true
		}
	}
	return false
}
