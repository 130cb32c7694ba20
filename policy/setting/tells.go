package setting

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// How much a file is known to be settings of a tool decides which keys count.
type Kind uint8

const (
	None   Kind = iota
	Data        // at the top of a workspace, in a format of data as well as of settings
	Tool        // in a format, a folder or under a name of settings alone
	Loader      // a Tool's that names code of the project, which is judged where the tool runs
	Index       // what names packages: only where they come from counts
)

// Words of keys, from what the manuals of tools call such settings: mise, direnv, Pylint, hie-bios, rust-analyzer,
// gptme, DDEV, treefmt, git-cliff, cargo-release, mdBook, Trunk, dprint, ZLS, Gradle, pnpm, uv, pip, npm.
var (
	// runWords say that the value is run.
	runWords = strings.Fields("command commands cmd cmds exec executes execute executable executables run runs hook " +
		"hooks script scripts shell shells program programs interpreter launcher launch wrapper argv entrypoint " +
		"preload loader bootstrap bin binary spawn process helper trigger triggers callback notify notifier exe " +
		"invoke eval startup prelude")
	// programWords say that a path is a program, in whatever format.
	programWords = strings.Fields("exe executable interpreter program launcher argv wrapper entrypoint")
	// toolWords name a tool: a value that is a path puts another one in its place.
	toolWords = strings.Fields("python java jdk jvm sdk toolchain toolchains compiler linker rustc cargo node ruby " +
		"perl php zig git gdb lldb clang gcc cc cxx ld ghc editor pager browser debugger formatter linter server lsp " +
		"adapter runner tool engine home installations builder")
	// loadWords say that the value is code which is loaded.
	loadWords = strings.Fields("plugin plugins extension extensions preload require requires loader loaders init " +
		"bootstrap setup register module modules import imports load prelude autoload backend hook hooks resolver " +
		"processor processors preprocessor transformer reporter provider")
	// sourceWords say where packages or code come from, or what is sent where.
	sourceWords = strings.Fields("index indexes registry registries mirror mirrors proxy webhook webhooks " +
		"plugin plugins extension extensions channel channels indices")
	// Those of Tool files too.
	reachWords = strings.Fields("endpoint source sources repository repositories upstream feed host server " +
		"remote collector exporter telemetry download downloads tap taps dist api backend base update sink push " +
		"origin lfs include includes extends import imports preset presets")
	// toldWords are for people and tools that check (addresses of a project, JSON schemas).
	toldWords = strings.Fields("homepage documentation docs urls bugs license schema badge badges author " +
		"authors maintainers changelog website site funding contact links issue issues image logo icon favicon " +
		"description title")
)

// packagePlaces are keys under which what names packages says where they come from (uv 0.5, Indexes; PDM 2.22;
// Pipenv 2024; Composer 2.8, repositories; npm 10, publishConfig; Conda 24; vcpkg; Go 1.24 has none). "source"
// alone is an address of the project (PEP 621); Poetry's sources are judged where it asks them.
var packagePlaces = lazy.Pattern(`^source\.url$|` +
	`(?:^|\.)(?:index|index-url|extra-index-url|find-links|registry|registries|` +
	`registry-index|mirror|mirrors|repositories|publish-?config|channels|default-registry|` +
	`tool\.pdm\.source|tool\.pixi\..*channels|package-sources|hosted|sources)(?:$|\.)`)

var (
	words = lazy.Pattern(`[a-z0-9]+`)
	// starts is an interpreter with or without what it runs, or what fetches or takes apart.
	starts = lazy.Pattern(`^!?(?:(?:/usr)?/bin/|/usr/bin/env\s+)?(?:(?:ba|z|da|k|fi)?sh|env|python[\d.]*|node|nodejs|` +
		`ruby|perl|php|lua|bun|deno|npx|bunx|uvx|pipx|curl|wget|nc|ncat|socat|osascript|powershell|pwsh|` +
		`cmd(?:\.exe)?|eval|source|sudo|busybox|tclsh|Rscript|awk|xargs|ssh|scp|rsync)(?:$|\s)`)
	joins = lazy.Pattern("\\$\\(|`[^`]+`|\\S\\s*(?:\\|\\|?|&&|;)\\s*\\w|>\\s*[\\w/.]")
	// aPath leads to a file: from here, from the root, from a home or a variable, or through folders.
	aPath = lazy.Pattern(`^(?:\./|\.\./|/|~/|\$\{?[\w.]+\}?/|[A-Za-z]:[\\/]|[\w.-]+/)[^\s*?:@|<>()]+$`)
	// placed is a path that says where it begins.
	placed = lazy.Pattern(`^(?:\./|\.\./|/|~/|\$\{?[\w.]+\}?/|[A-Za-z]:[\\/])[^\s*?]+`)
	// codeFile is a file of code, or a path that begins with one.
	codeFile = lazy.Pattern(`^(?:file:(?://)?)?(?:\.{0,2}/|~/|\$\{?[\w.]+\}?/)?[\w./@-]*` +
		`\.(?:sh|bash|zsh|fish|py|rb|pl|js|mjs|cjs|lua|ps1|bat|cmd|so|dylib|dll|node|wasm|jar|vim|el|php)(?:$|\s)`)
	scriptFile = lazy.Pattern(`(?:^|\s)(?:\.{0,2}/|~/|\$\{?[\w.]+\}?/)?[\w.-]+/[\w./-]*\.(?:sh|bash|py|rb|` +
		`pl|js|mjs|cjs|ts|lua|ps1|bat|cmd)\b`)
	// versions and names of images and packages are no paths.
	aVersion = lazy.Pattern(`^(?:lts/|[\w.-]+/[\w.-]+[:@]|@)|^/?[\w-]+/?$`)
)

// Tells reports a text of settings of which a key has something run, loaded or fetched. What stood in old already
// is nothing new.
func Tells(kind Kind, text, old string, spaced bool) bool {
	if kind == None || kind == Data && everyday().MatchString(text) {
		return false
	}
	return Read(text, spaced, func(p Pair) bool { return p.tells(kind) && !stood(old, p, spaced) })
}

// TellsQuoted is Tells for the text of a program that writes the settings: of its own text only keys in quotes count,
// and what its texts in quotes hold is read as settings.
func TellsQuoted(kind Kind, program, old string) bool {
	if kind == None {
		return false
	}
	if Read(opened.Replace(program), false, func(p Pair) bool {
		return p.Quoted && p.tells(kind) && !stood(old, p, false)
	}) {
		return true
	}
	for _, m := range literal().FindAllString(program, maxLiterals) {
		text := strings.Trim(m, "\"'`")
		if text = unescape.Replace(text); strings.ContainsAny(text, ":=") && Tells(kind, text, old, false) {
			return true
		}
	}
	return false
}

// opened puts each table of a program on a line of its own.
var opened = strings.NewReplacer(`{"`, "\n{\"", `{'`, "\n{'")

// maxLiterals bounds the texts in quotes of a program that are read.
const maxLiterals = 256

var (
	literal  = lazy.Pattern("(?s)\"\"\".*?\"\"\"|'''.*?'''|`[^`]*`|\"(?:[^\"\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\n]|\\\\.)*'")
	unescape = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\"`, `"`, `\'`, "'", `\\`, `\`)
)

// Unescape reads the escapes of a text in which printf or sed have lines.
func Unescape(s string) string { return unescape.Replace(s) }

// everyday are texts that describe what is deployed, played or told, and run nowhere by themselves: Kubernetes
// objects, OpenAPI, Ansible's plays, CloudFormation, services of Compose, jobs of pipelines, Home Assistant.
var everyday = lazy.Pattern(`(?m)^apiVersion:\s*\S+[\s\S]*^kind:\s*\w+|^kind:\s*\w+[\s\S]*^apiVersion:|` +
	`^\s*"?(?:openapi|swagger|asyncapi|AWSTemplateFormatVersion|esphome|arazzo)"?:|^-\s+(?:hosts|import_playbook):|` +
	`^services:\s*$|^jobs:\s*$|^runs:\s*$|^\s*"\$schema":\s*"https?://json-schema\.org`)

func stood(old string, p Pair, spaced bool) bool {
	return old != "" && strings.Contains(old, p.Value) && Read(old, spaced, func(q Pair) bool {
		return q.Value == p.Value && slices.Equal(q.Keys, p.Keys)
	})
}

func (p Pair) tells(kind Kind) bool {
	if kind == Index {
		return strings.Contains(p.Value, "://") && packagePlaces().MatchString(strings.Join(p.Keys, ".")) &&
			strange(p.Value)
	}
	if len(p.Keys) == 0 {
		return false
	}
	last := words().FindAllString(p.Keys[len(p.Keys)-1], -1)
	if anyOf(last, toldWords) {
		return false
	}
	ofTool := kind == Tool || kind == Loader
	all := last
	for _, k := range p.Keys[:len(p.Keys)-1] {
		all = append(all, words().FindAllString(k, -1)...)
	}
	switch {
	case strings.Contains(p.Value, "://") && strange(p.Value):
		return anyOf(all, sourceWords) || ofTool && (anyOf(all, reachWords) || anyOf(all, runWords)) ||
			command(p.Value) && anyOf(all, runWords)
	case anyOf(all, runWords) || timed(last):
		return command(p.Value) || ofTool && (pathed(p.Value) || joins().MatchString(p.Value)) ||
			anyOf(last, programWords) && placed().MatchString(p.Value)
	case kind == Tool && anyOf(last, loadWords):
		return codeFile().MatchString(p.Value) && strings.ContainsAny(p.Value, "/.")
	case ofTool && anyOf(all, toolWords):
		return placed().MatchString(p.Value) && !aVersion().MatchString(p.Value) || starts().MatchString(p.Value) &&
			strings.ContainsAny(p.Value, " /")
	}
	return false
}

// pathed is a path to something, by which a key that runs things runs it.
func pathed(value string) bool {
	return aPath().MatchString(value) && !aVersion().MatchString(value)
}

// timed is a key that names a moment: preBuild, post_create, onSave, before-run.
func timed(last []string) bool {
	return len(last) > 1 && slices.Contains([]string{"on", "pre", "post", "before", "after"}, last[0])
}

func anyOf(have, want []string) bool {
	return slices.ContainsFunc(have, func(w string) bool { return slices.Contains(want, w) })
}

// command reports a value that is a command line with an interpreter, or a script by its path.
func command(value string) bool {
	value = strings.TrimSpace(value)
	return starts().MatchString(value) || scriptFile().MatchString(value)
}
