package shell_test

import "testing"

// TestTasksByAnotherName: a task that publishes runs though the line does not name it: it stands for a word of the
// project's own, for a line that names nothing, or around what the line asks for.
func TestTasksByAnotherName(t *testing.T) {
	w, top := committedTasks(t, map[string]string{
		"a/pom.xml":      "<project><build><defaultGoal>clean deploy</defaultGoal></build></project>\n",
		"b/build.gradle": "plugins { id 'maven-publish' }\ndefaultTasks 'test', 'publish'\n",
		"c/.cargo/config.toml": "[build]\njobs = 4\n[alias]\nt = \"publish --no-verify\"\nship = [\"publish\", \"--all-features\"]\n" +
			"xt = \"run --package xtask --\"\nb = \"build --release\"\n",
		"c/Cargo.toml": "[package]\nname = 'a'\nversion = '0.1.0'\n", "c/src/main.rs": "fn main() {}\n", "c/sub/x": "",
		"d/project.clj": "(defproject a \"0.1.0\" :aliases {\"all\" [\"do\" [\"test\"] [\"deploy\" \"clojars\"]]\n  \"lint\" [\"do\" [\"check\"] [\"test\"]]})\n",
		"e/Gruntfile.js": "module.exports = g => {\n  g.initConfig({rsync: {prod: {}}});\n  g.registerTask('default', ['jshint', 'rsync:prod']);\n" +
			"  g.registerTask('out', ['ftp-deploy']);\n  g.registerTask('check', ['jshint']);\n};\n",
		"f/pyproject.toml":  "[tool.commitizen]\nversion = '0.1.0'\npost_bump_hooks = [\n  \"git push --follow-tags\",\n]\n",
		"g/.cz.yaml":        "commitizen:\n  pre_bump_hooks:\n    - npm test\n  post_bump_hooks:\n    - git push --tags\n",
		"h/.cz.toml":        "[tool.commitizen]\npre_bump_hooks = [\"npm test\"]\n",
		"i/package.json":    `{"name":"a","standard-version":{"scripts":{"posttag":"git push --follow-tags origin main && npm publish"}}}`,
		"j/.versionrc.json": `{"scripts":{"prerelease":"npm test"}}`, "j/package.json": `{"name":"a","scripts":{"posttag":"git push"}}`,
		"k/.versionrc.js":     "module.exports = {scripts: {posttag: 'git push --follow-tags'}};\n",
		"l/pyproject.toml":    "[tool.bumpversion]\ncurrent_version = '0.1.0'\npost_commit_hooks = ['git push']\n",
		"m/.bumpversion.toml": "[tool.bumpversion]\npre_commit_hooks = ['uv lock']\n",
		"n/a.proj":            `<Project DefaultTargets="Ship"><Target Name="Ship"><Exec Command="dotnet nuget push a.nupkg"/></Target></Project>`,
		"o/a.csproj":          `<Project Sdk="Microsoft.NET.Sdk"><Target Name="Up" AfterTargets="Build"><Exec Command="scp $(TargetPath) web@prod:/srv" /></Target></Project>`,
		"p/a.csproj":          `<Project Sdk="Microsoft.NET.Sdk"><Target Name="Up" AfterTargets="Publish"><Exec Command="scp $(TargetPath) web@prod:/srv" /></Target></Project>`,
		"q/a.csproj":          `<Project Sdk="Microsoft.NET.Sdk"><Target Name="Up" AfterTargets="Build" Condition="'$(CI)' == 'true'"><Exec Command="dotnet nuget push x" /></Target></Project>`,
		"r/a.csproj":          `<Project Sdk="Microsoft.NET.Sdk"><Target Name="Gen" BeforeTargets="Build"><Exec Command="npm run css" /></Target></Project>`,
		"s/a.csproj":          `<Project Sdk="Microsoft.NET.Sdk"><Target Name="Up" AfterTargets="Build"><Exec Command="echo&#32;up&#10;scp a web@prod:/srv" /></Target></Project>`,
		"u/pom.xml":           "<project><build><defaultGoal>verify</defaultGoal></build></project>\n",
		"v/build.gradle":      "defaultTasks 'build'\n",
		"x/g.go":              "package m\n//go:generate gsutil cp schema.json gs://acme-prod/schema.json\n", "x/go.mod": "module m\n",
		"y/g.go": "package m\n//go:generate stringer -type=Kind\n//go:generate go run ./gen\n", "y/go.mod": "module m\n",
	}, nil)
	checkAsked(t, w, top, []string{
		"cd a && mvn", "cd a && mvn -q", "cd a && mvn -q -B -DskipTests", "mvn -f a", "mvn -f a/pom.xml -B",
		"cd b && gradle", "cd b && gradle -q --parallel", "cd c && cargo t", "cd c && cargo ship", "cd c/sub && cargo t --release",
		"cd d && lein all", "cd d && lein -o all", "cd e && npx grunt", "cd e && grunt", "cd e && grunt --force", "cd e && grunt out", "cd e && grunt rsync:prod",
		"cd f && cz bump", "cd f && cz bump --yes --increment PATCH", "cd g && cz bump", "cd f && python3 -m commitizen bump",
		"cd i && npx standard-version", "cd i && npx commit-and-tag-version --dry-run=false", "cd k && npx standard-version",
		"cd l && bump-my-version bump patch", "cd l && bump-my-version bump --new-version 1.0.0", "cd n && dotnet msbuild a.proj", "cd n && dotnet msbuild",
		"cd n && dotnet build a.proj -t:Ship", "dotnet build n/a.proj", "cd o && dotnet build", "cd o && dotnet test", "cd o && dotnet run", "dotnet build o",
		"cd s && dotnet build",
		"cd p && dotnet publish", "cd x && go generate ./...", "go generate ./x",
	}, []string{
		"cd a && mvn test", "cd a && mvn -q verify", "cd b && gradle test", "cd c && cargo test", "cd c && cargo b", "cd c && cargo build",
		"cd d && lein test", "cd d && lein lint", "cd e && grunt check", "cd e && grunt jshint", "cd f && cz version", "cd h && cz bump",
		"cd j && npx standard-version", "cd l && bump-my-version show current_version", "cd m && bump-my-version bump patch",
		"cd o && dotnet restore", "cd p && dotnet build", "cd p && dotnet test", "cd q && dotnet build", "cd r && dotnet build", "cd u && mvn", "cd u && mvn -q -B", "cd v && gradle",
		"cd y && go generate ./...",
	})
}

// TestBuildsThatSend: a build sends what it makes, or runs what a host hands out, since its settings say so.
func TestBuildsThatSend(t *testing.T) {
	confluence := "extensions = ['sphinxcontrib.confluencebuilder']\nconfluence_server_url = 'https://acme.atlassian.net/wiki/'\n"
	w, top := committedTasks(t, map[string]string{
		"a/docs/conf.py": confluence + "confluence_publish = True\n", "b/docs/conf.py": confluence + "confluence_publish = False\n",
		"c/mkdocs.yml":      "site_name: x\nplugins:\n- search\n- mkdocs-with-confluence:\n    host_url: https://acme.atlassian.net/wiki\n    space: DOC\n",
		"d/mkdocs.yml":      "site_name: x\nplugins:\n- search\n- mkdocs-with-confluence:\n    enabled_if_env: PUBLISH\n",
		"e/settings.gradle": "plugins { id 'com.gradle.enterprise' version '3.15' }\ngradleEnterprise { buildScan { termsOfServiceAgree = 'yes'; publishAlways() } }\n",
		"e/build.gradle":    "plugins { id 'java' }\n",
		"f/settings.gradle": "gradleEnterprise { buildScan { if (System.getenv('CI')) { publishAlways() } } }\n", "f/build.gradle": "apply from: 'gradle/x.gradle'\n",
		"g/build.gradle":      "plugins { id \"java\" }\napply from: \"https://raw.acme-ext.dev/q.gradle\"\n",
		"h/build.gradle.kts":  "apply(from = \"https://raw.acme-ext.dev/q.gradle.kts\")\n",
		"i/webpack.config.js": "const S3 = require('webpack-s3-plugin');\nmodule.exports = {plugins: [new S3({s3UploadOptions: {Bucket: 'acme-prod'}})]};\n",
		"i/package.json":      `{"scripts":{"build":"webpack","lint":"eslint ."},"devDependencies":{"webpack":"5"}}`,
		"j/vite.config.ts":    "import { defineConfig } from 'vite'\nimport vitePluginFtp from 'vite-plugin-ftp'\nexport default defineConfig({plugins: [vitePluginFtp({})]})\n",
		"k/webpack.config.js": "const Html = require('html-webpack-plugin');\nconst up = require('./deploy-plugin');\nmodule.exports = {};\n",
	}, nil)
	checkAsked(t, w, top, []string{
		"cd a && sphinx-build -b confluence docs docs/_build", "cd a/docs && sphinx-build -M confluence . _build", "cd a && python3 -m sphinx -b confluence docs out",
		"cd c && mkdocs build", "cd c && mkdocs build --clean", "mkdocs build -f c/mkdocs.yml", "cd e && gradle test", "cd e && ./gradlew build", "cd g && gradle test",
		"cd h && gradle build", "cd i && npm run build", "cd i && npx webpack --mode production", "cd j && npx vite build",
	}, []string{
		"cd a && sphinx-build -b html docs docs/_build", "cd b && sphinx-build -b confluence docs out", "cd d && mkdocs build", "cd e && gradle test --no-scan",
		"cd f && gradle test", "cd i && npm run lint", "cd j && npx vite", "cd k && npx webpack",
	})
}

// TestTasksThatOthersHaveRun: what a task depends on runs with it, and a task's library may upload.
func TestTasksThatOthersHaveRun(t *testing.T) {
	scripts := `"scripts":{"test":"node --test","build":"tsc","deploy":"wrangler deploy","lint":"eslint ."}`
	ftp := "const g = require('gulp'), ftp = require('vinyl-ftp');\n"
	w, top := committedTasks(t, map[string]string{
		"a/package.json": `{"name":"a",` + scripts + `}`, "a/turbo.json": `{"tasks":{"test":{"dependsOn":["deploy"]},"deploy":{},"lint":{"dependsOn":["^build"]}}}`,
		"b/package.json": `{"name":"b",` + scripts + `}`, "b/nx.json": `{"targetDefaults":{"test":{"dependsOn":["deploy"]},"lint":{"dependsOn":["build"]}}}`,
		"c/package.json": `{"name":"c","scripts":{"test":"wireit","deploy":"wrangler deploy","lint":"wireit","all":"wireit"},
			"wireit":{"test":{"command":"node --test","dependencies":["deploy"]},"lint":{"command":"eslint .","files":["a"],"dependencies":["build"]},
			"build":{"command":"tsc"},"all":{"dependencies":["lint",{"script":"test"}]}}}`,
		"d/gulpfile.js": ftp + "exports.default = () => g.src('dist/**').pipe(ftp.create({host: 'ftp.acme.io'}).dest('/www'));\nexports.css = () => g.src('a');\n",
		"e/gulpfile.js": ftp + "function conn() { return ftp.create({}); }\nfunction css() { return g.src('a'); }\nfunction live() { return g.src('b').pipe(conn().dest('/')); }\n" +
			"exports.live = live;\nexports.default = css;\n",
		"f/package.json": `{"name":"f","workspaces":["packages/*"],"scripts":{"test":"turbo run test","up":"wrangler deploy"}}`,
		"f/turbo.json":   `{"tasks":{"test":{"dependsOn":["//#up"]},"lint":{},"//#up":{}}}`, "f/packages/x/package.json": `{"name":"x","scripts":{"test":"node --test","lint":"eslint ."}}`,
	}, nil)
	checkAsked(t, w, top, []string{
		"cd a && npx turbo run test", "cd a && npx turbo test", "cd a && turbo run lint test", "cd b && npx nx test b", "cd b && npx nx run b:test", "cd b && npx nx run-many -t test",
		"cd c && npm test", "cd c && npm run all", "cd c && yarn test", "cd d && npx gulp", "cd d && npx gulp default", "cd e && npx gulp live", "cd f && npx turbo run test",
	}, []string{
		"cd a && npx turbo run lint", "cd a && npx turbo run build lint", "cd b && npx nx lint b", "cd b && npx nx run-many -t lint", "cd c && npm run lint",
		"cd d && npx gulp css", "cd e && npx gulp", "cd e && npx gulp css", "cd f && npx turbo run lint",
	})
}
