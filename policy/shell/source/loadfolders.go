package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Folders of the workspace from which a variable has programs load code: what this session wrote
// there runs, though no word names it.

// loadedEndings are those of the files that are loaded, by the variable that names the folder: node(1), perlrun(1),
// ruby(1), lua(1). By the others any file may be: ld.so(8), gcc(1), iconv(1).
var loadedEndings = map[string]string{
	"NODE_PATH": "*.js *.cjs *.mjs *.ts *.node", "PERL5LIB": "*.pm *.pl *.ph *.so *.bundle",
	"PERLLIB": "*.pm *.pl *.ph *.so",
	"RUBYLIB": "*.rb *.so *.bundle", "GEM_HOME": "*.rb *.so", "GEM_PATH": "*.rb *.so", "BUNDLE_PATH": "*.rb *.so",
	"VIRTUAL_ENV": "*",
	"LUA_PATH":    "*.lua", "LUA_CPATH": "*.so", "FPATH": "*", "EMACSLOADPATH": "*.el *.elc *.eln",
}

// LoadsFolders judges what lies in such folders, and what else the line has exported to programs.
func (j Starts) LoadsFolders(c *effect.Call) {
	if len(j.State.Vars) == 0 || j.Wrap.Remote {
		return
	}
	for _, name := range j.telling() {
		v := j.State.Vars[name]
		for _, a := range v.Each() {
			j.LoadsFrom(c, name, a)
			if once := "given " + name; j.exported(v) && !slices.Contains(j.Reviewed, once) {
				j.Reviewed = append(j.Reviewed, once)
				j.Given(c, name, a)
			}
		}
	}
}

// exported reports a variable that programs see.
func (j Starts) exported(v environment.Variable) bool {
	return j.Exports || v.Traits&environment.Exported != 0
}

// telling lists the variables of the line that have programs load something, or that these see; it is made anew
// where the line has set one.
func (j Starts) telling() []string {
	at := [...]int{*j.State.Changes, len(j.State.Vars)}
	if j.toldAt == at {
		return j.told
	}
	j.told, j.toldAt = nil, at
	for name, v := range j.State.Vars {
		if j.exported(v) || program.VariableDoes(name) == program.LoadsFolder {
			j.told = append(j.told, name)
		}
	}
	slices.Sort(j.told)
	return j.told
}

// LoadsFrom judges what this session wrote into the folders that one variable is given.
func (j *Judge) LoadsFrom(c *effect.Call, name string, value taint.Word) {
	if program.VariableDoes(name) != program.LoadsFolder {
		return
	}
	for dir := range strings.FieldsFuncSeq(value.Text, func(r rune) bool { return r == ':' || r == ';' }) {
		dir, _, _ = strings.Cut(dir, "?") // Lua's templates
		if dir == "" || strings.Contains(dir, taint.Hole) {
			continue
		}
		p := j.Place(taint.Literal(dir))
		if !p.Is(place.Inside) {
			continue
		}
		if first, ok := startFiles()[name]; ok {
			Starts{j}.startsIn(c, name, p.Path, first)
		}
		if name != "PYTHONPATH" { // that one is searched by name
			j.loadsFolder(c, name, p.Path)
		}
	}
}

// LoadsVirtual judges what this session wrote into the library of an environment, which its Python loads.
func (j Starts) LoadsVirtual(c *effect.Call, top string) { j.loadsFolder(c, "VIRTUAL_ENV", top+"/lib") }

// loadsFolder judges the files below one.
func (j *Judge) loadsFolder(c *effect.Call, name, dir string) {
	endings, told := loadedEndings[name]
	for _, file := range j.SearchedFiles() {
		base := path.Base(file)
		switch {
		case !place.Below(file, dir), slices.Contains(j.Reviewed, "loaded "+file), slices.Contains(j.Inside, file):
		case told && !table.FitsAny(endings, base), !told && (prose(file) || path.Ext(base) != "" && holdsData(file)):
		default:
			j.Reviewed = append(j.Reviewed, "loaded "+file)
			j.loadsByFolder(c, file)
		}
	}
}

// loadsByFolder judges one such file.
func (j *Judge) loadsByFolder(c *effect.Call, file string) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		j.Sealed(c, file, how)
		return
	}
	first, _, _ := strings.Cut(text, "\n")
	switch lang := code.LanguageOf(file, first); {
	case files.Binary(text):
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
	case lang != code.Unknown:
		j.Absorbs(c, func() { j.Acts(c, &ProgramText{Lang: lang, File: file}, text) })
		j.Sources.namesSecrets(c, text)
	case ShellFile(file, text):
		j.Absorbs(c, func() {
			j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(c, c.Program(), taint.Literal(text)) })
		})
		c.Silent = false
	case slices.Contains(SourceEndings, path.Ext(file)):
		j.Sources.SourceHints(c, file, text)
		j.Absorbs(c, func() { j.PlantedText(c, c.Program(), file, text) })
	default:
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
	}
}
