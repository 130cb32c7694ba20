package access

import (
	"strings"

	"guard/internal/lazy"
)

// Files in which a package, a platform or a tool for developers is told what to run at a time of its own.

// lineBegins is where a line begins, in a text or in a word that spells it.
const lineBegins = `(?:^|\n|\\n)[ \t]*`

// fetched is what no such script does every day: to fetch and run, to send, to open a shell, to decode.
const fetched = `\b(?:curl|wget|nc|ncat|socat)\s[^\n]*(?:\||https?:|-d\b|--data)|/dev/(?:tcp|udp)/|` +
	`\bbase64\s+-(?:d|D|-decode)|\beval\s|\b(?:ba|z|da)?sh\s+<\(|\.ssh/|authorized_keys|\bid_(?:rsa|ed25519)`

var hookReads = []laterRead{
	{nil, []string{"procfile*"}, ordered(lineBegins + `[\w-]+:[ \t]*`), "Heroku, The Procfile; foreman 0.88"},
	{nil, []string{"app.json"},
		ordered(`\b(?:postdeploy|pr-predestroy|predeploy|dokku\.\w+|test-setup|test)["']?\s*:\s*["']*`),
		"Heroku, app.json: scripts; Dokku 0.35, deployment tasks"},
	{nil, []string{"heroku.yml", "scalingo.json", "koyeb.y*ml", "zeabur.json", "zbpack.json", "wrangler.toml",
		"wrangler.json*", "captain-definition", "serverless.y*ml", "samconfig.toml", "pulumi.y*ml"},
		ordered(commandKeys + `|` + listedCommand),
		"Heroku, heroku.yml; Scalingo; Koyeb; Zeabur; Wrangler 3; CapRover; Serverless 4; SAM; Pulumi 3"},
	{nil, []string{"appspec.y*ml"}, lazy.Pattern(`\blocation["']?\s*:`), "AWS CodeDeploy, AppSpec hooks"},
	{[]string{"/.ebextensions/"}, nil,
		lazy.Pattern(`\b(?:container_)?commands\b|\bcommand\b|\bfiles\b|\bservices\b|\bsources\b`),
		"Elastic Beanstalk, .ebextensions: commands, files"},
	{nil, []string{"project.toml"}, lazy.Pattern(`\buri\s*=\s*["']https?:|\binline\b|\[\[?io\.buildpacks`),
		"Cloud Native Buildpacks, project descriptor"},
	{[]string{"/debian/", "/snap/hooks/", "/meta/hooks/", "/snap/local/"},
		strings.Fields("preinst postinst prerm postrm preinstall postinstall *.post-install *.pre-install " +
			"*.post-upgrade *.install *.spec nfpm.y*ml control.in"),
		lazy.Pattern(fetched),
		"Debian Policy 4.7, maintainer scripts; snapd 2.66, hooks; rpm 4.20, scriptlets; apk; pacman"},
	{nil, []string{"devspace.y*ml", "okteto.y*ml", "garden.y*ml", "*.garden.yml", "mprocs.y*ml",
		"process-compose.y*ml",
		"werf.y*ml", "docksal.yml", "skaffold.y*ml"},
		lazy.Pattern(fetched + `|\b(?:command|cmd|script|shell|exec\w*)["']?\s*:[^\n]*` + strangeFetch),
		"DevSpace 6, hooks; Okteto 3; Garden 0.13; mprocs 0.7; Process Compose 1; werf 2; Skaffold 2, hooks"},
	{nil, []string{"copier.y*ml"}, lazy.Pattern(`\b_(?:tasks|migrations)\b|` + fetched),
		"Copier 9, _tasks, _migrations"},
	{nil, []string{"uwsgi.ini", "*.uwsgi", "supervisord.conf", "supervisor.conf", "ecosystem.config.*"},
		lazy.Pattern(`\bexec-(?:pre|post|as)-\w+\s*[=:]|\bhook-\w+\s*=\s*exec|` + fetched),
		"uWSGI 2, hooks; Supervisor 4; pm2 5"},
	{nil, []string{"renovate.json*", ".renovaterc*"},
		lazy.Pattern(`\bautomerge["']?\s*:\s*true|\bpostUpgradeTasks\b|["'](?:github|gitlab|local|bitbucket)>|` +
			`https?://`),
		"Renovate 39, automerge, presets"},
	{nil, []string{"turbo.json", "nx.json"},
		lazy.Pattern(`\b(?:apiUrl|loginUrl|nxCloudUrl|customProxyConfigPath)["']?\s*:|` +
			`\btasksRunnerOptions\b[^\n]*https?:`),
		"Turborepo 2, remoteCache; Nx 20, nxCloudUrl"},
	{nil, strings.Fields("settings.gradle settings.gradle.kts build.gradle build.gradle.kts init.gradle*"),
		lazy.Pattern(`(?s)\b(?:gradleEnterprise|develocity)\b.{0,600}?\bserver\b[^\n]{0,40}https?://|` +
			`\bHttpBuildCache\b.{0,400}?https?://|\btermsOfUseAgree\b[^\n]*["']yes`),
		"Develocity 3.19, build scans; Gradle 8.11, remote build cache"},
	{[]string{"/.mvn/"}, strings.Fields("develocity.xml gradle-enterprise.xml"), lazy.Pattern(`<url>\s*https?://`),
		"Develocity's extension of Maven, 1.23"},
	{nil, []string{"*.gemspec"},
		lazy.Pattern(`["'](?:~/|/(?:home|root|Users|etc)/)|\bDir\.home\b|\bfiles\b[^\n]*["']\.\./`),
		"RubyGems 3.6, Specification: files"},
	{nil, []string{"global.json"}, lazy.Pattern(`\bpaths["']?\s*:`), ".NET 10, global.json: sdk.paths"},
}

// strangeFetch is a program that fetches, in a command.
const strangeFetch = `\b(?:curl|wget|nc|socat)\b`

// rubyRuns, elixirRuns, scalaRuns are calls by which such a text starts something, or reaches a host, at once.
const (
	rubyRuns = lineBegins + `(?:system|exec|spawn|eval)[\s(]|=\s*(?:system|exec|spawn)[\s(]|` +
		"`\\s*(?:curl|wget|sh|bash|env|python\\d?|ruby|perl|nc|cat|rm)\\b|%x[({\\[]|" +
		`\bIO\.popen|\bOpen3\b|\bNet::HTTP\b|\bURI\.open\b|\bKernel\.(?:system|exec|spawn|open)`
	elixirRuns = `\bSystem\.(?:cmd|shell|find_executable)|:os\.cmd|\bPort\.open|:httpc|\bCode\.eval_|\bFile\.rm|` +
		`\bReq\.\w+!?\(|\bHTTPoison\b`
	scalaRuns = `\bscala\.sys\.process\b|\bsys\.process\b|\bProcess\(|\bProcessBuilder\b|\bRuntime\.getRuntime\b|` +
		`\bURL\([^\n]*\)\.(?:open|text|read)|\bscala\.io\.Source\.fromURL`
)

// evaluatedReads are files that an editor or its language server evaluates when the project is opened or saved,
// and any
// command of their tool.
var evaluatedReads = []laterRead{
	{nil, strings.Fields(".formatter.exs mix.exs .credo.exs .iex.exs"), lazy.Pattern(elixirRuns),
		"Mix 1.17, format; ElixirLS 0.24"},
	{nil, strings.Fields("*.sbt build.sc build.mill"), lazy.Pattern(scalaRuns), "sbt 1.10; Mill 0.12; Metals 1.4"},
	{nil, strings.Fields("vagrantfile gemfile *.gemspec podfile fastfile appfile guardfile brewfile berksfile " +
		"capfile"),
		lazy.Pattern(rubyRuns), "Vagrant 2.4; Bundler 2.5; Ruby LSP 0.22; CocoaPods 1.16; fastlane 2; Guard 2"},
	{nil, strings.Fields("build.gradle build.gradle.kts settings.gradle settings.gradle.kts *.gradle init.gradle*"),
		lazy.Pattern(scalaRuns + `|["\]]\.execute\(\)|\bcommandLine\b[^\n]*` + strangeFetch +
			`|\bURL\([^\n]*\)\.(?:text|openStream|readText|bytes)`), "Gradle 8.11; Buildship 3; Kotlin's scripts"},
	{nil, strings.Fields("project.clj deps.edn build.clj build.boot profiles.clj"),
		lazy.Pattern(`#=\(|\bclojure\.java\.shell\b|\bsh/sh\b|\bRuntime/getRuntime\b|\bslurp\s+"https?:`),
		"Leiningen 2.11; clojure-lsp 2024"},
	{nil, strings.Fields("package.swift"), lazy.Pattern(`\bProcess\(\)|\bURLSession\b|\bsystem\(|\bposix_spawn`),
		"SwiftPM 6; SourceKit-LSP"},
	{nil, strings.Fields("build.zig"), lazy.Pattern(`\baddSystemCommand\b[^\n]*"(?:sh|bash|curl|wget)"|` +
		`\bstd\.process\.Child\b|\bstd\.http\b`), "Zig 0.13; ZLS"},
	{nil, strings.Fields("build.rs"), lazy.Pattern(`Command::new\(\s*"(?:sh|bash|curl|wget|env|nc)"|\bTcpStream\b|` +
		`\b(?:reqwest|ureq)::`), "Cargo 1.83, build scripts; rust-analyzer 2025"},
	{nil, strings.Fields("rebar.config rebar.config.script"),
		lazy.Pattern(`\b(?:pre|post)_hooks\b[^\n]*` + strangeFetch + `|\bos:cmd\b`), "Rebar3 3.24; ELP"},
	{nil, strings.Fields("*.csproj *.fsproj *.vbproj *.vcxproj *.props *.targets"),
		ordered(`<Exec\b[^>\n]*Command\s*=\s*`), "MSBuild 17, Exec; design-time builds"},
	{nil, strings.Fields("earthfile"), lazy.Pattern(`(?s)\bLOCALLY\b.*?(?:` + fetched + `)`), "Earthly 0.8, LOCALLY"},
}
