package shell

import (
	"path"
	"strings"
	"sync"

	"guard/policy/place"
	"guard/policy/risk"
)

// manifests are files that say from where a build fetches what it then runs, the
// programs that do so by themselves, and the words that name a source other than the
// language's registry. Sources: the Cargo book, "Specifying Dependencies" and
// "Configuration"; maven.apache.org, "Introduction to Repositories"; docs.gradle.org,
// "Declaring repositories" and "The Gradle Wrapper"; pip's requirements format; npm's
// config(7); nuget.config; docs.deno.com, "Modules"; SwiftPM's PackageDescription.
var manifests = []struct{ programs, files, words string }{
	{"cargo", "Cargo.toml config.toml config", "git= registry= source."},
	{"mvn mvnw mvnd maven", "pom.xml settings.xml maven-wrapper.properties extensions.xml", "<repository> <pluginRepository> distributionUrl wrapperUrl"},
	{"gradle gradlew", "*.gradle *.gradle.kts gradle-wrapper.properties", "url distributionUrl maven{"},
	{"pip pip3 uv tox nox pdm poetry hatch pipenv", "requirements*.txt constraints*.txt pyproject.toml setup.cfg Pipfile uv.toml pip.conf", "--index-url --extra-index-url -ihttp --find-links git+ @http @git url= index="},
	{"npm pnpm yarn bun npx", ".npmrc .yarnrc .yarnrc.yml bunfig.toml", "registry"},
	{"dotnet msbuild", "nuget.config NuGet.Config *.csproj *.props *.targets", "packageSource RestoreSources"},
	{"swift", "Package.swift", "url:"},
	{"mix", "mix.exs", "git: path:"},
	{"bundle", "Gemfile gems.rb", "git: source"},
	{"deno", "*.ts *.js *.mts deno.json import_map.json", `from"http from'http import"http import'http import("http import('http":"http`},
	{"cmake ccmake cpack ctest", "CMakeLists.txt *.cmake", "FetchContent_Declare ExternalProject_Add file(DOWNLOAD CPMAddPackage"},
	{"zig", "build.zig.zon", ".url"},
	{"docker docker-compose podman buildah nerdctl", "Dockerfile* *.dockerfile Containerfile", "--mount=type=secret COPY.env ADD.env COPY.ssh ADD.ssh --post-file --data-binary --upload-file -d@ =@"},
}

// fetchesNew judges a program that fetches what a manifest of this session names.
func (k *dependencyJudge) fetchesNew(c *call, v *invocation) {
	if v.entry.Level <= risk.Low && v.entry.Level != risk.Unset {
		return
	}
	first, _ := v.words()
	for _, m := range manifests {
		if !hasWord(m.programs, first) {
			continue
		}
		for _, file := range k.sessionFiles() {
			if !fitsAny(m.files, path.Base(file)) {
				continue
			}
			text, how := k.textOf(place.Place{Path: file})
			if how == wholly && namesAny(text, m.words) {
				c.raise(risk.High, risk.DepsInstallUpdate|risk.NetworkRisk, say("{0} may fetch and run what {1} names, which this session wrote", v.name, path.Base(file)))
			}
		}
	}
}

func hasWord(list, word string) bool {
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}

// byWord finds rows of a table by one of the words that each of them is for; the index is
// made at the first look.
func byWord[R any](rows []R, words func(R) []string) func(word string) []R {
	index := sync.OnceValue(func() map[string][]R {
		all := map[string][]R{}
		for _, r := range rows {
			for _, w := range words(r) {
				all[w] = append(all[w], r)
			}
		}
		return all
	})
	return func(word string) []R { return index()[word] }
}

func fitsAny(globs, name string) bool {
	for glob := range strings.FieldsSeq(globs) {
		if ok, _ := path.Match(glob, name); ok {
			return true
		}
	}
	return false
}

// namesAny reports a text that holds one of the words, spaces aside.
func namesAny(text, words string) bool {
	text = blanks.Replace(text)
	for w := range strings.FieldsSeq(words) {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

var blanks = strings.NewReplacer(" ", "", "\t", "")
