package shell

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
func (k *codeJudge) loads(c *effect.Call, t *programText, r code.Reading) {
	names := slices.Clone(r.Modules)
	for _, a := range r.Acts {
		if a.Kind == code.RunsFile {
			for i := range a.Args {
				names = append(names, k.sources.codeFile(t, &a, i)...)
			}
		}
		if a.Kind == code.Loads {
			for i, x := range a.Args {
				if x.Known && x.Text != "" {
					names = append(names, x.Text)
				}
				if t.lang == code.Python && i > 0 && x.Known && a.Args[0].Known {
					names = append(names, k.sources.fromModule(a.Args[0].Text, x.Text)...)
				}
			}
		}
	}
	blind := k.World.Disk == nil && k.World.Past == nil
	for _, name := range names {
		if blind && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/")) && t.lang != code.Python {
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads other code: {0}", name))
		}
		for _, file := range k.sources.moduleFiles(t, name) {
			if k.sources.newText(t) && slices.Contains(t.wrote, file) {
				k.loadsOwn(c, t, file)
			}
			k.loadsFile(c, t, file)
		}
		if t.lang == code.JavaScript && !strings.HasPrefix(name, ".") && !strings.HasPrefix(name, "/") && name != "" {
			for _, file := range k.SessionFiles() { // a package, wherever its start is
				if strings.Contains(file, "/node_modules/"+name+"/") {
					k.loadsFile(c, t, file)
				}
			}
		}
	}
}

// loadsOwn judges a text that writes a file and loads it: by the strings in it, as they
// stand and two by two. Where it makes them otherwise, the file is not known.
func (k *codeJudge) loadsOwn(c *effect.Call, t *programText, file string) {
	if slices.Contains(k.Reviewed, file) {
		return
	}
	k.Reviewed = append(k.Reviewed, file)
	if veils().MatchString(t.text) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads what it writes itself: {0}", path.Base(file)))
		return
	}
	pieces := quotedStrings(t.text)
	inner := &programText{lang: t.lang, file: t.file, depth: maxModuleDepth, guess: true}
	probe := k.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	k.Absorbs(probe, func() {
		for i, s := range pieces[:min(len(pieces), files.MaxOwn)] {
			k.acts(probe, inner, s)
			if i+1 < len(pieces) {
				k.acts(probe, inner, s+pieces[i+1])
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
var veils = lazy.Pattern(`fromhex|unhexlify|b64|base64|chr\(|\.decode\(|fromCharCode|fromCodePoint|Buffer\.from|atob|rot13|\.pack\(|unpack|\.join\(|\.replace\(|reverse|\[::-1\]`)

// codeFile lists the names by which a file that is run by its path is looked up: a
// path as it stands, or with what the language adds.
func (k *sourceJudge) codeFile(t *programText, a *code.Act, i int) []string {
	w := k.argOf(t, a, i)
	p := k.Place(w).Path
	if !w.Known() || p == "" {
		return nil
	}
	names := []string{p}
	if t.lang == code.Python { // a folder runs its __main__.py (runpy)
		names = append(names, p+"/__main__.py")
	}
	if !path.IsAbs(a.Args[i].Text) {
		names = append(names, "./"+a.Args[i].Text)
	}
	return names
}

// fromModule lists the modules that "from package import name" may run: where the
// name is a star, those of this session in the package's folder.
func (k *sourceJudge) fromModule(pack, name string) (modules []string) {
	if name != "*" {
		return []string{pack + "." + name}
	}
	folder := "/" + strings.ReplaceAll(strings.TrimLeft(pack, "."), ".", "/") + "/"
	for _, file := range k.SessionFiles() {
		if before, rel, ok := strings.Cut(file, folder); ok && before != "" && path.Ext(rel) == ".py" {
			modules = append(modules, file)
		}
	}
	return modules
}

// loadsFile reads one file that a program loads.
func (k *codeJudge) loadsFile(c *effect.Call, t *programText, file string) {
	if slices.Contains(k.Reviewed, file) || !k.Wrote(file) {
		return
	}
	if len(k.Reviewed) > maxModules {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads more files than guard reads"))
		return
	}
	k.Reviewed = append(k.Reviewed, file)
	text, how := k.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		k.Sealed(c, file, how)
		return // what is not there is not loaded
	}
	first, _, _ := strings.Cut(text, "\n")
	if files.Binary(text) {
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
		return
	}
	if strings.HasPrefix(first, "#!") && shellFile(file, text) { // prove(1) and others start a file by its first line
		k.InSubshell(nil, func() taint.Stream { return k.Walk.ShellText(c, c.Program(), taint.Literal(text)) })
		c.Silent = false
		return
	}
	lang := code.LanguageOf(file, first)
	if lang == code.Unknown {
		lang = t.lang
	}
	inner := &programText{lang: lang, file: file, depth: t.depth + 1}
	k.acts(c, inner, text)
	t.net, t.secret = t.net || inner.net, t.secret || inner.secret
}

// moduleFiles lists the files that a module's name could mean.
func (k *sourceJudge) moduleFiles(t *programText, name string) []string {
	var dirs []string
	if t.file != "" {
		dirs = append(dirs, path.Dir(t.file))
	}
	if k.State.Cwd != "" && !slices.Contains(dirs, k.State.Cwd) {
		dirs = append(dirs, k.State.Cwd)
	}
	if t.lang == code.Python {
		dirs = append(dirs, k.pythonPath()...)
	}
	dirs = append(dirs, t.dirs...)
	var files []string
	for _, dir := range dirs {
		for _, rel := range moduleNames(t.lang, name) {
			if path.IsAbs(rel) {
				files = append(files, rel)
				continue
			}
			files = append(files, path.Join(dir, rel))
		}
	}
	return files
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
		list := []string{name}
		for _, end := range [...]string{".js", ".ts", ".mjs", ".cjs", ".mts", ".cts", ".jsx", ".tsx", ".node", "/index.js", "/index.ts"} {
			list = append(list, name+end)
		}
		return append(list, strings.TrimSuffix(name, ".js")+".ts")
	case code.Ruby:
		return []string{name, name + ".rb"}
	case code.Perl:
		return []string{name, strings.ReplaceAll(name, "::", "/") + ".pm", "lib/" + strings.ReplaceAll(name, "::", "/") + ".pm"}
	case code.Lua:
		return []string{name, strings.ReplaceAll(name, ".", "/") + ".lua"}
	}
	return []string{name}
}

// ownModule judges python -m MODULE where the module is the workspace's.
func (k *projectJudge) ownModule(c *effect.Call, v *option.Invocation, m taint.Word) bool {
	if !m.Known() || languageOf(v) != code.Python || k.State.Cwd == "" {
		return false
	}
	paths := files.PythonModules(m.Text)
	for _, rel := range slices.Backward(paths) {
		p := k.Place(taint.Literal(rel))
		if text, how := k.TextOf(p); how == files.Wholly && p.Is(place.Inside) {
			c.Raise(risk.Medium, 0, effect.Say("runs the module {0}", m.Show()))
			k.runsText(c, text, p.Path, code.Python, nil)
			for _, pack := range paths { // the packages around it run first
				k.texts.loadsFile(c, &programText{lang: code.Python}, k.Place(taint.Literal(pack)).Path)
			}
			return true
		}
	}
	return false
}
