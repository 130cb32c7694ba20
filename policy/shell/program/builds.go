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
