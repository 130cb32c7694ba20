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

func (k *codeJudge) codeDeletes(c *call, w arg, a *code.Act) {
	if w.unknown() {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("the code deletes something that is not known before it runs: {0}", a.Call))
		c.unsure = true
		return
	}
	k.deletes(c, w, a.Kind == code.DeletesTree)
}

func (k *codeJudge) codeWrites(c *call, t *programText, w arg, a *code.Act) {
	if w.unknown() {
		c.raise(risk.Medium, risk.FSDeleteOverwrite, say("the code writes a file that is not known before it runs"))
		return
	}
	if t.lost && !strings.HasPrefix(w.text, "/") && strings.Contains(w.text, "/") {
		c.raise(risk.Medium, risk.FSDeleteOverwrite, say("the code writes a file that is not known before it runs"))
	}
	how := map[code.Kind]manner{code.Writes: overwrites, code.Appends: appends, code.Edits: edits, code.Makes: makes, code.Mode: edits}[a.Kind]
	if a.Kind == code.Edits && !t.reread && k.sources.newText(t) && strings.HasSuffix(strings.ToLower(a.Call), "open") {
		how = overwrites // opened to be changed, and nothing of it is looked at
	}
	if a.Kind == code.Writes && slices.Contains(t.reads, w.text) && k.place(w).Is(place.Inside) {
		how = edits // it writes back what it has read: an edit as any other
	}
	k.writes(c, w, how)
	k.blinds(w)
	t.wrote = append(t.wrote, k.place(w).Path)
}

func (k *codeJudge) codeMoves(c *call, t *programText, a *code.Act) {
	from, to := k.sources.argOf(t, a, 0), k.sources.argOf(t, a, 1)
	if ownTemporary(a, 0) && ownTemporary(a, 1) {
		return
	}
	if a.Kind == code.Links {
		k.codeLinks(c, a, from, to)
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
		k.becomesSettings(c, to)
	}
	if a.Kind != code.Moves || ownTemporary(a, 0) {
		return
	}
	src, dst := k.place(from), k.place(to)
	c.cmd.Moves = append(c.cmd.Moves, Move{From: src, To: dst})
	if _, made := k.spared(from, src, true); !made {
		k.carries(dst)
		k.exposes(c, from, src, dst)
		if src.Is(place.Inside) && dst.Path != "" && !dst.Any(place.Inside|place.Remote) {
			c.raise(risk.High, risk.FSOutsideWorkspace, say("moves {0} out of the workspace", from.show()))
		}
	}
	if !from.unknown() {
		k.writes(c, from, makes)
	}
}

// codeReads judges what a program reads. What it then does with it is in its
// other acts.
func (k *codeJudge) codeReads(c *call, w arg, names bool) {
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
func (k *codeJudge) codeEnvironment(c *call, t *programText, a *code.Act) {
	if len(a.Args) == 0 || a.Args[0].Known && a.Args[0].Text == "" {
		t.secret = true
		if k.sources.newText(t) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code reads every variable, tokens and passwords among them"))
		}
		return
	}
	w := k.sources.argOf(t, a, 0)
	t.secret = t.secret || !w.known() || secretVariable(w.text)
	if w.known() && secretVariable(w.text) && t.file == "" {
		c.raise(risk.High, risk.FSConfigSecrets, say("the code reads a secret: {0}", w.text))
	}
	if t.dotenv && k.sources.newText(t) && !(w.known() && slices.Contains(programVariables, w.text)) {
		t.secret = true
		c.raise(risk.High, risk.FSConfigSecrets, say("the code reads {0}, which it has loaded from a file of secrets", w.show()))
	}
}

// newText reports a program that is the agent's own words: given on the line, in a file that the line
// writes, or in one that this session made.
func (k *sourceJudge) newText(t *programText) bool {
	return t.file == "" || k.newFile(t.file)
}

// newFile reports a file that the line writes or that this session made.
func (k *sourceJudge) newFile(file string) bool {
	if slices.ContainsFunc(k.out.Texts, func(x Text) bool { return x.Path == file }) {
		return true
	}
	if k.world.Past == nil {
		return false
	}
	_, made := k.world.Past.Made(file)
	return made
}

func (k *codeJudge) codeRuns(c *call, t *programText, a *code.Act) {
	if len(a.Args) == 0 || !a.Args[0].Known && a.Args[0].Source != code.Interpreter && a.Args[0].Text == "" {
		c.raise(risk.Medium, risk.ExecArbitrary, say("the code runs a command that is not known before it runs: {0}", a.Call))
		c.unsure = true
		return
	}
	words := make([]arg, len(a.Args))
	for i := range a.Args {
		words[i] = k.sources.argOf(t, a, i)
	}
	cwd := k.state
	if a.Dir != nil {
		k.state.cwd, k.state.maybe = "", nil
		if w := k.sources.codeArg(t, a, a.Dir); w.known() {
			k.state = cwd.clone()
			k.state.cwd, k.state.maybe = k.place(w).Path, nil
		}
	}
	if a.Kind == code.RunsShell {
		k.apart(func() stream { return k.walk.ShellText(c, a.Call, words[0]) })
	} else {
		k.apart(func() stream { return k.walk.Nested(c, a.Call, words, nothing) })
	}
	c.silent = false
	k.state = cwd
}

// codeReaches judges a host: this machine is the developer's own.
func (k *codeJudge) codeReaches(c *call, t *programText, a *code.Act) {
	if len(a.Args) > 0 && a.Args[0].Text != "" {
		w := k.sources.argOf(t, a, 0)
		if loopback(w.text) {
			return
		}
		if strings.Contains(w.text, "://") {
			k.network.url(c, w)
		} else {
			k.host(c, w)
		}
	}
	t.net = true
	c.raise(risk.High, risk.NetworkRisk, say("the code talks to the network"))
}

// dotenvModules put the variables of a file .env into the environment by being loaded
// (the manuals of dotenv for Node.js and Ruby).
var dotenvModules = strings.Fields("dotenv/config dotenv-expand/config dotenv/load dotenv/autoload dotenv/rails-now dotenv-flow/config github.com/joho/godotenv/autoload")

// programVariables hold no secret in any project: where and how a program runs.
var programVariables = strings.Fields("PORT HOST HOSTNAME NODE_ENV RAILS_ENV RACK_ENV APP_ENV FLASK_ENV ENV ENVIRONMENT DEBUG VERBOSE LOG_LEVEL TZ LANG LC_ALL HOME PATH PWD USER SHELL TERM TMPDIR CI EDITOR PYTHONPATH GOPATH VIRTUAL_ENV")

// hidesName judges new code that reads a file whose name it decodes, or puts together of
// single characters: nobody writes so what may be seen.
func (k *sourceJudge) hidesName(c *call, t *programText, a *code.Act) {
	if k.newText(t) {
		c.raise(risk.High, risk.ExecArbitrary, say("the code hides the name of a file that it reads: {0}", a.Call))
	}
}

// codeEmpties judges code that throws away what a database holds, as far as the names of
// its calls tell: in tests, and in what is only defined, they are everyday.
func (k *sourceJudge) codeEmpties(c *call, t *programText, a *code.Act) {
	name := path.Base(t.file)
	test := strings.HasPrefix(name, "test") || strings.HasPrefix(name, "conftest") || strings.Contains(name, "_test.") || strings.Contains(name, ".test.") || strings.Contains(name, ".spec.") || strings.Contains(name, "_spec.")
	if inMemory().MatchString(t.text) {
		return // a database that is gone with the program
	}
	if t.file == "" || k.newFile(t.file) && t.depth == 0 && !test {
		k.sqlHints(c, "drop database x; -- "+a.Call)
	}
}

// inMemory finds a database that is opened in memory (sqlite.org/inmemorydb.html; Django's
// and SQLAlchemy's settings of one).
var inMemory = lazy.Pattern(`(?is)(?:connect|engine|database|settings|sequelize|knex|storage|filename|uri)\w*["']?\s*[(:=\]][^;]{0,200}:memory:|create_engine\(\s*["']sqlite(?:\+\w+)?:/{2}["']`)
