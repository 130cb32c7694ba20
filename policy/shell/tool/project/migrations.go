package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/sql"
)

// Migrations of a database: what this session wrote in them runs by the names of their files.

// textOfPython is a string of Python that stands alone, with what it holds in one of four groups.
const textOfPython = `[rf]?(?:"""(.*?)"""|'''(.*?)'''|"([^"\n]*)"|'([^'\n]*)')`

var (
	// dropsData are operations of a migration that take data away (Alembic 1.13, Operation Reference; SQLAlchemy 2,
	// MetaData.drop_all); the first group is the table.
	dropsData = lazy.Pattern(`\.\s*drop_(?:table|column|all)\s*\(\s*(?:["'](\w+)["'])?`)
	// retyped is a column of which the values are made anew (Alembic 1.13, alter_column).
	retyped = lazy.Pattern(`(?s)\balter_column\(\s*(?:["']\w+["']\s*,\s*)?["'](\w+)["'].{0,400}?` +
		`\bpostgresql_using\s*=\s*` + textOfPython)
	// executed is a statement that one hands to the database.
	executed = lazy.Pattern(`(?s)\bexecute\(\s*(?:\w+\.)?(?:text\(\s*)?` + textOfPython)
	// undoes is the part of a migration that takes it back: an upgrade does not run it.
	undoes = lazy.Pattern(`(?ms)^(?:async )?def\s+downgrade\w*\(.*?(?:^\S|\z)`)
	// callsBack is a call of it.
	callsBack = lazy.Pattern(`(?m)^[ \t]+(?:return\s+)?downgrade\w*\(`)
	// removes are the operations of a migration of Django that take data away (Django 5, Migration Operations).
	removes = lazy.Pattern(`\bmigrations\.(?:RemoveField|DeleteModel)\([^()]*`)
	// runsSQL is what one of them runs forwards: a statement, or a list of them.
	runsSQL = lazy.Pattern(`(?s)\bRunSQL\(\s*(?:sql\s*=\s*)?(?:(\[.*?\])|` + textOfPython + `)`)
	// runsPython is the function that one of them calls forwards.
	runsPython = lazy.Pattern(`\bRunPython\(\s*(?:code\s*=\s*)?(\w+)`)
)

// migration judges a migration of Alembic that is run forwards. A table that it makes itself holds nothing yet, and
// what git holds of it the person had.
func (j *reader) migration(file, text string) {
	argv := j.c.Cmd.Argv
	forwards := slices.Contains(argv, "upgrade") && !slices.Contains(argv, "--sql")
	if !forwards || !strings.Contains(text, "revision") || slices.Contains(j.Reviewed, "document "+file) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	was, _ := j.World.Committed(file)
	if !callsBack().MatchString(text) {
		text = undoes().ReplaceAllString(text, "")
	}
	for _, m := range dropsData().FindAllStringSubmatch(text, files.MaxLiterals) {
		made := m[1] != "" && (strings.Contains(text, `create_table("`+m[1]+`"`) ||
			strings.Contains(text, `create_table('`+m[1]+`'`))
		if !made && !strings.Contains(was, m[0]) {
			j.throwsAway()
			return
		}
	}
	for _, m := range retyped().FindAllStringSubmatch(text, files.MaxLiterals) {
		s := "alter table x alter column " + m[1] + " type x using " + strings.Join(m[2:], "")
		if losesRows(s) && !strings.Contains(was, m[0]) {
			j.throwsAway()
			return
		}
	}
	for _, m := range executed().FindAllStringSubmatch(text, files.MaxLiterals) {
		if s := strings.Join(m[1:], ""); losesRows(s) && !strings.Contains(was, s) {
			j.throwsAway()
			return
		}
	}
}

// throwsAway says that a migration does.
func (j *reader) throwsAway() {
	j.c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("{0} throws away data of the database", j.v.Name))
}

// losing are words of statements by which rows, a table or a column are lost. Who drops only an index, a view or the
// like loses nothing.
var losing = []string{"drop table", "drop column", "drop schema", "drop database", "delete from", "truncate "}

// losesRows reports a text with such a statement.
func losesRows(text string) bool {
	folded := strings.Join(strings.Fields(strings.ToLower(text)), " ") + " "
	return sql.ChangesAll(text) ||
		slices.ContainsFunc(losing, func(words string) bool { return strings.Contains(folded, words) })
}

// looksOnly are options by which migrate changes no data (Django 5, django-admin).
var looksOnly = []string{"--plan", "--list", "-l", "--fake", "--check", "--help"}

// djangoMigration judges a migration of Django that is run forwards.
func (j *reader) djangoMigration(file, text string) {
	argv := j.c.Cmd.Argv
	if path.Base(path.Dir(file)) != "migrations" || !slices.Contains(argv, "migrate") ||
		slices.ContainsFunc(argv, func(a string) bool { return slices.Contains(looksOnly, a) }) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	was, _ := j.World.Committed(file)
	for _, s := range removes().FindAllString(text, files.MaxLiterals) {
		if !strings.Contains(was, s) {
			j.throwsAway()
		}
	}
	for _, m := range runsSQL().FindAllStringSubmatch(text, files.MaxLiterals) {
		statements := append(lang.Quoted(m[1], files.MaxLiterals), strings.Join(m[2:], ""))
		if !strings.Contains(was, m[0]) && slices.ContainsFunc(statements, losesRows) {
			j.throwsAway()
		}
	}
	for _, m := range runsPython().FindAllStringSubmatch(text, files.MaxLiterals) {
		if body := bodyOf(text, m[1]); body != "" && bodyOf(was, m[1]) != body {
			j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.Python, "from django.db import models\n"+body, "") })
		}
	}
}

// bodyOf is the body of a function of Python at the left margin of a text, moved to that margin.
func bodyOf(text, name string) string {
	_, rest, found := strings.Cut("\n"+text, "\ndef "+name+"(")
	if !found {
		return ""
	}
	var b strings.Builder
	indent := -1
	for i, line := range strings.Split(rest, "\n") {
		bare := strings.TrimLeft(line, " \t")
		at := len(line) - len(bare)
		if i == 0 || bare == "" || at == 0 && strings.HasPrefix(bare, ")") {
			continue
		}
		if at == 0 {
			break
		}
		if indent < 0 {
			indent = at
		}
		b.WriteString(line[min(indent, at):] + "\n")
	}
	return b.String()
}

// aerichMigration judges a migration of Aerich, whose upgrade gives its statements as a text (Aerich 0.8, migrations).
func (j *reader) aerichMigration(file, text string) {
	if !slices.Contains(j.c.Cmd.Argv, "upgrade") || path.Base(path.Dir(path.Dir(file))) != "migrations" {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	if losesRows(undoes().ReplaceAllString(text, "")) {
		j.throwsAway()
	}
}

// djangoScript judges scripts/NAME.py, whose function run is what `manage.py runscript NAME` calls (django-extensions
// 3.2).
func (j *reader) djangoScript(file, text string) {
	argv := j.c.Cmd.Argv
	name := strings.TrimSuffix(path.Base(file), ".py")
	if path.Base(path.Dir(file)) == "scripts" && slices.Contains(argv, "runscript") && slices.Contains(argv, name) {
		j.Reviewed = append(j.Reviewed, "document "+file)
		j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.Python, text+"\nrun()\n", file) })
	}
}
