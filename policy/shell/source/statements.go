package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/taint"
)

// statementsRead judges new code that hands a database statements which are not in the text: those in the files that it
// reads. Of a whole script that lies in no file which can be read nobody knows what it does.
func (j *Judge) statementsRead(c *effect.Call, t *ProgramText, a *code.Act) {
	if !j.Sources.newText(t) {
		statementsGiven(j, c, t)
		return
	}
	statementsHeld(j, c, t)
	script := strings.HasSuffix(strings.ToLower(a.Call), "script")
	for _, w := range t.readAt {
		name := w.Text
		if databaseFile().MatchString(name) && slices.ContainsFunc(t.readAt, func(w taint.Word) bool {
			return !databaseFile().MatchString(w.Text)
		}) {
			continue // the statements are in another file, and work on this one
		}
		if !script && !slices.Contains(statementFiles, strings.ToLower(path.Ext(name))) {
			continue
		}
		text, how := j.TextOf(j.Place(w))
		switch {
		case how == files.Wholly && j.Sources.ownDatabase(c, t):
		case how == files.Wholly:
			j.Sources.sqlHints(c, text)
			if sql.ChangesAll(text) || j.Sources.replacesRows(c, t, text) {
				j.Sources.losesData(c, t, "delete from x")
			}
		case script && how == files.Unreadable:
			c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(name))
		}
	}
}

// statementFiles are the endings of files of statements (the manuals of sqlite3, psql, mysql and their dumps).
var statementFiles = strings.Fields(".sql .ddl .psql .pgsql .mysql")

// opensOne finds calls that open a database: one more of them than is in memory may be anywhere (the manuals of
// Python's sqlite3, node:sqlite, better-sqlite3, SQLAlchemy, pg, Sequelize and Knex).
var opensOne = lazy.Pattern(`(?i)\b(?:connect|database(?:sync)?|create_engine|createconnection|createpool|pool|` +
	`client|sequelize|knex)\s*\(`)

// ownDatabase reports a program whose databases are all in memory, or files that are not there yet or that this session
// made: nobody loses anything by what a schema begins anew.
func (n *Names) ownDatabase(c *effect.Call, t *ProgramText) bool {
	found := memo.Has(t.text, inMemory()) && !memo.Has(t.text, attaches()) &&
		len(opensOne().FindAllString(t.text, -1)) <= strings.Count(t.text, ":memory:")
	for _, p := range c.Cmd.Writes {
		if databaseFile().MatchString(p.Path) {
			if !n.newFile(p.Path) && (n.World.Disk == nil || !n.World.Missing(p.Path)) {
				return false
			}
			found = true
		}
	}
	return found
}

// replacesRows reports a statement that replaces rows of a table which was there before: the program does not make it,
// and its database is not a file that is new.
func (n *Names) replacesRows(c *effect.Call, t *ProgramText, statement string) bool {
	table := sql.ReplacesRows(statement)
	if table == "" || sql.MakesTable(t.text, table) {
		return false
	}
	for _, p := range c.Cmd.Writes {
		if databaseFile().MatchString(p.Path) && !n.newFile(p.Path) &&
			(n.World.Disk == nil || !n.World.Missing(p.Path)) {
			return true
		}
	}
	return false
}

var (
	// migrates finds a migration of Alembic or Flask-Migrate.
	migrates = lazy.Pattern(`/(?:migrations|versions)/\w+\.py$`)
	// callsDowngrade is a call of what takes a migration back.
	callsDowngrade = lazy.Pattern(`(?m)^[ \t]+.*\bdowngrade\w*\(`)
)

// undoesOnly reports what stands in the part of a migration that takes it back, and which no other part calls (Alembic
// 1.13, Tutorial): a program that may load the file does not run it.
func undoesOnly(t *ProgramText, a *code.Act) bool {
	return t.guess && t.Lang == code.Python && migrates().MatchString(t.File) &&
		!callsDowngrade().MatchString(t.text) &&
		slices.ContainsFunc(functionsIn(t.Lang, t.text), func(b body) bool {
			return strings.HasPrefix(b.name, "downgrade") && b.holds(a)
		})
}

// databaseFile finds the name of a file that SQLite or DuckDB keeps a database in.
var databaseFile = lazy.Pattern(`(?i)\.(?:db3?|sqlite3?|sdb|duckdb|s3db)$`)

// joinsStatement reports a statement that new code puts together of pieces, and of which not even the beginning is
// known, or only that it changes rows, and nothing says which.
func joinsStatement(n *Names, c *effect.Call, t *ProgramText, a *code.Act, begins string) bool {
	if !n.newText(t) || n.ownDatabase(c, t) || onlyFresh(n, t) {
		return false
	}
	if first, _, _ := strings.Cut(strings.TrimSpace(strings.ToLower(begins)), " "); first != "" {
		return slices.Contains(changingFirst, first) && !strings.Contains(strings.ToLower(t.text), "where")
	}
	lines := strings.Split(t.text, "\n")
	return a.Line > 0 && a.Line <= len(lines) && joinsPieces().MatchString(lines[a.Line-1])
}

// changingFirst are the words with which statements begin that change rows which are there.
var changingFirst = strings.Fields("update delete truncate drop alter merge replace")

// joinsPieces finds how a statement is put together where it is handed over, so that its words cannot be read.
var joinsPieces = lazy.Pattern(`\.join\(|\.concat\(|\bimplode\(|\.reverse\(|\[::-1\]|\bchr\(|fromCharCode|b64|` +
	`\batob\(|` +
	`\.decode\(|\bunhex|\.translate\(|strrev\(|rot13|strings\.Join\(|\.replace\(`)
