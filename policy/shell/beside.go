package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/python"
)

// loadsBeside judges what this session wrote and an interpreter loads for a program though
// no file is named: modules that stand in the place of the library's or of a package,
// start-up files, and what settings of the project map names to.
func (k *codeJudge) loadsBeside(c *effect.Call, t *programText) {
	switch t.lang {
	case code.Python:
		for _, file := range k.SessionFiles() {
			if k.pythonFinds(t, file) {
				k.loadsFile(c, t, file)
			}
		}
	case code.JavaScript:
		mapped := slices.ContainsFunc(k.SessionFiles(), mapsModules)
		k.loadsPlanted(c, c.Program(), func(file string) bool {
			return strings.Contains(file, "/node_modules/") || mapped && !prose(file) && (code.LanguageOf(file, "") == code.JavaScript || code.LanguageOf(file, "") == code.Unknown)
		})
	case code.PHP: // composer's and other autoloaders find classes anywhere
		k.loadsPlanted(c, c.Program(), func(file string) bool { return code.LanguageOf(file, "") == code.PHP })
	}
}

// mapsModules reports a file that says what the names of modules mean (Node 22,
// "Packages"; TypeScript 5, "paths").
func mapsModules(file string) bool {
	switch path.Base(file) {
	case "package.json", "tsconfig.json", "jsconfig.json", "deno.json", "import_map.json":
		return true
	}
	return false
}

// pythonFinds reports a module that Python loads in place of the library's, or a part
// of a package that is installed in the workspace.
func (k *codeJudge) pythonFinds(t *programText, file string) bool {
	if path.Ext(file) != ".py" {
		return false
	}
	if strings.Contains(file, "/site-packages/") {
		return true
	}
	dir, name := path.Split(file)
	dir = path.Clean(dir)
	name = strings.TrimSuffix(name, ".py")
	if name == "__init__" {
		dir, name = path.Dir(dir), path.Base(dir)
	}
	if dir != k.State.Cwd && (t.file == "" || dir != path.Dir(t.file)) {
		return false
	}
	return python.InLibrary(name)
}

// pathFile judges a file of site(3), some lines of which are code.
func (k *codeJudge) pathFile(c *effect.Call, t *programText, file string) {
	text, how := k.TextOf(place.Place{Path: file})
	if how != files.Wholly || slices.Contains(k.Reviewed, file) {
		return
	}
	k.Reviewed = append(k.Reviewed, file)
	for _, line := range python.PathFileCode(text) {
		k.acts(c, &programText{lang: code.Python, file: file, depth: t.depth + 1}, line)
	}
}
