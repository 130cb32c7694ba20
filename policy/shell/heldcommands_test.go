package shell_test

import "testing"

const (
	syncs  = `"aws","s3","sync","out","s3://acme-web","--delete"`
	pushes = `"git push --force origin main"`
)

// TestProgramsOfFolders: a folder of the person's that go run is given is read as a source of theirs is, with what it
// imports; what another word picks counts for nothing.
func TestProgramsOfFolders(t *testing.T) {
	const push = `exec.Command("git", "push", "--force", "origin", "main").Run()`
	w, top := committedTasks(t, map[string]string{
		"go.mod":          "module example.org/m\n\ngo 1.22\n",
		"cmd/rel/main.go": "package main\n\nimport \"os/exec\"\n\nfunc main() {\n\t" + push + "\n}\n",
		"cmd/two/main.go": "package main\n\nfunc main() {\n\trelease()\n}\n",
		"cmd/two/more.go": "package main\n\nimport \"os/exec\"\n\nfunc release() {\n\t" + push + "\n}\n\nfunc unused() {}\n",
		"cmd/seed/main.go": "package main\n\nimport \"database/sql\"\n\nfunc main() {\n\tdb, _ := sql.Open(\"postgres\", \"host=localhost dbname=shop\")\n" +
			"\tdb.Exec(\"TRUNCATE orders, users CASCADE\")\n}\n",
		"cmd/tidy/main.go": "package main\n\nimport (\n\t\"os\"\n\t\"path/filepath\"\n)\n\nfunc main() {\n\thome, _ := os.UserHomeDir()\n" +
			"\tos.RemoveAll(filepath.Join(home, \"Documents\"))\n}\n",
		"main.go": "package main\n\nimport \"example.org/m/cli\"\n\nfunc main() {\n\tcli.Execute()\n}\n",
		"cli/root.go": "package cli\n\nimport (\n\t\"os\"\n\n\t\"example.org/m/internal/site\"\n)\n\nfunc Execute() {\n\tswitch os.Args[1] {\n" +
			"\tcase \"site\":\n\t\tsite.Sync()\n\tcase \"build\":\n\t\tsite.Build()\n\t}\n}\n",
		"internal/site/site.go": "package site\n\nimport (\n\t\"os\"\n\t\"os/exec\"\n)\n\nfunc Sync() {\n\texec.Command(" + syncs + ").Run()\n}\n\n" +
			"func Build() {\n\tos.RemoveAll(\"dist\")\n\texec.Command(\"npm\", \"run\", \"build\").Run()\n}\n",
		"cobra/main.go": "package main\n\nimport (\n\t\"os/exec\"\n\n\t\"github.com/spf13/cobra\"\n)\n\nvar deploy = &cobra.Command{\n\tUse: \"deploy\",\n" +
			"\tRun: func(c *cobra.Command, args []string) {\n\t\texec.Command(" + syncs + ").Run()\n\t},\n}\n\nvar root = &cobra.Command{Use: \"app\"}\n\n" +
			"func main() {\n\troot.AddCommand(deploy)\n\troot.Execute()\n}\n",
		"server/main.go": "package main\n\nimport (\n\t\"database/sql\"\n\t\"net/http\"\n\t\"os\"\n)\n\nfunc main() {\n\tdb, _ := sql.Open(\"postgres\", os.Getenv(\"DATABASE_URL\"))\n" +
			"\tdb.Exec(\"DROP TABLE IF EXISTS cache\")\n\thttp.HandleFunc(\"/\", func(w http.ResponseWriter, r *http.Request) {\n\t\tos.Remove(r.URL.Path)\n\t})\n" +
			"\thttp.ListenAndServe(\":8080\", nil)\n}\n",
		"tools.go": "//go:build tools\n\npackage tools\n\n//go:generate go run ./cmd/rel\n",
		"Makefile": "check:\n\tgo run ./cmd/rel\nbuild:\n\tgo run . build\n",
	}, nil)
	checkAsked(t, w, top, []string{
		"go run ./cmd/rel", "go run example.org/m/cmd/rel", "cd cmd/rel && go run .", "go run ./cmd/two", "go run ./cmd/seed", "go run ./cmd/tidy",
		"go run . site", "go run ./cobra deploy", "make check", "go generate ./...",
	}, []string{"go run . build", "go run ./cobra", "go run ./cobra serve", "go run ./server", "make build", "go vet ./...", "go build ./cmd/rel"})
}

// TestCommandsByWord: the file of a command that a program loads by a word of its line is what runs.
func TestCommandsByWord(t *testing.T) {
	node := "module.exports = () => require('child_process').execSync(" + pushes + ");\n"
	build := "const fs = require('fs');\nmodule.exports = () => fs.rmSync('dist', {recursive: true, force: true});\n"
	w, top := committedTasks(t, map[string]string{
		"a/cli.js": "require('./commands/' + process.argv[2])();\n", "a/commands/site.js": node, "a/commands/build.js": build,
		"b/cli.js":           "const path = require('path');\nconst [,, name] = process.argv;\nrequire(path.join(__dirname, 'commands', name))();\n",
		"b/commands/ship.js": node, "b/commands/build.js": build,
		"c/package.json": "{\"type\":\"module\"}", "c/cli.js": "const m = await import(`./commands/${process.argv[2]}.js`);\nm.default();\n",
		"c/commands/site.js": "import {execSync} from 'node:child_process';\nexport default () => execSync(" + pushes + ");\n", "c/commands/build.js": "export default () => {};\n",
		"d/cli.js": "require('yargs').commandDir('cmds').argv\n", "d/cmds/web.js": "exports.command = 'site <host>';\nexports.handler = " + node,
		"d/cmds/other.js":     "exports.command = 'build';\nexports.handler = () => {};\n",
		"e/cli.js":            "const fs = require('fs');\nconst {program} = require('commander');\nfor (const f of fs.readdirSync('./commands')) require('./commands/' + f)(program);\nprogram.parse();\n",
		"e/commands/web.js":   "module.exports = p => p.command('site').action(() => require('child_process').execSync(" + pushes + "));\n",
		"e/commands/build.js": "module.exports = p => p.command('build').action(() => {});\n",
		"f/cli.lua":           "package.path='./?.lua;'..package.path\nrequire('commands.'..arg[1]).run()\n", "f/commands/site.lua": "return {run = function() os.execute(" + pushes + ") end}\n",
		"f/commands/build.lua": "return {run = function() os.remove('dist/a') end}\n",
		"g/cli.py":             "import importlib, sys\nimportlib.import_module('commands.' + sys.argv[1]).run()\n", "g/commands/__init__.py": "",
		"g/commands/site.py":  "import subprocess\ndef run():\n    subprocess.run('git push --force origin main', shell=True)\n",
		"g/commands/build.py": "import shutil\ndef run():\n    shutil.rmtree('dist', ignore_errors=True)\n",
		"h/bin/console":       "#!/usr/bin/env php\n<?php $c = $argv[1]; require dirname(__DIR__).\"/src/Command/\".$c.\".php\";\n",
		"h/src/Command/X.php": "<?php exec(\"rm -rf ~/Documents\");\n", "h/src/Command/Y.php": "<?php echo 1;\n",
		"i/cli.rb": "require_relative \"commands/#{ARGV[0]}\"\n", "i/commands/site.rb": "system(" + pushes + ")\n", "i/commands/build.rb": "puts 1\n",
		"j/cli.pl": "my $c = shift; require \"./commands/$c.pl\";\n", "j/commands/site.pl": "system(" + pushes + ");\n", "j/commands/build.pl": "print 1;\n",
	}, nil)
	checkAsked(t, w, top, []string{
		"cd a && node cli.js site", "node a/cli.js site", "cd b && node cli.js ship", "cd c && node cli.js site", "cd d && node cli.js site", "cd e && node cli.js site",
		"cd f && lua cli.lua site", "cd g && python3 cli.py site", "cd h && php bin/console X", "cd i && ruby cli.rb site", "cd j && perl cli.pl site",
	}, []string{
		"cd a && node cli.js build", "cd b && node cli.js build", "cd c && node cli.js build", "cd d && node cli.js build", "cd d && node cli.js --help",
		"cd f && lua cli.lua build", "cd g && python3 cli.py build", "cd h && php bin/console Y",
	})
}

// TestCommandsOfFrameworks: a project's own command of a framework does what its function or class does.
func TestCommandsOfFrameworks(t *testing.T) {
	php := func(name, body string) string {
		return "<?php\nnamespace App\\Command;\n#[AsCommand(name: '" + name + "')]\nclass C extends Command { protected function execute($i, $o): int { " + body + " return 0; } }\n"
	}
	w, top := committedTasks(t, map[string]string{
		"a/manage.py":                       "import sys\nfrom django.core.management import execute_from_command_line\nexecute_from_command_line(sys.argv)\n",
		"a/web/management/commands/site.py": "import subprocess\nfrom django.core.management.base import BaseCommand\nclass Command(BaseCommand):\n    def handle(self, *a, **k):\n        subprocess.run([" + syncs + "])\n",
		"a/web/management/commands/fill.py": "from django.core.management.base import BaseCommand\nclass Command(BaseCommand):\n    def handle(self, *a, **k):\n        print(1)\n",
		"b/app.py": "import subprocess, shutil, os\nfrom flask import Flask\napp = Flask(__name__)\n@app.cli.command('site')\ndef site():\n    ship()\ndef ship():\n    subprocess.run([" + syncs + "])\n" +
			"@app.cli.command('tidy')\ndef tidy():\n    shutil.rmtree(os.path.expanduser('~/Documents'))\n@app.cli.command('fill')\ndef fill():\n    shutil.rmtree('dist')\n",
		"c/bin/console": "#!/usr/bin/env php\n<?php echo 1;\n", "c/src/Command/SiteCommand.php": php("app:site", "exec(\"aws s3 sync out s3://acme-web --delete\");"),
		"c/src/Command/FillCommand.php": php("app:fill", "unlink('var/x');"), "c/src/Shop/Command/ShipCommand.php": php("shop:ship", "exec('git push --force origin main');"),
		"d/artisan": "#!/usr/bin/env php\n<?php\n", "d/app/Console/Commands/Site.php": "<?php\nclass Site extends Command { protected $signature = 'app:site {--x}'; function handle() { exec('git push --force origin main'); } }\n",
		"d/routes/console.php":         "<?php\nArtisan::command('ship', function () {\n    exec('git push --force origin main');\n});\nArtisan::command('hello', function () {\n    echo 1;\n});\n",
		"e/modules/SiteController.php": "<?php\nclass SiteController { function actionSync() { exec('git push --force origin main'); } }\n", "e/craft": "#!/usr/bin/env php\n<?php\n",
		"f/plugin.php": "<?php\nWP_CLI::add_command( 'site-sync', function () { exec('git push --force origin main'); } );\n",
	}, nil)
	checkAsked(t, w, top, []string{
		"cd a && python3 manage.py site", "cd b && flask site", "cd b && python3 -m flask tidy", "cd c && php bin/console app:site", "cd c && php bin/console a:si", "cd c && bin/console shop:ship",
		"cd d && php artisan app:site", "cd d && php artisan ship", "cd e && php craft site/sync", "cd f && wp site-sync",
	}, []string{
		"cd a && python3 manage.py fill", "cd a && python3 manage.py runserver", "cd b && flask run", "cd b && flask fill", "cd c && php bin/console app:fill",
		"cd c && php bin/console list", "cd d && php artisan hello", "cd d && php artisan route:list", "cd f && wp plugin list",
	})
}

// TestBarePrograms: a package manager runs the program of a package by its bare name, where no script is called so.
func TestBarePrograms(t *testing.T) {
	w, top := committedTasks(t, map[string]string{
		"package.json": `{"scripts":{"lint":"eslint ."},"lint-staged":{"*":"git push --force origin main"}}`,
		"x.ts":         "import {execSync} from \"node:child_process\";\nexecSync(" + pushes + ");\n", "y.ts": "console.log(1);\n",
	}, nil)
	checkAsked(t, w, top, []string{"pnpm tsx x.ts", "yarn ts-node x.ts", "yarn run tsx x.ts", "yarn lint-staged"}, []string{
		"pnpm tsx y.ts", "yarn lint", "yarn eslint --fix .", "pnpm prettier --write .", "yarn jest", "yarn vite build", "pnpm tsc -p .", "yarn rimraf dist",
	})
}
