package project

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Some programs put the variables of .env into the environment of what they run, without a word that says so: who
// shows one there shows what the file holds, whatever its name.

// variableLoader is such a program.
type variableLoader struct {
	programs string
	words    string // one of which it must be given; empty: any
	settings string // files one of which must say it; empty: it always does
	says     func() *regexp.Regexp
}

// variableLoaders are those programs (Bun 1.2, Environment variables; foreman 0.87, honcho 2, overmind 2, hivemind 1,
// goreman 0.3, forego, node-foreman 3, Heroku CLI, local; dotenvx 1, dotenv-cli 8, env-cmd 10, python-dotenv 1, run;
// Pipenv 2024; Flask 3, Environment Variables From dotenv; mise 2025, env._.file; dotenv-rails 3, Figaro 1; Laravel 11,
// Symfony 7, Configuration; Nx 20, Define environment variables; Prisma 6; Netlify CLI, dev:exec; Vercel CLI, dev;
// Wrangler 4, .dev.vars; Strapi 5; Adonis 6, ace; Chainlit 2; and what builds pages: Next.js 15 and its kin).
var variableLoaders = []variableLoader{
	{programs: "bun bunx foreman honcho overmind hivemind goreman forego nf dotenvx dotenv env-cmd nx prisma " +
		"chainlit strapi flask next nuxt nuxi vite astro gatsby remix " +
		"react-router react-scripts vue-cli-service expo wrangler"},
	{programs: "pipenv", words: "run shell"},
	{programs: "heroku", words: "local local:run local:start"},
	{programs: "netlify ntl", words: "dev dev:exec"},
	{programs: "vercel", words: "dev"},
	{programs: "php", words: "artisan bin/console"},
	{programs: "artisan console symfony"},
	{programs: "node", words: "ace ace.js"},
	{programs: "mise", words: "exec x run r env en", settings: "mise.toml .mise.toml mise.local.toml .config/mise.toml",
		says: lazy.Pattern(`_\.file|env_file|_\s*=\s*\{[^}]*file|dotenv`)},
	{programs: "rails rake rspec sidekiq puma rackup bundle ruby", settings: "Gemfile gems.rb",
		says: lazy.Pattern(`(?m)^\s*gem\s*\(?["'](?:dotenv|dotenv-rails|figaro)["']`)},
	{programs: "just", settings: "justfile Justfile .justfile",
		says: lazy.Pattern(`(?m)^set\s+dotenv-(?:load|path|filename|required)\b`)},
	{programs: "task go-task", settings: "Taskfile.yml Taskfile.yaml taskfile.yml taskfile.yaml",
		says: lazy.Pattern(`(?m)^\s*dotenv\s*:`)},
	{programs: "direnv", settings: ".envrc",
		says: lazy.Pattern(`(?m)^\s*(?:dotenv|source_env|set\s+-a|\.\s|source\s)`)},
	{programs: "poetry pdm hatch", settings: "pyproject.toml", says: lazy.Pattern(`\benv[_-]file\b|dotenv`)},
}

var variableLoadersOf = table.ByWord(variableLoaders, func(l variableLoader) []string {
	return strings.Fields(l.programs)
})

// LoadsVariables gives what a program starts the variables that it loads, until the function that it returns is
// called.
func LoadsVariables(j *Judge, c *effect.Call, v *option.Invocation) (ends func()) {
	first, _ := v.Words()
	rows := variableLoadersOf(path.Base(first))
	loads := func(l variableLoader) bool { return l.loads(j, c.Cmd.Argv) }
	if len(rows) == 0 || j.World.Disk == nil || j.Wrap.Remote || !slices.ContainsFunc(rows, loads) {
		return func() {}
	}
	before := j.State.Vars
	names := files.PrivateVariables(&j.Folders, j.State.Cwd)
	if len(names) == 0 {
		return func() {}
	}
	j.State.Vars = maps.Clone(before)
	for name := range names {
		if _, set := before[name]; !set { // what stands in the environment already counts
			j.State.Set(name, taint.Word{Text: taint.Hole, Src: "$" + name, From: taint.FromSecret, Computed: true})
		}
	}
	return func() { j.State.Vars = before }
}

// loads reports a command that does.
func (l variableLoader) loads(j *Judge, argv []string) bool {
	given := func(word string) bool { return table.HasWord(l.words, word) }
	if l.words != "" && !slices.ContainsFunc(argv, given) {
		return false
	}
	if l.settings == "" {
		return true
	}
	for name := range strings.FieldsSeq(l.settings) {
		text, how := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, name)})
		if how == files.Wholly && l.says().MatchString(text) {
			return true
		}
	}
	return false
}
