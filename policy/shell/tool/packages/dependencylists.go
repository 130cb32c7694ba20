package packages

import "guard/internal/lazy"

// dependencyLists are manifests, who builds by them and what in them names a dependency: its
// name is the first group that matched. Sources: the Go modules reference; the Cargo book,
// "Specifying Dependencies"; maven.apache.org, POM reference; docs.gradle.org, "Using
// Plugins"; sbt reference, "Library dependencies"; NuGet's PackageReference; PEP 621 and
// 723; Bundler's Gemfile; Node.js packages in sources: bun.sh, "Auto-install", and
// docs.deno.com, "Modules".
var dependencyLists = []dependencyList{
	{programs: "go", files: "go.mod go.work", names: lazy.Pattern("(?m)^\\s*(?:(?:require|tool|" +
		"replace\\s.*=>)[\\s\"`]+)?[\"`]?([\\w.-]+\\.[\\w-]+/[\\w./~-]+)[\"`]?" +
		"(?:[ \t]+[\"`]?[\\w.+/-]+[\"`]?)?\\s*(?://.*)?$")},
	{programs: "go", files: "go.mod go.work",
		names: lazy.Pattern("=>[\\s\"`]*([\\w.-]+\\.[\\w-]+/[^\\s\"`]+[\"`]?\\s+[\"`]?[\\w.+/-]+)")},
	{programs: "cargo", files: "Cargo.toml", names: lazy.Pattern(`(?m)^\s*([\w-]+)(?:\.workspace|` +
		`\.version)?\s*=\s*(?:"[\^~=<>*\s]*[\d*][^"]*"|\{[^}]*\b(?:version|workspace)\b)|` +
		`^\[[\w.'()-]*dependencies\.([\w-]+)\]`)},
	{programs: "mvn mvnw mvnd", files: "pom.xml extensions.xml",
		names: lazy.Pattern(`(?s)<(?:dependency|plugin|extension|` +
			`parent)>\s*(?:<!--.*?-->\s*)*(<groupId>[^<]+</groupId>\s*<artifactId>[^<]+)<|<(?:dependency|plugin|` +
			`extension|parent)>\s*(<artifactId>[^<]+)<`)},
	{programs: "gradle gradlew", files: "*.gradle *.gradle.kts libs.versions.toml",
		names: lazy.Pattern(`\bid\s*\(?\s*["']([\w.-]*\.[\w.-]+)[` +
			`"']|\b(?:[iI]mplementation|[aA]pi|classpath|[cC]ompileOnly|[rR]untimeOnly|kapt|ksp|` +
			`[aA]nnotationProcessor)\s*\(?\s*["']([\w.-]+:[\w.-]+)|module\s*=\s*"([^"]+)"`)},
	{programs: "sbt", files: "*.sbt",
		names: lazy.Pattern(`(addSbtPlugin\([^)%]*%+[^)%]*)|("[^"]+"\s*%+\s*"[^"]+")\s*%`)},
	{programs: "dotnet msbuild", files: "*.csproj *.fsproj *.vbproj *.props *.targets packages.config",
		names: lazy.Pattern(`(?i)<(?:PackageReference|PackageVersion|GlobalPackageReference|PackageDownload|` +
			`DotNetCliToolReference)\s[^>]*\b(?:Include|Update)\s*=\s*["']([^"']+)["']|` +
			`Sdk\s*=\s*["']([\w.]+/[^"']+)["']|<Sdk\s[^>]*\bName\s*=\s*["']([^"']+)|` +
			`<package\s[^>]*\bid\s*=\s*["']([^"']+)`)},
	{programs: "dotnet msbuild", files: "global.json", names: lazy.Pattern(`"([\w.-]+)"\s*:\s*"\d`)},
	{programs: "uv hatch pdm poetry tox nox pipx build flit pixi",
		files: "pyproject.toml requirements*.txt tox.toml hatch.toml pixi.toml",
		names: lazy.Pattern(`(?m)^\s*["']?([A-Za-z][\w.-]*)` +
			`(?:\[[^\]]*\])?\s*(?:[<>=~!]=?[^"'\n]*)?["']?,?\s*(?:#.*)?$|` +
			`^\s*([A-Za-z][\w.-]*)\s*=\s*["{]|=\s*\[\s*["']([A-Za-z][\w.-]*)`)},
	{programs: "tox", files: "tox.ini setup.cfg",
		names: lazy.Pattern(`(?m)^(?:requires|deps)\s*=((?:[^\n]*\n)(?:[ \t]+[^\n]*\n?)*)`)},
	{programs: "bundle rake rails rspec", files: "Gemfile gems.rb *.gemspec",
		names: lazy.Pattern(`(?m)^\s*(?:gem|\w+\.add(?:_\w+)?_dependency)\s*\(?\s*["']([^"']+)`)},
	{programs: "deno", files: "*.ts *.js *.mts *.tsx *.jsx deno.json deno.jsonc import_map.json",
		names: lazy.Pattern(`["'](?:npm|jsr):/?((?:@[\w.-]+/)?[\w.-]+)`)},
	{programs: "mix", files: "mix.exs", names: lazy.Pattern(`\{\s*:(\w+)\s*,\s*"`)},
	{programs: "swift", files: "Package.swift", names: lazy.Pattern(`\.package\([^)]*?"([^"]+)"`)},
	{programs: "dub", files: "dub.json dub.sdl",
		names: lazy.Pattern(`"([\w-]+)"\s*:\s*"[~><=]|dependency\s+"([^"]+)"`)},
	{programs: "stack cabal", files: "*.cabal package.yaml stack.yaml",
		names: lazy.Pattern(`(?m)^\s*[,-]\s*([a-z][\w-]+)(?:\s*[<>=^].*)?$`)},
}
