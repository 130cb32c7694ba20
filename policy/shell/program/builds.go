package program

import "strings"

// builders make programs out of sources: what they write is the workspace's own
// code, as its sources are. Sources: the manuals of the compilers and build tools
// named.
var builders = strings.Fields("gcc g++ cc c++ clang clang++ ld go tinygo cargo rustc make gmake cmake ninja meson bazel bazelisk buck2 javac kotlinc scalac mvn mvnw gradle gradlew " +
	"dotnet csc swift swiftc xcodebuild zig nim crystal ghc cabal stack ocamlfind dune dmd ldc2 fpc gfortran nvcc tsc esbuild bun deno npm pnpm yarn npx pyinstaller nuitka emcc wasm-pack nasm")

var builds = func() map[string]bool {
	m := make(map[string]bool, len(builders))
	for _, name := range builders {
		m[name] = true
	}
	return m
}()

// Builds reports a program, by its name with or without a subcommand, that
// compiles or builds.
func Builds(name string) bool {
	first, _, _ := strings.Cut(name, " ")
	return builds[first]
}
