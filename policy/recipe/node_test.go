package recipe

import (
	"strings"
	"testing"
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
	checkAll(t, []reads{
		{name: "before and after", reading: PackageJSON(packageJSON, "build"), want: []string{"rimraf dist", "cp -r static dist", "tsc -p . && npm run copy", "echo built"}},
		{name: "arguments", reading: PackageJSON(packageJSON, "test", "--watch", "a b"), want: []string{"jest --watch 'a b'"}},
		{name: "only its own arguments", reading: PackageJSON(packageJSON, "build", "-v"), want: []string{"rimraf dist", "cp -r static dist", "tsc -p . && npm run copy -v", "echo built"}},
		{name: "npm-run-all", reading: PackageJSON(packageJSON, "ci"), want: []string{"husky install", "stylelint src", "eslint src", "jest", "run-s lint:* test"}},
		{name: "concurrently", reading: PackageJSON(packageJSON, "dev"), want: []string{"tsc -w", "vite", "vite preview", `concurrently "npm:watch-*" 'yarn serve'`}},
		{name: "within itself", reading: PackageJSON(packageJSON, "loop"), want: []string{"pnpm loop", "npm run loop2"}},
		{name: "node --run", reading: PackageJSON(packageJSON, "native"), want: []string{"jest", "node --run test"}},
		{name: "a life cycle", reading: PackageJSON(packageJSON, "install"), want: []string{"husky install"}},
		{name: "a pattern", reading: PackageJSON(packageJSON, "lint:*"), want: []string{"stylelint src", "eslint src"}},
		{name: "npm's own start", reading: PackageJSON(packageJSON, "start"), want: []string{"node server.js"}},
		{name: "no such script", reading: PackageJSON(packageJSON, "deploy"), want: []string{}, missing: true},
		{name: "no JSON", reading: PackageJSON("{", "test"), unread: "no JSON", missing: true},
		{name: "a name twice", reading: PackageJSON(`{"scripts":{"a":"ls","a":"rm x"}}`, "a"), unread: "no JSON", missing: true},
		{name: "no text", reading: PackageJSON(`{"scripts":{"a":["ls"]}}`, "a"), unread: "no JSON", missing: true},
		{name: "too long", reading: PackageJSON(strings.Repeat(" ", maxText+1), "a"), unread: "256 KiB", missing: true},
		{name: "empty", reading: PackageJSON("", "a"), unread: "no JSON", missing: true},
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

const composerJSON = `{
  "scripts": {
    "test": ["@lint", "@php vendor/bin/phpunit", "@composer run-script report"],
    "lint": "phpcs src",
    "report": "cat report.txt",
    "cs": "phpcs @additional_args --colors",
    "bare": "phpcs @no_additional_args",
    "hook": "App\\Installer::run",
    "post-autoload-dump": ["@lint"],
    "lost": "@nowhere",
    "env": "@putenv A=1"
  }
}`

func TestComposer(t *testing.T) {
	checkAll(t, []reads{
		{name: "references", reading: Composer(composerJSON, "test"), want: []string{"phpcs src", "php vendor/bin/phpunit", "composer run-script report", "cat report.txt"}},
		{name: "arguments", reading: Composer(composerJSON, "lint", "-v", "a b"), want: []string{"phpcs src -v 'a b'"}},
		{name: "placed arguments", reading: Composer(composerJSON, "cs", "-v"), want: []string{"phpcs -v --colors"}},
		{name: "dropped arguments", reading: Composer(composerJSON, "bare", "-v"), want: []string{"phpcs"}},
		{name: "events", reading: Composer(composerJSON, "install"), want: []string{"phpcs src"}},
		{name: "PHP", reading: Composer(composerJSON, "hook"), unread: "a PHP method"},
		{name: "an environment", reading: Composer(composerJSON, "env"), unread: "@putenv"},
		{name: "a lost reference", reading: Composer(composerJSON, "lost"), unread: "not in the file"},
		{name: "no such script", reading: Composer(composerJSON, "deploy"), missing: true},
		{name: "no JSON", reading: Composer("[", "a"), unread: "no JSON", missing: true},
	})
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
	checkAll(t, []reads{
		{name: "a line", reading: Deno(denoJSON, "dev", "x"), want: []string{"deno run -A --watch main.ts x"}},
		{name: "dependencies", reading: Deno(denoJSON, "build"), want: []string{"rm -rf dist", "vite build // kept"}},
		{name: "references", reading: Deno(denoJSON, "all"), want: []string{"rm -rf dist", "vite build // kept", "deno fmt", "deno task build && deno task 'fmt*'"}},
		{name: "only dependencies", reading: Deno(denoJSON, "group"), want: []string{"deno run -A --watch main.ts"}},
		{name: "no such task", reading: Deno(denoJSON, "x"), missing: true},
		{name: "no JSON", reading: Deno("{/*", "x"), unread: "no JSON", missing: true},
	})
}

func FuzzPackageJSON(f *testing.F) {
	f.Add(packageJSON, "build")
	f.Fuzz(func(t *testing.T, text, name string) { bounded(t, PackageJSON(text, name, name)) })
}

func FuzzComposer(f *testing.F) {
	f.Add(composerJSON, "test")
	f.Fuzz(func(t *testing.T, text, name string) { bounded(t, Composer(text, name, name)) })
}

func FuzzDeno(f *testing.F) {
	f.Add(denoJSON, "all")
	f.Fuzz(func(t *testing.T, text, name string) { bounded(t, Deno(text, name, name)) })
}
