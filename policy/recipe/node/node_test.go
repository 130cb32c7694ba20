package node

import (
	"strings"
	"testing"

	"guard/policy/recipe/gather"
	"guard/policy/recipe/recipetest"
)

const packageJSON = `{
  "name": "app", "version": "1.0.0",
  "dependencies": {"left-pad": "^1.0.0"},
  "scripts": {
    "prebuild": "rimraf dist",
    "build": "tsc -p . && npm run copy",
    "copy": "cp -r static dist",
    "postbuild": "echo built",
    "test": "jest",
    "ci": "run-s lint:* test",
    "lint:js": "eslint src",
    "lint:css": "stylelint src",
    "dev": "concurrently \"npm:watch-*\" 'yarn serve'",
    "watch-a": "tsc -w", "watch-b": "vite",
    "serve": "vite preview",
    "loop": "npm run loop2", "loop2": "pnpm loop",
    "elsewhere": "npm --prefix sub run build",
    "prepare": "husky install",
    "native": "node --run test"
  }
}`

func TestPackageJSON(t *testing.T) {
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "before and after", Reading: PackageJSON(packageJSON, "build"), Want: []string{"rimraf dist", "cp -r static dist", "tsc -p . && npm run copy", "echo built"}},
		{Name: "arguments", Reading: PackageJSON(packageJSON, "test", "--watch", "a b"), Want: []string{"jest --watch 'a b'"}},
		{Name: "only its own arguments", Reading: PackageJSON(packageJSON, "build", "-v"), Want: []string{"rimraf dist", "cp -r static dist", "tsc -p . && npm run copy -v", "echo built"}},
		{Name: "npm-run-all", Reading: PackageJSON(packageJSON, "ci"), Want: []string{"husky install", "stylelint src", "eslint src", "jest", "run-s lint:* test"}},
		{Name: "concurrently", Reading: PackageJSON(packageJSON, "dev"), Want: []string{"tsc -w", "vite", "vite preview", `concurrently "npm:watch-*" 'yarn serve'`}},
		{Name: "within itself", Reading: PackageJSON(packageJSON, "loop"), Want: []string{"pnpm loop", "npm run loop2"}},
		{Name: "node --run", Reading: PackageJSON(packageJSON, "native"), Want: []string{"jest", "node --run test"}},
		{Name: "a life cycle", Reading: PackageJSON(packageJSON, "install"), Want: []string{"husky install"}},
		{Name: "a script by a command's name", Reading: PackageScript(`{"scripts":{"pret":"echo a","t":"ls"}}`, "t"), Want: []string{"echo a", "ls"}},
		{Name: "a pattern", Reading: PackageJSON(packageJSON, "lint:*"), Want: []string{"stylelint src", "eslint src"}},
		{Name: "npm's own start", Reading: PackageJSON(packageJSON, "start"), Want: []string{"node server.js"}},
		{Name: "no such script", Reading: PackageJSON(packageJSON, "deploy"), Want: []string{}, Missing: true},
		{Name: "no JSON", Reading: PackageJSON("{", "test"), Unread: "no JSON", Missing: true},
		{Name: "a name twice", Reading: PackageJSON(`{"scripts":{"a":"ls","a":"rm x"}}`, "a"), Unread: "no JSON", Missing: true},
		{Name: "no text", Reading: PackageJSON(`{"scripts":{"a":["ls"]}}`, "a"), Unread: "no JSON", Missing: true},
		{Name: "too long", Reading: PackageJSON(strings.Repeat(" ", gather.MaxText+1), "a"), Unread: "256 KiB", Missing: true},
		{Name: "empty", Reading: PackageJSON("", "a"), Unread: "no JSON", Missing: true},
	})
}

// TestScriptsDouble reads scripts each of which runs two others: as many lines
// as there are scripts, not two to the power of them.
func TestScriptsDouble(t *testing.T) {
	var b strings.Builder
	name := func(i int) string { return string(rune('a'+i/26)) + string(rune('a'+i%26)) }
	for i := range 45 {
		b.WriteString(`"` + name(i) + `": "npm run ` + name(i+1) + ` && npm run ` + name(i+2) + `",`)
	}
	got := PackageJSON(`{"scripts":{`+b.String()+`"z":"ls"}}`, "aa")
	if len(got.Lines) != 45 || len(got.Unread) > 0 {
		t.Errorf("%d lines, not told %q", len(got.Lines), got.Unread)
	}
}

const denoJSON = `{
  // tasks of the project
  "tasks": {
    "dev": "deno run -A --watch main.ts", /* quick */
    "build": {"command": "vite build // kept", "dependencies": ["clean"],},
    "clean": "rm -rf dist",
    "all": "deno task build && deno task 'fmt*'",
    "fmt:a": "deno fmt",
    "group": {"dependencies": ["dev"]},
  },
}`

func TestDeno(t *testing.T) {
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "a line", Reading: Deno(denoJSON, "dev", "x"), Want: []string{"deno run -A --watch main.ts x"}},
		{Name: "dependencies", Reading: Deno(denoJSON, "build"), Want: []string{"rm -rf dist", "vite build // kept"}},
		{Name: "references", Reading: Deno(denoJSON, "all"), Want: []string{"rm -rf dist", "vite build // kept", "deno fmt", "deno task build && deno task 'fmt*'"}},
		{Name: "only dependencies", Reading: Deno(denoJSON, "group"), Want: []string{"deno run -A --watch main.ts"}},
		{Name: "no such task", Reading: Deno(denoJSON, "x"), Missing: true},
		{Name: "no JSON", Reading: Deno("{/*", "x"), Unread: "no JSON", Missing: true},
	})
}

func FuzzPackageJSON(f *testing.F) {
	f.Add(packageJSON, "build")
	f.Fuzz(func(t *testing.T, text, name string) { recipetest.Bounded(t, PackageJSON(text, name, name)) })
}

func FuzzDeno(f *testing.F) {
	f.Add(denoJSON, "all")
	f.Fuzz(func(t *testing.T, text, name string) { recipetest.Bounded(t, Deno(text, name, name)) })
}
