package program

import (
	"path"
	"slices"
	"strings"
	"sync"
)

// project is a program that runs the workspace's own code without being told
// which files, and the names of the files that it starts from.
type project struct {
	programs string
	starts   string
}

// projects: the test runners, task runners and builds of each language, with the
// names under which they look for code by themselves. Sources: pytest 8,
// unittest, tox and nox manuals; go help packages; npm, Jest 29, Vitest 2, Mocha
// 10, Playwright and Vite manuals; RSpec 3, Rake 13; prove(1); PHPUnit 11; cargo
// book; MSBuild; cmake-language(7), ninja, Meson, Maven, Ant and Gradle manuals; Deno 2,
// Bun 1, Grunt 1, Dart 3.5, Flutter 3, Zig 0.13, Gleam 1, rebar3, Cabal 3.12, Stack 3, Dune 3, Nimble 0.16,
// doit 0.36, Invoke 2, SCons 4, Waf 2, Homebrew Bundle, fastlane, CocoaPods, Rack 3 and Streamlit 1 manuals.
var projects = []project{
	{"pytest py.test unittest nose nose2 nosetests tox nox coverage hypothesis doctest green ward",
		"conftest.py test_*.py *_test.py tests.py setup.py noxfile.py sitecustomize.py __init__.py"},
	{"pip uv poetry hatch pdm build flit python-build", "setup.py conftest.py build.py"},
	{"django-admin sphinx-build sphinx mkdocs scrapy flask gunicorn uvicorn celery alembic pylint hypercorn daphne " +
		"granian waitress-serve fastapi streamlit gradio panel bokeh voila solara dagster",
		"conf.py setup.py settings.py env.py *_plugin.py"},
	{"go gotestsum ginkgo air", "*.go"},
	{"npm pnpm yarn bun deno node jest vitest mocha ava tap tape playwright cypress karma jasmine wdio nx turbo " +
		"lerna rush tsx ts-node vite webpack rollup esbuild next nuxt astro svelte-kit eslint prettier stylelint " +
		"gulp grunt storybook metro expo c8 nyc",
		"*.test.* *.spec.* *.config.js *.config.ts *.config.mjs *.config.cjs *.config.mts gulpfile.* Gruntfile.* " +
			".eslintrc.js .eslintrc.cjs .prettierrc.js .prettierrc.cjs .mocharc.js .mocharc.cjs .stylelintrc.js " +
			".babelrc.js setupTests.* *.setup.* *.cy.*"},
	{"deno bun", "*_test.?s *_test.?sx *_test.m?s test.?s *_bench.?s *_bench.m?s *.bench.* bench.?s *_spec.?s " +
		"*_spec.?sx bunfig.toml build.ts"},
	{"doit invoke inv fab scons waf pyb pybuilder asv",
		"dodo.py tasks.py fabfile.py SConstruct SConscript wscript build.py"},
	{"brew", "Brewfile"},
	{"premake5 premake4 premake", "premake5.lua premake4.lua"},
	{"latexmk", ".latexmkrc latexmkrc LatexMk"},
	{"fastlane pod cap danger", "Fastfile Appfile Podfile Capfile Dangerfile Matchfile"},
	{"jake", "Jakefile Jakefile.*"},
	{"dart flutter fvm very_good melos", "*.dart"},
	{"zig", "*.zig *.zon *.c *.h"},
	{"gleam", "*.gleam *.erl *.mjs"},
	{"rebar3 rebar", "*.erl *.hrl rebar.config* *.app.src"},
	{"cabal stack", "*.hs *.lhs *.hsc *.cabal package.yaml"},
	{"dune", "*.ml *.mli *.mll *.mly dune"},
	{"crystal shards", "*.cr"},
	{"dub", "*.d"},
	{"nimble nim", "*.nim *.nims *.nimble"},
	{"rspec rake minitest cucumber rails bundle guard-rb rubocop m",
		"*_spec.rb *_test.rb test_*.rb spec_helper.rb rails_helper.rb test_helper.rb Rakefile *.rake Gemfile"},
	{"rackup puma unicorn thin falcon rainbows passenger shotgun", "config.ru puma.rb unicorn.rb falcon.rb"},
	{"R Rscript r littler", ".Rprofile .Renviron Rprofile.site"},
	{"prove make", "*.t Makefile.PL Build.PL"},
	{"phpunit pest paratest behat phpspec", "*Test.php *Spec.php Pest.php bootstrap.php"},
	{"cargo", "*.rs"},
	{"make cmake ctest ninja meson gcc g++ cc clang",
		"*.c *.cc *.cpp *.h CMakeLists.txt *.cmake CMakePresets.json *.ninja meson.build"},
	{"mvn mvnw mvnd gradle gradlew ant sbt mill scala-cli",
		"*.java *.kt *.kts *.groovy *.scala pom.xml build.xml *.gradle *.sbt *.sc"},
	{"dotnet", "*.cs *.fs *.vb *.csproj *.fsproj *.targets *.props"},
	{"lein clojure clj boot", "*.clj *.cljc project.clj deps.edn"},
	{"fennel", "*.fnl"},
	{"swift xcodebuild", "*.swift"},
	{"mix elixir", "*.ex *.exs"},
}

// byProgram are the projects that a program belongs to: every command is looked up.
var byProgram = sync.OnceValue(func() map[string][]*project {
	m := map[string][]*project{}
	for i := range projects {
		for name := range strings.FieldsSeq(projects[i].programs) {
			m[name] = append(m[name], &projects[i])
		}
	}
	return m
})

// StartsFrom reports a file from which a program, by its name with or without
// subcommands, starts the workspace's own code by itself.
func StartsFrom(name, file string) bool {
	base := path.Base(file)
	for _, p := range projectsOf(name) {
		for glob := range strings.FieldsSeq(p.starts) {
			if ok, _ := path.Match(glob, base); ok {
				return true
			}
		}
	}
	return false
}

// RunsProject reports a program that runs the workspace's own code by itself.
func RunsProject(name string) bool { return len(projectsOf(name)) > 0 }

// projectsOf looks up the first word and, where a program is started by another
// (python3 -m pytest), every word.
func projectsOf(name string) []*project {
	if !strings.Contains(name, " -m ") {
		name = strings.TrimLeft(name, " ")
		first, _, _ := strings.Cut(name, " ")
		return byProgram()[first]
	}
	var list []*project
	for word := range strings.FieldsSeq(name) {
		list = append(list, byProgram()[word]...)
	}
	return list
}

// byLoader are the entries of the loaders.
var byLoader = sync.OnceValue(func() map[*Entry]bool {
	m := map[*Entry]bool{}
	for e := range each(loaders) {
		m[e] = true
	}
	return m
})

// helpLoads are programs that load the project's code before they tell of themselves (SCons 4, "Command-Line Options";
// Waf 2; kedro 0.19; pytest 8, conftest.py; Flask 3; Grunt 1; Mix 1.18; Leiningen 2; Rails 8; Django 5).
const helpLoads = "scons waf kedro pytest py.test flask grunt mix lein rails manage.py"

// HelpLoads reports such a program.
func HelpLoads(name string) bool {
	first, _, _ := strings.Cut(name, " ")
	return slices.Contains(strings.Fields(helpLoads), first)
}

// LoadsProject reports a program, by its own entry, that may load what lies in the
// workspace without naming it.
func LoadsProject(e *Entry) bool { return byLoader()[e] }
