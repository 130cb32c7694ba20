package packages

// manifests are the files that name sources. Sources: the Cargo book, "Specifying Dependencies" and "Configuration";
// maven.apache.org, "Introduction to Repositories"; docs.gradle.org 8, "Declaring repositories", "The Gradle Wrapper",
// "Script plugins" and "Source dependencies"; pip's requirements format; npm's config(7); nuget.config; docs.deno.com,
// "Modules"; pre-commit 4, "Adding plugins";
// SwiftPM's PackageDescription; cabal 3.12, "cabal.project"; Stack 3, "extra-deps"; Crystal 1.13, shard.yml;
// CMake 3.30, FetchContent, ExternalProject and file(DOWNLOAD), HunterGate 0.25 and CPM 0.40; sbt 1.10, "Resolvers" and
// "Source dependencies"; Mill 0.12; Leiningen 2.11; Ant 1.10, get, and Ivy 2.5; pub, "Dependencies"; Dune 3.17, pin;
// opam 2.2, pin-depends; Spago 0.93; DUB 1.38; Mix 1.17, Mix.install; Xmake 2.9, add_repositories; Buck2, http_archive;
// Please 17, remote_file; Pants 2.23, python-repos and plugins; Lake 4; Alire 2, pins; PlatformIO 6, lib_deps;
// ESP-IDF 5, idf_component.yml; west 1.3; Babashka 1.12, bb.edn; shadow-cljs 2.28; Amper 0.5; Fortran's fpm 0.10;
// Snakemake 8, include and remote files.
var manifests = []manifest{
	{programs: "cargo", files: "Cargo.toml config.toml config", words: "git= registry= source."},
	{programs: "mvn mvnw mvnd maven", files: "pom.xml settings.xml maven-wrapper.properties extensions.xml",
		words: "<repository> <pluginRepository> distributionUrl wrapperUrl"},
	{programs: "gradle gradlew", files: "*.gradle *.gradle.kts gradle-wrapper.properties gradle.properties",
		words: "url distributionUrl maven{ ivy{ gitRepository(", addresses: true},
	{programs: "pip pip3 uv tox nox pdm poetry hatch pipenv build",
		files: "requirements*.txt constraints*.txt pyproject.toml setup.cfg Pipfile uv.toml pip.conf",
		words: "--index-url --extra-index-url -ihttp --find-links git+ @http @git url= index= git= hg="},
	{programs: "pre-commit prek", files: "*.yaml *.yml *.toml", words: "repo:http repo:git repo:ssh repo=http repo=git",
		onLine: true},
	{programs: "npm pnpm yarn bun npx", files: ".npmrc .yarnrc .yarnrc.yml bunfig.toml", words: "registry"},
	{programs: "dotnet msbuild", files: "nuget.config NuGet.Config *.csproj *.props *.targets",
		words: "packageSource RestoreSources"},
	{programs: "swift", files: "Package.swift", words: "url:"},
	{programs: "mix", files: "mix.exs", words: "git: path: :git,"},
	{programs: "elixir iex", files: "*.exs *.ex", words: "git: github: :git,", onLine: true},
	{programs: "bundle", files: "Gemfile* gems.rb *.gemfile",
		words: `git: source github: gist: bitbucket: gitlab: :git=> :github=> :gist=> git"http git'http git("http ` +
			`git('http`},
	{programs: "deno", files: "*.ts *.js *.mts deno.json import_map.json",
		words: `from"http from'http import"http import'http import("http import('http":"http`},
	{programs: "cmake ccmake cpack ctest make gmake ninja samu", files: "CMakeLists.txt *.cmake",
		words: "fetchcontent_declare externalproject_add file(download cpmaddpackage cpmfindpackage " +
			"cpmusepackagelock huntergate", folded: true},
	{programs: "zig", files: "build.zig.zon", words: ".url"},
	{programs: "docker docker-compose podman buildah nerdctl", files: "Dockerfile* *.dockerfile Containerfile",
		words: "--mount=type=secret COPY.env ADD.env COPY.ssh ADD.ssh --post-file --data-binary --upload-file -d@ =@"},
	{programs: "cabal", files: "cabal.project cabal.project.*", words: "source-repository-package", addresses: true},
	{programs: "stack", files: "stack.yaml stack-*.yaml", words: "git: github: hg: archive:", addresses: true},
	{programs: "shards crystal", files: "shard.yml shard.override.yml shard.lock",
		words: "git: github: gitlab: bitbucket: codeberg: hg: fossil:"},
	{programs: "sbt sbtn sbtx", files: "*.sbt *.scala repositories .sbtopts", words: "gitRepository",
		addresses: true},
	{programs: "mill", files: "build.sc build.mill *.mill *.sc", addresses: true},
	{programs: "lein", files: "project.clj", words: ":repositories :plugin-repositories :mirrors"},
	{programs: "bb shadow-cljs", files: "bb.edn shadow-cljs.edn deps.edn", words: ":git/ :repositories :mvn/repos"},
	{programs: "ant ivy", files: "build.xml *.ant ivysettings.xml ivy.xml", addresses: true},
	{programs: "dart flutter fvm melos puro", files: "pubspec.yaml pubspec_overrides.yaml", words: "git: hosted:"},
	{programs: "dune opam esy", files: "dune-project dune-workspace *.opam *.opam.template *.opam.locked",
		words: "(pin (pin( pin-depends (repository", addresses: true},
	{programs: "spago", files: "spago.yaml spago.dhall packages.dhall", words: "git: url:", addresses: true},
	{programs: "dub", files: "dub.json dub.sdl dub.selections.json", words: `"repository":{ "repository": repository=`},
	{programs: "xmake xrepo", files: "xmake.lua", words: "add_repositories( add_urls( set_urls(", addresses: true},
	{programs: "buck2 buck plz please", files: "BUCK BUILD BUILD.plz TARGETS *.bzl *.build_defs .plzconfig .buckconfig",
		addresses: true},
	{programs: "pants", files: "pants.toml BUILD", words: "indexes plugins= find_links", addresses: true},
	{programs: "lake lean", files: "lakefile.lean lakefile.toml lake-manifest.json", words: `fromgit git= "url":`},
	{programs: "alr", files: "alire.toml", words: "url="},
	{programs: "pio platformio idf.py west", files: "platformio.ini idf_component.yml west.yml",
		words: "git: url-base:", addresses: true},
	{programs: "amper kotlin", files: "module.yaml *.module-template.yaml project.yaml", words: "repositories:"},
	{programs: "fpm", files: "fpm.toml", words: "git="},
	{programs: "snakemake", files: "Snakefile *.smk", addresses: true},
}
