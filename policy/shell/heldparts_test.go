package shell_test

import "testing"

// TestTasksInLoadedFiles: the tasks of the files that a file of tasks takes in run as its own do.
func TestTasksInLoadedFiles(t *testing.T) {
	const aws = "aws s3 sync out s3://acme-web --delete"
	rake := "namespace :web do\n  task site: :environment do\n    sh \"" + aws + "\"\n  end\n  task :docs do\n    rm_rf 'build'\n  end\nend\n" +
		"task :tidy do\n  rm_rf File.expand_path(\"~/Documents\")\nend\n"
	w, top := committedTasks(t, map[string]string{
		".gitignore": "build/\nnode_modules/\n",
		"a/Rakefile": "Dir[\"lib/tasks/*.rake\"].each { |f| load f }\ntask :test do\nend\n", "a/lib/tasks/site.rake": rake,
		"b/Rakefile": "import 'rake/site.rake'\n", "b/rake/site.rake": rake,
		"c/Rakefile": "Rails.application.load_tasks\n", "c/lib/tasks/site.rake": rake, "c/bin/rails": "#!/usr/bin/env ruby\nrequire 'rails/commands'\n",
		"d/build.gradle": "apply from: \"$rootDir/gradle/site.gradle\"\n", "d/gradle/site.gradle": "tasks.register(\"site\", Exec) { commandLine " + syncs + " }\ntasks.register(\"docs\", Exec) { commandLine \"mkdocs\", \"build\" }\n",
		"e/build.gradle.kts": "plugins { id(\"site\") }\n", "e/buildSrc/src/main/kotlin/site.gradle.kts": "tasks.register<Exec>(\"site\") { commandLine(" + syncs + ") }\n",
		"f/tasks/__init__.py": "from invoke import Collection\nfrom . import web\nns = Collection(web)\n",
		"f/tasks/web.py":      "from invoke import task\n@task\ndef site(c):\n    c.run(\"" + aws + "\")\n@task\ndef docs(c):\n    c.run(\"mkdocs build\")\n",
		"g/gulpfile.js":       "require('fs').readdirSync('./gulp').forEach(f => Object.assign(exports, require('./gulp/' + f)));\n",
		"g/gulp/site.js":      "const {exec} = require('child_process');\nexports.site = cb => exec(\"" + aws + "\", cb);\nexports.css = cb => exec(\"sass a.scss a.css\", cb);\n",
		"h/Gruntfile.js":      "module.exports = g => g.loadTasks('grunt');\n",
		"h/grunt/site.js":     "module.exports = g => {\n  g.registerTask('site', () => require('child_process').execSync('" + aws + "'));\n  g.registerTask('css', []);\n};\n",
		"i/magefiles/web.go":  "//go:build mage\n\npackage main\n\nimport \"github.com/magefile/mage/sh\"\n\nfunc Site() error { return sh.Run(" + syncs + ") }\n\nfunc Docs() error { return sh.Run(\"mkdocs\", \"build\") }\n",
		"j/CMakeLists.txt":    "project(a NONE)\nadd_subdirectory(web)\ninclude(cmake/ship.cmake)\n", "j/web/CMakeLists.txt": "add_custom_target(site COMMAND " + aws + ")\nadd_custom_target(docs COMMAND mkdocs build)\n",
		"j/cmake/ship.cmake": "add_custom_target(ship COMMAND git push --force origin main)\n",
		"k/a.csproj":         "<Project><Import Project=\"build\\site.targets\"/></Project>", "k/build/site.targets": "<Project><Target Name=\"Site\"><Exec Command=\"" + aws + "\"/></Target><Target Name=\"Docs\"><Exec Command=\"mkdocs build\"/></Target></Project>",
		"l/build.xml":        "<project name=\"a\"><import file=\"web.xml\"/></project>",
		"l/web.xml":          "<project name=\"w\"><target name=\"site\"><exec executable=\"aws\"><arg line=\"s3 sync out s3://acme-web --delete\"/></exec></target><target name=\"docs\"/></project>",
		"m/Snakefile":        "include: \"rules/site.smk\"\nrule all:\n  input: \"a.txt\"\n",
		"m/rules/site.smk":   "rule site:\n  shell: \"" + aws + "\"\nrule docs:\n  shell: \"mkdocs build\"\n",
		"n/package.json":     "{\"lint-staged\":{\"*\":\"" + aws + "\"},\"scripts\":{\"x\":\"tsc\"}}",
		"o/package.json":     "{\"lint-staged\":{\"*.js\":[\"eslint --fix\",\"prettier --write\"]},\"scripts\":{\"ship\":\"" + aws + "\"}}",
		"p/.lintstagedrc":    "{\"*.md\": \"git push --force origin main\"}",
		"q/Taskfile.yml":     "version: '3'\nincludes:\n  web: ./tasks/web.yml\n  own: {taskfile: ./own, dir: ./own}\ntasks:\n  all:\n    deps: ['web:site']\n",
		"q/tasks/web.yml":    "version: '3'\ntasks:\n  site:\n    cmds: [\"" + aws + "\"]\n  docs:\n    cmds: [\"mkdocs build\"]\n",
		"q/own/Taskfile.yml": "version: '3'\ntasks:\n  default:\n    cmds: [\"git push --force origin main\"]\n",
		"r/justfile":         "mod web \"web.just\"\nmod docs\nimport 'more.just'\n\nhere:\n  echo 1\n", "r/web.just": "site:\n  " + aws + "\nbuild:\n  echo 1\n",
		"r/docs/mod.just": "ship:\n  git push --force origin main\n", "r/more.just": "site:\n  " + aws + "\nmore:\n  echo 1\n",
	}, map[string]string{"a/build/x": "1\n", "g/node_modules/.bin/gulp": "", "h/node_modules/.bin/grunt": ""})
	checkAsked(t, w, top, []string{
		"cd a && rake web:site", "cd a && rake tidy", "cd b && rake web:site", "cd c && bin/rails web:site", "cd c && bundle exec rake web:site", "cd d && gradle site", "cd e && ./gradlew site",
		"cd f && inv web.site", "cd g && npx gulp site", "cd h && npx grunt site", "cd i && mage site", "cd j && cmake --build build --target site", "cd j && cmake --build build --target ship",
		"cd k && dotnet msbuild -t:Site", "cd l && ant site", "cd m && snakemake -c1 site", "cd n && npx lint-staged", "cd p && npx lint-staged",
		"cd q && task web:site", "cd q && task all", "cd q && task own", "cd r && just web site", "cd r && just web::site", "cd r && just docs ship", "cd r && just site",
	}, []string{
		"cd a && rake test", "cd a && rake web:docs", "cd a && rake -T", "cd c && bin/rails test", "cd d && gradle docs", "cd d && gradle build", "cd f && inv web.docs", "cd g && npx gulp css",
		"cd h && npx grunt css", "cd i && mage docs", "cd j && cmake --build build --target docs", "cd k && dotnet msbuild -t:Docs", "cd l && ant docs",
		"cd m && snakemake -c1 docs", "cd m && snakemake -n", "cd o && npx lint-staged", "cd q && task web:docs", "cd r && just web build", "cd r && just more", "cd r && just here",
	})
}
