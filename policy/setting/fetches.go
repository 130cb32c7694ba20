package setting

import (
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A manifest names where the code of others comes from. The next build or install of anybody's fetches it and
// mostly runs
// it: a host that stood nowhere in it before, and that is no usual one, is asked about.

// manifest is such a file, and the keys behind which an address of code stands. Its first group is the address.
type manifest struct {
	names  []string // base names in lower case, patterns
	at     func() *regexp.Regexp
	source string
}

// sourceAddress is one, with what may stand before its scheme.
const sourceAddress = `((?:git\+|git::|hg::|s3::|oci\+)?(?:https?|git|ssh|oci|s3|hg|svn)://[^\s"'<>)\]}|,]+)`

var manifests = []manifest{
	{[]string{"package.json"}, lazy.Pattern(`"[^"\n]+"\s*:\s*"((?:git\+(?:https?|ssh)|git|https?)://[^"\n]+` +
		`(?:\.git|\.tgz|\.tar\.gz)(?:#[^"\n]*)?)"`), "npm 10, package.json: URLs and Git URLs as dependencies"},
	{[]string{"gemfile", "*.gemspec", "gems.rb"},
		lazy.Pattern(`(?m)^[^#\n]*?(?:\bsource\b|\bgit\b|\bremote\b)\s*[\s(:=>]+` +
			`["']` + sourceAddress), "Bundler 2.5, Gemfile: source, git"},
	{[]string{"pyproject.toml", "pipfile", "setup.cfg", "environment.y*ml", "pixi.toml", "uv.toml"},
		lazy.Pattern(`(?m)^[^#\n]*?(?:\burl\s*=\s*|\b(?:extra-)?index(?:-url)?\s*=\s*\[?\s*|` +
			`\bfind-links\s*=\s*\[?\s*|\bgit\s*=\s*|\S\s+@\s+|\bdependency_links\s*=\s*|\bchannels?\b[^\n]*|` +
			`^\s*-\s+)["']?` + sourceAddress),
		"Poetry 1.8, sources; uv 0.5, indexes; Pipenv 2024; conda 24"},
	{[]string{"makefile", "gnumakefile", "*.mk", "justfile", "taskfile*.y*ml", "tox.ini", "noxfile.py", "mise.toml",
		".mise.toml", "tasks.py", "rakefile", "dockerfile*", "docker-compose*.y*ml", "compose*.y*ml", "pyproject.toml"},
		lazy.Pattern(`\b(?:PIP_(?:EXTRA_)?INDEX_URL|PIP_FIND_LINKS|UV_(?:(?:DEFAULT|EXTRA)_)?INDEX(?:_URL)?|GOPROXY|` +
			`(?i:npm_config_registry|YARN_(?:NPM_)?REGISTRY(?:_SERVER)?)|CARGO_REGISTRIES_\w+_INDEX|BUNDLE_MIRROR\w*|` +
			`RUBYGEMS_HOST|COMPOSER_REPO_PACKAGIST|PUB_HOSTED_URL|HEX_MIRROR(?:_URL)?|NUGET_SOURCE)["'\]]*` +
			`\s*(?:[:?+]*=|:|\s)\s*["']?` + sourceAddress), "pip 24, uv 0.5, npm 10, Go 1.23, Bundler 2.5: variables"},
	{[]string{"cargo.toml"}, lazy.Pattern(`\b(?:git|registry|index|registry-index)\s*=\s*["']` + sourceAddress),
		"Cargo 1.83, Specifying Dependencies"},
	{[]string{"pubspec.y*ml"}, lazy.Pattern(`\b(?:git|url|hosted)\s*:\s*["']?` + sourceAddress),
		"Dart 3.6, Dependencies"},
	{[]string{"mix.exs"}, lazy.Pattern(`\b(?:git|url|repo)\s*:\s*["']` + sourceAddress), "Mix 1.17, deps"},
	{[]string{"rebar.config", "gleam.toml"}, lazy.Pattern(`\bgit\b\s*[,=]\s*"` + sourceAddress),
		"Rebar3 3.24; Gleam 1.6"},
	{[]string{"cmakelists.txt", "*.cmake"},
		lazy.Pattern(`\b(?:URL|GIT_REPOSITORY|DOWNLOAD|HG_REPOSITORY|SVN_REPOSITORY)\s+["']?` + sourceAddress),
		"CMake 3.31, FetchContent"},
	{[]string{"*.wrap"}, lazy.Pattern(`(?m)^\s*(?:source_url|url|patch_url)\s*=\s*` + sourceAddress),
		"Meson 1.6, wraps"},
	{[]string{"module.bazel", "workspace", "workspace.bazel", "*.bzl"},
		lazy.Pattern(`\b(?:remote|urls?|registry)\s*=\s*\[?\s*["']` + sourceAddress),
		"Bazel 8, overrides, repository rules"},
	{[]string{"*.sbt"}, lazy.Pattern(`\bat\s+["']` + sourceAddress + `|\bRootProject\(uri\("` + sourceAddress),
		"sbt 1.10, Resolvers"},
	{[]string{"build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts", "*.gradle"},
		lazy.Pattern(`\b(?:url|maven|artifactUrls|uri)\b\s*(?:=\s*|\(\s*)?(?:uri\(\s*)?["']` + sourceAddress),
		"Gradle 8.11, Declaring repositories"},
	{[]string{"project.clj", "deps.edn", "build.boot"},
		lazy.Pattern(`(?:\[\s*"[^"\n]+"\s+|:git/url\s+|:mvn/repos\b[^\n]*?|:repositories\b[^\n]*?)"` + sourceAddress),
		"Leiningen 2.11; tools.deps"},
	{[]string{"package.swift"}, lazy.Pattern(`\burl:\s*"` + sourceAddress), "SwiftPM 6, Package.Dependency"},
	{strings.Fields("pkgbuild apkbuild *.ebuild *.spec *.bb *.bbappend"),
		lazy.Pattern(`(?im)^[^#\n]*?\b(?:source\w*|src_uri|patch\d*)\s*\+?[:=]\s*[("']*[^"'\n]*?` + sourceAddress),
		"PKGBUILD(5); APKBUILD; ebuild(5); RPM 4.20; BitBake 2.8"},
	{[]string{"podfile"}, lazy.Pattern(`(?m)^[^#\n]*?(?:\bsource\b|:git|:podspec|` +
		`:http)\s*(?:=>)?\s*["']` + sourceAddress),
		"CocoaPods 1.16"},
	{[]string{"cartfile*"}, lazy.Pattern(`(?m)^\s*(?:git|binary)\s+"` + sourceAddress), "Carthage 0.40"},
	{[]string{"puppetfile"}, lazy.Pattern(`(?m)^[^#\n]*?(?:\bforge\b|:git)\s*(?:=>)?\s*["']` + sourceAddress),
		"r10k 4"},
	{[]string{"requirements.y*ml"}, lazy.Pattern(`\b(?:src|source|name|url)\s*:\s*["']?` + sourceAddress),
		"Ansible Galaxy, requirements.yml"},
	{[]string{"kustomization.y*ml"}, lazy.Pattern(`(?m)^[^#\n]*?[-:\["']\s*["']?` + sourceAddress),
		"Kustomize 5, remote resources"},
	{[]string{"chart.y*ml", "helmfile.y*ml"}, lazy.Pattern(`\b(?:repository|url)\s*:\s*["']?` + sourceAddress),
		"Helm 3, dependencies"},
	{[]string{"*.tf", "*.tofu", "terragrunt.hcl", "root.hcl"}, lazy.Pattern(`\bsource\s*=\s*["']` + sourceAddress),
		"Terraform 1.9, Module Sources"},
	{[]string{"deno.json*", "import_map.json"}, lazy.Pattern(`:\s*"` + sourceAddress), "Deno 2, imports"},
	{[]string{"shard.yml", "*.nimble", "dub.json", "dub.sdl", "*.rockspec", "stack.yaml", "cabal.project",
		"elm.json", "spago.*",
		"vcpkg-configuration.json", "conanfile.txt", "cpanfile", "*.opam", "project.toml", "manifest.toml"},
		lazy.Pattern(`(?m)^[^#\n]*?\b(?:git|url|location|repository|repo|mirror|requires|registry|pin-depends|` +
			`uri)\b["']?` +
			`\s*(?::|=>|=|\s)\s*\[*\s*["']?` + sourceAddress),
		"Shards 0.19; Nimble 0.16; DUB 1.38; LuaRocks 3; Stack 3; vcpkg; opam 2"},
}

// images name those of a registry that is none of the usual: its first group is the registry.
var images = []manifest{
	{[]string{"dockerfile*", "containerfile*", "*.dockerfile"},
		lazy.Pattern(`(?im)^\s*(?:FROM|COPY\s+--from=\S*?)\s*(?:--platform=\S+\s+)?((?:[\w-]+\.)+[\w-]+(?::\d+)?|` +
			`[\w-]+:\d+)/`),
		"Dockerfile reference, FROM"},
	{[]string{"docker-compose*.y*ml", "compose*.y*ml", ".devcontainer.json", "devcontainer.json"},
		lazy.Pattern(`(?m)^[^#\n]*?\bimage["']?\s*:\s*["']?((?:[\w-]+\.)+[\w-]+(?::\d+)?|[\w-]+:\d+)/`),
		"Compose, image"},
}

// usualSources are hosts of code and packages that everybody takes them from; a dot before one: what lies below it
// too.
var usualSources = strings.Fields("github.com .github.com .githubusercontent.com gitlab.com bitbucket.org " +
	"codeberg.org git.sr.ht .apache.org .gnu.org .kernel.org .sourceforge.net sourceware.org salsa.debian.org " +
	"gitlab.gnome.org gitlab.freedesktop.org invent.kde.org .googlesource.com .npmjs.org .yarnpkg.com esm.sh " +
	"cdn.skypack.dev cdn.jsdelivr.net unpkg.com esm.run nodejs.org .pypi.org .crates.io .sonatype.org jitpack.io " +
	"repo.clojars.org clojars.org .jetbrains.com .jetbrains.space packages.confluent.io repo.typesafe.com " +
	"repo.akka.io repo.scala-sbt.org cdn.cocoapods.org storage.googleapis.com registry.terraform.io " +
	"registry.opentofu.org forgeapi.puppet.com forge.puppet.com galaxy.ansible.com charts.bitnami.com " +
	".bitnami.com .github.io .gitlab.io charts.helm.sh .k8s.io .docker.io .gcr.io .amazonaws.com .pkg.dev " +
	".azurecr.io registry.gitlab.com nvcr.io docker.elastic.co .redhat.com .redhat.io .nuget.org " +
	".pkgs.visualstudio.com pkgs.dev.azure.com .wrapdb.mesonbuild.com wrapdb.mesonbuild.com .boost.org " +
	".sqlite.org sqlite.org zlib.net .openssl.org .python.org .nixos.org opam.ocaml.org luarocks.org .cpan.org " +
	".r-project.org example.com example.org")

// Fetches reports a manifest that names a host of code which the old one did not, and which is none of the usual ones.
func Fetches(file, text, old string) bool {
	base := strings.ToLower(path.Base(file))
	strange := func(host string) bool {
		host = strings.ToLower(host)
		return host != "" && !Known(host) && !strings.Contains(old, host) && !usually(host)
	}
	for _, m := range manifests {
		if m.has(base) && m.anyOf(text, func(found string) bool { return strange(hostOf(found)) }) {
			return true
		}
	}
	for _, m := range images {
		if m.has(base) && m.anyOf(text, func(found string) bool {
			host, _, _ := strings.Cut(found, ":")
			return strange(host)
		}) {
			return true
		}
	}
	for _, m := range runsFetched {
		if m.has(base) && m.anyOf(text, func(found string) bool {
			host := hostOf(found)
			return strange(host) && !installsByItself(strings.ToLower(host))
		}) {
			return true
		}
	}
	return followed(base, text, old, strange)
}

// Usual reports such a host, or one from which everybody installs; with or without a port.
func Usual(host string) bool {
	host, _, _ = strings.Cut(strings.ToLower(host), ":")
	return Known(host) || usually(host) || installsByItself(host)
}

// usually reports a host of code that everybody takes it from.
func usually(host string) bool { return among(usualSources, host) }

func (m *manifest) has(base string) bool {
	return slices.ContainsFunc(m.names, func(name string) bool {
		if base[0] != name[0] && name[0] != '*' {
			return false
		}
		ok, _ := path.Match(name, base)
		return ok
	})
}

// maxAddresses bounds the addresses of a manifest that are looked at.
const maxAddresses = 200

// anyOf reports an address in a text for which f holds.
func (m *manifest) anyOf(text string, f func(found string) bool) bool {
	for _, found := range m.at().FindAllStringSubmatch(text, maxAddresses) {
		if slices.ContainsFunc(found[1:], func(one string) bool { return one != "" && f(one) }) {
			return true
		}
	}
	return false
}

// hostOf is the host of an address with or without what says how it is fetched.
func hostOf(address string) string {
	if at := strings.Index(address, "::"); at >= 0 {
		address = address[at+2:]
	}
	if !strings.Contains(address, "://") {
		address = "//" + address
	}
	u, err := url.Parse(strings.TrimPrefix(address, "git+"))
	if err != nil {
		return address
	}
	return u.Hostname()
}
