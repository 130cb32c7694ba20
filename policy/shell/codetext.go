package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
)

// Code in other languages than the shell's, as far as policy/code reads it: what
// it shows is judged as if it stood on the line.

// program is a text in another language that is being judged.
type programText struct {
	lang   code.Language
	file   string // absolute; empty: given on the line
	net    bool   // reaches a host that is not this machine
	secret bool   // reads secrets, or the whole environment
	depth  int    // modules inside each other
	reads  []string
	dirs   []string // in which modules are looked up too
}

// Bounds of the modules that are read with a program.
const (
	maxModules     = 24
	maxModuleDepth = 4
)

// runsCode judges the text of a program; file is where it lies, or empty.
func (k *walker) runsCode(c *call, lang code.Language, text, file string) {
	t := &programText{lang: lang, file: file}
	before := c.data
	k.reviewed = append(k.reviewed, file)
	k.acts(c, t, text)
	t.secret = t.secret || (c.data&^before)&fromSecret != 0
	k.namesSettings(c, text)
	if lang == code.Ruby && file == "" && slices.ContainsFunc(rubyEnvironments, func(s string) bool { return strings.Contains(text, s) }) {
		t.secret = true
		c.raise(risk.High, risk.FSConfigSecrets, say("the code reads every variable, tokens and passwords among them"))
	}
	t.secret = k.namesSecrets(c, text) || t.secret
	if t.net && t.secret {
		c.raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, say("the code joins the network with other code or with secrets"))
	}
}

// rubyEnvironments print the whole environment in commands without brackets, which
// policy/code does not tell from a name (Ruby 3.3, ENV).
var rubyEnvironments = []string{"p ENV", "puts ENV", "print ENV", "ENV.to_", "ENV.each", "ENV.inspect", "ENV.map", "ENV.sort", "ENV.values"}

// acts judges what a text does, and the modules of this session that it loads.
func (k *walker) acts(c *call, t *programText, text string) {
	r := code.Read(t.lang, text)
	cwd, maybe := k.state.cwd, k.state.maybe
	for _, a := range r.Acts {
		if a.Kind == code.Reads && len(a.Args) > 0 && a.Args[0].Known {
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
			k.state.maybe = append(slices.Clip(k.state.maybe), k.place(k.argOf(t, a, 0)).Path)
			continue
		}
		k.act(c, t, a)
	}
	k.state.cwd, k.state.maybe = cwd, maybe
	if t.depth < maxModuleDepth {
		k.loads(c, t, r)
	}
}

// argOf is one argument of an act as a word; past the last it is unknown.
func (k *walker) argOf(t *programText, a *code.Act, i int) arg {
	if i >= len(a.Args) {
		return arg{text: hole, src: a.Call + "(…)", from: fromUnknown, computed: true}
	}
	return k.codeArg(t, a, &a.Args[i])
}

func (k *walker) codeArg(t *programText, a *code.Act, x *code.Arg) arg {
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
func ownTemporary(a *code.Act, i int) bool { return i < len(a.Args) && a.Args[i].Source == code.Fresh }

// act judges one act.
func (k *walker) act(c *call, t *programText, a *code.Act) {
	switch a.Kind {
	case code.Deletes, code.DeletesTree:
		for i := range max(len(a.Args), 1) {
			if ownTemporary(a, i) {
				c.raise(risk.Medium, 0, say("the code deletes what it has made itself: {0}", a.Call))
				continue
			}
			k.codeDeletes(c, k.argOf(t, a, i), a)
		}
	case code.Writes, code.Appends, code.Edits, code.Makes, code.Mode:
		for i := range a.Args {
			if !ownTemporary(a, i) {
				k.codeWrites(c, t, k.argOf(t, a, i), a.Kind)
			}
		}
	case code.Moves, code.Copies, code.Links:
		k.codeMoves(c, t, a)
	case code.Reads, code.Lists:
		for i := range a.Args {
			if w := k.argOf(t, a, i); !ownTemporary(a, i) && (w.known() || w.glob != "" || !w.unknown()) {
				k.codeReads(c, w, a.Kind == code.Lists)
			}
		}
	case code.Environment:
		k.codeEnvironment(c, t, a)
	case code.SetsEnvironment:
		if w := k.argOf(t, a, 0); w.known() {
			c.asExtra(func() { k.environment(c, w.text, k.argOf(t, a, 1)) })
		}
	case code.SQL:
		for _, x := range a.Args {
			k.sqlHints(c, x.Text)
		}
	default:
		k.actOut(c, t, a)
	}
}

// actOut judges what leads out of the program: commands, hosts, other code.
func (k *walker) actOut(c *call, t *programText, a *code.Act) {
	switch a.Kind {
	case code.Runs, code.RunsShell:
		k.codeRuns(c, t, a)
	case code.Network:
		k.codeReaches(c, t, a)
	case code.Loads:
		for i := range a.Args {
			if w := k.argOf(t, a, i); !w.known() {
				c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads other code that is not known before it runs: {0}", a.Call))
			}
		}
	case code.Searches:
		for i := range a.Args {
			p := k.place(k.argOf(t, a, i))
			if p.Path != "" && p.Is(place.Inside) {
				t.dirs = append(t.dirs, p.Path)
			}
			if p.Path != "" && !p.Any(place.Inside|place.System) {
				c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads other code from outside the workspace: {0}", a.Call))
			}
		}
	case code.Signals:
		c.raise(risk.High, risk.SystemImpact, say("the code ends processes"))
	default:
		c.raise(risk.Medium, risk.ExecArbitrary, say("guard cannot read what the code does: {0}", a.Call))
	}
}

func (k *walker) codeDeletes(c *call, w arg, a *code.Act) {
	if w.unknown() {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("the code deletes something that is not known before it runs: {0}", a.Call))
		c.unsure = true
		return
	}
	k.deletes(c, w, a.Kind == code.DeletesTree)
}

func (k *walker) codeWrites(c *call, t *programText, w arg, kind code.Kind) {
	if w.unknown() {
		c.raise(risk.Medium, 0, say("the code writes a file that is not known before it runs"))
		return
	}
	how := map[code.Kind]manner{code.Writes: overwrites, code.Appends: appends, code.Edits: edits, code.Makes: makes, code.Mode: edits}[kind]
	if kind == code.Writes && slices.Contains(t.reads, w.text) && k.place(w).Is(place.Inside) {
		how = edits // it writes back what it has read: an edit as any other
	}
	k.writes(c, w, how)
	k.blinds(w)
}

func (k *walker) codeMoves(c *call, t *programText, a *code.Act) {
	from, to := k.argOf(t, a, 0), k.argOf(t, a, 1)
	if ownTemporary(a, 0) && ownTemporary(a, 1) {
		return
	}
	if a.Kind == code.Links {
		k.waysAround(c, from)
		k.writes(c, to, makes)
		return
	}
	if !ownTemporary(a, 0) && !from.unknown() {
		k.codeReads(c, from, false)
	}
	if to.unknown() {
		c.raise(risk.Medium, risk.FSDeleteOverwrite, say("the code writes a file that is not known before it runs"))
	} else if !ownTemporary(a, 1) {
		k.writes(c, to, overwrites)
		k.blinds(to)
	}
	if a.Kind != code.Moves || ownTemporary(a, 0) {
		return
	}
	src, dst := k.place(from), k.place(to)
	c.cmd.Moves = append(c.cmd.Moves, Move{From: src, To: dst})
	if _, made := k.spared(from, src, true); !made {
		k.carries(dst)
	}
	if !from.unknown() {
		k.writes(c, from, makes)
	}
}

// codeReads judges what a program reads. What it then does with it is in its
// other acts.
func (k *walker) codeReads(c *call, w arg, names bool) {
	unsure := c.unsure
	if names {
		k.looksAt(c, w)
	} else {
		k.reads(c, w)
	}
	if !w.known() { // a part of the name is not known: only what the rest tells counts
		c.unsure = unsure
	}
}

// codeEnvironment judges a program that reads variables. What a file of the project does with its own
// settings is the project's; what the agent wrote itself is for its eyes.
func (k *walker) codeEnvironment(c *call, t *programText, a *code.Act) {
	if len(a.Args) == 0 || a.Args[0].Known && a.Args[0].Text == "" {
		t.secret = true
		if k.newText(t) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code reads every variable, tokens and passwords among them"))
		}
		return
	}
	w := k.argOf(t, a, 0)
	t.secret = t.secret || !w.known() || secretVariable(w.text)
	if w.known() && secretVariable(w.text) && t.file == "" {
		c.raise(risk.High, risk.FSConfigSecrets, say("the code reads a secret: {0}", w.text))
	}
}

// newText reports a program that is the agent's own words: given on the line, in a file that the line
// writes, or in one that this session made.
func (k *walker) newText(t *programText) bool {
	if t.file == "" || slices.ContainsFunc(k.out.Texts, func(x Text) bool { return x.Path == t.file }) {
		return true
	}
	if k.world.Past == nil {
		return false
	}
	_, made := k.world.Past.Made(t.file)
	return made
}

func (k *walker) codeRuns(c *call, t *programText, a *code.Act) {
	if len(a.Args) == 0 || !a.Args[0].Known && a.Args[0].Source != code.Interpreter && a.Args[0].Text == "" {
		c.raise(risk.Medium, risk.ExecArbitrary, say("the code runs a command that is not known before it runs: {0}", a.Call))
		c.unsure = true
		return
	}
	words := make([]arg, len(a.Args))
	for i := range a.Args {
		words[i] = k.argOf(t, a, i)
	}
	cwd := k.state
	if a.Dir != nil {
		k.state.cwd, k.state.maybe = "", nil
		if w := k.codeArg(t, a, a.Dir); w.known() {
			k.state = cwd.clone()
			k.state.cwd, k.state.maybe = k.place(w).Path, nil
		}
	}
	if a.Kind == code.RunsShell {
		k.apart(func() stream { return k.shellText(c, a.Call, words[0]) })
	} else {
		k.apart(func() stream { return k.nested(c, a.Call, words, nothing) })
	}
	c.silent = false
	k.state = cwd
}

// codeReaches judges a host: this machine is the developer's own.
func (k *walker) codeReaches(c *call, t *programText, a *code.Act) {
	if len(a.Args) > 0 && a.Args[0].Text != "" {
		w := k.argOf(t, a, 0)
		if loopback(w.text) {
			return
		}
		if strings.Contains(w.text, "://") {
			k.url(c, w)
		} else {
			k.host(c, w)
		}
	}
	t.net = true
	c.raise(risk.High, risk.NetworkRisk, say("the code talks to the network"))
}

// namesSecrets raises for a string in code that is the path of a secret, however it
// is read.
func (k *walker) namesSecrets(c *call, text string) bool {
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
func (k *walker) namesSettings(c *call, text string) {
	for _, name := range [...]string{".guard.toml", ".gemini/", ".codex/", ".claude/settings", "config/guard"} {
		if strings.Contains(text, name) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code names settings of an agent or of guard: {0}", name))
			c.flag(false, true)
		}
	}
}
