package packages

import (
	"path"
	"slices"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// manifests are files that say from where a build fetches what it then runs, the
// programs that do so by themselves, and the words that name a source other than the
// language's registry. Sources: the Cargo book, "Specifying Dependencies" and
// "Configuration"; maven.apache.org, "Introduction to Repositories"; docs.gradle.org,
// "Declaring repositories" and "The Gradle Wrapper"; pip's requirements format; npm's
// config(7); nuget.config; docs.deno.com, "Modules"; SwiftPM's PackageDescription.
var manifests = []struct{ programs, files, words string }{
	{"cargo", "Cargo.toml config.toml config", "git= registry= source."},
	{"mvn mvnw mvnd maven", "pom.xml settings.xml maven-wrapper.properties extensions.xml",
		"<repository> <pluginRepository> distributionUrl wrapperUrl"},
	{"gradle gradlew", "*.gradle *.gradle.kts gradle-wrapper.properties", "url distributionUrl maven{"},
	{"pip pip3 uv tox nox pdm poetry hatch pipenv build",
		"requirements*.txt constraints*.txt pyproject.toml setup.cfg Pipfile uv.toml pip.conf",
		"--index-url --extra-index-url -ihttp --find-links git+ @http @git url= index="},
	{"npm pnpm yarn bun npx", ".npmrc .yarnrc .yarnrc.yml bunfig.toml", "registry"},
	{"dotnet msbuild", "nuget.config NuGet.Config *.csproj *.props *.targets", "packageSource RestoreSources"},
	{"swift", "Package.swift", "url:"},
	{"mix", "mix.exs", "git: path:"},
	{"bundle", "Gemfile gems.rb", "git: source"},
	{"deno", "*.ts *.js *.mts deno.json import_map.json",
		`from"http from'http import"http import'http import("http import('http":"http`},
	{"cmake ccmake cpack ctest", "CMakeLists.txt *.cmake",
		"FetchContent_Declare ExternalProject_Add file(DOWNLOAD CPMAddPackage"},
	{"zig", "build.zig.zon", ".url"},
	{"docker docker-compose podman buildah nerdctl", "Dockerfile* *.dockerfile Containerfile",
		"--mount=type=secret COPY.env ADD.env COPY.ssh ADD.ssh --post-file --data-binary --upload-file -d@ =@"},
}

// asks reports a command that only shows, with an option by which it first asks an index (poetry show --latest).
func asks(v *option.Invocation) bool {
	return slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Opt.Effects == "answer" })
}

// FetchesNew judges a program that fetches what a manifest of this session names.
func (j *Judge) FetchesNew(c *effect.Call, v *option.Invocation) {
	if v.Entry.Level <= risk.Low && v.Entry.Level != risk.Unset && !asks(v) {
		return
	}
	first, _ := v.Words()
	for _, m := range manifests {
		if !table.HasWord(m.programs, first) {
			continue
		}
		for _, file := range j.SessionFiles() {
			if !table.FitsAny(m.files, path.Base(file)) {
				continue
			}
			text, how := j.TextOf(place.Place{Path: file})
			if how == files.Wholly && table.NamesAny(text, m.words) {
				c.Raise(risk.High, risk.DepsInstallUpdate|risk.NetworkRisk,
					effect.Say("{0} may fetch and run what {1} names, which this session wrote", v.Name,
						path.Base(file)))
			}
		}
	}
}
