package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// toolSettings are settings of builds that name foreign code, and the words by which they do: the manuals of rustup
// 1.27 (Overrides), sbt 1.10, Gradle 8 (Build Environment; Daemon JVM criteria), Maven 3.9 (Configuring Apache Maven),
// java(1);
// golangci-lint 1.60 (Module Plugin System, Go Plugin System); Hugo 0.14x (Hugo Modules, resources.GetRemote,
// security.funcs, publishDir),
// jekyll-remote-theme 0.4, Antora 3.1 (content.sources.url, ui.bundle.url, require), pnpm 10 (verifyDepsBeforeRun: a
// run installs first).
var toolSettings = []toolSetting{
	{"cargo rustc rustdoc rustup cross maturin wasm-pack", "rust-toolchain.toml rust-toolchain", []string{"path"}},
	{"sbt sbtn", ".sbtopts .jvmopts .sbtrc", loadsIntoJava},
	{"gradle gradlew", "gradle.properties",
		slices.Concat(loadsIntoJava, []string{"java.home", "distributionUrl", "init-script"})},
	{"gradle gradlew", "gradle-daemon-jvm.properties", []string{"toolchainUrl"}},
	{"golangci-lint", ".golangci.*", []string{".so"}},
	{"mvn mvnw mvnd", "jvm.config maven.config",
		slices.Concat(loadsIntoJava, []string{"-s ", "--settings", "-f ", "--file", "ext.class.path"})},
	{"hugo", "hugo.toml hugo.yaml hugo.yml hugo.json config.toml config.yaml config.yml config.json module.toml " +
		"module.yaml module.json", []string{"module.imports", "imports", "getenv", "publishDir = '.", "publishDir='.",
		`publishDir = ".`, `publishDir=".`, "publishDir: .", "publishDir: '.", `publishDir: ".`, `"publishDir": ".`}},
	{"hugo", "*.html *.xml", []string{".GetRemote", "getJSON \"", "getCSV \"", "data.GetJSON"}},
	{"jekyll", "_config.yml _config.yaml _config.toml", []string{"remote_theme"}},
	{"antora", "antora-playbook.y*ml *playbook*.y*ml", []string{"http://", "https://", "ssh://", "git@", "require:"}},
	{"pnpm pnpx", "pnpm-workspace.yaml .npmrc", []string{"verifyDepsBeforeRun: install",
		"verify-deps-before-run=install", "verifyDepsBeforeRun: 'install'",
		"verifyDepsBeforeRun: \"install\"",
		"verify-deps-before-run = install",
		"verifyDepsBeforeRun: prompt"}},
}

type toolSetting struct {
	programs, files string
	words           []string
}

// loadsIntoJava are options of java(1) that load code or start a command, and those that write over a file (JDK 23).
var loadsIntoJava = []string{"-javaagent", "-agentlib", "-agentpath", "-Xbootclasspath", "-XX:On", "-XX:Flags",
	"-XX:VMOptions", "--patch-module", "-classpath", "-cp ", ":file=", "-Xloggc:", "-XX:StartFlightRecording",
	"-XX:FlightRecorderOptions", "-XX:ArchiveClassesAtExit", "-XX:SharedArchiveFile", "-XX:HeapDumpPath",
	"-XX:ErrorFile", "-XX:LogFile", "-XX:DumpLoadedClassList", "-XX:SharedClassListFile"}

var toolSettingsOf = table.ByWord(toolSettings, func(s toolSetting) []string { return strings.Fields(s.programs) })

// namesForeignCode judges settings of this session by which a build loads code from elsewhere.
func namesForeignCode(j *Judge, c *effect.Call, v *option.Invocation) {
	first, _ := v.Words()
	for _, s := range toolSettingsOf(path.Base(first)) {
		for _, file := range j.SessionFiles() {
			if !table.FitsAny(s.files, path.Base(file)) {
				continue
			}
			text, how := j.TextOf(place.Place{Path: file})
			was := ""
			if table.FitsAny("*.html *.xml", path.Base(file)) {
				was, _ = j.World.Committed(file)
			}
			names := func(w string) bool { return strings.Contains(text, w) && !strings.Contains(was, w) }
			if how == files.Wholly && slices.ContainsFunc(s.words, names) {
				c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
			}
		}
	}
}
