package justfile

import (
	"slices"
	"testing"

	"guard/policy/recipe"
	"guard/policy/recipe/recipetest"
)

const justFile = `# tools
set shell := ["bash", "-euo", "pipefail", "-c"]
set dotenv-load := false

name := "app"
out := "bin" / name
version := ` + "`git describe --tags`" + `
os_flag := if os() == "linux" { "-l" } else { "-m" }
export RUST_LOG := env("RUST_LOG", "info")
alias b := build

# build it
build target="all" *flags: lint
    @echo building {{target}}
    cargo build {{flags}} --out {{ out }} {{os_flag}}
    echo {{{{braces}} \
      more

lint:
    -cargo clippy

[private]
deploy host: (build "release" "-v") && after
    scp {{out}} {{host}}:{{justfile_directory()}}
after:
    echo after
script:
    #!/usr/bin/env bash
    set -e
    rm -rf {{out}}
python:
    #!/usr/bin/env python3
    print(1)
[working-directory: 'sub dir']
elsewhere $A="x y":
    ls
release: build
    git tag {{version}}
pos *args:
    echo "$@"
bad:
    echo {{nothing}}
fn:
    echo {{sha256("x")}}
missing:
    echo {{ x
`

func TestJust(t *testing.T) {
	read := func(name string, args ...string) recipe.Reading {
		return Read(recipe.Surroundings{}, justFile, name, args...)
	}
	describe := "git describe --tags"
	info := []string{"RUST_LOG=info"}
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "the first", Reading: read(""), Exports: info, Want: []string{
			describe, "cargo clippy", "echo building all", "cargo build  --out bin/app -l", "cargo build  --out bin/app -m", "echo {{braces}} \\\n  more",
		}},
		{Name: "arguments", Reading: read("b", "x", "-v", "-q"), Exports: info, Want: []string{
			describe, "cargo clippy", "echo building x", "cargo build -v -q --out bin/app -l", "cargo build -v -q --out bin/app -m", "echo {{braces}} \\\n  more",
		}},
		{Name: "needs", Reading: read("deploy", "h"), Exports: info, Want: []string{
			describe, "cargo clippy", "echo building release", "cargo build -v --out bin/app -l", "cargo build -v --out bin/app -m", "echo {{braces}} \\\n  more",
			"scp bin/app h:$PWD", "echo after",
		}},
		{Name: "a script", Reading: read("script"), Want: []string{describe, "#!/usr/bin/env bash\nset -e\nrm -rf bin/app"}},
		{Name: "another language", Reading: read("python"), Unread: "another language"},
		{Name: "another folder", Reading: read("elsewhere"), Want: []string{describe, "cd 'sub dir' && ls"}, Exports: []string{"RUST_LOG=info", "A='x y'"}},
		{Name: "what a command prints", Reading: read("pos", "a"), Want: []string{describe, `echo "$@"`}},
		{Name: "an unknown name", Reading: read("bad"), Unread: "not in the file"},
		{Name: "an unknown function", Reading: read("fn"), Unread: "sha256"},
		{Name: "an open interpolation", Reading: read("missing"), Unread: "without its end"},
		{Name: "no such recipe", Reading: read("x"), Missing: true},
		{Name: "positional arguments", Reading: Read(recipe.Surroundings{}, "set positional-arguments\na *x:\n  echo $1\n", "a", "b c"), Want: []string{"set -- 'b c'\necho $1"}},
		{Name: "another shell", Reading: Read(recipe.Surroundings{}, "set shell := ['python3', '-c']\na:\n  ls\n", "a"), Unread: "a shell of its own"},
		{Name: "an imported recipe", Reading: Read(beside(map[string]string{"x.just": "b:\n  aws x\n"}), "import 'x.just'\na: b\n  ls\n", "a"), Want: []string{"aws x", "ls"}, Files: []string{"x.just"}},
		{Name: "the first is the file's own", Reading: Read(beside(map[string]string{"x.just": "b:\n  aws x\n"}), "import 'x.just'\na:\n  ls\n", ""), Want: []string{"ls"}, Files: []string{"x.just"}},
		{Name: "a recipe of a module", Reading: Read(beside(map[string]string{"web/mod.just": "import 'y.just'\n", "web/y.just": "site:\n  aws x\n"}), "mod web\na:\n  ls\n", "web", "site"),
			Want: []string{"cd web && aws x"}, Files: []string{"web"}},
		{Name: "a module's by its path", Reading: Read(beside(map[string]string{"w.just": "site a:\n  aws {{a}}\n"}), "mod web 'w.just'\n", "web::site", "1"),
			Want: []string{"aws 1"}, Files: []string{"w.just"}},
		{Name: "files that import each other", Reading: Read(beside(map[string]string{"x.just": "import 'x.just'\nb:\n  ls\n"}), "import 'x.just'\na:\n  ls\n", "a"), Want: []string{"ls"}, Files: []string{"x.just"}},
		{Name: "imports", Reading: Read(recipe.Surroundings{}, "import 'x.just'\nmod? y\nset dotenv-load\na:\n  ls\n", "a"), Want: []string{"ls"}, Files: []string{"x.just", "y", ".env"}},
		{Name: "what is run", Reading: Read(recipe.Surroundings{}, "v := `./x`\na:\n  ls {{v}}\n", "a"), Unread: "what a command prints"},
		{Name: "within itself", Reading: Read(recipe.Surroundings{}, "a: a\n  ls\n", "a"), Want: []string{"ls"}},
		{Name: "a variable within itself", Reading: Read(recipe.Surroundings{}, "v := v\na:\n  ls {{v}}\n", "a"), Unread: "within itself"},
		{Name: "one for each system", Reading: Read(recipe.Surroundings{}, "[linux]\na:\n  ls\n[windows]\na:\n  dir\n", "a"), Want: []string{"ls", "dir"}},
		{Name: "a text of several lines", Reading: Read(recipe.Surroundings{}, "v := '''\nx\n'''\na:\n  ls {{v}}\n", "a"), Want: []string{"ls \nx"}},
	})
}

// beside are files beside a justfile.
func beside(files map[string]string) recipe.Surroundings {
	return recipe.Surroundings{File: func(name string) (string, recipe.FileState) {
		if text, ok := files[name]; ok {
			return text, recipe.Present
		}
		return "", recipe.Absent
	}}
}

func FuzzJust(f *testing.F) {
	f.Add(justFile, "deploy")
	f.Fuzz(func(t *testing.T, text, name string) {
		recipetest.Bounded(t, Read(recipe.Surroundings{}, text, name, name))
	})
}

// TestEvaluate: what just runs to show its variables, and what it then shows.
func TestEvaluate(t *testing.T) {
	got := Evaluate(recipe.Surroundings{}, "x := `git rev-parse HEAD`\ny := env('TOKEN')\nz := read('.env')\nb:\n\trm a\n")
	var lines []string
	for _, l := range got.Lines {
		lines = append(lines, l.Text)
	}
	for _, want := range []string{"git rev-parse HEAD", `echo "$TOKEN"`, "cat .env"} {
		if !slices.Contains(lines, want) {
			t.Errorf("no line %q among %q", want, lines)
		}
	}
	if slices.Contains(lines, "rm a") || len(got.Unread) > 0 {
		t.Errorf("%q, unread %q", lines, got.Unread)
	}
}
