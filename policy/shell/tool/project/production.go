package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Whose data tests and tasks work on: production's, or a database file of the person's.

// tests reports a line that runs the project's tests.
func (j named) tests(v *option.Invocation, name string, tasks []string) bool {
	_, sub := v.Words()
	return table.HasWord(program.TestPrograms, name) ||
		slices.ContainsFunc(append(strings.Fields(sub), tasks...), func(task string) bool {
			return task == "t" || hasWord(program.TestWords, task)
		})
}

// hasWord reports a name made of several words, one of which is in the set.
func hasWord(set map[string]bool, name string) bool {
	return slices.ContainsFunc(program.NameWords(name), func(w string) bool { return set[w] })
}

// production judges what changes data, or tests, where the line names production: fixtures delete rows.
func (j named) production(
	c *effect.Call, v *option.Invocation, runner *program.TaskRunner, tasks []string, tests bool,
) {
	by := j.namesProduction(v)
	if by == "" || v.Marked(program.Dry) || v.Gave("--pretend", "--plan", "--dry-run", "--check", "--list") {
		return
	}
	builds := table.HasWord(program.StagesBuilds, by)
	changes := tests && !builds
	for _, task := range tasks {
		plain := hasWord(program.PlainWords, task)
		changes = changes || hasWord(program.DataWords, task) && !plain ||
			runner.Console && !plain && !builds
	}
	if changes {
		c.Raise(risk.High, risk.Delete, effect.Say("{0} works on the data of production", v.Name))
		c.Cmd.Signature += " production"
	}
}

// namesProduction finds the variable or option by which a line names production.
func (j named) namesProduction(v *option.Invocation) string {
	for name := range strings.FieldsSeq(program.Productions) {
		if a, ok := j.given(v, name); ok && production(a.Text) {
			return name
		}
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if table.HasWord(program.Stages, u.Name) && production(u.Value.Text) {
			return u.Name
		}
	}
	return ""
}

// production reports a name for it: prod, shop.settings.production.
func production(stage string) bool {
	stage = stage[strings.LastIndexAny(stage, "./")+1:]
	return slices.ContainsFunc(program.NameWords(stage), func(w string) bool {
		return w == "production" || w == "prod" || w == "prd" || w == "live"
	})
}

// databases judges tests and changes of data that are given a database file of the person's, which is
// nowhere else.
func (j named) databases(c *effect.Call, v *option.Invocation, tasks []string, tests bool) {
	if !tests && !slices.ContainsFunc(tasks, func(task string) bool { return hasWord(program.DataWords, task) }) {
		return
	}
	var given []taint.Word
	for name := range j.State.Vars {
		if a, ok := j.given(v, name); ok {
			given = append(given, a)
		}
	}
	for _, a := range v.Operands {
		if _, value, ok := strings.Cut(a.Text, "="); ok && environment.IsAssignment(a.Text) {
			given = append(given, a.Value(len(a.Text)-len(value)))
		}
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		given = append(given, u.Value)
	}
	for _, a := range given {
		file := databaseFile(a)
		if p := j.Place(file); file.Text != "" && j.NowhereElse(p.Path) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("{0} changes the data in {1}, which is nowhere else", v.Name, file.Show()))
			c.Cmd.Writes = append(c.Cmd.Writes, p)
		}
	}
}

// databaseFile is the file in an address or a value, where it is named as one of a database: sqlite:///shop.db
// (SQLAlchemy, Django, Prisma, Laravel, JDBC). One that is named after tests is made by them.
func databaseFile(a taint.Word) taint.Word {
	text := a.Text
	if scheme, rest, ok := strings.Cut(text, ":///"); ok && !strings.Contains(scheme, "/") {
		text = rest
	}
	for _, scheme := range []string{"jdbc:", "sqlite:", "sqlite3:", "file:", "//"} {
		text = strings.TrimPrefix(text, scheme)
	}
	text, _, _ = strings.Cut(text, "?")
	base := path.Base(text)
	if !a.Known() || !slices.Contains(databaseEndings, path.Ext(base)) ||
		slices.ContainsFunc(program.NameWords(base), func(w string) bool {
			return program.TestWords[w] || w == "testing" || w == "tmp" || w == "temp" || w == "ci"
		}) {
		return taint.Word{}
	}
	return taint.Literal(text)
}

var databaseEndings = strings.Fields(".db .db3 .sqlite .sqlite2 .sqlite3 .duckdb .mdb .accdb .realm .fdb")
