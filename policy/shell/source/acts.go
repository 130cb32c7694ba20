package source

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// codeDeletes judges a file or folder that code deletes.
func (j *Judge) codeDeletes(c *effect.Call, w taint.Word, a *code.Act) {
	if w.Unknown() {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("the code deletes something that is not known before it runs: {0}", a.Call))
		c.Unsure = true
		return
	}
	if patterned(w) {
		deletesNamed(j, c, w, a)
		return
	}
	j.Deletes(c, w, a.Kind == code.DeletesTree)
}

// codeWrites judges a file that code makes or changes.
func (j *Judge) codeWrites(c *effect.Call, t *ProgramText, w taint.Word, a *code.Act) {
	if w = strayed(t, w); w.Unknown() {
		c.Raise(risk.Medium, risk.FSDeleteOverwrite,
			effect.Say("the code writes a file that is not known before it runs"))
		return
	}
	how := map[code.Kind]access.Manner{code.Writes: access.Overwrites, code.Appends: access.Appends,
		code.Edits: access.Edits, code.Makes: access.Makes, code.Mode: access.Edits}[a.Kind]
	if a.Kind == code.Edits && !t.reread && j.Sources.newText(t) && strings.HasSuffix(strings.ToLower(a.Call), "open") {
		how = access.Overwrites // opened to be changed, and nothing of it is looked at
	}
	if a.Kind == code.Writes && slices.Contains(t.reads, w.Text) && j.Place(w).Is(place.Inside) {
		how = access.Edits // it writes back what it has read: an edit as any other
		if !t.keeps(a.Line) {
			j.OverUnsaved(c, w)
		}
	}
	if patterned(w) {
		if how == access.Overwrites && slices.Contains(t.readPatterns, w.Glob) && t.keeps(a.Line) {
			how = access.Edits
		}
		writesNamed(j, c, w, how)
		return
	}
	if w.Glob != "" && findsHidden().MatchString(t.text) &&
		!choosesNames().MatchString(t.text) {
		access.WritesHidden(j.Judge, c, w)
	}
	if how == access.Overwrites {
		writesOver(j, c, t, w)
	} else {
		j.Writes(c, w, how)
	}
	access.PutsByCode(j.Judge, c, w, t.text)
	j.Blinds(w)
	t.wrote = append(t.wrote, j.Place(w).Path)
}

// writesOver judges a file of which code leaves nothing: of what only may run, it counts where that is grave.
func writesOver(j *Judge, c *effect.Call, t *ProgramText, w taint.Word) {
	if t.guess || j.Sources.newText(t) {
		j.OverUnsaved(c, w)
	}
	j.Writes(c, w, access.Overwrites)
}

// Patterns of pathlib match hidden names, git's own among them, where the program does not choose by the name itself;
// others do where they are told to (Python 3.14, pathlib; Ruby 3.4, Dir.glob; glob 11 and fast-glob 3 of Node).
var (
	findsHidden = lazy.Pattern(`\b(?:rglob|iterdir)\(|\bPath\b[^\n]*\.glob\(|\bFNM_DOTMATCH\b|\bdot:\s*true|` +
		`include_hidden\s*=\s*True`)
	choosesNames = lazy.Pattern(`\.git\b|\.(?:suffix|stem|name|parts)\b|\.match\(|endswith\(|startswith\(|fnmatch|` +
		`splitext`)
)

// codeMoves judges what code moves, copies or links: its first argument to its second.
func (j *Judge) codeMoves(c *effect.Call, t *ProgramText, a *code.Act) {
	from, to := j.Sources.argOf(t, a, 0), j.Sources.argOf(t, a, 1)
	if ownTemporary(a, 0) && ownTemporary(a, 1) {
		return
	}
	if a.Kind == code.Links {
		j.CodeLinks(c, a, from, to)
		j.Writes(c, to, access.Makes)
		return
	}
	if !ownTemporary(a, 0) && !from.Unknown() {
		j.codeReads(c, t, from, false)
	}
	folder := j.FolderAt(j.Place(to).Path) || j.OwnBirth(j.Place(to).Path)
	if to.Unknown() {
		c.Raise(risk.Medium, risk.FSDeleteOverwrite,
			effect.Say("the code writes a file that is not known before it runs"))
	} else if !ownTemporary(a, 1) {
		writesOver(j, c, t, to)
		j.Blinds(to)
		j.BecomesSettings(c, to)
	}
	if !from.Unknown() && !to.Unknown() {
		j.Shifts(from, j.Place(from), j.Place(to))
		j.CopiesLinks(j.Place(from), from, j.Place(to))
	}
	if a.Kind != code.Moves || ownTemporary(a, 0) {
		return
	}
	src, dst := j.Place(from), j.Place(to)
	c.Cmd.Moves = append(c.Cmd.Moves, effect.Move{From: src, To: dst})
	if _, made := j.Spared(from, src, true); !made {
		j.Carries(src, dst)
		j.Exposes(c, from, src, dst)
		if src.Is(place.Inside) && dst.Path != "" && !dst.Any(place.Inside|place.Remote) {
			c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("moves {0} out of the workspace", from.Show()))
		}
	}
	if !from.Unknown() {
		j.Writes(c, from, access.Makes)
	}
	if from.Glob != "" && to.Known() && !folder && !strings.HasSuffix(to.Text, "/") {
		j.Writes(c, to, access.Overwrites) // each of them goes over the one before
	}
}

// codeReads judges what a program reads. What it then does with it is in its
// other acts.
func (j *Judge) codeReads(c *effect.Call, t *ProgramText, w taint.Word, names bool) {
	unsure := c.Unsure
	j.Theirs = !j.Sources.newText(t)
	defer func() { j.Theirs = false }()
	if names {
		j.LooksAt(c, w)
	} else {
		j.Reads(c, w)
	}
	if !w.Known() { // a part of the name is not known: only what the rest tells counts
		c.Unsure = unsure
	}
}

// codeEnvironment judges a program that reads variables. What a file of the project does with its own
// settings is the project's; what the agent wrote itself is for its eyes.
func (j *Judge) codeEnvironment(c *effect.Call, t *ProgramText, a *code.Act) {
	if readsAll(a) {
		if t.Lang == code.Go && handsOnAll(t.text) {
			return
		}
		t.Secret = true
		if writesInto(j.Sources, t, environmentsRead) {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("the code reads every variable, tokens and passwords among them"))
		}
		return
	}
	if len(a.Args) > 1 {
		variablesIn(j, c, t, a)
		return
	}
	w := j.Sources.argOf(t, a, 0)
	t.Secret = t.Secret || !w.Known() || j.State.Secret(w.Text)
	if w.Known() && j.State.Secret(w.Text) && t.File == "" {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", w.Text))
	}
	if t.dotenv && !t.byTool && j.Sources.newText(t) && !(w.Known() && slices.Contains(programVariables, w.Text)) {
		t.Secret = true
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("the code reads {0}, which it has loaded from a file of secrets", w.Show()))
	}
}

// newText reports a program that is the agent's own words: given on the line, in a file that the line
// writes, or in one that this session made.
func (n *Names) newText(t *ProgramText) bool {
	return t.File == "" || n.newFile(t.File)
}

// newFile reports a file that the line writes, that this session made, or that an earlier run did and git does not
// hold.
func (n *Names) newFile(file string) bool {
	if slices.ContainsFunc(n.Out.Texts, func(x effect.Text) bool { return x.Path == file }) {
		return true
	}
	if n.World.Past == nil {
		return false
	}
	_, made := n.World.Past.Made(file)
	return made || n.World.Past.MadeEarlier(file) && n.Wrote(file)
}

// codeRuns judges a command that code starts, as if it stood on the line.
func (j *Judge) codeRuns(c *effect.Call, t *ProgramText, a *code.Act) {
	if len(a.Args) == 0 || !a.Args[0].Known && a.Args[0].Source != code.Interpreter && a.Args[0].Text == "" {
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("the code runs a command that is not known before it runs: {0}", a.Call))
		c.Unsure = true
		return
	}
	words := make([]taint.Word, len(a.Args))
	for i := range a.Args {
		words[i] = j.Sources.argOf(t, a, i)
	}
	in := inputOf(j.Sources, c, t, a)
	cwd := j.State
	if t.runsLost && a.Dir == nil {
		j.State = cwd.Clone()
		j.State.Cwd, j.State.Maybe = "", nil
	}
	if a.Dir != nil {
		j.State.Cwd, j.State.Maybe = "", nil
		if w := j.Sources.codeArg(t, a, a.Dir); w.Known() {
			j.State = cwd.Clone()
			j.State.Cwd, j.State.Maybe = j.Place(w).Path, nil
		}
	}
	if a.Kind == code.RunsShell {
		was := c.In
		c.In = in
		j.Apart(func() taint.Stream { return j.Walk.ShellText(c, a.Call, words[0]) })
		c.In = was
	} else {
		j.Apart(func() taint.Stream { return j.Walk.Nested(c, a.Call, words, in) })
	}
	c.Silent = false
	j.State = cwd
}

// codeReaches judges a host: this machine is the developer's own.
func (j *Judge) codeReaches(c *effect.Call, t *ProgramText, a *code.Act) {
	if codeMails(c, t, a) {
		return
	}
	if len(a.Args) > 0 && a.Args[0].Text != "" {
		w := j.Sources.argOf(t, a, 0)
		if strings.HasPrefix(a.Call, "net.Resolve") && strings.HasPrefix(w.Text, ":") && w.Known() {
			return // Go's address of a port of this machine (Go 1.23, net.ResolveTCPAddr)
		}
		if network.Loopback(w.Text) {
			ordersHere(j.Sources, c, t, a, withPort(addressOf(w), t.text))
			return
		}
		if strings.Contains(w.Text, "://") {
			j.Network.URL(c, w)
		} else {
			j.Host(c, w)
		}
	}
	t.Net = true
	c.Raise(risk.High, risk.NetworkRisk, effect.Say("the code talks to the network"))
}

// dotenvModules put the variables of a file .env into the environment by being loaded
// (the manuals of dotenv for Node.js and Ruby).
var dotenvModules = strings.Fields("dotenv/config dotenv-expand/config dotenv/load dotenv/autoload dotenv/rails-now " +
	"dotenv-flow/config github.com/joho/godotenv/autoload")

// programVariables hold no secret in any project: where and how a program runs.
var programVariables = strings.Fields("PORT HOST HOSTNAME NODE_ENV RAILS_ENV RACK_ENV APP_ENV FLASK_ENV ENV " +
	"ENVIRONMENT DEBUG VERBOSE LOG_LEVEL TZ LANG LC_ALL HOME PATH PWD USER SHELL TERM TMPDIR CI EDITOR PYTHONPATH " +
	"GOPATH VIRTUAL_ENV")

// hidesName judges new code that reads a file whose name it decodes, or puts together of
// single characters: nobody writes so what may be seen.
func (n *Names) hidesName(c *effect.Call, t *ProgramText, a *code.Act) {
	if n.newText(t) {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("the code hides the name of a file that it reads: {0}", a.Call))
	}
}

// codeEmpties judges code that throws away what a database holds, as far as the names of
// its calls tell: in tests that have a database of their own, and in what is only defined, they are everyday.
func (n *Names) codeEmpties(c *effect.Call, t *ProgramText, a *code.Act) {
	if strings.HasSuffix(a.Call, ".to_sql") && n.ownDatabase(c, t) { // a table of a file that is new
		return
	}
	n.losesData(c, t, "drop database x; -- "+a.Call)
}

// losesData judges a statement that does.
func (n *Names) losesData(c *effect.Call, t *ProgramText, statement string) {
	own := tests{n}
	test := own.ofTests(t.File)
	if inMemory().MatchString(t.text) && !attaches().MatchString(t.text) || onlyFakes(t.text) {
		return // a database that is gone with the program
	}
	program := t.Depth == 0 && !test && (n.newFile(t.File) || own.addsLosses(t))
	if t.File == "" || t.ran || program || test && own.worksOnPersons(c, t) {
		n.sqlHints(c, statement)
	}
}

// inMemory finds a database that is opened in memory (sqlite.org/inmemorydb.html; Django's
// and SQLAlchemy's settings of one).
var inMemory = lazy.Pattern(`(?is)(?:connect|engine|database|settings|sequelize|knex|storage|filename|` +
	`uri|open)\w*["']?\s*[(:=\]][^;]{0,200}:memory:|` +
	`\bSequel\.sqlite\s*(?:\(\s*\)\s*)?(?:[\n;]|$)|create_engine\(\s*["']sqlite(?:\+\w+)?:/{2}["']`)

// Stand-ins for databases, which hold all in memory, and what would be the real one (fakeredis 2, mongomock 4, Chroma
// 0.5, mongomock-motor, ioredis-mock 8, pg-mem 3).
var (
	fakes = lazy.Pattern(`\b(?:fakeredis|mongomock(?:_motor)?)\.\w+\(|\b(?:Fake(?:Strict|Async)?Redis|` +
		`EphemeralClient)\(|chromadb\.Client\(\)|["']ioredis-mock["']|\bnewDb\(`)
	real = lazy.Pattern(`\b(?:redis|asyncio|aioredis|pymongo|chromadb|motor\w*)\.(?:Strict)?(?:Redis|MongoClient|` +
		`AsyncMongoClient|AsyncIOMotorClient|from_url|PersistentClient|HttpClient)\b|create_engine\(|\.connect\(|` +
		`from (?:redis|pymongo|motor\.motor_asyncio) import|\b(?:PersistentClient|HttpClient)\(`)
)

// onlyFakes reports a text that works with such a stand-in, and with no database beside it.
func onlyFakes(text string) bool { return fakes().MatchString(text) && !real().MatchString(text) }

// attaches finds a statement by which a database in memory reaches a file (sqlite.org/lang_attach.html).
var attaches = lazy.Pattern(`(?i)["']\s*attach\s+(?:database\s+)?["':?]`)

// codeTakes is how code copies or packs whole folders (Python 3.13, shutil, zipfile, tarfile;
// PHP's Phar; Node.js 22, fs; Ruby's FileUtils; archiver, adm-zip).
var codeTakes = lazy.Pattern(`make_archive|copytree|buildFromDirectory|ZipFile\([^)]*["'][wxa]["']|` +
	`ZipArchive(?s:.*)->add(?:File|Glob|Pattern)|tarfile(?s:.*)\.add\(|cpSync|fs\.cp\b|cp_r|copySync|archiver|` +
	`addLocalFolder|dircopy|zipdir`)

// codeTakesFolders notes what code of the line copies or packs: all that it writes.
func (j *Judge) codeTakesFolders(c *effect.Call, t *ProgramText, text string, since int) {
	if j.World.Disk == nil || !j.Sources.newText(t) || !memo.Has(text, codeTakes()) {
		return
	}
	for _, p := range c.Cmd.Writes[min(since, len(c.Cmd.Writes)):] {
		if !p.Is(place.WorkspaceRoot) {
			j.Takes(p.Path, j.State.Cwd, true)
			j.Takes(p.Path, j.State.Cwd, false)
		}
	}
}
