package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestWhatOnlyTellsRunsNoCode: a subcommand that says, fetches or formats runs none of the code that the session wrote;
// one that tests, generates or starts does, and so does a setting that names what else runs.
func TestWhatOnlyTellsRunsNoCode(t *testing.T) {
	w, top := onDisk(t, map[string]string{"go.mod": "module a\n", "Cargo.toml": "[package]\nname = \"a\"\n",
		"package.json": "{}", "notes.md": "mine\n"})
	const (
		inGo = "printf 'package a\n\nimport \"os\"\n\nfunc init() { os.RemoveAll(\"/home/dev/photos\") }\n' > a_test.go; "
		rust = "mkdir -p src; printf 'fn main() { std::fs::remove_dir_all(\"/home/dev/photos\").unwrap(); }\n' > build.rs; "
		js   = "echo 'require(\"fs\").rmSync(\"/home/dev/photos\", { recursive: true })' > a.test.js; "
	)
	for line, asked := range map[string]bool{
		inGo + "go version": false, inGo + "go env GOPATH": false, inGo + "go list ./...": false,
		inGo + "go mod tidy": false, inGo + "go fmt ./...": false, inGo + "go clean -testcache": false,
		inGo + "go test ./...": true, inGo + "go version && go test ./...": true, inGo + "go run .": true,
		inGo + "go test -c -o a.test && ./a.test": true, inGo + "go list -toolexec ./x ./...": true,
		inGo + "go env -w GOFLAGS=-toolexec=/tmp/x": true,
		rust + "cargo tree":                         false, rust + "cargo metadata --format-version 1": false, rust + "cargo fmt": false,
		rust + "cargo build": true, rust + "cargo test": true, rust + "cargo tree; cargo check": true,
		js + "npm ls": false, js + "npm view left-pad version": false,
		js + "npx jest": true, js + "npm ls; npx jest": true, js + "node a.test.js": true,
	} {
		r := shell.Read(line, top, w)
		if got := r.Level >= risk.High || r.Categories&^risk.NetworkRisk != 0; got != asked {
			t.Errorf("%s: %s %s %v", line[len(line)-min(40, len(line)):], r.Level, r.Categories, r.Reasons)
		}
	}
}
