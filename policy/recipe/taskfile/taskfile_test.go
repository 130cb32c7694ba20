package taskfile

import (
	"testing"

	"guard/policy/recipe"
	"guard/policy/recipe/recipetest"
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
	read := func(name string, args ...string) recipe.Reading {
		return Read(recipe.Surroundings{}, taskfileYml, name, args...)
	}
	start := []string{"git describe --tags", "./version.sh"}
	lines := func(more ...string) []string { return append(append([]string{}, start...), more...) }
	build := []string{
		`cd cmd && go build -v -o bin/app -ldflags "-X main.v=$UNKNOWN_WORD" .`, "cd cmd && echo", "cd cmd || exit\nif true; then\n  echo two\nfi",
		"cd cmd && echo folded line", "echo the world", "echo 'x' # kept", "cd cmd && rm -f tmp",
	}
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "the default", Reading: read(""), Want: lines(append([]string{"golangci-lint run"}, build...)...)},
		{Name: "arguments", Reading: read("build", "a b"), Want: lines(append([]string{build[0], "cd cmd && echo 'a b'"}, build[2:]...)...)},
		{Name: "a line", Reading: read("lint"), Want: lines("golangci-lint run"), Exports: []string{"CGO_ENABLED=0"}},
		{Name: "a list", Reading: read("short"), Want: lines("echo a", "echo b")},
		{Name: "an environment", Reading: read("greet"), Want: lines("echo nobody", "echo 'x' # kept"), Exports: []string{"CGO_ENABLED=0", "WHO=nobody"}},
		{Name: "loops", Reading: read("loop"), Want: lines("rm a", "rm b", "golangci-lint run")},
		{Name: "conditions", Reading: read("pre"), Want: lines("test -f x", "test -d y", "test -f z", "echo ok")},
		{Name: "what a command prints", Reading: read("bad"), Unread: "what a command prints is run: ./version.sh"},
		{Name: "a template", Reading: read("complex"), Unread: "a template"},
		{Name: "of the environment", Reading: read("env"), Want: lines("echo $USER")},
		{Name: "within itself", Reading: read("again"), Want: lines()},
		{Name: "a lost reference", Reading: read("lost"), Unread: "not in the file"},
		{Name: "no such task", Reading: read("x"), Missing: true},
		{Name: "includes", Reading: Read(recipe.Surroundings{}, "includes:\n  a: ./a.yml\n  b: {taskfile: b.yml}\ndotenv: ['.env']\ntasks:\n  x: ls\n", "x"), Want: []string{"ls"}, Files: []string{"./a.yml", "b.yml", ".env"}},
		{Name: "a task of an included file", Reading: Read(beside(map[string]string{"tasks/web.yml": "tasks:\n  site: aws x\n"}), "includes:\n  web: ./tasks/web.yml\ntasks:\n  all: {deps: ['web:site'], cmds: [ls]}\n", "all"),
			Want: []string{"aws x", "ls"}, Files: []string{"./tasks/web.yml"}},
		{Name: "one in a folder of its own", Reading: Read(beside(map[string]string{"own/Taskfile.yml": "tasks:\n  default: aws x\n"}), "includes:\n  own: {taskfile: ./own, dir: ./own}\ntasks:\n  x: ls\n", "own"),
			Want: []string{"cd ./own && aws x"}, Files: []string{"./own"}},
		{Name: "files that include each other", Reading: Read(beside(map[string]string{"a.yml": "includes:\n  a: a.yml\ntasks:\n  x: ls\n"}), "includes:\n  a: a.yml\ntasks:\n  y: ls\n", "a:a:a:a:a:a:a:a:x"),
			Files: []string{"a.yml"}, Missing: true},
		{Name: "an anchor", Reading: Read(recipe.Surroundings{}, "tasks:\n  x: &a ls\n", "x"), Unread: "an anchor", Missing: true},
		{Name: "a merge key", Reading: Read(recipe.Surroundings{}, "tasks:\n  x:\n    <<: y\n", "x"), Unread: "a key", Missing: true},
		{Name: "a key twice", Reading: Read(recipe.Surroundings{}, "tasks:\n  x: ls\n  x: rm x\n", "x"), Unread: "a key", Missing: true},
		{Name: "a tab", Reading: Read(recipe.Surroundings{}, "tasks:\n\tx: ls\n", "x"), Unread: "a tab", Missing: true},
		{Name: "two documents", Reading: Read(recipe.Surroundings{}, "---\ntasks:\n  x: ls\n---\ntasks:\n  x: rm\n", "x"), Unread: "no YAML", Missing: true},
		{Name: "a matrix", Reading: Read(recipe.Surroundings{}, "tasks:\n  x:\n    cmds: [{for: {matrix: {A: [b]}}, cmd: ls}]\n", "x"), Unread: "a loop"},
	})
}

// beside are files beside a Taskfile.
func beside(files map[string]string) recipe.Surroundings {
	return recipe.Surroundings{File: func(name string) (string, recipe.FileState) {
		if text, ok := files[name]; ok {
			return text, recipe.Present
		}
		return "", recipe.Absent
	}}
}

func FuzzTask(f *testing.F) {
	f.Add(taskfileYml, "build")
	f.Fuzz(func(t *testing.T, text, name string) {
		recipetest.Bounded(t, Read(recipe.Surroundings{}, text, name, name))
	})
}
