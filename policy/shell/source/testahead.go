package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/whole"
	"guard/policy/place"
)

// Runners of tests load files before a test that it does not name: what these make, the test has.

// ahead finds them for the test of a program.
type ahead struct{ wholeProgram }

// joined is the program of a test with the files that its runner loads before it.
func (p ahead) joined(w importWalk) whole.Program {
	before := p.files()
	load := p.loader(w)
	if p.t.Lang != code.Python {
		main := whole.File{Path: p.t.File, Text: spreads(p.t.Lang, p.t.text, false)}
		return whole.Join(p.t.Lang, main, load, before...)
	}
	plain := whole.Join(p.t.Lang, whole.File{Path: p.t.File, Text: p.t.text}, load, before...)
	var others []string
	for _, f := range plain.Files[min(1, len(plain.Files)):] {
		others = append(others, f.Text)
	}
	used := whole.Fixtures(p.t.text, others)
	if len(used) == 0 {
		return plain
	}
	for i := range before {
		before[i].Text = whole.Inlined(before[i].Text, used)
	}
	inlined := func(from, name string) []whole.File {
		found := slices.Clone(load(from, name))
		for i := range found {
			found[i].Text = whole.Inlined(found[i].Text, used)
		}
		return found
	}
	return whole.Join(p.t.Lang, whole.File{Path: p.t.File, Text: whole.Inlined(p.t.text, used)}, inlined, before...)
}

// loadedAhead are the files that runners of tests load before those of a folder, and of those below it (pytest 8;
// RSpec 3, Minitest 5; PHPUnit 11, Pest 3).
var loadedAhead = map[code.Language]string{
	code.Python: "conftest.py",
	code.Ruby:   "spec_helper.rb rails_helper.rb test_helper.rb",
	code.PHP:    "TestCase.php Pest.php bootstrap.php",
}

// files lists the files that the runner of a test loads before it: the nearest first.
func (p ahead) files() (all []whole.File) {
	add := func(file string) {
		if file == p.t.File || len(all) >= maxAskedModules ||
			slices.ContainsFunc(all, func(f whole.File) bool { return f.Path == file }) {
			return
		}
		if p.IsThere(file) || p.Wrote(file) {
			if text := p.moduleText(file); text != "" {
				all = append(all, whole.File{Path: file, Text: text})
			}
		}
	}
	if p.t.Lang == code.Go {
		for _, file := range goFiles(p.Judge, path.Dir(p.t.File)) {
			if strings.HasSuffix(file, "_test.go") {
				add(file)
			}
		}
		return all
	}
	dir := path.Dir(p.t.File)
	for range maxAskedFolders {
		for name := range strings.FieldsSeq(loadedAhead[p.t.Lang]) {
			add(path.Join(dir, name))
		}
		for _, file := range p.namedByRunner(dir) {
			add(file)
		}
		if dir == p.World.Workspace || !place.Below(dir, p.World.Workspace) {
			break
		}
		dir = path.Dir(dir)
	}
	for _, f := range all { // what conftest.py has pytest load as plugins
		for _, m := range pytestPlugins().FindAllStringSubmatch(f.Text, maxHanded) {
			for _, q := range inQuotes().FindAllStringSubmatch(m[1], maxHanded) {
				for _, file := range p.Sources.moduleFiles(p.t, q[1]) {
					add(file)
				}
			}
		}
	}
	return all
}

var pytestPlugins = lazy.Pattern(`(?s)\bpytest_plugins\s*=\s*[\[(]?((?:\s*["'][\w.]+["'],?)+)`)

var (
	// setsUp finds the files that settings of a runner have it load before the tests (Jest 29, setupFiles, globalSetup;
	// Vitest 2; Mocha 11, require; PHPUnit 11, bootstrap).
	setsUp = lazy.Pattern(`(?s)(?:\b(?:setupFiles(?:AfterEnv)?|globalSetup|require|file|setup)["']?\s*:|` +
		`\bbootstrap\s*=)\s*\[?((?:\s*["'][^"'\n]*["'],?)+)`)
	inQuotes = lazy.Pattern(`["']([^"'\n]+)["']`)
	// runnersSettings are such settings.
	runnersSettings = map[code.Language]string{
		code.JavaScript: "jest.config.js jest.config.ts jest.config.mjs jest.config.cjs jest.config.json " +
			"vitest.config.ts vitest.config.js vitest.config.mts vite.config.ts vite.config.js .mocharc.js " +
			".mocharc.json .mocharc.yml .mocharc.cjs package.json playwright.config.ts playwright.config.js",
		code.PHP: "phpunit.xml phpunit.xml.dist",
	}
)

// namedByRunner lists the files that the settings of a runner in a folder have it load.
func (p ahead) namedByRunner(dir string) (found []string) {
	for name := range strings.FieldsSeq(runnersSettings[p.t.Lang]) {
		text, ok := (&search{tests: tests{p.Sources}}).there(path.Join(dir, name))
		if !ok {
			continue
		}
		for _, m := range setsUp().FindAllStringSubmatch(text, maxHanded) {
			for _, q := range inQuotes().FindAllStringSubmatch(m[1], maxHanded) {
				rel := strings.TrimPrefix(strings.TrimPrefix(q[1], "<rootDir>/"), "./")
				for _, one := range append(moduleNames(p.t.Lang, "./"+rel), rel) {
					found = append(found, path.Join(dir, one))
				}
			}
		}
	}
	return found
}
