package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sql"
)

// Statements that new code takes out of data: out of a file that it reads or imports, a module of this session's that
// it loads, or its input. What such a text says beside them counts for nothing.

// dataFiles are the endings of files that hold values.
var dataFiles = strings.Fields(".json .jsonl .ndjson .json5 .yaml .yml .toml .csv .tsv .ini .cfg .conf " +
	".properties .txt .md .xml .edn .plist .lst")

// statementsHeld judges the statements in the data of a text that hands a database statements which are not in it.
func statementsHeld(j *Judge, c *effect.Call, t *ProgramText) {
	if slices.Contains(j.Reviewed, "statements "+t.File) || j.Sources.ownDatabase(c, t) {
		return
	}
	j.Reviewed = append(j.Reviewed, "statements "+t.File)
	for _, text := range dataOf(j, c, t) {
		for _, s := range sql.Held(text) {
			j.Sources.sqlHints(c, s)
			if sql.ChangesAll(s) || j.Sources.replacesRows(c, t, s) {
				j.Sources.losesData(c, t, "delete from x")
			}
		}
	}
}

// statementsGiven judges what a program of the person's hands a database out of a file that this session wrote, or out
// of its input.
func statementsGiven(j *Judge, c *effect.Call, t *ProgramText) {
	if t.guess || (tests{j.Sources}).ofTests(t.File) || j.Sources.ownDatabase(c, t) {
		return
	}
	judges := func(s string) {
		j.Sources.sqlHints(c, s)
		if sql.ChangesAll(s) || j.Sources.replacesRows(c, t, s) {
			j.Sources.sqlHints(c, "delete from x")
		}
	}
	for _, w := range t.readAt {
		file := j.Place(w).Path
		if file == "" || !j.Wrote(file) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		switch {
		case how != files.Wholly || len(text) > maxRead || files.Binary(text):
		case slices.Contains(statementFiles, strings.ToLower(path.Ext(file))):
			judges(text)
		case isData(file):
			for _, s := range sql.Held(text) {
				judges(s)
			}
		}
	}
	if c.In.Known && c.In.Text != t.text && takesInput().MatchString(t.text) {
		judges(c.In.Text)
	}
}

// takesInput finds a program that reads its input (Python 3.13, sys; Node 22, process and fs; Ruby 3.3; perl(1)).
var takesInput = lazy.Pattern(`\bstdin\b|\binput\(|\bSTDIN\b|["']/dev/stdin["']|` +
	`\bfileinput\b|readFileSync\(\s*0\b|\bARGF\b`)

// dataOf are the texts from which it may take them.
func dataOf(j *Judge, c *effect.Call, t *ProgramText) (texts []string) {
	var from []string
	for _, w := range t.readAt {
		from = append(from, j.Place(w).Path)
	}
	for _, name := range readCode(t.Lang, t.text, code.Given{}).Modules {
		for _, file := range j.Sources.moduleFiles(t, name) {
			if isData(file) || j.Wrote(file) {
				from = append(from, file)
			}
		}
	}
	for i, file := range from {
		if file == "" || slices.Contains(from[:i], file) || len(texts) >= files.MaxOwn ||
			!isData(file) && !j.Wrote(file) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how == files.Wholly && len(text) <= maxRead && !files.Binary(text) {
			texts = append(texts, text)
		}
	}
	if c.In.Known && c.In.Text != "" && c.In.Text != t.text {
		texts = append(texts, c.In.Text)
	}
	return texts
}

// isData reports a file of values by its ending.
func isData(file string) bool { return slices.Contains(dataFiles, strings.ToLower(path.Ext(file))) }
