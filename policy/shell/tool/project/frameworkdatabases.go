package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// A framework has the address of its database in the project's code: in a module of settings and in those that it
// loads. What migrates by it changes the database there.

// frameworkSettings finds it there.
type frameworkSettings struct{ named }

// framework is one: words are the subcommands that change the database, modules finds where its settings begin.
type framework struct {
	programs, words string
	modules         func(j frameworkSettings, v *option.Invocation) []string
}

// frameworks: Django 5, settings; Flask 3, Configuration Handling, and Flask-Migrate 4; Alembic 1.13, env.py;
// Ecto 3.12, Mix tasks; Laravel 11, config/database.php.
var frameworks = []framework{
	{"manage.py manage django-admin django", "migrate flush loaddata sqlflush createcachetable",
		frameworkSettings.djangoSettings},
	{"flask", "db-upgrade db-downgrade db-stamp", frameworkSettings.flaskSettings},
	{"alembic", "upgrade downgrade stamp", frameworkSettings.alembicSettings},
	{"mix", "ecto.migrate ecto.rollback ecto.setup ecto.reset ecto.drop ecto.create ecto.load",
		frameworkSettings.mixSettings},
	{"artisan", "migrate* db:*", frameworkSettings.laravelSettings},
}

// frameworkDatabase judges what changes a database that the settings of a framework have on another host.
func (j frameworkSettings) frameworkDatabase(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.State.Cwd == "" || v.Marked(program.Dry) ||
		v.Gave("--sql", "--dry-run", "--pretend", "--plan", "--check") {
		return
	}
	name := path.Base(runnerOf(v))
	for i := range frameworks {
		f := &frameworks[i]
		does := func(word string) bool { return table.FitsAny(f.words, word) }
		if !table.HasWord(f.programs, name) || !slices.ContainsFunc(subcommands(v), does) {
			continue
		}
		host := j.settingsHost(f.modules(j, v))
		if host == "" || slices.Contains(strings.Fields(c.Cmd.Signature), host) {
			return
		}
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} changes a database", v.Name))
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
		c.Cmd.Signature += " " + host
		return
	}
}

// settingsHost is the host that settings name for their database. Where they name one of this machine too, nobody
// knows which of them is meant; the first text that names any counts.
func (j frameworkSettings) settingsHost(modules []string) string {
	env, _ := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, ".env")})
	told := source.NamesDatabase(env) // and read there
	for _, name := range modules {
		for _, t := range source.SettingsTexts(j.Sources, path.Join(j.State.Cwd, name)) {
			host, here := j.hostsIn(t.Text)
			if here || told && takesVariables().MatchString(t.Text) {
				return ""
			} else if host != "" {
				return host
			}
			for _, file := range j.environmentFiles(t) {
				if host := source.DatabaseHost(j.Judge.Judge, file); host != "" {
					return host
				}
			}
		}
	}
	return ""
}

// withDefault is how settings give a value, or one that stands where a variable gives none (Python 3.13, os.environ;
// django-environ 0.12, python-decouple 3; Laravel 11, env; Elixir 1.18, System.get_env).
const withDefault = `(?:[\w.:]+[(\[]\s*["']\w+["']\s*(?:,\s*(?:default\s*=\s*)?|\]?\s*(?:or|\|\||\?\?)\s*))?["']`

var (
	// settingAddress is the address of a database in settings; a file of SQLite's is here.
	settingAddress = lazy.Pattern(`(?i)\b(?:postgres(?:ql)?|postgis|psql|mysql2?|mariadb|mssql|sqlserver|oracle|ecto|` +
		`cockroachdb|mongodb|redshift)(?:\+\w+)?://(?:[^\s"'/@]*@)?([\w.-]*)|` +
		`\b(sqlite)(?:\+\w+)?:|["'](\w*sqlite3?)["']`)
	// settingHost is a host in a setting of its own, with a word of databases near it.
	settingHost = lazy.Pattern(`(?im)\bhostname:\s*` + withDefault + `([\w.-]+)["']|` +
		`^[ \t]*(?:\w*(?:db|database|postgres|pg|mysql|sql)\w*_?host)\s*(?::\s*\w+\s*)?=\s*` +
		withDefault + `([\w.-]+)["']`)
	// blockHost is one in a block that only has databases.
	blockHost = lazy.Pattern(`(?i)["']host["']\s*(?::|=>)\s*` + withDefault + `([\w.-]+)["']`)
	// settingService is a service by which libpq finds the host (PostgreSQL 17, 32.17), settingFile a file of MySQL's.
	settingService = lazy.Pattern(`["']service["']\s*:\s*["'](\w[\w-]*)["']|[?&\s"']service=(\w[\w-]*)`)
	settingFile    = lazy.Pattern(`["']read_default_file["']\s*:\s*["']([^"'\n]+)["']`)
	databaseBlock  = lazy.Pattern(`(?m)^DATABASES\b[^\n=]*=\s*\{|^return \[`)
	// loadsEnvironment is how settings name a file of variables (python-dotenv 1, django-environ 0.12, pydantic 2).
	loadsEnvironment = lazy.Pattern(`\b(?:load_dotenv|dotenv_values|read_env|env_file|find_dotenv)\b[^\n]*`)
	// takesVariables is how settings take values from variables.
	takesVariables   = lazy.Pattern(`\benviron\b|\bgetenv\b|\benv\b|\bconfig\(|\bget_env\b|\bBaseSettings\b`)
	quotedPart       = lazy.Pattern(`["']([^"'\n]+)["']`)
	remarkOfSettings = lazy.Pattern(`(?m)(?:^|[ \t])(?:#|//)[^\n]*`)
)

// hostsIn finds a database of another machine in the text of settings; here: one of this machine's stands there.
func (j frameworkSettings) hostsIn(text string) (host string, here bool) {
	text = remarkOfSettings().ReplaceAllString(text, "")
	finders := []*regexp.Regexp{settingAddress(), settingHost()}
	if at := databaseBlock().FindStringIndex(text); at != nil { // in front of what serves for mail or a cache
		text = text[:at[0]] + braced(text[at[0]:])
		finders = append(finders, blockHost())
	}
	for _, find := range finders {
		for _, m := range find.FindAllStringSubmatch(text, files.MaxOwn) {
			name := strings.ToLower(strings.Join(m[1:], ""))
			switch {
			case source.OtherHost(name):
				host = name
			default:
				here = true
			}
		}
	}
	for _, m := range settingService().FindAllStringSubmatch(text, files.MaxOwn) {
		if at := j.serviceHost(m[1] + m[2]); source.OtherHost(at) {
			host = at
		}
	}
	for _, m := range settingFile().FindAllStringSubmatch(text, files.MaxOwn) {
		if at := source.DatabaseHost(j.Judge.Judge, j.homeFile(m[1])); at != "" {
			host = at
		}
	}
	return host, here
}

// braced is a text up to where its first bracket closes.
func braced(text string) string {
	depth := 0
	for i := range text {
		switch text[i] {
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				return text[:i+1]
			}
		}
	}
	return text
}

// serviceHost is the host of a service in the person's file of them, or in that which a variable names.
func (j frameworkSettings) serviceHost(name string) string {
	file := j.homeFile("~/.pg_service.conf")
	if of, ok := j.State.Vars["PGSERVICEFILE"].Only(); ok {
		file = j.homeFile(of)
	}
	text, how := j.TextOf(place.Place{Path: file})
	if _, section, is := strings.Cut(text, "["+name+"]"); is && how == files.Wholly {
		section, _, _ = strings.Cut(section, "\n[")
		if m := serviceHostLine().FindStringSubmatch(section); m != nil {
			return strings.ToLower(m[1])
		}
	}
	return ""
}

var serviceHostLine = lazy.Pattern(`(?m)^\s*host(?:addr)?\s*=\s*([\w.-]+)`)

// homeFile is a file by a name that may begin with the home.
func (j frameworkSettings) homeFile(name string) string {
	if rest, is := strings.CutPrefix(name, "~/"); is {
		return path.Join(j.World.Home, rest)
	}
	if path.IsAbs(name) {
		return name
	}
	return path.Join(j.State.Cwd, name)
}

// environmentFiles are the files of variables that a module of settings loads, other than that of the folder itself.
func (j frameworkSettings) environmentFiles(t source.SettingsText) (found []string) {
	for _, line := range loadsEnvironment().FindAllString(t.Text, maxTargets) {
		var parts []string
		for _, m := range quotedPart().FindAllStringSubmatch(line, maxTargets) {
			parts = append(parts, m[1])
		}
		if len(parts) == 0 {
			continue
		}
		for _, dir := range []string{j.State.Cwd, path.Dir(t.File), path.Dir(path.Dir(t.File))} {
			found = append(found, path.Join(dir, path.Join(parts...)), path.Join(dir, parts[len(parts)-1]))
		}
	}
	return found
}

// variableOr is the value that the line gives a variable, else another.
func (j frameworkSettings) variableOr(name, other string) string {
	if of, ok := j.State.Vars[name].Only(); ok {
		return of
	}
	return other
}

// modulePlaces are the files that a module of Python may be.
func modulePlaces(name string) []string {
	at := strings.ReplaceAll(name, ".", "/")
	return []string{at + ".py", at + "/__init__.py", "src/" + at + ".py", "src/" + at + "/__init__.py"}
}

// djangoSettings are the files that may be the module of settings: by an option, a variable, or manage.py.
func (j frameworkSettings) djangoSettings(v *option.Invocation) []string {
	text, _ := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, "manage.py")})
	name := ""
	if m := namesSettings().FindStringSubmatch(text); m != nil {
		name = m[1]
	}
	name = j.variableOr("DJANGO_SETTINGS_MODULE", name)
	if given, ok := v.Option("--settings"); ok && given.Known() {
		name = given.Text
	}
	return modulePlaces(name)
}

// flaskConfigured is how an app of Flask names its settings.
var flaskConfigured = lazy.Pattern(`\bfrom_(?:object|pyfile|mapping|prefixed_env)\(\s*["']([\w./]+)["']`)

// flaskSettings are the app, and the modules that it takes its settings from.
func (j frameworkSettings) flaskSettings(v *option.Invocation) (found []string) {
	app := j.variableOr("FLASK_APP", "")
	if given, ok := v.Option("--app", "-A"); ok && given.Known() {
		app = given.Text
	}
	app, _, _ = strings.Cut(strings.TrimSuffix(app, ".py"), ":")
	var apps []string
	if app != "" {
		apps = modulePlaces(strings.ReplaceAll(app, "/", "."))
	} else {
		for name := range strings.FieldsSeq("app wsgi main autoapp") {
			apps = append(apps, modulePlaces(name)...)
		}
	}
	for _, file := range apps {
		for _, t := range source.SettingsTexts(j.Sources, path.Join(j.State.Cwd, file)) {
			for _, m := range flaskConfigured().FindAllStringSubmatch(t.Text, maxTargets) {
				name := strings.TrimSuffix(m[1], ".py")
				found = append(found, modulePlaces(name)...)
				if at := strings.LastIndexByte(name, '.'); at > 0 { // a class of the module
					found = append(found, modulePlaces(name[:at])...)
				}
				found = append(found, "instance/"+m[1])
			}
		}
	}
	return append(apps, found...)
}

// scriptLocation is where alembic.ini has the folder of the scripts.
var scriptLocation = lazy.Pattern(`(?m)^\s*script_location\s*=\s*(?:%\(here\)s/)?([\w./-]+)`)

// alembicSettings is the script that Alembic runs before the migrations.
func (j frameworkSettings) alembicSettings(_ *option.Invocation) []string {
	dir := "alembic"
	text, _ := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, "alembic.ini")})
	if m := scriptLocation().FindStringSubmatch(text); m != nil {
		dir = m[1]
	}
	return []string{path.Join(dir, "env.py")}
}

// laravelSettings are those of Laravel.
func (frameworkSettings) laravelSettings(_ *option.Invocation) []string {
	return []string{"config/database.php"}
}

// mixSettings are the settings of Elixir's environment.
func (j frameworkSettings) mixSettings(_ *option.Invocation) []string {
	env := j.variableOr("MIX_ENV", "dev")
	found := []string{"config/" + env + ".secret.exs", "config/" + env + ".local.exs", "config/" + env + ".exs"}
	if env == "prod" {
		found = append(found, "config/runtime.exs")
	}
	return append(found, "config/config.exs")
}
