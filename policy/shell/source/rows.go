package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// New code that asks a database of the person's and shows what it finds.

var (
	// showsFound is how code shows something.
	showsFound = lazy.Pattern(`\b(?:print|pprint|puts|p|pp|echo|console\.\w+|log\w*\.\w+|write\w*|say|dump|var_dump|` +
		`print_r|Print\w*|to_csv|to_json)\b`)
	// dumpsAll is how all rows are taken out (Python 3.13, sqlite3).
	dumpsAll = lazy.Pattern(`\.iterdump\(`)
)

// revealsRows judges a query in such code, by the databases that its strings name.
func revealsRows(j *Judge, c *effect.Call, t *ProgramText, a *code.Act) {
	if j.World.Disk == nil || t.guess || !j.Sources.newText(t) || !showsFound().MatchString(t.text) {
		return
	}
	var queries []string
	for _, x := range a.Args {
		queries = append(queries, strings.ReplaceAll(x.Text, taint.Hole, " "))
		if !x.Known && strings.Contains(strings.ToLower(x.Text), "select") {
			queries = append(queries, ".dump") // of any table
		}
	}
	asksDatabases(j, c, t, queries)
}

// showsDatabase judges code that shows the bytes of such a file.
func showsDatabase(j *Judge, c *effect.Call, t *ProgramText, a *code.Act) {
	if a.Kind == code.Reads && j.World.Disk != nil && !t.guess && j.Sources.newText(t) &&
		slices.ContainsFunc(a.Args, func(x code.Arg) bool { return x.Known && databaseFile().MatchString(x.Text) }) &&
		showsFound().MatchString(t.text) {
		asksDatabases(j, c, t, []string{".dump"})
	}
}

// asksDatabases judges queries of the databases that a text names.
func asksDatabases(j *Judge, c *effect.Call, t *ProgramText, queries []string) {
	var asked []string
	for _, s := range QuotedStrings(t.text) {
		name, _, _ := strings.Cut(s, "?")
		for _, scheme := range [...]string{"sqlite:///", "file:"} {
			name = strings.TrimPrefix(name, scheme)
		}
		if !databaseFile().MatchString(name) {
			continue
		}
		names := []string{name}
		if strings.ContainsAny(name, "*?[") {
			names = j.World.Expand(j.State.Cwd, name).Names
		}
		for _, name := range names {
			if slices.Contains(asked, name) || len(asked) == files.MaxOwn {
				continue
			}
			asked = append(asked, name)
			w := taint.Literal(name)
			if t.File != "" && !j.IsThere(j.Place(w).Path) {
				w = taint.Literal(path.Join(path.Dir(t.File), name))
			}
			access.RevealsRows(j.Judge, c, w, queries)
		}
	}
}
