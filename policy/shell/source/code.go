package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/expand"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/lang/writeback"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// Judge judges program text by what it would do, and what it loads.
type Judge struct {
	*access.Judge
	Sources  *Names
	Network  *network.Judge
	Expander *expand.Expander

	planted int // bytes of files that were looked at because a program may load them

	partRead map[string]part // files that were read as parts of programs
	partsAt  [2]int          // the counts of texts and of changes when they were

	told   []string // the variables that have programs load something
	toldAt [2]int   // the counts of changes and of variables when they were looked for
}

// Code in other languages than the shell's, as far as policy/code reads it: what
// it shows is judged as if it stood on the line.

// ProgramText is a text in another language that is being judged.
type ProgramText struct {
	Lang            code.Language
	File            string   // absolute; empty: given on the line
	Net             bool     // reaches a host that is not this machine
	Secret          bool     // reads secrets, or the whole environment
	Depth           int      // modules inside each other
	guess           bool     // it may not run at all
	ran             bool     // a framework runs it, with the application's database open
	awaited         bool     // nothing runs it yet
	byTool          bool     // a tool loads it, and shows nothing of the settings that it reads
	wrote           []string // files that it writes
	lost            bool     // works in a folder that is not known
	runsLost        bool     // runs some command in a folder that is not known
	strayed         bool     // another file of the program changes to a folder that is not known
	reads           []string // files that it reads, by their names in the text
	readAt          []taint.Word
	readPatterns    []string // those that it names by patterns
	dirs            []string // in which modules are looked up too
	parts           []part   // the files of this session's that run together, this one among them
	called          []string // modules of the project's whose functions were looked at
	text            string   // the text itself
	reread          bool     // it reads somewhere what a file holds
	given           code.Given
	holds           []string // names by which it, or what it loads, holds credentials of the environment
	dotenv          bool     // the variables of a file .env are in its environment
	back            *writeback.Text
	known           *bool    // a test, whose database is known to be for tests
	replaced        bool     // a test that loads it puts doubles in the place of services
	visited         *visited // what was read on the way through the program
	onward          int      // through how many modules the project's functions call each other
	handed          []string // texts that new code hands to them
	forTest         bool     // a test calls them
	inTest          bool     // it is what tests of the person's do that the line calls by itself
	wholly          bool     // it was read together with what it loads
	noRows, started bool     // its database counts for nothing; all of its functions may run
}

// keeps reports that what the text writes on a line is most of what it read.
func (t *ProgramText) keeps(line int) bool {
	if t.back == nil {
		t.back = writeback.Read(t.Lang, t.text)
	}
	return t.back.Keeps(line)
}

// Bounds of the modules that are read with a program.
const (
	maxModules     = 200
	maxModuleDepth = 30
)

// MayRun is a text that a program may load, or in which commands may stand: only what is grave counts.
func MayRun(lang code.Language, file string) *ProgramText {
	return &ProgramText{Lang: lang, File: file, Depth: maxModuleDepth, guess: true}
}

// RunsCode judges the text of a program; file is where it lies, or empty.
func (j *Judge) RunsCode(c *effect.Call, lang code.Language, text, file string) {
	runsText(j, c, &ProgramText{Lang: lang, File: file, given: j.Sources.given(c, text, file)}, text)
}

// runsText is RunsCode for a text of which more is known.
func runsText(j *Judge, c *effect.Call, t *ProgramText, text string) {
	file, before := t.File, c.Data
	j.Reviewed = append(j.Reviewed, file)
	j.Acts(c, t, text)
	j.LoadsBeside(c, t)
	if file != "" && j.Sources.newText(t) {
		for _, name := range t.given.Args {
			HandsElsewhere(j.Sources, c, name)
		}
	}
	if file != "" || c.In.Text != text {
		j.NamesOnInput(c)
	}
	j.NamesInVariables(c, text)
	t.Secret = t.Secret || (c.Data&^before)&taint.FromSecret != 0
	j.Sources.namesSettings(c, text)
	t.Secret = j.Sources.namesSecrets(c, text) || t.Secret
	if t.Net && t.Secret {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets,
			effect.Say("the code joins the network with other code or with secrets"))
	}
}

// rereads are ways in which code that opens a file to change it first reads it.
var rereads = lazy.Pattern(`\b(?:f|p|sys|safe_)?read|\b(?:un|safe_)?load|mmap|for \w+ in`)

// Acts judges what a text does, and the modules of this session that it loads.
func (j *Judge) Acts(c *effect.Call, t *ProgramText, text string) {
	t.parts = together{j}.partsOf(c, t, text)
	given := t.given
	given.Elsewhere = together{j}.elsewhere(t, text)
	r := readCode(t.Lang, text, given)
	r.Acts = strangers{j, t}.counted(r.Acts)
	strangers{j, t}.unknown(c, r.Unknown)
	wrote := len(c.Cmd.Writes)
	defer func() { j.codeTakesFolders(c, t, text, wrote) }()
	t.back = nil
	t.text, t.reread = text, memo.Has(text, rereads())
	t.dotenv = t.dotenv || r.Settings ||
		slices.ContainsFunc(r.Modules, func(m string) bool { return slices.Contains(dotenvModules, m) })
	cwd, maybe := j.State.Cwd, j.State.Maybe
	together{j}.entersElsewhere(c, t)
	for i := range r.Acts { // it is given once there is a command
		if a := &r.Acts[i]; a.Kind == code.Enters && a.Call == commandFolder {
			together{j}.enters(c, t, a)
		}
	}
	for i, a := range r.Acts {
		// What a call reads or writes, by a mode that is not known, is no reading before an edit.
		either := i+1 < len(r.Acts) && r.Acts[i+1].Kind == code.Writes && r.Acts[i+1].Line == a.Line &&
			r.Acts[i+1].Call == a.Call && slices.Equal(r.Acts[i+1].Args, a.Args)
		if a.Kind != code.Reads || len(a.Args) == 0 || either {
			continue
		}
		switch w := j.Sources.argOf(t, &r.Acts[i], 0); {
		case a.Args[0].Known:
			t.reads = append(t.reads, a.Args[0].Text)
			t.readAt = append(t.readAt, w)
		case patterned(w):
			t.readPatterns = append(t.readPatterns, w.Glob)
		}
	}
	since := j.Mark()
	for i := range r.Acts {
		a := &r.Acts[i]
		if j.Work++; j.Work > effect.MaxWork {
			j.NotUnderstood(effect.Say("too many commands to judge"))
			break
		}
		if a.Kind == code.Enters {
			together{j}.enters(c, t, a)
			continue
		}
		j.act(c, t, a)
	}
	turned(j, c, t, text, r.Acts, since)
	j.State.Cwd, j.State.Maybe = cwd, maybe
	beyondActs(j, c, t, text, r)
	loadsAfter(j, c, t, text, r)
}

// beyondActs judges what several acts of a text come to together, and what its words say beside them.
func beyondActs(j *Judge, c *effect.Call, t *ProgramText, text string, r code.Reading) {
	j.usesBackDoor(c, t, text)
	Spelled{j.Sources}.byActs(c, t, text, r.Acts)
	rendersOwn(j, c, t, text)
	importsByGin(j, c, t, text)
	includesOwn(j, c, t, text)
	refreshesKept(j.Sources, c, t)
	changesPersons(j.Sources, c, t)
	asksServices(j, c, t)
	if !t.guess {
		servesAll(j.Sources, c, t.Lang, t.File, text)
	}
	sharesServer(c, t, text)
	synchronizesModels(j, c, t)
	startsAnew(j, c, t)
	orphansRows(j, c, t, r)
	j.mapsSources(c, t, text)
	unpacksOutside(j, c, t, text, r.Acts)
	j.Sources.showsAll(c, t, text, r)
	servesItself(j.Sources, c, t)
	if memo.Has(text, dumpsAll()) && j.Sources.newText(t) && !t.guess {
		asksDatabases(j, c, t, []string{".dump"})
	}
	if j.Sources.newText(t) {
		j.Sources.printsCredential(c, text)
	} else {
		printsGiven(j, c, t, text, r)
	}
	if j.Sources.newText(t) && !t.guess {
		reads := credentialReads(j.Sources, r)
		j.ShowsRead(c, text, reads)
		if whole := Folded(text); whole != "" && len(reads) > 0 {
			j.ShowsRead(c, whole, reads)
		}
		t.holds = access.HoldsRead(text, reads)
	}
}

// loadsAfter judges what a text that was judged loads, or has loaded by what it starts.
func loadsAfter(j *Judge, c *effect.Call, t *ProgramText, text string, r code.Reading) {
	loadedData{j}.byTest(c, t, r)
	judgesWhole(j, c, t, loadedNames(j.Sources, t, r))
	testClients(j, c, t)
	statementsElsewhere(j, c, t, text, r)
	if t.Depth < maxModuleDepth {
		own := len(t.holds)
		j.loads(c, t, r)
		if j.Sources.newText(t) {
			j.ShowsHeld(c, text, t.holds[own:], t.File == "" && !strings.ContainsAny(text, ";\n"))
			showsImported(j, c, t, text)
			changesElsewhere(j, c, t, text, r)
			if t.Lang == code.Go && t.File != "" {
				showsLoaded(j.Sources, c, t.File, text)
			}
		}
	}
	if j.Sources.newText(t) &&
		slices.ContainsFunc(r.Acts, func(a code.Act) bool { return a.Kind == code.Runs || a.Kind == code.RunsShell }) {
		for _, file := range t.wrote { // a test runner or a build that it starts may load it
			if code.LanguageOf(file, "") != code.Unknown {
				j.loadsOwn(c, t, file)
			}
		}
	}
}

// loadsBeside is how code loads other code by a path that counts from the folder it is in.
var loadsBeside = lazy.Pattern(`run_path|import_module|spec_from_file|exec\(\s*(?:open|compile)|require\(|\bimport\(|` +
	`\brequire(?:_relative)?\b|\bload\b|\bdo\s*["'(]|dofile|loadfile|include\b`)

// argOf is one argument of an act as a word; past the last it is unknown.
func (n *Names) argOf(t *ProgramText, a *code.Act, i int) taint.Word {
	if i >= len(a.Args) {
		return taint.Word{Text: taint.Hole, Src: a.Call + "(…)", From: taint.FromUnknown, Computed: true}
	}
	return n.codeArg(t, a, &a.Args[i])
}

// codeArg is an argument as a word, seen from where the program works.
func (n *Names) codeArg(t *ProgramText, a *code.Act, x *code.Arg) taint.Word {
	if w, ok := (patterns{n}).word(t, a, x); ok {
		return w
	}
	text := x.Text
	switch x.Source {
	case code.Script:
		dir := n.State.Cwd
		if t.File != "" {
			dir = path.Dir(t.File)
		}
		text = dir + "/" + text
	case code.TempDir, code.Fresh:
		text = "/tmp/" + strings.TrimPrefix(text, "/tmp/")
	case code.Glob:
		w := taint.Pattern(text)
		if !x.Known {
			w.Text, w.Glob, w.From = text+taint.Hole, text+"*", taint.FromUnknown
		}
		return w
	}
	if x.Known {
		return taint.Literal(text)
	}
	return taint.Word{Text: text + taint.Hole, Src: a.Call + "(…)", From: taint.FromUnknown, Computed: true}
}

// ownTemporary reports an argument that the program makes anew where nobody keeps
// anything.
func ownTemporary(a *code.Act, i int) bool {
	if i >= len(a.Args) || a.Args[i].Source != code.Fresh {
		return false
	}
	x := &a.Args[i]
	return x.Known || x.Temp || x.Text == "" || !x.Decoded && staysBelow(x.Text)
}

// staysBelow reports the beginning of a path, relative to a folder, that does not lead out of it: f of f1.txt. One
// that ends in dots alone may.
func staysBelow(beginning string) bool {
	parts := strings.Split(strings.TrimLeft(beginning, "/"), "/")
	depth := 0
	for _, part := range parts {
		switch part {
		case "", ".":
		case "..":
			if depth--; depth < 0 {
				return false
			}
		default:
			depth++
		}
	}
	last := parts[len(parts)-1]
	return last == "" || strings.Trim(last, ".") != ""
}

// act judges one act.
func (j *Judge) act(c *effect.Call, t *ProgramText, a *code.Act) {
	if a.Library != "" || a.Kind == code.Fetches {
		strangers{j, t}.act(c, a)
		return
	}
	if t.noRows && (a.Kind == code.Empties || a.Kind == code.SQL) {
		return
	}
	switch a.Kind {
	case code.Deletes, code.DeletesTree:
		for i := range max(len(a.Args), 1) {
			if ownTemporary(a, i) {
				c.Raise(risk.Medium, 0, effect.Say("the code deletes what it has made itself: {0}", a.Call))
				continue
			}
			j.codeDeletes(c, strayed(t, j.Sources.argOf(t, a, i)), a)
		}
	case code.Writes, code.Appends, code.Edits, code.Makes, code.Mode:
		for i := range a.Args {
			if !ownTemporary(a, i) {
				j.codeWrites(c, t, j.Sources.argOf(t, a, i), a)
			}
		}
	case code.MayWrite:
		mayWrite(j, c, t)
	case code.Takes:
		if j.Sources.newText(t) && !t.guess {
			for i := range a.Args {
				strangers{j, t}.takes(c, j.Sources.argOf(t, a, i), a)
			}
		}
	case code.TakesElsewhere:
		takesElsewhere(j, c, t, a)
	case code.Moves, code.Copies, code.Links:
		j.codeMoves(c, t, a)
	case code.Reads, code.Lists:
		showsDatabase(j, c, t, a)
		for i := range a.Args {
			if a.Args[i].Decoded && !a.Args[i].Known && a.Kind == code.Reads {
				j.Sources.hidesName(c, t, a)
			}
			if a.Kind == code.Reads && !a.Args[i].Known && a.Args[i].Text == "" && j.Sources.newText(t) && !t.guess {
				j.namedInData(c)
				j.Sources.namedByPieces(c, t)
			}
			if w := j.Sources.argOf(t, a, i); !ownTemporary(a, i) && (w.Known() || w.Glob != "" || !w.Unknown()) {
				j.codeReads(c, t, w, a.Kind == code.Lists || access.PicksPlainly(t.text, w.Text))
			}
		}
	case code.Environment:
		j.codeEnvironment(c, t, a)
	case code.SetsEnvironment:
		if w := j.Sources.argOf(t, a, 0); w.Known() {
			c.AsExtra(func() { j.Expander.Environment(c, w.Text, j.Sources.argOf(t, a, 1)) })
			j.LoadsFrom(c, w.Text, j.Sources.argOf(t, a, 1))
		}
	case code.Empties:
		j.Sources.codeEmpties(c, t, a)
	case code.SQL:
		revealsRows(j, c, t, a)
		if undoesOnly(t, a) {
			return
		}
		for _, x := range a.Args {
			if x.Known && sql.OnlyDeletes(x.Text) && (j.Sources.ownDatabase(c, t) || onlyFakes(t.text) ||
				(tests{j.Sources}).testsOwn(c, t)) {
				continue
			}
			j.Sources.sqlHints(c, x.Text)
			if x.Known && (sql.ChangesAll(x.Text) || sql.CallsUnknown(x.Text) && !j.Sources.ownDatabase(c, t)) ||
				j.Sources.replacesRows(c, t, x.Text) || !x.Known && joinsStatement(j.Sources, c, t, a, x.Text) {
				j.Sources.losesData(c, t, "delete from x")
			}
			if !x.Known {
				j.statementsRead(c, t, a)
			}
		}
	default:
		j.actOut(c, t, a)
	}
}

// actOut judges what leads out of the program: commands, hosts, other code.
func (j *Judge) actOut(c *effect.Call, t *ProgramText, a *code.Act) {
	switch a.Kind {
	case code.Runs, code.RunsShell:
		j.codeRuns(c, t, a)
	case code.Network:
		j.codeReaches(c, t, a)
	case code.Loads:
		for i := range a.Args {
			if w := j.Sources.argOf(t, a, i); !w.Known() {
				c.Raise(risk.Medium, risk.ExecArbitrary,
					effect.Say("the code loads other code that is not known before it runs: {0}", a.Call))
			} else {
				loadsSecret(j, c, t, w)
			}
		}
	case code.RunsFile:
		for i := range max(len(a.Args), 1) {
			j.codeRunsFile(c, t, a, i)
			if i < len(a.Args) {
				loadsSecret(j, c, t, j.Sources.argOf(t, a, i))
			}
		}
	case code.RunsInput:
		j.codeTakesInput(c, t, a)
	case code.Searches:
		for i := range a.Args {
			p := j.Place(j.Sources.argOf(t, a, i))
			if p.Path != "" && p.Is(place.Inside) {
				t.dirs = append(t.dirs, p.Path)
				j.searchesArchive(c, p)
			}
			if p.Path != "" && !p.Any(place.Inside|place.System) && !t.guess && !fromOwnFolder(j, t, a, i) {
				c.Raise(risk.Medium, risk.ExecArbitrary,
					effect.Say("the code loads other code from outside the workspace: {0}", a.Call))
			}
		}
	case code.Signals:
		c.Raise(risk.High, risk.SystemImpact, effect.Say("the code ends processes"))
	default:
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("guard cannot read what the code does: {0}", a.Call))
	}
}

// namesSecrets raises for a string in code that is the path of a secret, however it
// is read.
func (n *Names) namesSecrets(c *effect.Call, text string) bool {
	found := false
	for _, s := range QuotedStrings(text) {
		if len(s) > 200 || strings.ContainsAny(s, " \t\n*{}()$<>|;,") || !strings.ContainsAny(s, "./") ||
			!strings.Contains(s, "/") && s[0] != '.' {
			continue
		}
		if p := n.World.At(n.State.Cwd, s); p.Is(place.Secret) {
			found = true
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", s))
		}
	}
	return found
}

// namesSettings raises for code that names the settings of an agent or of guard,
// however it reaches them.
func (n *Names) namesSettings(c *effect.Call, text string) {
	for _, name := range settingsNames() {
		if strings.Contains(text, name) {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("the code names settings of an agent or of guard: {0}", name))
			c.Flag(false, true)
		}
	}
}
