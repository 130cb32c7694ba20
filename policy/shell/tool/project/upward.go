package project

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// Many tools look for their file in the folder where they are started, and else in those above it. One that lies
// outside the workspace belongs to another project: what it says is run, and work is done there.

// climb is a tool that looks upwards.
type climb struct {
	programs string
	subs     string // the first words of the subcommand; empty: all
	files    string // what it looks for: of each folder any; empty: what it reads its tasks from
}

// climbs are those tools. Sources: npm-prefix(1), pnpm 10, Yarn 4, Bun 1.2; Rake 13; just's manual, "Quick Start";
// taskfile.dev, "Running a Taskfile from a subdirectory"; Invoke 2, "Loading collections"; gulp-cli 3 and grunt-cli 1
// (findup); Gradle 9, "Settings file"; Cargo book, "cargo locate-project"; Go modules reference; Poetry 2, PDM 2, uv,
// Hatch, Poe 0.36; tox 4; ESLint 9 and Prettier 3, "Configuration file resolution"; MSBuild, "Customize the build by
// folder"; compose.yaml's search in the manual of docker compose; Lerna 8, Nx 20, Turborepo 2; Bundler 2; Jest 30;
// Bazel 8; Pants 2; Dune 3; Stack 3; cabal 3; mise 2025; Task runners' own manuals for further names.
var climbs = []climb{
	{"npm pnpm yarn bun npm-run-all npm-run-all2 run-s run-p just task go-task poe pdm deno", "", ""},
	{"rake", "", "Rakefile rakefile Rakefile.rb rakefile.rb"},
	{"invoke inv", "", "tasks.py tasks"},
	{"mise", "run r", "mise.toml .mise.toml mise.local.toml .config/mise.toml mise-tasks .mise/tasks"},
	{"gulp", "", "gulpfile.js gulpfile.mjs gulpfile.cjs gulpfile.ts gulpfile.babel.js gulpfile.esm.js"},
	{"grunt", "", "Gruntfile.js Gruntfile.cjs Gruntfile.coffee Gruntfile.ts gruntfile.js"},
	{"gradle", "", "settings.gradle settings.gradle.kts build.gradle build.gradle.kts"},
	{"cargo", "add bench build b check c clean clippy doc d fix fmt generate-lockfile install metadata package " +
		"publish remove rm run r rustc rustdoc test t tree update vendor nextest", "Cargo.toml"},
	{"go", "mod get generate", "go.mod"},
	{"go", "work", "go.work"},
	{"poetry uv hatch rye", "", "pyproject.toml"},
	{"tox", "", "tox.ini setup.cfg pyproject.toml"},
	{"eslint", "", "eslint.config.js eslint.config.mjs eslint.config.cjs eslint.config.ts .eslintrc.js .eslintrc.cjs " +
		".eslintrc.json .eslintrc.yml .eslintrc.yaml .eslintrc"},
	{"prettier", "", ".prettierrc .prettierrc.js .prettierrc.mjs .prettierrc.cjs .prettierrc.ts prettier.config.js " +
		"prettier.config.mjs prettier.config.cjs prettier.config.ts .prettierrc.json .prettierrc.yml .prettierrc.toml"},
	{"dotnet", "build run test publish pack clean restore msbuild watch",
		"Directory.Build.props Directory.Build.targets"},
	{"msbuild", "", "Directory.Build.props Directory.Build.targets"},
	{"docker podman", "compose", "compose.yaml compose.yml docker-compose.yaml docker-compose.yml"},
	{"docker-compose podman-compose", "", "compose.yaml compose.yml docker-compose.yaml docker-compose.yml"},
	{"lerna", "", "lerna.json"}, {"nx", "", "nx.json"}, {"turbo", "", "turbo.json turbo.jsonc"},
	{"bundle bundler", "exec install update check clean config", "Gemfile gems.rb"},
	{"jest", "", "package.json jest.config.js jest.config.ts jest.config.mjs jest.config.cjs jest.config.json"},
	{"bazel bazelisk", "", "MODULE.bazel WORKSPACE WORKSPACE.bazel REPO.bazel"},
	{"pants", "", "pants.toml"}, {"buck2", "", ".buckconfig"}, {"dune", "", "dune-workspace dune-project"},
	{"stack", "", "stack.yaml"}, {"cabal", "", "cabal.project"},
}

// toldWhere are the options by which such a tool is told its file or its folder.
var toldWhere = strings.Fields("-f --file -C --prefix --dir --cwd --manifest-path --rakefile -p --project-dir " +
	"--project --config -c --directory --gulpfile --gruntfile --justfile -t --taskfile --root --global -g -b " +
	"--build-file --settings-file -S --search-root -r --config-file --no-config --project-directory")

// maxClimb bounds the folders that are looked at.
const maxClimb = 32

// climbing judges them.
type climbing struct{ *Judge }

// above finds the file above the current folder from which a tool would take what it does; empty: there is one in the
// folder itself, or none, or the tool does not look there.
func (j climbing) above(v *option.Invocation) (file string) {
	name, sub := v.Words()
	if j.State.Cwd == "" || len(j.State.Maybe) > 0 || j.Wrap.Remote || j.World.Disk == nil || v.Has(toldWhere...) {
		return ""
	}
	first, _, _ := strings.Cut(sub, " ")
	if first == "" && len(v.Operands) > 0 {
		first = v.Operands[0].Text
	}
	for _, one := range climbs {
		if !table.HasWord(one.programs, name) || one.subs != "" && !table.HasWord(one.subs, first) {
			continue
		}
		names := strings.Fields(one.files)
		if one.files == "" {
			names = recipe.Files(name)
		}
		return j.nearest(names)
	}
	return ""
}

// nearest is the first of some files in the folders above, unless the current one has any.
func (j climbing) nearest(names []string) string {
	dir := j.State.Cwd
	for range maxClimb {
		for _, name := range names {
			if p := path.Join(dir, name); j.IsThere(p) {
				if dir == j.State.Cwd {
					return ""
				}
				return p
			}
		}
		if dir == "/" {
			break
		}
		dir = path.Dir(dir)
	}
	return ""
}

// Climbs judges a tool that takes its file from a folder above: outside the workspace it is another project's.
func Climbs(j *Judge, c *effect.Call, v *option.Invocation) {
	if v.Marked(program.Info) || v.Entry.Level == risk.Low {
		return
	}
	if p := (climbing{j}).above(v); p != "" && !j.World.At("", p).Is(place.Inside) {
		c.Raise(risk.High, risk.FSOutsideWorkspace|risk.ExecArbitrary,
			effect.Say("runs the code in {0}, outside the workspace", p))
	}
}
