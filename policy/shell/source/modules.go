package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// loads reads the modules of the workspace that a program loads and that this
// session wrote: what was there before is the person's own code, which their
// tests run.
func (j *Judge) loads(c *effect.Call, t *ProgramText, r code.Reading) {
	loadsByWord(j, c, t, r)
	names := loadedNames(j.Sources, t, r)
	for _, file := range packageFiles(j, t, names) {
		calledFunctions(j, c, t, file)
	}
	blind := j.World.Disk == nil && j.World.Past == nil
	for _, name := range names {
		if blind && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/")) && t.Lang != code.Python {
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads other code: {0}", name))
		}
		for _, file := range j.Sources.moduleFiles(t, name) {
			if j.Sources.newText(t) && slices.Contains(t.wrote, file) {
				j.loadsOwn(c, t, file)
			}
			j.LoadsFile(c, t, file)
			calledFunctions(j, c, t, file)
			loadedData{j}.module(c, t, file)
		}
		if t.Lang == code.JavaScript && !strings.HasPrefix(name, ".") && !strings.HasPrefix(name, "/") && name != "" {
			for _, file := range j.SessionFiles() { // a package, wherever its start is
				if strings.Contains(file, "/node_modules/"+name+"/") || underAny(t.dirs, name, file) {
					j.LoadsFile(c, t, file)
				}
			}
		}
	}
	follows(j, c, t, names)
	heldModules(j, c, t, names)
}

// loadedNames lists the names of the modules and files that a text loads.
func loadedNames(n *Names, t *ProgramText, r code.Reading) []string {
	names := slices.Clone(r.Modules)
	for _, a := range r.Acts {
		if a.Kind == code.RunsFile {
			for i := range a.Args {
				names = append(names, n.codeFile(t, &a, i)...)
			}
		}
		if a.Kind == code.Loads {
			for i, x := range a.Args {
				if x.Known && x.Text != "" {
					names = append(names, x.Text)
				}
				if x.Known && x.Source == code.Script {
					names = append(names, n.Place(n.argOf(t, &a, i)).Path)
				}
				if t.Lang == code.Python && i > 0 && x.Known && a.Args[0].Known {
					names = append(names, n.fromModule(a.Args[0].Text, x.Text)...)
				}
			}
		}
	}
	return names
}

// underAny reports a file that a package of that name has where it lies in one of the folders.
func underAny(dirs []string, name, file string) bool {
	return slices.ContainsFunc(dirs, func(dir string) bool {
		rest, in := strings.CutPrefix(file, dir+"/"+name)
		return in && (rest == "" || rest[0] == '/' || rest[0] == '.')
	})
}

// loadsOwn judges a text that writes a file and loads it: by the strings in it, as they
// stand and two by two. Where it makes them otherwise, the file is not known.
func (j *Judge) loadsOwn(c *effect.Call, t *ProgramText, file string) {
	if slices.Contains(j.Reviewed, file) {
		return
	}
	j.Reviewed = append(j.Reviewed, file)
	if veils().MatchString(t.text) {
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("the code loads what it writes itself: {0}", path.Base(file)))
		return
	}
	pieces := QuotedStrings(t.text)
	inner := &ProgramText{Lang: t.Lang, File: t.File, Depth: maxModuleDepth, guess: true}
	probe := j.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	j.Absorbs(probe, func() {
		for i, s := range pieces[:min(len(pieces), files.MaxOwn)] {
			j.Acts(probe, inner, s)
			if i+1 < len(pieces) {
				j.Acts(probe, inner, s+pieces[i+1])
			}
		}
	})
	// Many a string is no code: what could not be read of one counts for nothing.
	if own := probe.Cmd.Own; own.Level >= risk.High {
		c.Cmd.Own.Add(own)
		c.Touches(&probe.Cmd)
	}
}

// veils are ways to write a text so that nobody reads it.
var veils = lazy.Pattern(`fromhex|unhexlify|b64|base64|chr\(|\.decode\(|fromCharCode|fromCodePoint|Buffer\.from|atob|` +
	`rot13|\.pack\(|unpack|\.join\(|\.replace\(|reverse|\[::-1\]`)

// codeFile lists the names by which a file that is run by its path is looked up: a
// path as it stands, or with what the language adds.
func (n *Names) codeFile(t *ProgramText, a *code.Act, i int) []string {
	w := n.argOf(t, a, i)
	p := n.Place(w).Path
	if !w.Known() || p == "" {
		return nil
	}
	names := []string{p}
	if t.Lang == code.Python { // a folder runs its __main__.py (runpy)
		names = append(names, p+"/__main__.py")
	}
	if !path.IsAbs(a.Args[i].Text) {
		names = append(names, "./"+a.Args[i].Text)
	}
	return names
}

// fromModule lists the modules that "from package import name" may run: where the
// name is a star, those of this session in the package's folder.
func (n *Names) fromModule(pack, name string) (modules []string) {
	if name != "*" {
		return []string{pack + "." + name}
	}
	folder := "/" + strings.ReplaceAll(strings.TrimLeft(pack, "."), ".", "/") + "/"
	for _, file := range n.SessionFiles() {
		if before, rel, ok := strings.Cut(file, folder); ok && before != "" && path.Ext(rel) == ".py" {
			modules = append(modules, file)
		}
	}
	return modules
}

// LoadsFile reads one file that a program loads.
func (j *Judge) LoadsFile(c *effect.Call, t *ProgramText, file string) {
	// What is no code is shown where an interpreter says what it stumbled over.
	if code.LanguageOf(file, "") == code.Unknown && j.World.At("", file).Is(place.Secret) && !j.World.Missing(file) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", path.Base(file)))
	}
	if slices.Contains(j.Reviewed, file) || !files.Comes(&j.Folders, file) {
		return
	}
	if len(j.Reviewed) > maxModules || t.Depth+1 == maxModuleDepth {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads more files than guard reads"))
		return
	}
	j.Reviewed = append(j.Reviewed, file)
	AsNew(j, c, file, func(c *effect.Call) { readsLoaded(j, c, t, file) })
}

// readsLoaded judges such a file by its text.
func readsLoaded(j *Judge, c *effect.Call, t *ProgramText, file string) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		j.Sealed(c, file, how)
		return // what is not there is not loaded
	}
	first, _, _ := strings.Cut(text, "\n")
	if files.Binary(text) {
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
		return
	}
	if strings.HasPrefix(first, "#!") && ShellFile(file, text) { // prove(1) and others start a file by its first line
		j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(c, c.Program(), taint.Literal(text)) })
		c.Silent = false
		return
	}
	lang := code.LanguageOf(file, first)
	if lang == code.Unknown {
		lang = t.Lang
	}
	inner := &ProgramText{Lang: lang, File: file, Depth: t.Depth + 1, dirs: slices.Clip(t.dirs), given: t.given,
		parts: t.parts, replaced: t.replaced, visited: t.visited}
	j.Acts(c, inner, text)
	t.Net, t.Secret = t.Net || inner.Net, t.Secret || inner.Secret
	t.holds = append(t.holds, inner.holds...)
}

// moduleFiles lists the files that a module's name could mean.
func (n *Names) moduleFiles(t *ProgramText, name string) []string {
	var dirs []string
	if t.File != "" {
		dirs = append(dirs, path.Dir(t.File))
	}
	if n.State.Cwd != "" && !slices.Contains(dirs, n.State.Cwd) {
		dirs = append(dirs, n.State.Cwd)
	}
	if t.Lang == code.Python {
		dirs = append(dirs, n.modulePath(t.Lang)...)
	}
	dirs = append(dirs, t.dirs...)
	var files []string
	for _, dir := range dirs {
		for _, rel := range moduleNames(t.Lang, name) {
			if path.IsAbs(rel) {
				files = append(files, rel)
				continue
			}
			files = append(files, path.Join(dir, rel))
		}
	}
	return files
}

// modulePaths are the variables that name the folders in which a language looks for modules.
var modulePaths = map[code.Language]string{
	code.Python: "PYTHONPATH", code.JavaScript: "NODE_PATH", code.Ruby: "RUBYLIB",
}

// modulePath lists the folders in which a language looks for modules, as far as the line sets them.
func (n *Names) modulePath(lang code.Language) []string {
	var dirs []string
	values, _ := n.Lookup(modulePaths[lang])
	for _, a := range values {
		for one := range strings.SplitSeq(a.Text, ":") {
			if one == "" || strings.Contains(one, taint.Hole) {
				continue
			}
			if p := n.Place(taint.Literal(one)); p.Path != "" && p.Is(place.Inside) {
				dirs = append(dirs, p.Path)
			}
		}
	}
	return dirs
}

// moduleNames lists the files, from the folder of the code that loads them, in
// which a module may lie. Sources: the import systems of Python 3.13, Node 22,
// Ruby 3.3, Perl 5.38 and Lua 5.4.
func moduleNames(lang code.Language, name string) []string {
	switch lang {
	case code.Python:
		return files.PythonModules(name)
	case code.JavaScript:
		if !strings.HasPrefix(name, ".") && !strings.HasPrefix(name, "/") {
			return nil
		}
		return append(nodeFiles(name), name+"/index.js", name+"/index.ts")
	case code.Ruby:
		return []string{name, name + ".rb"}
	case code.Perl:
		return []string{name, strings.ReplaceAll(name, "::", "/") + ".pm",
			"lib/" + strings.ReplaceAll(name, "::", "/") + ".pm"}
	case code.Lua:
		rel := strings.ReplaceAll(name, ".", "/")
		return []string{name, rel + ".lua", rel + "/init.lua"}
	}
	return []string{name}
}

// nodeFiles lists the files that a path of a module of Node.js may mean: a name of JavaScript stands for one of
// TypeScript too.
func nodeFiles(name string) []string {
	list := []string{name}
	for _, end := range [...]string{".js", ".ts", ".mjs", ".cjs", ".mts", ".cts", ".jsx", ".tsx", ".node"} {
		list = append(list, name+end)
	}
	bare := strings.TrimSuffix(name, ".js")
	return append(list, bare+".ts", bare+".tsx")
}

// ShellFile reports a script that a shell of POSIX's family reads: by its first
// line, else by its name.
func ShellFile(name, text string) bool {
	first, _, _ := strings.Cut(text, "\n")
	if interp, ok := strings.CutPrefix(first, "#!"); ok {
		for word := range strings.FieldsSeq(interp) {
			switch path.Base(word) {
			case "sh", "bash", "dash", "ksh", "zsh", "ash", "mksh":
				return true
			}
		}
		return false
	}
	switch path.Ext(name) {
	case ".sh", ".bash", ".zsh", ".ksh", "":
		return true
	}
	return false
}

// LanguageOf is the language that an interpreter reads.
func LanguageOf(v *option.Invocation) code.Language {
	name, _, _ := strings.Cut(v.Name, " ")
	return code.LanguageOfInterpreter(path.Base(name))
}
