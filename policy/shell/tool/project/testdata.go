package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// Tests empty the tables that they work on: fixtures and cleaners delete all rows first. Frameworks have a database for
// them, unless the line names the environment of another.

// testStages are the variables by which a runner of tests finds its database, and the options. Where there are files,
// one of them must be there: it says which database belongs to which environment (guides.rubyonrails.org 8.0, Testing;
// guides.hanamirb.org 2.2; hexdocs.pm/mix 1.17, mix test; laravel.com/docs/11.x/testing; symfony.com/doc/7.2/testing;
// CakePHP 5; Sequelize CLI 6, knex 3, node-config 3 and TypeORM 0.3: configuration by NODE_ENV).
var testStages = []struct{ runners, variables, options, files string }{
	{"rails rake rspec minitest cucumber ruby m", "RAILS_ENV RACK_ENV", "-e --environment", "config/database.yml"},
	{"hanami rspec rake ruby", "HANAMI_ENV", "-e --env", "config/app.rb"},
	{"mix", "MIX_ENV", "", "mix.exs"},
	{"artisan art phpunit pest paratest", "APP_ENV LARAVEL_ENV", "--env", "artisan"},
	{"phpunit pest paratest behat codecept console", "APP_ENV SYMFONY_ENV", "--env -e",
		"bin/console symfony.lock bin/phpunit"},
	{"jest vitest mocha ava tap npm yarn pnpm bun node", "NODE_ENV NODE_CONFIG_ENV", "",
		"config/config.json config/config.js config/database.js config/database.json .sequelizerc knexfile.js " +
			"knexfile.ts knexfile.cjs knexfile.mjs ormconfig.json ormconfig.js config/development.json"},
	{"vitest", "", "--mode", ".env.test .env.testing"},
}

// otherStages are the words for an environment whose data somebody keeps.
const otherStages = "development dev local staging stage production prod prd live demo"

// fixtureTests are tests by their paths.
var fixtureTests = lazy.Pattern(`(?:^|/)(?:test|spec|tests)/\S+_(?:test|spec)\.rb$`)

// testsElsewhere judges tests that the line gives the database of another environment.
func (j named) testsElsewhere(c *effect.Call, v *option.Invocation, name string, tests bool) {
	if name == "ruby" {
		tests = slices.ContainsFunc(c.Cmd.Argv, fixtureTests().MatchString)
	}
	if !tests || v.Marked(program.Dry) || v.Marked(program.Info) || j.State.Cwd == "" || j.World.Disk == nil {
		return
	}
	if by := j.stageOfTests(v, name); by != "" {
		c.Raise(risk.High, risk.Delete, effect.Say("{0} throws away data of the database", v.Name))
		c.Cmd.Signature += " " + by
	}
}

// stageOfTests is the other environment, or the name of its database; empty: the line names none.
func (j named) stageOfTests(v *option.Invocation, name string) string {
	for variable := range strings.FieldsSeq(program.Databases) {
		if a, ok := j.given(v, variable); ok && a.Known() && ofOtherStage(a.Text) {
			return variable
		}
	}
	for _, s := range testStages {
		if !table.HasWord(s.runners, name) || !slices.ContainsFunc(strings.Fields(s.files), func(file string) bool {
			return j.IsThere(path.Join(j.State.Cwd, file))
		}) {
			continue
		}
		for variable := range strings.FieldsSeq(s.variables) {
			if a, ok := j.given(v, variable); ok && table.HasWord(otherStages, a.Text) {
				return a.Text
			}
		}
		for _, u := range slices.Concat(v.Used, v.Unlisted) {
			if table.HasWord(s.options, u.Name) && table.HasWord(otherStages, u.Value.Text) {
				return u.Value.Text
			}
		}
	}
	return ""
}

// ofOtherStage reports the address or the name of a database that is named after such an environment.
func ofOtherStage(address string) bool {
	address, _, _ = strings.Cut(address, "?")
	words := program.NameWords(path.Base(address))
	tests := func(w string) bool { return program.TestWords[w] || w == "testing" || w == "ci" }
	return !slices.ContainsFunc(words, tests) &&
		slices.ContainsFunc(words, func(w string) bool { return table.HasWord(otherStages, w) })
}
