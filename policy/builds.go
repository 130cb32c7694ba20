package policy

import (
	"path"
	"slices"

	"guard/policy/shell"
)

// builders make programs out of sources: what they write, the workspace's code
// may run. Sources: the manuals of the compilers and build tools named.
var builders = setOf("gcc g++ cc c++ clang clang++ ld as go tinygo cargo rustc make gmake cmake ninja meson bazel bazelisk buck2 javac kotlinc scalac mvn mvnw gradle gradlew " +
	"dotnet csc swift swiftc xcodebuild zig nim v crystal ghc cabal stack ocamlfind dune dmd ldc2 fpc gfortran nvcc tsc esbuild bun deno npm pnpm yarn npx pyinstaller nuitka emcc wasm-pack nasm")

// Builds reports a request that runs a compiler or a build.
func (f *Facts) Builds() bool {
	return slices.ContainsFunc(f.Commands, func(c shell.Command) bool { return len(c.Argv) > 0 && builders[path.Base(c.Argv[0])] })
}
