package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// unknown asks about a library that new code uses and of which no table knows what it does, as about a program
// that nobody knows. The project's own modules, and what the person's own manifest names, are not meant.
func (s strangers) unknown(c *effect.Call, names []string) {
	if s.t.guess || s.World.Disk == nil || !s.Sources.newText(s.t) {
		return
	}
	for i, name := range names {
		if i == mostLibraries || !s.ownModule(name) && !s.ownFile(name) && !s.declares(name) {
			c.Raise(risk.Medium, risk.ExecArbitrary,
				effect.Say("the code uses a library that guard does not know: {0}", name))
			return // one is enough to be asked for
		}
	}
}

// mostLibraries bounds the names that are looked for.
const mostLibraries = 40

// ownFile reports a module that lies where the program looks for its own, or that a text of this line makes.
func (s strangers) ownFile(name string) bool {
	return slices.ContainsFunc(s.Sources.moduleFiles(s.t, name), func(file string) bool {
		return s.IsThere(file) || s.ChangedByLine(file)
	})
}

// manifests are the files in which a project names the libraries that it uses, or by what names it calls its own
// modules. Sources: packaging.python.org, Poetry 2, Pipenv, conda; Node.js 22, TypeScript 5, Deno 2; Bundler 2.
var manifests = map[code.Language][]string{
	code.Python: {"pyproject.toml", "requirements.txt", "requirements-dev.txt", "requirements/base.txt",
		"requirements/dev.txt", "dev-requirements.txt", "setup.cfg", "setup.py", "Pipfile", "environment.yml",
		"tox.ini"},
	code.JavaScript: {"package.json", "tsconfig.json", "jsconfig.json", "deno.json", "deno.jsonc", "vite.config.ts",
		"vite.config.js", "vitest.config.ts", "webpack.config.js"},
	code.Ruby: {"Gemfile", "gems.rb"},
}

// declares reports a library that a manifest of the person's own names, in the folder of the code, in the one where it
// runs, or in one above them.
func (s strangers) declares(name string) bool {
	library := hyphened(libraryOf(s.t.Lang, name))
	for _, dir := range s.projectFolders() {
		for _, manifest := range manifests[s.t.Lang] {
			if namesLibrary(s.ownManifest(path.Join(dir, manifest)), library) {
				return true
			}
		}
	}
	return false
}

// projectFolders are the folders from those of the code and of the command up to the workspace.
func (s strangers) projectFolders() (dirs []string) {
	for _, dir := range []string{s.State.Cwd, path.Dir(s.t.File)} {
		for path.IsAbs(dir) && s.World.At("", dir).Is(place.Inside) && !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
			dir = path.Dir(dir)
		}
	}
	if !slices.Contains(dirs, s.World.Workspace) {
		dirs = append(dirs, s.World.Workspace)
	}
	return dirs
}

// ownManifest is the text of a manifest as the person has it: where this session changed the file, as git holds it.
func (s strangers) ownManifest(file string) string {
	if !s.IsThere(file) && !s.ChangedByLine(file) {
		return ""
	}
	if s.Wrote(file) {
		text, _ := s.World.Committed(file)
		return text
	}
	text, how := s.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		return ""
	}
	return text
}

// libraryOf is the library of a module: yaml of yaml.nodes, @scope/a of @scope/a/b.
func libraryOf(lang code.Language, module string) string {
	parts := strings.FieldsFunc(module, func(c rune) bool { return c == '/' || lang == code.Python && c == '.' })
	if len(parts) > 1 && strings.HasPrefix(module, "@") {
		return parts[0] + "/" + parts[1]
	}
	return parts[0]
}

// hyphened is a name as manifests may write it: keras_tuner is named keras-tuner.
func hyphened(name string) string { return strings.ReplaceAll(strings.ToLower(name), "_", "-") }

// namesLibrary reports a manifest that has a library's name as a word, or as the end of one: crontab of python-crontab.
func namesLibrary(text, library string) bool {
	text = hyphened(text)
	for {
		at := strings.Index(text, library)
		if at < 0 {
			return false
		}
		before, after := text[:at], text[at+len(library):]
		if !endsInWord(before) && (after == "" || !isNameByte(after[0])) {
			return true
		}
		text = after
	}
}

func endsInWord(s string) bool { return s != "" && isNameByte(s[len(s)-1]) && s[len(s)-1] != '-' }

func isNameByte(c byte) bool { return c == '-' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' }
