package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/python"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// LoadsBeside judges what this session wrote and an interpreter loads for a program though
// no file is named: modules that stand in the place of the library's or of a package,
// start-up files, and what settings of the project map names to.
func (j *Judge) LoadsBeside(c *effect.Call, t *ProgramText) {
	switch t.Lang {
	case code.Python:
		for _, file := range j.SearchedFiles() {
			if j.pythonFinds(t, file) {
				j.LoadsFile(c, t, file)
			}
			j.configured(c, t, file)
		}
	case code.JavaScript:
		mapped := slices.ContainsFunc(j.SessionFiles(), mapsModules)
		j.loadsPlanted(c, c.Program(), func(file string) bool {
			return strings.Contains(file, "/node_modules/") ||
				mapped && !prose(file) &&
					(code.LanguageOf(file, "") == code.JavaScript || code.LanguageOf(file, "") == code.Unknown)
		})
	case code.PHP: // composer's and other autoloaders find classes anywhere
		j.loadsPlanted(c, c.Program(), func(file string) bool { return code.LanguageOf(file, "") == code.PHP })
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

// pythonFinds reports a module that Python loads in place of the library's, one that a library takes where it is there,
// or a part of a package that is installed in the workspace.
func (j *Judge) pythonFinds(t *ProgramText, file string) bool {
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
	if dir != j.State.Cwd && (t.File == "" || dir != path.Dir(t.File)) {
		return false
	}
	return code.Standard(code.Python, name) || program.OptionalModule(name+".py")
}

// pathFile judges a file of site(3), some lines of which are code.
func (j *Judge) pathFile(c *effect.Call, t *ProgramText, file string) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || slices.Contains(j.Reviewed, file) {
		return
	}
	j.Reviewed = append(j.Reviewed, file)
	for _, line := range python.PathFileCode(text) {
		j.Acts(c, &ProgramText{Lang: code.Python, File: file, Depth: t.Depth + 1}, line)
	}
}

// PythonStarts judges what Python runs before the program that it is given: the
// site's customizations, where PYTHONPATH leads into the workspace (site(3)).
func (j *Judge) PythonStarts(c *effect.Call, v *option.Invocation) {
	if LanguageOf(v) != code.Python || v.Has("-S", "-I", "-E") {
		return
	}
	t := &ProgramText{Lang: code.Python}
	for _, file := range j.SearchedFiles() {
		if base := path.Base(file); base == "sitecustomize.py" || base == "usercustomize.py" {
			j.LoadsFile(c, t, file)
		}
		if path.Ext(file) == ".pth" {
			j.pathFile(c, t, file)
		}
	}
	for _, dir := range j.Sources.modulePath(code.Python) {
		for _, name := range [...]string{"sitecustomize.py", "usercustomize.py"} {
			file := path.Join(dir, name)
			if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly {
				j.Reviewed = append(j.Reviewed, file)
				j.Acts(c, &ProgramText{Lang: code.Python, File: file, Depth: t.Depth + 1}, text)
			}
		}
	}
}

// PythonOptions judges the options of Python itself: the folder of its caches, and categories of warnings, whose
// modules are imported to find them (python(1), -X and -W).
func (j Starts) PythonOptions(c *effect.Call, v *option.Invocation) {
	if LanguageOf(v) != code.Python {
		return
	}
	for _, u := range v.Used {
		switch u.Name {
		case "-X":
			if folder, ok := strings.CutPrefix(u.Value.Text, "pycache_prefix="); ok {
				c.AsExtra(func() { j.Writes(c, u.Value.Value(len(u.Value.Text)-len(folder)), access.IntoFolder) })
			}
		case "-W":
			j.warns(c, u.Value)
		}
	}
}

// warns judges ACTION:MESSAGE:CATEGORY:… of a warning.
func (j Starts) warns(c *effect.Call, a taint.Word) {
	fields := strings.Split(a.Text, ":")
	if len(fields) < 3 {
		return
	}
	dot := strings.LastIndexByte(fields[2], '.')
	if dot <= 0 || strings.Trim(fields[2], "._"+letters) != "" {
		return
	}
	j.RunsCode(c, code.Python, "import "+fields[2][:dot], "")
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// Doctests judges the examples of a text as the code that they are.
func (j *Judge) Doctests(c *effect.Call, file taint.Word) {
	if all := (access.Present{Judge: j.Judge}).Matching(c, file); !file.Known() && len(all) > 0 {
		for _, one := range all {
			j.Doctests(c, one)
		}
		return
	}
	p := j.Place(file)
	text, how := j.TextOf(p)
	switch how {
	case files.Unseen:
		return
	case files.Unreadable:
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file.Show()))
		return
	}
	if code.LanguageOf(p.Path, "") == code.Python {
		j.RunsCode(c, code.Python, text, p.Path)
	}
	if examples := python.Examples(text); examples != "" {
		j.RunsCode(c, code.Python, examples, p.Path)
	}
}
