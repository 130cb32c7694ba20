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

// Code in other languages than the shell's, as far as policy/code reads it: what
// it shows is judged as if it stood on the line.

// program is a text in another language that is being judged.
type programText struct {
	lang   code.Language
	file   string   // absolute; empty: given on the line
	net    bool     // reaches a host that is not this machine
	secret bool     // reads secrets, or the whole environment
	depth  int      // modules inside each other
	guess  bool     // it may not run at all
	wrote  []string // files that it writes
	lost   bool     // works in a folder that is not known
	reads  []string
	dirs   []string // in which modules are looked up too
	text   string
	reread bool // it reads somewhere what a file holds
	dotenv bool // the variables of a file .env are in its environment
}

// Bounds of the modules that are read with a program.
const (
	maxModules     = 200
	maxModuleDepth = 30
)

// runsCode judges the text of a program; file is where it lies, or empty.
func (k *codeJudge) runsCode(c *call, lang code.Language, text, file string) {
	t := &programText{lang: lang, file: file}
	before := c.data
	k.reviewed = append(k.reviewed, file)
	k.acts(c, t, text)
	k.loadsBeside(c, t)
	if file != "" || c.in.text != text {
		k.namesOnInput(c)
	}
	t.secret = t.secret || (c.data&^before)&fromSecret != 0
	k.sources.namesSettings(c, text)
	t.secret = k.sources.namesSecrets(c, text) || t.secret
	if t.net && t.secret {
		c.raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, say("the code joins the network with other code or with secrets"))
	}
}

// rereads are ways in which code that opens a file to change it first reads it.
var rereads = lazy.Pattern(`read|mmap|load|for \w+ in`)

// acts judges what a text does, and the modules of this session that it loads.
func (k *codeJudge) acts(c *call, t *programText, text string) {
	r := readCode(t.lang, text)
	wrote := len(c.cmd.Writes)
	defer func() { k.codeTakesFolders(c, t, text, wrote) }()
	t.text, t.reread = text, rereads().MatchString(text)
	t.dotenv = t.dotenv || r.Settings || slices.ContainsFunc(r.Modules, func(m string) bool { return slices.Contains(dotenvModules, m) })
	cwd, maybe := k.state.cwd, k.state.maybe
	for i, a := range r.Acts {
		// What a call reads or writes, by a mode that is not known, is no reading before an edit.
		either := i+1 < len(r.Acts) && r.Acts[i+1].Kind == code.Writes && r.Acts[i+1].Line == a.Line && r.Acts[i+1].Call == a.Call && slices.Equal(r.Acts[i+1].Args, a.Args)
		if a.Kind == code.Reads && len(a.Args) > 0 && a.Args[0].Known && !either {
			t.reads = append(t.reads, a.Args[0].Text)
		}
	}
	for i := range r.Acts {
		a := &r.Acts[i]
		if k.work++; k.work > maxWork {
			k.notUnderstood(say("too many commands to judge"))
			break
		}
		if a.Kind == code.Enters {
			// A text is read as a whole: paths count from either folder.
			w := k.sources.argOf(t, a, 0)
			t.lost = t.lost || (w.unknown() || w.glob != "") && !ownTemporary(a, 0)
			k.state.maybe = append(slices.Clip(k.state.maybe), k.place(w).Path)
			if k.sources.newText(t) && loadsBeside().MatchString(text) && !ownTemporary(a, 0) {
				k.namesFolder(c, w)
			}
			continue
		}
		k.act(c, t, a)
	}
	k.state.cwd, k.state.maybe = cwd, maybe
	k.usesBackDoor(c, t, text)
	k.sources.showsAll(c, t, text, r)
	if k.sources.newText(t) {
		k.printsCredential(c, text)
	}
	if t.depth < maxModuleDepth {
		k.loads(c, t, r)
	}
	if k.sources.newText(t) && slices.ContainsFunc(r.Acts, func(a code.Act) bool { return a.Kind == code.Runs || a.Kind == code.RunsShell }) {
		for _, file := range t.wrote { // a test runner or a build that it starts may load it
			if code.LanguageOf(file, "") != code.Unknown {
				k.loadsOwn(c, t, file)
			}
		}
	}
}

// loadsBeside is how code loads other code by a path that counts from the folder it is in.
var loadsBeside = lazy.Pattern(`run_path|import_module|spec_from_file|exec\(\s*(?:open|compile)|require\(|\bimport\(|\brequire(?:_relative)?\b|\bload\b|\bdo\s*["'(]|dofile|loadfile|include\b`)

// argOf is one argument of an act as a word; past the last it is unknown.
func (k *sourceJudge) argOf(t *programText, a *code.Act, i int) arg {
	if i >= len(a.Args) {
		return arg{text: hole, src: a.Call + "(…)", from: fromUnknown, computed: true}
	}
	return k.codeArg(t, a, &a.Args[i])
}

func (k *sourceJudge) codeArg(t *programText, a *code.Act, x *code.Arg) arg {
	text := x.Text
	switch x.Source {
	case code.Script:
		dir := k.state.cwd
		if t.file != "" {
			dir = path.Dir(t.file)
		}
		text = dir + "/" + text
	case code.TempDir, code.Fresh:
		text = "/tmp/" + strings.TrimPrefix(text, "/tmp/")
	case code.Glob:
		w := arg{text: text, src: text, glob: text}
		if !x.Known {
			w.text, w.glob, w.from = text+hole, text+"*", fromUnknown
		}
		return w
	}
	if x.Known {
		return literalArg(text)
	}
	return arg{text: text + hole, src: a.Call + "(…)", from: fromUnknown, computed: true}
}

// ownTemporary reports an argument that the program makes anew where nobody keeps
// anything.
func ownTemporary(a *code.Act, i int) bool {
	return i < len(a.Args) && a.Args[i].Source == code.Fresh && (a.Args[i].Known || a.Args[i].Temp || a.Args[i].Text == "")
}

// act judges one act.
func (k *codeJudge) act(c *call, t *programText, a *code.Act) {
	switch a.Kind {
	case code.Deletes, code.DeletesTree:
		for i := range max(len(a.Args), 1) {
			if ownTemporary(a, i) {
				c.raise(risk.Medium, 0, say("the code deletes what it has made itself: {0}", a.Call))
				continue
			}
			k.codeDeletes(c, k.sources.argOf(t, a, i), a)
		}
	case code.Writes, code.Appends, code.Edits, code.Makes, code.Mode:
		for i := range a.Args {
			if !ownTemporary(a, i) {
				k.codeWrites(c, t, k.sources.argOf(t, a, i), a)
			}
		}
	case code.Moves, code.Copies, code.Links:
		k.codeMoves(c, t, a)
	case code.Reads, code.Lists:
		for i := range a.Args {
			if a.Args[i].Decoded && !a.Args[i].Known && a.Kind == code.Reads {
				k.sources.hidesName(c, t, a)
			}
			if a.Kind == code.Reads && !a.Args[i].Known && a.Args[i].Text == "" && k.sources.newText(t) && !t.guess {
				k.namedInData(c)
			}
			if w := k.sources.argOf(t, a, i); !ownTemporary(a, i) && (w.known() || w.glob != "" || !w.unknown()) {
				k.codeReads(c, w, a.Kind == code.Lists)
			}
		}
	case code.Environment:
		k.codeEnvironment(c, t, a)
	case code.SetsEnvironment:
		if w := k.sources.argOf(t, a, 0); w.known() {
			c.asExtra(func() { k.expander.environment(c, w.text, k.sources.argOf(t, a, 1)) })
		}
	case code.Empties:
		k.sources.codeEmpties(c, t, a)
	case code.SQL:
		for _, x := range a.Args {
			k.sources.sqlHints(c, x.Text)
		}
	default:
		k.actOut(c, t, a)
	}
}

// actOut judges what leads out of the program: commands, hosts, other code.
func (k *codeJudge) actOut(c *call, t *programText, a *code.Act) {
	switch a.Kind {
	case code.Runs, code.RunsShell:
		k.codeRuns(c, t, a)
	case code.Network:
		k.codeReaches(c, t, a)
	case code.Loads:
		for i := range a.Args {
			if w := k.sources.argOf(t, a, i); !w.known() {
				c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads other code that is not known before it runs: {0}", a.Call))
			}
		}
	case code.RunsFile:
		for i := range max(len(a.Args), 1) {
			k.codeRunsFile(c, t, a, i)
		}
	case code.RunsInput:
		k.codeTakesInput(c, t, a)
	case code.Searches:
		for i := range a.Args {
			p := k.place(k.sources.argOf(t, a, i))
			if p.Path != "" && p.Is(place.Inside) {
				t.dirs = append(t.dirs, p.Path)
				k.searchesArchive(c, p)
			}
			if p.Path != "" && !p.Any(place.Inside|place.System) && !t.guess {
				c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads other code from outside the workspace: {0}", a.Call))
			}
		}
	case code.Signals:
		c.raise(risk.High, risk.SystemImpact, say("the code ends processes"))
	default:
		c.raise(risk.Medium, risk.ExecArbitrary, say("guard cannot read what the code does: {0}", a.Call))
	}
}

// namesSecrets raises for a string in code that is the path of a secret, however it
// is read.
func (k *sourceJudge) namesSecrets(c *call, text string) bool {
	found := false
	for _, s := range quotedStrings(text) {
		if len(s) > 200 || strings.ContainsAny(s, " \t\n*{}()$<>|;,") || !strings.ContainsAny(s, "./") || !strings.Contains(s, "/") && s[0] != '.' {
			continue
		}
		if p := k.world.At(k.state.cwd, s); p.Is(place.Secret) {
			found = true
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("the code names secrets: {0}", s))
		}
	}
	return found
}

// namesSettings raises for code that names the settings of an agent or of guard,
// however it reaches them.
func (k *sourceJudge) namesSettings(c *call, text string) {
	for _, name := range settingsNames {
		if strings.Contains(text, name) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code names settings of an agent or of guard: {0}", name))
			c.flag(false, true)
		}
	}
}
