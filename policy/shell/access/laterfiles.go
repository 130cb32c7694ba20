package access

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
)

// Some files are everyday ones but for what a command puts into them: a package that is installed, which every later
// start loads and no history holds, and files that name a version, where a package comes from, or how a tool works.

// laterRead is such a file, and the text by which one has something else run later.
type laterRead struct {
	folders []string // of which one holds the file
	names   []string // its name in lower case, a pattern; with a slash: how its path ends
	text    func() *regexp.Regexp
	source  string
}

var laterReads = []laterRead{
	{strings.Fields("/node_modules/ /site-packages/ /dist-packages/ /vendor/bundle/ /.cargo/registry/src/ " +
		"/bower_components/ /jspm_packages/ /__pypackages__/ /Pods/ /local/lib/perl5/ /renv/library/ " +
		"/.pub-cache/"), nil,
		runsText, "Node 22, modules; Python 3.13, site; Bundler 2.5, bundle config path; Cargo 1.83, registry/src; " +
			"PDM 2 (PEP 582); CocoaPods 1.16; cpanm, local::lib; renv 1; Pub 3"},
	{[]string{"/vendor/bundle/"}, nil, gemRuns, "Ruby 3.4, Kernel: `, %x, open of a pipe"},
	{strings.Fields("/.next/ /.nuxt/ /.output/server/ /.svelte-kit/ /.vercel/output/ /.serverless/ /.turbo/ " +
		"/.parcel-cache/ /.angular/cache/"), nil, runsText,
		"Next.js 15, Nuxt 3, SvelteKit 2, Vercel's Build Output 3: what a server or the next build loads of a build"},
	{[]string{"/.terraform/modules/", "/.terragrunt-cache/"}, nil,
		lazy.Pattern(`\blocal-exec\b|\bremote-exec\b|\bexternal\b|\bprogram\s*=|\bhttps?:`),
		"Terraform 1.10, .terraform: modules as they were fetched"},
	{nil, []string{"cmakecache.txt"}, lazy.Pattern(`/(?:tmp|var/tmp|dev/shm|home|Users)/|\.\./|` +
		`(?:COMPILER|LAUNCHER|LINKER|MAKE_PROGRAM|EXECUTABLE|COMMAND|CMAKE_AR|RANLIB)\w*:\w+=`),
		"CMake 3.31, CMakeCache.txt: the programs of each later build"},
	{[]string{"/vendor/composer/"}, []string{"vendor/autoload.php"}, phpRuns,
		"Composer 2.8, autoload: every script loads it"},
	{nil, []string{".python-version", ".python-versions"}, lazy.Pattern(`(?m)(?:^|[\s"'])[\w.~$-]*/`),
		"uv 0.5 and pyenv 2.4, .python-version: a path to an interpreter"},
	{nil, []string{"requirements*.txt", "constraints*.txt", "requirements*.in"},
		lazy.Pattern(`(?m)(?:^|["'\s])(?:-i|-f|--(?:extra-)?index-url|--find-links)[\s=]+\S*https?:`),
		"pip 24, Requirements File Format: --index-url"},
	{nil, []string{"pom.xml"}, lazy.Pattern(`(?s)<(?:pluginRepository|repository|mirror)>.{0,400}?<url>\s*https?:`),
		"Maven 3.9, POM: repositories"},
	{nil, []string{"nuget.config"}, lazy.Pattern(`(?i)\bvalue\s*=\s*["']?(?:https?:|\.|/|\\)|<clear\b`),
		"NuGet 6, nuget.config: packageSources"},
	{nil, []string{".*.lua", ".*.vim", "session.vim", "project.vim", "local.vim", "project.lua"},
		lazy.Pattern(`\bos\.execute\b|\bio\.popen\b|\bvim\.(?:fn\.)?(?:system|cmd|jobstart)\b|\bspawn\b|` +
			`\bdofile\b|\bload(?:string|file)\b|\bsystem(?:list)?\(|\bjobstart\(|(?m)^\s*(?::?!|silent !|py3?\s|` +
			`exe(?:cute)?\s|au(?:tocmd|group)?\s)`), "Vim 9, exrc; Lite XL 2.1, project modules; Neovim 0.10"},
	{nil, []string{"docker-compose*.y*ml", "compose*.y*ml"},
		lazy.Pattern(`(?m)[\s"'\[,]` + machineFolder + `:["']?/|` +
			`\bsource:\s*["']?` + machineFolder + `["']?\s*(?:$|[,}])`),
		"Docker Compose 2, volumes: the machine's own folders"},
	{nil, []string{"docker-compose.override.y*ml", "compose.override.y*ml"}, lazy.Pattern(`\bprivileged:\s*["']?true`),
		"Docker Compose 2, Merge: taken in unasked"},
	{nil, []string{"go.mod", "go.work"}, lazy.Pattern(`=>\s*[\w-]+(?:\.[\w-]+)+/\S+\s+v\d`),
		"Go Modules Reference, replace: another module in its place"},
	{nil, []string{".bazelversion"}, forkText, "Bazelisk 1.25, README: FORK/VERSION"},
	{nil, []string{"rust-toolchain", "rust-toolchain.toml"}, pathText, "rustup 1.27, overrides: path"},
	{nil, []string{"package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml"}, hostText,
		"npm 10, package-lock.json: resolved; Yarn 1; pnpm 9"},
	{nil, []string{"package.json"}, lazy.Pattern(`\bpackageManager\b[^,]*?@(?:https?|file|git)\b`),
		"Node 22, Corepack: packageManager with an address"},
	{nil, []string{"pnpm-workspace.yaml"},
		lazy.Pattern(`(?i)\b(?:scriptShell|nodeOptions|configDependencies|(?:global)?pnpmfile|dangerouslyAllowAll\w*|` +
			`script-shell|node-options|globalPnpmfile)\b`), "pnpm 10, Settings (pnpm-workspace.yaml)"},
	{nil, []string{"dbt_project.y*ml"}, lazy.Pattern(`(?i)\b(?:truncate\b|delete\s+from|superuser|` +
		`drop\s+(?:table|schema|database|view|user|role)|(?:create|alter)\s+(?:user|role|system)|` +
		`copy\b[^\n]*\bprogram\b)`), "dbt 1.8, on-run-start, on-run-end, pre-hook, post-hook"},
	{nil, []string{"gradle.properties"}, lazy.Pattern(jvmRuns + `|\borg\.gradle\.java\.(?:home|installations\.paths)|` +
		`\bsystemProp\.\S*proxyHost|\binit\.?script`), "Gradle 8.11, Build Environment: java.home, jvmargs"},
	{nil, []string{".jvmopts", ".jvm.config", ".java_opts", "jvm.options", "jvm.config"}, lazy.Pattern(jvmRuns),
		"sbt 1.10, .jvmopts; java(1) of JDK 21"},
	{nil, []string{"pyvenv.cfg"}, lazy.Pattern(`\bhome\s*=|\bexecutable\s*=|/bin\b`),
		"Python 3.13, venv: home"},
	{nil, []string{"hie.yaml", "hie.yml"},
		lazy.Pattern(`\b(?:bios|program|shell|dependency-program|with-ghc|other)\b\s*:`),
		"hie-bios 0.14, README: Bios"},
	{nil, []string{"rust-analyzer.toml", ".rust-analyzer.toml"},
		lazy.Pattern(`(?i)overrideCommand|extraEnv|extraArgs|\bserver\b.*=|runnables\b|` +
			`rustc\b.*source|\bcommand\b\s*=`),
		"rust-analyzer 2025, Configuration"},
	{nil, strings.Fields(".pylintrc pylintrc .pylintrc.toml pylintrc.toml pyproject.toml setup.cfg tox.ini"),
		lazy.Pattern(`\binit-hook\b`), "Pylint 3.3, Main: init-hook"},
	{nil, []string{"gptme.toml"}, lazy.Pattern(`\bcontext_cmd\b|\bcommand\b|\bplugins?\b|\bhooks?\b`),
		"gptme 0.28, Project config"},
	{nil, []string{".trunk/trunk.yaml", ".trunk/user.yaml"},
		lazy.Pattern(`\brun\s*:|\bgit_hooks\b|\bshell_hooks\b|\buri\s*:`),
		"Trunk 1.22, Actions, Plugins"},
	{nil, []string{"config*.y*ml"}, lazy.Pattern(`\bexec-host\b`), "DDEV 1.24, Hooks (.ddev/config.*.yaml)"},
	{nil, []string{".lando*.yml"}, lazy.Pattern(`\bhost\s*:|\b(?:pre|post)-\w+\s*:`), "Lando 3.23, Events"},
	{nil, []string{"shell.nix", "flake.nix", "default.nix", "devshell.nix", "devenv.nix", "devbox.json"},
		lazy.Pattern(`\bshellHook\b|\benterShell\b|\binit_hook\b|\bbuiltins\.(?:exec|fetch\w*)\b|\bgit-hooks\b`),
		"nix-shell(1), shellHook; devenv 1.4, enterShell; Devbox 0.14, init_hook"},
	{nil, []string{".flox/env/manifest.toml", "pixi.toml"}, lazy.Pattern(`\bon-activate\b|\[profile\]|\bactivation\b`),
		"Flox 1.4, manifest.toml(1); Pixi 0.40, activation"},
	{nil, []string{".prototools", "aqua.yaml", "aqua.yml"}, lazy.Pattern(`\bhttps?:|\bfile:|\bsource:|\btype: local`),
		"proto 0.45, plugins; aqua 2.45, registries"},
	{nil, []string{".bundle/config"},
		lazy.Pattern(`(?i)BUNDLE_(?:MIRROR|GEMFILE|BIN|PLUGIN|BUILD|PATH__|SSL_VERIFY)|https?:`),
		"Bundler 2.5, config(1)"},
	{nil, []string{"bunfig.toml"}, lazy.Pattern(`\bpreload\b|\bshell\s*=|\bregistry\b`), "Bun 1.2, bunfig.toml"},
	{nil, []string{".user.ini", "php.ini", ".htaccess"},
		lazy.Pattern(`\bauto_(?:pre|ap)pend_file\b|\b(?:zend_)?extension\b|\bsendmail_path\b|` +
			`\bAddHandler\b|\bSetHandler\b`),
		"PHP 8.4, php.ini directives; Apache 2.4, mod_mime"},
	{nil, []string{".latexmkrc", "latexmkrc"},
		lazy.Pattern("\\bsystem\\b|\\bexec\\b|\\bqx\\b|`|shell-escape|\\bopen\\b|\\beval\\b|" +
			`\$(?:\w*latex|\w*tex|biber|bibtex|\w+_(?:previewer|update_command|cmd|hook\w*))\s*=`), "latexmk(1), 4.86"},
	{nil, []string{".proverc"},
		lazy.Pattern(`(?:^|\s)(?:--exec|-e|-P|-M|--source\w*|-I|--lib)\b`), "prove(1), Perl 5.40"},
	{nil, []string{"nextest.toml"}, lazy.Pattern(`\bscripts?\b|\brun-?wrapper\b|\bcommand\s*=`),
		"cargo-nextest 0.9, Setup scripts"},
	{nil, []string{"directory.build.props", "directory.build.targets", "directory.build.rsp", "msbuild.rsp"},
		lazy.Pattern(`(?i)<Exec\b|<UsingTask\b|\bInitialTargets\b|<Import\b|[-/](?:logger|l|dl):|\bTaskFactory\b`),
		"MSBuild 17, Customize your build; response files"},
	{nil, []string{"cmakepresets.json", "cmakeuserpresets.json"},
		lazy.Pattern(`\bcmakeExecutable\b|COMPILER_LAUNCHER|_LINKER_LAUNCHER|CMAKE_PROJECT_\w*INCLUDE`),
		"cmake-presets(7), 3.31"},
	{nil, []string{".ycm_extra_conf.py"}, lazy.Pattern(`\bos\.|\bsubprocess\b|\bexec\(|\beval\(|\b__import__|\bopen\(`),
		"YouCompleteMe 2024, .ycm_extra_conf.py"},
	{nil, []string{"omnisharp.json"}, lazy.Pattern(`(?i)LocationPaths`), "OmniSharp 1.39, Configuration Options"},
	{nil, []string{"*.xcscheme"}, lazy.Pattern(`\bscriptText\b|ExecutionAction\b`), "Xcode 16, schemes: pre-actions"},
	{nil, []string{".lfsconfig"}, lazy.Pattern(`(?i)\burl\b|https?:`), "git-lfs-config(5), 3.6: lfs.url"},
	{nil, []string{"setup.cfg", "tox.ini", ".flake8"}, lazy.Pattern(`\blocal-plugins\b`), "Flake8 7, Local Plugins"},
}

// machineFolder is a folder of the machine's or the person's that no container has to do with.
const machineFolder = `(?:/|~/?|\$\{?HOME\}?/?|/(?:root|home|etc|boot|proc|Users)/?|` +
	`(?:~|\$\{?HOME\}?|/(?:root|home/\w+))/\.(?:ssh|gnupg|aws|kube|config)/?)`

// jvmRuns are options by which a virtual machine loads or starts something (java(1), JDK 21).
const jvmRuns = `-javaagent:|-agent(?:path|lib):|-XX:On(?:Error|OutOfMemoryError)|-Xbootclasspath|-XX:Flags=|` +
	`-XX:VMOptionsFile|\bjava\.home\b|-Djava\.security\.manager`

var (
	runsText = lazy.Pattern(`\bchild_process\b|\bexec(?:Sync|File|FileSync)?\(|\bspawn(?:Sync)?\(|` +
		`\bos\.(?:system|popen|exec|spawn)|\bsubprocess\b|\beval\(|\bnew Function\(|\bfetch\(|` +
		`\bhttps?\.(?:get|request)\(|\burllib|\brequests\.\w+\(|` +
		`\bsocket\.|\bNet::HTTP\b|\bIO\.popen|\bsystem\(|\bCommand::new\b|\b(?:curl|wget)\s|` +
		`\bprocess\.env\b|\bos\.environ\b`)
	phpRuns = lazy.Pattern(`\b(?:exec|system|shell_exec|passthru|proc_open|popen|eval|assert|pcntl_exec|curl_exec|` +
		"fsockopen|mail)\\s*\\(|`[^`\\n]+`|\\bbase64_decode\\b|" +
		`\b(?:file_get_contents|include|require)(?:_once)?\b[^\n]*https?:`)
	gemRuns  = lazy.Pattern("`[^`\n]+`" + `|%x[\[({|!]|\bopen\(?\s*["']\||\b(?:instance_|class_)?eval\b|\bOpen3\b`)
	forkText = lazy.Pattern(`(?:^|\s)[A-Za-z][\w-]+/(?:\d|latest|last)|\bhttps?:`)
	pathText = lazy.Pattern(`\bpath\s*=`)
	hostText = lazy.Pattern(`\bhttps?:|\bgit\+|\bfile:`)
)

// usualHosts are those from which packages come by themselves (npm 10, registry; Yarn 1).
var usualHosts = lazy.Pattern(`\bhttps?:(?:\\?/){2}(?:registry\.(?:npmjs\.org|yarnpkg\.com)|` +
	`repo1?\.maven\.(?:apache\.)?org|maven\.google\.com|repo\.spring\.io|(?:api|www)\.nuget\.org|` +
	`(?:test\.)?pypi\.org|download\.pytorch\.org|pypi\.nvidia\.com)(?:\\?/|["'\s,)]|$)`)
