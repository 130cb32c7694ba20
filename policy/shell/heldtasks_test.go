package shell_test

import "testing"

// TestHeldTasksOfOtherLanguages: the person's own tasks in Ruby, Python, TOML, XML and YAML may empty what their names
// say, and what tools make again; what is nowhere else does not go with a test or a build.
func TestHeldTasksOfOtherLanguages(t *testing.T) {
	w, top := committedTasks(t, map[string]string{
		".gitignore": "build/\n*.db\n", "a/Rakefile": "task default: :test\ntask :test => :prep do\n  sh 'ruby all.rb'\nend\n" +
			"task :prep do\n  rm_rf 'data'\nend\ntask :docs do\n  rm_rf 'build'\nend\ntask :clean do\n  rm_rf 'data'\nend\n",
		"b/tasks.py": "import shutil\nfrom invoke import task\n@task\ndef test(c):\n    c.run('rm -rf data')\n@task\ndef stage(c):\n    shutil.rmtree('data')\n" +
			"@task\ndef clean_all(c):\n    shutil.rmtree('data')\n@task\ndef lint(c):\n    c.run('rm -rf build && ruff check .')\n",
		"c/noxfile.py": "import nox\n@nox.session\ndef tests(s):\n    s.run('rm', '-rf', 'data', external=True)\n@nox.session\ndef lint(s):\n    s.run('ruff', 'check')\n",
		"d/dodo.py":    "def task_build():\n    return {'actions': ['rm -rf data']}\n", "e/SConstruct": "import shutil\nshutil.rmtree('data')\n",
		"f/mise.toml":     "[tools]\nnode = '20'\n[tasks.build]\nrun = 'rm -rf data && npm ci'\n[tasks.test]\nrun = 'pytest'\n[tasks.all]\ndepends = ['build']\n",
		"g/Makefile.toml": "[tasks.build]\nscript = '''\nrm -rf data\n'''\n[tasks.test]\ncommand = \"cargo\"\n",
		"h/build.xml": "<project default='compile'><target name='compile' depends='init'/><target name='init'><delete dir='data'/></target>" +
			"<target name='clean'><delete dir='data'/></target><target name='jar'><delete dir='build'/></target></project>",
		"i/.pre-commit-config.yaml": "repos:\n- repo: local\n  hooks:\n  - id: x\n    entry: rm -rf data\n    language: system\n",
		"j/lefthook.yml":            "pre-commit:\n  commands:\n    x:\n      run: rm -rf data\ncommit-msg:\n  commands:\n    x:\n      run: pytest\n",
		"k/Procfile":                "web: sh -c 'rm -rf data'\n", "l/m.go": "package m\n//go:generate sh -c \"rm -rf data\"\n", "l/go.mod": "module m\n",
		"n/CMakeLists.txt": "execute_process(COMMAND rm -rf ${CMAKE_SOURCE_DIR}/data)\n", "o/CMakeLists.txt": "file(REMOVE_RECURSE ${CMAKE_SOURCE_DIR}/data)\n",
		"p/CMakeLists.txt": "add_custom_target(gen ALL COMMAND ${CMAKE_COMMAND} -E rm -rf ${CMAKE_SOURCE_DIR}/data)\n" +
			"add_custom_target(wipe COMMAND rm -rf ${CMAKE_SOURCE_DIR}/data)\n",
		"q/meson.build": "run_command('rm', '-rf', 'data', check: true)\n", "r/pyproject.toml": "[tool.taskipy.tasks]\npre_test = 'rm -rf data'\ntest = 'pytest'\nlint = 'ruff check'\n",
		"s/justfile":     "gen:\n    #!/usr/bin/env python3\n    import shutil\n    shutil.rmtree('data')\ntest:\n    #!/usr/bin/env python3\n    print(1)\n",
		"u/build.gradle": "task x(type: Exec) { commandLine 'rm', '-rf', 'data' }\nbuild.dependsOn x\n", "v/build.gradle": "task x(type: Exec) { commandLine 'rm', '-rf', 'data' }\n",
		"x/Makefile": "test: db\n\tpytest\ndb:\n\trm -f app.db\ntestdb:\n\trm -f test.db\nclean:\n\trm -f app.db\n",
		"y/CMakeLists.txt": "execute_process(COMMAND git describe WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})\nadd_custom_target(wipe COMMAND rm -rf ${CMAKE_SOURCE_DIR}/data)\n" +
			"file(REMOVE ${CMAKE_BINARY_DIR}/x)\n",
	}, everywhere("abcdefghijklnopqrsuvxy"))
	checkAsked(t, w, top, []string{
		"cd a && rake", "cd a && rake test", "cd a && bundle exec rake test", "cd b && inv test", "cd b && invoke stage", "cd c && nox", "cd c && nox -s tests",
		"cd d && doit", "cd e && scons -j2", "cd f && mise run build", "cd f && mise run all", "cd g && cargo make build", "cd h && ant", "cd h && ant compile",
		"cd i && pre-commit run -a", "cd j && lefthook run pre-commit", "cd k && foreman start", "cd k && overmind start", "cd l && go generate ./...", "go generate ./l",
		"cd n && cmake -B b", "cmake -S n -B b", "cd o && cmake -S . -B b", "cd p && cmake --build b", "cd q && meson setup b", "cd r && task test", "cd s && just gen",
		"cd u && gradle build", "cd v && gradle x", "cd x && make test",
	}, []string{
		"cd a && rake clean", "cd a && rake docs", "cd a && rake -T", "cd b && inv lint", "cd b && inv clean-all", "cd b && inv --list", "cd c && nox -s lint", "cd c && nox -l",
		"cd f && mise run test", "cd f && mise tasks", "cd g && cargo make test", "cd h && ant clean", "cd h && ant jar", "cd j && lefthook run commit-msg",
		"cd l && go build ./...", "cd l && go vet ./...", "cd p && cmake -B b", "cd r && task lint", "cd s && just test", "cd s && just --list",
		"cd v && gradle test", "cd x && make clean", "cd x && make testdb", "cd y && cmake -B b", "cd y && cmake --build b",
	})
}

// everywhere is a folder of what is nowhere else, and databases, in each folder.
func everywhere(folders string) map[string]string {
	loose := map[string]string{}
	for _, f := range folders {
		loose[string(f)+"/data/orders.csv"], loose[string(f)+"/build/a.o"] = "1\n", "1\n"
		loose[string(f)+"/app.db"], loose[string(f)+"/test.db"] = "SQLite format 3\x00", "SQLite format 3\x00"
	}
	return loose
}

// TestSettingsOfSitesThatEmpty: generators of sites and of code empty the folder that their settings name.
func TestSettingsOfSitesThatEmpty(t *testing.T) {
	w, top := committedTasks(t, map[string]string{
		".gitignore": "api/\n", "a/mkdocs.yml": "site_name: x\nsite_dir: data\n", "b/_config.yml": "destination: ./data\n", "c/book.toml": "[build]\nbuild-dir = \"data\"\n",
		"d/typedoc.json": `{"out": "data"}`, "e/buf.gen.yaml": "version: v2\nclean: true\nplugins:\n- local: protoc-gen-go\n  out: data\n",
		"f/next.config.js": "module.exports = { distDir: 'data' }\n", "g/vue.config.js": "module.exports = { outputDir: 'data' }\n",
		"h/angular.json":      `{"projects":{"a":{"architect":{"build":{"options":{"outputPath":"data"}}}}}}`,
		"i/webpack.config.js": "module.exports = { output: { path: __dirname+'/data', clean: true } }\n",
		"k/mkdocs.yml":        "site_name: x\nsite_dir: build/site\n", "l/typedoc.json": `{"out": "data", "cleanOutputDir": false}`, "n/buf.gen.yaml": "version: v2\nplugins:\n- out: data\n",
		"o/typedoc.json": `{"out": "api"}`, "p/_config.yml": "destination: data\nkeep_files: [orders.csv]\n",
	}, everywhere("abcdefghiklnop"))
	writeAll(t, top, map[string]string{"o/api/index.html": "1\n"})
	checkAsked(t, w, top, []string{
		"cd a && mkdocs build", "cd b && jekyll build", "cd b && bundle exec jekyll build", "cd c && mdbook build", "cd d && npx typedoc", "cd e && buf generate",
		"cd f && npx next build", "cd g && npx vue-cli-service build", "cd h && npx ng build", "cd i && npx webpack",
	}, []string{
		"cd a && mkdocs --version", "cd k && mkdocs build --strict", "cd l && npx typedoc", "cd o && npx typedoc", "cd c && mdbook test", "cd b && ls data",
	})
}
