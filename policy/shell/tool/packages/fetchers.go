package packages

import "guard/internal/lazy"

// fetchers are further ones: checkers, generators and runners of single files, which fetch what their own settings, or
// the file itself, name. Sources: pre-commit 4, "Creating new hooks" and "pre-commit configuration"; Lefthook 1,
// remotes; Bazel 7, MODULE.bazel and repository rules; Buf 1.47, buf.gen.yaml and buf.yaml; Trunk 1.22, trunk.yaml;
// dprint 0.47, plugins; golangci-lint 1.60, Module Plugin System; PEP 723; .NET 10, File-based apps; rust-script 0.35;
// Clojure CLI, deps.edn; Leiningen 2.11; Mill 0.12; rebar3 3.24; Gleam 1; Nimble 0.16; pub, pubspec.yaml; Mix 1.17,
// Mix.install; Xmake 2.9.
var fetchers = []dependencyList{
	{programs: "pre-commit prek", files: ".pre-commit-config.y*ml", names: lazy.Pattern(`(?m)` +
		`^\s*-?\s*repo:\s*["']?([^\s"'#]*[/:][^\s"'#]*)|^\s*rev:\s*["']?([^\s"'#]+)|` +
		`\badditional_dependencies:\s*(\[[^\]]*\])|` + listItem)},
	{programs: "lefthook", files: "lefthook*.y*ml .lefthook*.y*ml lefthook*.toml",
		names: lazy.Pattern(`\bgit_url["']?\s*[:=]\s*["']?([^\s"'#]+)|\bref["']?\s*[:=]\s*["']?([^\s"'#]+)`)},
	{programs: "bazel bazelisk blaze ibazel", files: "MODULE.bazel WORKSPACE WORKSPACE.bazel *.bzl",
		names: lazy.Pattern(`\bbazel_dep\([^)]*?\bname\s*=\s*["']([^"']+)|\bremote\s*=\s*["']([^"']+)|` +
			`\burls?\s*=\s*\[?\s*["']([^"']+)|["']([\w.-]+\.[\w.-]+:[\w.-]+:[\w.-]+)["']`)},
	{programs: "buf", files: "buf.gen.y*ml buf.y*ml",
		names: lazy.Pattern(`(?m)^\s*-?\s*(?:remote|plugin):\s*["']?([\w.-]+/[^\s"'#]+)|` +
			`^\s*-\s*(buf\.build/[^\s"'#]+)`)},
	{programs: "trunk", files: "trunk.yaml",
		names: lazy.Pattern(`(?m)\buri:\s*["']?([^\s"'#]+)|^\s*ref:\s*["']?([^\s"'#]+)|^\s*-\s*([\w./-]+@[\w.-]+)`)},
	{programs: "dprint", files: "dprint.json .dprint.json dprint.jsonc", names: lazy.Pattern(`"(https?://[^"]+)"`)},
	{programs: "golangci-lint", files: ".custom-gcl.y*ml", names: lazy.Pattern(`\bmodule:\s*["']?([^\s"'#]+)`)},
	{programs: "uv uvx pipx hatch pdm", files: "*.py", onLine: true, names: lazy.Pattern(
		`(?:[\[,]|^)\s*["']([A-Za-z][^"']*)["']|\b(?:git|url)\s*=\s*["']([^"']+)`)},
	{programs: "dotnet", files: "*.cs", onLine: true, names: lazy.Pattern(`(?m)^#:(?:package|sdk)\s+(\S+)`)},
	{programs: "rust-script", files: "*.rs *.ers", onLine: true, names: lazy.Pattern(
		`(?m)^(?://!?[ \t]*)?([\w-]+)[ \t]*=[ \t]*(?:"[\^~=<>*\s]*[\d*][^"]*"|\{[^}]*\b(?:version|git)\b)|` +
			`cargo-deps:[ \t]*(\S.*)`)},
	{programs: "clojure clj", files: "deps.edn", names: lazy.Pattern(
		`([\w.-]+/[\w.-]+)\s+\{\s*:(?:mvn|git|sha|tag)|:git/(?:sha|tag)\s+"([^"]+)`)},
	{programs: "lein", files: "project.clj", names: lazy.Pattern(`\[([\w./-]+)\s+"[\d\[(]`)},
	{programs: "mill", files: "build.sc build.mill *.mill", names: lazy.Pattern(`\b(?:ivy|mvn)"([^"]+)"`)},
	{programs: "rebar3", files: "rebar.config", names: lazy.Pattern(`\{\s*(\w+)\s*,\s*(?:"|\{\s*(?:git|hg|pkg)\b)`)},
	{programs: "elixir iex", files: "*.exs *.ex", onLine: true, names: lazy.Pattern(
		`\bMix\.install\(\s*\[\s*\{?\s*:(\w+)|\{\s*:(\w+)\s*,\s*"[~><=]`)},
	{programs: "xmake", files: "xmake.lua", names: lazy.Pattern(`\badd_requires\(\s*"([^"\s]+)`)},
	{programs: "gleam", files: "gleam.toml", names: lazy.Pattern(`(?m)^\s*(\w+)\s*=\s*["{]`)},
	{programs: "nimble", files: "*.nimble", names: lazy.Pattern(`\brequires\s*\(?\s*"([^"\s]+)`)},
	{programs: "dart flutter", files: "pubspec.yaml", names: lazy.Pattern(
		`(?m)^  (\w+):[ \t]*(?:["'^><\d]|any\b)|\b(?:url|git):[ \t]*["']?([a-z]+://[^\s"'#]+)`)},
}

// listItem is one of a list over several lines that names packages with their versions.
const listItem = `^\s*-\s*["']?([@\w./-]+(?:==|>=|~=|@)[\w.*-]+)`
