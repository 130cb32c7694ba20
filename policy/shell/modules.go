package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
)

// loads reads the modules of the workspace that a program loads and that this
// session wrote: what was there before is the person's own code, which their
// tests run.
func (k *codeJudge) loads(c *call, t *programText, r code.Reading) {
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
	blind := k.world.Disk == nil && k.world.Past == nil
	for _, name := range names {
		if blind && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/")) && t.lang != code.Python {
			c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads other code: {0}", name))
		}
		for _, file := range k.sources.moduleFiles(t, name) {
			if k.sources.newText(t) && slices.Contains(t.wrote, file) {
				k.loadsOwn(c, t, file)
			}
			k.loadsFile(c, t, file)
		}
		if t.lang == code.JavaScript && !strings.HasPrefix(name, ".") && !strings.HasPrefix(name, "/") && name != "" {
			for _, file := range k.sessionFiles() { // a package, wherever its start is
				if strings.Contains(file, "/node_modules/"+name+"/") {
					k.loadsFile(c, t, file)
				}
			}
		}
	}
}

// maxOwn bounds the strings of a text that are read as code.
const maxOwn = 60

// loadsOwn judges a text that writes a file and loads it: by the strings in it, as they
// stand and two by two. Where it makes them otherwise, the file is not known.
func (k *codeJudge) loadsOwn(c *call, t *programText, file string) {
	if slices.Contains(k.reviewed, file) {
		return
	}
	k.reviewed = append(k.reviewed, file)
	if veils().MatchString(t.text) {
		c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads what it writes itself: {0}", path.Base(file)))
		return
	}
	pieces := quotedStrings(t.text)
	inner := &programText{lang: t.lang, file: t.file, depth: maxModuleDepth, guess: true}
	probe := k.begin(c.in)
	probe.cmd.Argv = c.cmd.Argv
	k.absorbs(probe, func() {
		for i, s := range pieces[:min(len(pieces), maxOwn)] {
			k.acts(probe, inner, s)
			if i+1 < len(pieces) {
				k.acts(probe, inner, s+pieces[i+1])
			}
		}
	})
	// Many a string is no code: what could not be read of one counts for nothing.
	if own := probe.cmd.Own; own.Level >= risk.High {
		c.cmd.Own.Add(own)
		c.touches(&probe.cmd)
	}
}

// veils are ways to write a text so that nobody reads it.
var veils = lazy.Pattern(`fromhex|unhexlify|b64|base64|chr\(|\.decode\(|fromCharCode|fromCodePoint|Buffer\.from|atob|rot13|\.pack\(|unpack|\.join\(|\.replace\(|reverse|\[::-1\]`)

// codeFile lists the names by which a file that is run by its path is looked up: a
// path as it stands, or with what the language adds.
func (k *sourceJudge) codeFile(t *programText, a *code.Act, i int) []string {
	w := k.argOf(t, a, i)
	p := k.place(w).Path
	if !w.known() || p == "" {
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
	for _, file := range k.sessionFiles() {
		if before, rel, ok := strings.Cut(file, folder); ok && before != "" && path.Ext(rel) == ".py" {
			modules = append(modules, file)
		}
	}
	return modules
}

// loadsFile reads one file that a program loads.
func (k *codeJudge) loadsFile(c *call, t *programText, file string) {
	if slices.Contains(k.reviewed, file) || !k.wrote(file) {
		return
	}
	if len(k.reviewed) > maxModules {
		c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads more files than guard reads"))
		return
	}
	k.reviewed = append(k.reviewed, file)
	text, how := k.textOf(place.Place{Path: file})
	if how != wholly {
		k.sealed(c, file, how)
		return // what is not there is not loaded
	}
	first, _, _ := strings.Cut(text, "\n")
	if binary(text) {
		c.raise(risk.Medium, risk.ExecArbitrary, sayUnread(file))
		return
	}
	if strings.HasPrefix(first, "#!") && shellFile(file, text) { // prove(1) and others start a file by its first line
		k.inSubshell(nil, func() stream { return k.walk.ShellText(c, c.program(), literalArg(text)) })
		c.silent = false
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

// changedByLine reports a file whose text the line puts there or changes.
func (k *fileTexts) changedByLine(file string) bool {
	if k.changedHere(file) {
		return true
	}
	_, ok := k.brought(file)
	return ok
}

// changedHere is changedByLine but for what git brings.
func (k *fileTexts) changedHere(file string) bool {
	return slices.Contains(k.blind, file) || slices.ContainsFunc(k.out.Texts, func(t Text) bool { return t.Path == file })
}

// wrote reports a file that this line, or an earlier call of this session, made
// or changed. Without a session nobody knows, and every file counts.
func (k *fileTexts) wrote(file string) bool {
	if k.changedByLine(file) {
		return true
	}
	if k.world.Past == nil {
		return k.world.Disk != nil
	}
	if _, ok := k.world.Past.Made(file); ok {
		return true
	}
	_, ok := k.world.Past.Edited(file)
	return ok
}

// moduleFiles lists the files that a module's name could mean.
func (k *sourceJudge) moduleFiles(t *programText, name string) []string {
	var dirs []string
	if t.file != "" {
		dirs = append(dirs, path.Dir(t.file))
	}
	if k.state.cwd != "" && !slices.Contains(dirs, k.state.cwd) {
		dirs = append(dirs, k.state.cwd)
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
		return pythonModules(name)
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

// pythonModules: importing a.b.c runs a, a.b and a.b.c.
func pythonModules(name string) []string {
	if strings.HasSuffix(name, ".py") || strings.Contains(name, "/") {
		return []string{name}
	}
	var list []string
	rel := ""
	for part := range strings.SplitSeq(strings.TrimLeft(name, "."), ".") {
		rel = path.Join(rel, part)
		list = append(list, rel+".py", rel+"/__init__.py", rel+".pyc", rel+".so", rel+".abi3.so")
	}
	return append(list, rel+"/__main__.py")
}

// ownModule judges python -m MODULE where the module is the workspace's.
func (k *projectJudge) ownModule(c *call, v *invocation, m arg) bool {
	if !m.known() || languageOf(v) != code.Python || k.state.cwd == "" {
		return false
	}
	files := pythonModules(m.text)
	for _, rel := range slices.Backward(files) {
		p := k.place(literalArg(rel))
		if text, how := k.textOf(p); how == wholly && p.Is(place.Inside) {
			c.raise(risk.Medium, 0, say("runs the module {0}", m.show()))
			k.runsText(c, text, p.Path, code.Python, nil)
			for _, pack := range files { // the packages around it run first
				k.texts.loadsFile(c, &programText{lang: code.Python}, k.place(literalArg(pack)).Path)
			}
			return true
		}
	}
	return false
}

// shadows reports a module of the current folder, of this line or session, that
// Python runs in place of the library's (docs.python.org/3/using/cmdline.html, -m:
// the current folder is searched first).
func (k *fileTexts) shadows(m arg) bool {
	if !m.known() || k.state.cwd == "" {
		return false
	}
	for _, rel := range pythonModules(m.text) {
		p := path.Join(k.state.cwd, rel)
		_, how := k.textOf(place.Place{Path: p})
		if k.wrote(p) && (how == wholly || k.world.Disk != nil && !k.world.Missing(p)) {
			return true
		}
	}
	return false
}
