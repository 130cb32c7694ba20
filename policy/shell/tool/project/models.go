package project

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Tasks that make a database like the models of the project, or load rows into it over those that are there.

// modelTasks judges them.
type modelTasks struct{ named }

// makesLike are the tasks that make tables like the models: Django 5, migrate, behind makemigrations; Alembic 1.13,
// upgrade, behind revision --autogenerate; Flask-Migrate 4; Aerich 0.8; Nest 10, start (TypeORM's synchronize).
var makesLike = []struct{ runners, tasks string }{
	{"manage.py manage django-admin django", "migrate"},
	{"alembic aerich", "upgrade"},
	{"flask", "db-upgrade"},
}

func (j modelTasks) judge(c *effect.Call, v *option.Invocation, name string) {
	if v.Marked(program.Dry) || v.Marked(program.Info) || j.State.Cwd == "" || j.World.Disk == nil {
		return
	}
	words := subcommands(v)
	if name == "nest" && slices.Contains(words, "start") {
		for _, file := range []string{"src/main.ts", "src/app.module.ts"} {
			source.SynchronizesIn(j.Texts, c, path.Join(j.State.Cwd, file))
		}
	}
	for _, m := range makesLike {
		does := func(word string) bool { return table.HasWord(m.tasks, word) }
		if table.HasWord(m.runners, name) && slices.ContainsFunc(words, does) &&
			!v.Gave(looksOnly...) && !v.Gave("--sql") && source.FieldsLost(j.Sources, code.Python) && !j.newDatabase() {
			c.Raise(risk.High, risk.Delete, effect.Say("{0} throws away data of the database", v.Name))
		}
	}
	if table.HasWord("manage.py manage django-admin django", name) && slices.Contains(words, "loaddata") {
		j.loadsOver(c, v)
	}
}

// withKey is a row of a fixture that has a key: it takes the place of the row of that key (Django 5, loaddata).
var withKey = lazy.Pattern(`["']?\bpk["']?\s*[:=]\s*["']?[^\s"'nN,}]`)

// loadsOver judges loaddata: rows with keys go over those that are there.
func (j modelTasks) loadsOver(c *effect.Call, v *option.Invocation) {
	fresh, kept := j.database()
	if fresh {
		return
	}
	over := c.In.Known && withKey().MatchString(c.In.Text)
	for _, a := range v.Operands {
		for _, file := range j.fixtures(a) {
			text, how := j.TextOf(place.Place{Path: file})
			over = over || (kept || j.Wrote(file)) && (how != files.Wholly || withKey().MatchString(text))
		}
	}
	if over {
		c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("{0} throws away data of the database", v.Name))
	}
}

// fixtures are the files that a word of loaddata may mean: a path, or a name in a folder fixtures of an application.
func (j modelTasks) fixtures(a taint.Word) (found []string) {
	if !a.Known() || a.Text == "" || a.Text == "loaddata" || a.Text == "-" {
		return nil
	}
	name := a.Text
	for _, folder := range append([]string{""}, j.folders("fixtures")...) {
		at := path.Join(j.State.Cwd, folder, name)
		for _, end := range []string{"", ".json", ".jsonl", ".yaml", ".yml", ".xml"} {
			if j.IsThere(at+end) || j.Wrote(at+end) && j.World.Past != nil {
				found = append(found, at+end)
			}
		}
	}
	return found
}

// maxApplications bounds the folders of a project that are looked at.
const maxApplications = 100

// folders are the folders of a name, here and in each application.
func (j modelTasks) folders(name string) []string {
	all, n := []string{name}, 0
	j.InTime(j.World.Disk.ReadDir(j.State.Cwd, func(e fs.DirEntry) bool {
		if n++; e.IsDir() && !strings.HasPrefix(e.Name(), ".") && e.Name() != "node_modules" {
			all = append(all, path.Join(e.Name(), name))
		}
		return n < maxApplications
	}))
	for _, file := range j.SessionFiles() { // one that this line makes
		if dir := path.Dir(file); path.Base(dir) == name && place.Below(dir, j.State.Cwd) {
			all = append(all, strings.TrimPrefix(dir, j.State.Cwd+"/"))
		}
	}
	return all
}

var (
	databaseName = lazy.Pattern(`["']([\w./-]+\.(?:db3?|sqlite3?))["']`)
	serverEngine = lazy.Pattern(`(?i)postgres|mysql|mariadb|oracle|mssql|dj_database_url|environ|env\(|config\(`)
)

// newDatabase reports that the project's database is a file that is not there, or that this session made.
func (j modelTasks) newDatabase() bool {
	fresh, _ := j.database()
	return fresh
}

// database looks for the project's database in the settings of Django: fresh says that it is a file that is not there
// or that this session made, kept that it is one of the person's. Neither: nobody knows.
func (j modelTasks) database() (fresh, kept bool) {
	names := append(j.folders("settings.py"), j.folders("settings/base.py")...)
	for _, name := range append(names, j.folders("settings/dev.py")...) {
		file := path.Join(j.State.Cwd, name)
		if !j.IsThere(file) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || serverEngine().MatchString(text) && !strings.Contains(text, "sqlite3") {
			return false, false
		}
		for _, m := range databaseName().FindAllStringSubmatch(text, maxTargets) {
			at := path.Join(j.State.Cwd, m[1])
			if path.IsAbs(m[1]) {
				at = m[1]
			}
			if there := j.IsThere(at) && !j.OwnBirth(at); there {
				return false, true
			}
			fresh = true
		}
	}
	return fresh, false
}
