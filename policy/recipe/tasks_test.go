package recipe

import (
	"reflect"
	"testing"
)

const taskfileYml = `# https://taskfile.dev
version: '3'

vars:
  NAME: app
  OUT: "bin/{{.NAME}}"
  VERSION:
    sh: git describe --tags
  BAD:
    sh: ./version.sh
env:
  CGO_ENABLED: '0'

tasks:
  default:
    deps: [lint, {task: build}]
  build:
    desc: Build it
    dir: cmd
    vars: {FLAGS: -v}
    cmds:
      - go build {{.FLAGS}} -o {{.OUT}} -ldflags "-X main.v={{.VERSION}}" .
      - cmd: echo {{.CLI_ARGS}}
        silent: true
      - |
        if true; then
          echo two
        fi
      - >-
        echo folded
        line
      - task: greet
        vars: {WHO: 'the world'}
      - defer: rm -f tmp
  lint: golangci-lint run
  short:
    - echo a
    - echo b
  greet:
    env:
      WHO: '{{.WHO | default "nobody"}}'
    cmds: ["echo {{.WHO}}", 'echo ''x'' # kept']
  loop:
    cmds:
      - for: [a, b]
        cmd: rm {{.ITEM}}
      - for: {var: NAME}
        task: lint
  pre:
    preconditions:
      - test -f x
      - sh: "test -d y"
        msg: no y
    status: [test -f z]
    cmd: echo ok
  bad: echo {{.BAD}}
  complex: echo {{if .X}}a{{end}}
  env: echo {{.USER}}
  again:
    cmds: [{task: again}]
  lost:
    cmds: [{task: nowhere}]
`

func TestTaskfile(t *testing.T) {
	read := func(name string, args ...string) Reading { return Task(taskfileYml, name, args...) }
	start := []string{"git describe --tags", "./version.sh"}
	lines := func(more ...string) []string { return append(append([]string{}, start...), more...) }
	build := []string{
		`cd cmd && go build -v -o bin/app -ldflags "-X main.v=$UNKNOWN" .`, "cd cmd && echo", "cd cmd || exit\nif true; then\n  echo two\nfi",
		"cd cmd && echo folded line", "echo the world", "echo 'x' # kept", "cd cmd && rm -f tmp",
	}
	checkAll(t, []reads{
		{name: "the default", reading: read(""), want: lines(append([]string{"golangci-lint run"}, build...)...)},
		{name: "arguments", reading: read("build", "a b"), want: lines(append([]string{build[0], "cd cmd && echo 'a b'"}, build[2:]...)...)},
		{name: "a line", reading: read("lint"), want: lines("golangci-lint run"), exports: []string{"CGO_ENABLED=0"}},
		{name: "a list", reading: read("short"), want: lines("echo a", "echo b")},
		{name: "an environment", reading: read("greet"), want: lines("echo nobody", "echo 'x' # kept"), exports: []string{"CGO_ENABLED=0", "WHO=nobody"}},
		{name: "loops", reading: read("loop"), want: lines("rm a", "rm b", "golangci-lint run")},
		{name: "conditions", reading: read("pre"), want: lines("test -f x", "test -d y", "test -f z", "echo ok")},
		{name: "what a command prints", reading: read("bad"), unread: "what a command prints is run: ./version.sh"},
		{name: "a template", reading: read("complex"), unread: "a template"},
		{name: "of the environment", reading: read("env"), want: lines("echo $USER")},
		{name: "within itself", reading: read("again"), want: lines()},
		{name: "a lost reference", reading: read("lost"), unread: "not in the file"},
		{name: "no such task", reading: read("x"), missing: true},
		{name: "includes", reading: Task("includes:\n  a: ./a.yml\n  b: {taskfile: b.yml}\ndotenv: ['.env']\ntasks:\n  x: ls\n", "x"), want: []string{"ls"}, files: []string{"./a.yml", "b.yml", ".env"}},
		{name: "an anchor", reading: Task("tasks:\n  x: &a ls\n", "x"), unread: "an anchor", missing: true},
		{name: "a merge key", reading: Task("tasks:\n  x:\n    <<: y\n", "x"), unread: "a key", missing: true},
		{name: "a key twice", reading: Task("tasks:\n  x: ls\n  x: rm x\n", "x"), unread: "a key", missing: true},
		{name: "a tab", reading: Task("tasks:\n\tx: ls\n", "x"), unread: "a tab", missing: true},
		{name: "two documents", reading: Task("---\ntasks:\n  x: ls\n---\ntasks:\n  x: rm\n", "x"), unread: "no YAML", missing: true},
		{name: "a matrix", reading: Task("tasks:\n  x:\n    cmds: [{for: {matrix: {A: [b]}}, cmd: ls}]\n", "x"), unread: "a loop"},
	})
}

func TestYaml(t *testing.T) {
	m := func(pairs ...any) *yamlMap {
		out := &yamlMap{values: map[string]any{}}
		for i := 0; i < len(pairs); i += 2 {
			out.keys = append(out.keys, pairs[i].(string))
			out.values[pairs[i].(string)] = pairs[i+1]
		}
		return out
	}
	for text, want := range map[string]any{
		"a: 1 # c\nb: 'x: y'\n":             m("a", "1", "b", "x: y"),
		"a:\n- b\n- c: d\n  e: f\n":         m("a", []any{"b", m("c", "d", "e", "f")}),
		"- - a\n  - b\n- c\n":               []any{[]any{"a", "b"}, "c"},
		"a: |\n  x\n   y\n\n  z\nb: c\n":    m("a", "x\n y\n\nz", "b", "c"),
		"a: >\n  x\n  y\n\n  z\n":           m("a", "x y\nz"),
		"a: x\n  y\nb: c\n":                 m("a", "x y", "b", "c"),
		"\"a b\": \"c\\n\\\"d\\\"\"\n":      m("a b", "c\n\"d\""),
		"a: [x, 'y, z',\n  {b: c}]\nd: e\n": m("a", []any{"x", "y, z", m("b", "c")}, "d", "e"),
		"a:\nb: {}\n":                       m("a", "", "b", m()),
		"a: http://x/y#z\n":                 m("a", "http://x/y#z"),
	} {
		got, wrong := readYaml(text)
		if wrong != "" || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %#v, want %#v (%s)", text, got, want, wrong)
		}
	}
	for _, text := range []string{"a: *b\n", "a: !!str b\n", "a: b: c\n", "a: 'b\n", "a: [b\n", "a: b\n c: d\n", "? a\n", "a: \"\\x41\"\n", "a: {b}\n", "a:\n  b: c\n d: e\n"} {
		if got, wrong := readYaml(text); wrong == "" {
			t.Errorf("%q is read as %#v", text, got)
		}
	}
}

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
	read := func(name string, args ...string) Reading { return Just(justFile, name, args...) }
	describe := "git describe --tags"
	info := []string{"RUST_LOG=info"}
	checkAll(t, []reads{
		{name: "the first", reading: read(""), exports: info, want: []string{
			describe, "cargo clippy", "echo building all", "cargo build  --out bin/app -l", "cargo build  --out bin/app -m", "echo {{braces}} \\\n  more",
		}},
		{name: "arguments", reading: read("b", "x", "-v", "-q"), exports: info, want: []string{
			describe, "cargo clippy", "echo building x", "cargo build -v -q --out bin/app -l", "cargo build -v -q --out bin/app -m", "echo {{braces}} \\\n  more",
		}},
		{name: "needs", reading: read("deploy", "h"), exports: info, want: []string{
			describe, "cargo clippy", "echo building release", "cargo build -v --out bin/app -l", "cargo build -v --out bin/app -m", "echo {{braces}} \\\n  more",
			"scp bin/app h:$PWD", "echo after",
		}},
		{name: "a script", reading: read("script"), want: []string{describe, "#!/usr/bin/env bash\nset -e\nrm -rf bin/app"}},
		{name: "another language", reading: read("python"), unread: "another language"},
		{name: "another folder", reading: read("elsewhere"), want: []string{describe, "cd 'sub dir' && ls"}, exports: []string{"RUST_LOG=info", "A='x y'"}},
		{name: "what a command prints", reading: read("pos", "a"), want: []string{describe, `echo "$@"`}},
		{name: "an unknown name", reading: read("bad"), unread: "not in the file"},
		{name: "an unknown function", reading: read("fn"), unread: "sha256"},
		{name: "an open interpolation", reading: read("missing"), unread: "without its end"},
		{name: "no such recipe", reading: read("x"), missing: true},
		{name: "positional arguments", reading: Just("set positional-arguments\na *x:\n  echo $1\n", "a", "b c"), want: []string{"set -- 'b c'\necho $1"}},
		{name: "another shell", reading: Just("set shell := ['python3', '-c']\na:\n  ls\n", "a"), unread: "a shell of its own"},
		{name: "imports", reading: Just("import 'x.just'\nmod? y\nset dotenv-load\na:\n  ls\n", "a"), want: []string{"ls"}, files: []string{"x.just", "y", ".env"}},
		{name: "what is run", reading: Just("v := `./x`\na:\n  ls {{v}}\n", "a"), unread: "what a command prints"},
		{name: "within itself", reading: Just("a: a\n  ls\n", "a"), want: []string{"ls"}},
		{name: "a variable within itself", reading: Just("v := v\na:\n  ls {{v}}\n", "a"), unread: "within itself"},
		{name: "one for each system", reading: Just("[linux]\na:\n  ls\n[windows]\na:\n  dir\n", "a"), want: []string{"ls", "dir"}},
		{name: "a text of several lines", reading: Just("v := '''\nx\n'''\na:\n  ls {{v}}\n", "a"), want: []string{"ls \nx"}},
	})
}

func FuzzTask(f *testing.F) {
	f.Add(taskfileYml, "build")
	f.Fuzz(func(t *testing.T, text, name string) { bounded(t, Task(text, name, name)) })
}

func FuzzJust(f *testing.F) {
	f.Add(justFile, "deploy")
	f.Fuzz(func(t *testing.T, text, name string) { bounded(t, Just(text, name, name)) })
}
