package program

import (
	"slices"
	"strings"
	"sync"
)

// builders make programs out of sources: what they write is the workspace's own
// code, as its sources are. Sources: the manuals of the onlyCompile and build tools
// named.
var builders = strings.Fields("gcc g++ cc c++ clang clang++ ld go tinygo cargo rustc make gmake cmake ninja meson " +
	"bazel bazelisk buck2 javac kotlinc scalac mvn mvnw gradle gradlew " +
	"dotnet csc swift swiftc xcodebuild zig nim crystal ghc cabal stack ocamlfind dune dmd ldc2 fpc gfortran nvcc " +
	"tsc esbuild bun deno npm pnpm yarn npx pyinstaller nuitka emcc wasm-pack nasm")

var builds = sync.OnceValue(func() map[string]bool {
	m := make(map[string]bool, len(builders))
	for _, name := range builders {
		m[name] = true
	}
	return m
})

// onlyCompile only turn code into other code: none of it runs.
var onlyCompile = []string{"gcc", "g++", "cc", "c++", "clang", "clang++", "rustc", "javac", "kotlinc", "scalac",
	"swiftc", "tsc", "go build", "go vet", "go install", "ghc", "zig build-exe", "dart format", "dart analyze",
	"dart fix", "flutter analyze", "zig fmt", "zig ast-check", "gleam format", "gleam check",
	"deno fmt", "deno lint", "deno check", "deno doc", "bun build"}

// Compiles reports a program, by its name with its subcommand, that runs nothing of
// what it is given.
func Compiles(name string) bool { return slices.Contains(onlyCompile, name) }

// Builds reports a program, by its name with or without a subcommand, that
// compiles or builds.
func Builds(name string) bool {
	first, _, _ := strings.Cut(name, " ")
	return builds()[first]
}

// onlyTell are subcommands of programs that run a project's code which run none of it: they say, fetch, format or
// write down what it needs (go help, cargo help, npm help and pip help; Go 1.26, Cargo 1.90, npm 11, pip 25).
var onlyTell = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for first, all := range map[string]string{
		"go": "version,help,doc,env,list,fmt,clean,mod tidy,mod download,mod graph,mod why,mod verify,mod init," +
			"mod edit,mod vendor,work init,work use,work edit,work sync",
		"cargo": "version,metadata,tree,fmt,search,info,clean,pkgid,locate-project,add,remove,update,fetch," +
			"generate-lockfile,new,init",
		"npm": "view,ls,list,outdated,search,root,prefix,why,explain,fund,ping,whoami",
		"pip": "list,show,freeze,check,index,cache",
	} {
		for sub := range strings.SplitSeq(all, ",") {
			m[first+" "+sub] = true
		}
	}
	return m
})

// Tells reports a program, by its name with its subcommands, that runs none of the code that others of its name do.
func Tells(name string) bool { return onlyTell()[name] }
