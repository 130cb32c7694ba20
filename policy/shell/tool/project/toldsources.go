package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// builtPrograms are tools that build the project's program and start it with the words behind: their subcommands, and
// the folders with its sources (Cargo 1.83, dotnet 9, Swift 6, Gradle 8, Maven 3.9 with exec-maven-plugin 3 and Spring
// Boot 3, sbt 1.10, Stack 3 and Cabal 3.12, Zig 0.13, Dart 3, Mix 1.17, Nim 2, Crystal 1.13).
var builtPrograms = []struct{ runners, words, folders string }{
	{"cargo", "run r", "src crates"},
	{"dotnet", "run watch", ". src"},
	{"swift", "run", "Sources"},
	{"gradle gradlew mvn mvnw mvnd", "run bootRun exec:java spring-boot:run quarkusDev", "src/main app/src/main"},
	{"sbt scala-cli", "run", "src/main ."},
	{"stack cabal", "run exec", "app src"},
	{"zig", "build run", "src"},
	{"dart", "run", "bin lib"},
	{"mix", "run", "lib"},
	{"nim crystal v", "run r", "src ."},
}

// sourceDepth bounds the folders below one that are looked through.
const sourceDepth = 5

// toldSources judges such a tool by the sources, where its words tell the program to clear something away.
func (j named) toldSources(c *effect.Call, v *option.Invocation, name string) {
	if v.Marked(program.Info) || j.State.Cwd == "" {
		return
	}
	for _, b := range builtPrograms {
		if !table.HasWord(b.runners, name) {
			continue
		}
		argv := c.Cmd.Argv
		at := slices.IndexFunc(argv, func(w string) bool { return table.HasWord(b.words, w) })
		if at < 0 {
			return
		}
		args := argv[at+1:]
		if rest := slices.Index(args, "--"); rest >= 0 {
			args = args[rest+1:]
		}
		args = append(slices.Clip(args), strings.Fields(strings.Join(args, " "))...) // --args="reset"
		for i, w := range args {
			if _, value, ok := strings.Cut(w, "="); ok {
				args[i] = value
			}
		}
		for folder := range strings.FieldsSeq(b.folders) {
			source.SourcesToldToClear(j.Texts, c, args, path.Join(j.State.Cwd, folder), sourceDepth)
		}
	}
}
