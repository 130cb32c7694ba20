package shell_test

import (
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestToolchainsThatAFileNames: a version that the line names for the project is fetched by what builds it, unless it
// is there.
func TestToolchainsThatAFileNames(t *testing.T) {
	w, top := onDisk(t, map[string]string{"src/main.rs": "fn main() {}\n", "a.go": "package a\n", "a.py": "print(1)\n",
		"home/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/": "", "home/sdk/go1.22.5/": "",
		"home/.local/share/uv/python/cpython-3.11.9-linux/": ""})
	w.Home = filepath.Join(top, "home")
	for line, asked := range map[string]bool{
		`printf '[toolchain]\nchannel = "nightly-2025-06-01"\n' > rust-toolchain.toml; cargo build`:         true,
		`printf '[toolchain]\nchannel="stable"\ncomponents=["miri"]\n' > rust-toolchain.toml; cargo test`:   true,
		`echo nightly > rust-toolchain; cargo build`:                                                        true,
		`printf 'module a\n\ngo 1.22\n\ntoolchain go1.24rc1\n' > go.mod; go build ./...`:                    true,
		`printf '{"packageManager":"pnpm@9.9.0","scripts":{"test":"echo ok"}}\n' > package.json; pnpm test`: true,
		`printf '{"packageManager":"yarn@4.5.0","scripts":{"test":"echo ok"}}\n' > package.json; yarn test`: true,
		`echo 3.99 > .python-version; uv run a.py`:                                                          true,
		`printf 'node 22.9.0\n' > .tool-versions; mise run test`:                                            true,
		`echo 7.0.0 > .bazelversion; bazel build //...`:                                                     true,
		`mkdir project; echo sbt.version=1.10.2-RC1 > project/build.properties; sbt compile`:                true,
		`mkdir project; echo sbt.version=1.10.2 > project/build.properties; sbt compile`:                    false,
		`echo 1.82 > rust-toolchain; cargo test`:                                                            false,
		`echo leanprover/lean4:v4.12.0 > lean-toolchain; lake build`:                                        true,
		`printf '[toolchain]\nchannel = "stable"\n' > rust-toolchain.toml; cargo build`:                     false,
		`echo stable > rust-toolchain; cargo build`:                                                         false,
		`printf 'module a\n\ngo 1.22\n' > go.mod; go build ./...`:                                           false,
		`printf 'module a\n\ngo 1.22\n\ntoolchain go1.22.5\n' > go.mod; go build ./...`:                     false,
		`printf '{"packageManager":"pnpm@9.9.0","scripts":{"test":"echo ok"}}\n' > package.json; npm test`:  false,
		`echo 3.99 > .python-version; python3 a.py`:                                                         false,
		`echo 22 > .nvmrc; node -e 'console.log(1)'`:                                                        false,
	} {
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, top, w); r.Categories.Has(risk.DepsInstallUpdate) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
