package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

func (k *codeJudge) codeDeletes(c *effect.Call, w taint.Word, a *code.Act) {
	if w.Unknown() {
		c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("the code deletes something that is not known before it runs: {0}", a.Call))
		c.Unsure = true
		return
	}
	k.Deletes(c, w, a.Kind == code.DeletesTree)
}

func (k *codeJudge) codeWrites(c *effect.Call, t *programText, w taint.Word, a *code.Act) {
	if w.Unknown() {
		c.Raise(risk.Medium, risk.FSDeleteOverwrite, effect.Say("the code writes a file that is not known before it runs"))
		return
	}
	if t.lost && !strings.HasPrefix(w.Text, "/") && strings.Contains(w.Text, "/") {
		c.Raise(risk.Medium, risk.FSDeleteOverwrite, effect.Say("the code writes a file that is not known before it runs"))
	}
	how := map[code.Kind]access.Manner{code.Writes: access.Overwrites, code.Appends: access.Appends, code.Edits: access.Edits, code.Makes: access.Makes, code.Mode: access.Edits}[a.Kind]
	if a.Kind == code.Edits && !t.reread && k.sources.newText(t) && strings.HasSuffix(strings.ToLower(a.Call), "open") {
		how = access.Overwrites // opened to be changed, and nothing of it is looked at
	}
	if a.Kind == code.Writes && slices.Contains(t.reads, w.Text) && k.Place(w).Is(place.Inside) {
		how = access.Edits // it writes back what it has read: an edit as any other
	}
	k.Writes(c, w, how)
	k.Blinds(w)
	t.wrote = append(t.wrote, k.Place(w).Path)
}

func (k *codeJudge) codeMoves(c *effect.Call, t *programText, a *code.Act) {
	from, to := k.sources.argOf(t, a, 0), k.sources.argOf(t, a, 1)
	if ownTemporary(a, 0) && ownTemporary(a, 1) {
		return
	}
	if a.Kind == code.Links {
		k.CodeLinks(c, a, from, to)
		k.Writes(c, to, access.Makes)
		return
	}
	if !ownTemporary(a, 0) && !from.Unknown() {
		k.codeReads(c, from, false)
	}
	if to.Unknown() {
		c.Raise(risk.Medium, risk.FSDeleteOverwrite, effect.Say("the code writes a file that is not known before it runs"))
	} else if !ownTemporary(a, 1) {
		k.Writes(c, to, access.Overwrites)
		k.Blinds(to)
		k.BecomesSettings(c, to)
	}
	if a.Kind != code.Moves || ownTemporary(a, 0) {
		return
	}
	src, dst := k.Place(from), k.Place(to)
	c.Cmd.Moves = append(c.Cmd.Moves, effect.Move{From: src, To: dst})
	if _, made := k.Spared(from, src, true); !made {
		k.Carries(dst)
		k.Exposes(c, from, src, dst)
		if src.Is(place.Inside) && dst.Path != "" && !dst.Any(place.Inside|place.Remote) {
			c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("moves {0} out of the workspace", from.Show()))
		}
	}
	if !from.Unknown() {
		k.Writes(c, from, access.Makes)
	}
}

// codeReads judges what a program reads. What it then does with it is in its
// other acts.
func (k *codeJudge) codeReads(c *effect.Call, w taint.Word, names bool) {
	unsure := c.Unsure
	if names {
		k.LooksAt(c, w)
	} else {
		k.Reads(c, w)
	}
	if !w.Known() { // a part of the name is not known: only what the rest tells counts
		c.Unsure = unsure
	}
}

// codeEnvironment judges a program that reads variables. What a file of the project does with its own
// settings is the project's; what the agent wrote itself is for its eyes.
func (k *codeJudge) codeEnvironment(c *effect.Call, t *programText, a *code.Act) {
	if len(a.Args) == 0 || a.Args[0].Known && a.Args[0].Text == "" {
		t.secret = true
		if k.sources.newText(t) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads every variable, tokens and passwords among them"))
		}
		return
	}
	w := k.sources.argOf(t, a, 0)
	t.secret = t.secret || !w.Known() || environment.SecretVariable(w.Text)
	if w.Known() && environment.SecretVariable(w.Text) && t.file == "" {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", w.Text))
	}
	if t.dotenv && k.sources.newText(t) && !(w.Known() && slices.Contains(programVariables, w.Text)) {
		t.secret = true
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads {0}, which it has loaded from a file of secrets", w.Show()))
	}
}

// newText reports a program that is the agent's own words: given on the line, in a file that the line
// writes, or in one that this session made.
func (k *sourceJudge) newText(t *programText) bool {
	return t.file == "" || k.newFile(t.file)
}

// newFile reports a file that the line writes or that this session made.
func (k *sourceJudge) newFile(file string) bool {
	if slices.ContainsFunc(k.Out.Texts, func(x effect.Text) bool { return x.Path == file }) {
		return true
	}
	if k.World.Past == nil {
		return false
	}
	_, made := k.World.Past.Made(file)
	return made
}

func (k *codeJudge) codeRuns(c *effect.Call, t *programText, a *code.Act) {
	if len(a.Args) == 0 || !a.Args[0].Known && a.Args[0].Source != code.Interpreter && a.Args[0].Text == "" {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code runs a command that is not known before it runs: {0}", a.Call))
		c.Unsure = true
		return
	}
	words := make([]taint.Word, len(a.Args))
	for i := range a.Args {
		words[i] = k.sources.argOf(t, a, i)
	}
	cwd := k.State
	if a.Dir != nil {
		k.State.Cwd, k.State.Maybe = "", nil
		if w := k.sources.codeArg(t, a, a.Dir); w.Known() {
			k.State = cwd.Clone()
			k.State.Cwd, k.State.Maybe = k.Place(w).Path, nil
		}
	}
	if a.Kind == code.RunsShell {
		k.Apart(func() taint.Stream { return k.Walk.ShellText(c, a.Call, words[0]) })
	} else {
		k.Apart(func() taint.Stream { return k.Walk.Nested(c, a.Call, words, taint.Nothing) })
	}
	c.Silent = false
	k.State = cwd
}

// codeReaches judges a host: this machine is the developer's own.
func (k *codeJudge) codeReaches(c *effect.Call, t *programText, a *code.Act) {
	if len(a.Args) > 0 && a.Args[0].Text != "" {
		w := k.sources.argOf(t, a, 0)
		if loopback(w.Text) {
			return
		}
		if strings.Contains(w.Text, "://") {
			k.network.url(c, w)
		} else {
			k.Host(c, w)
		}
	}
	t.net = true
	c.Raise(risk.High, risk.NetworkRisk, effect.Say("the code talks to the network"))
}

// dotenvModules put the variables of a file .env into the environment by being loaded
// (the manuals of dotenv for Node.js and Ruby).
var dotenvModules = strings.Fields("dotenv/config dotenv-expand/config dotenv/load dotenv/autoload dotenv/rails-now dotenv-flow/config github.com/joho/godotenv/autoload")

// programVariables hold no secret in any project: where and how a program runs.
var programVariables = strings.Fields("PORT HOST HOSTNAME NODE_ENV RAILS_ENV RACK_ENV APP_ENV FLASK_ENV ENV ENVIRONMENT DEBUG VERBOSE LOG_LEVEL TZ LANG LC_ALL HOME PATH PWD USER SHELL TERM TMPDIR CI EDITOR PYTHONPATH GOPATH VIRTUAL_ENV")

// hidesName judges new code that reads a file whose name it decodes, or puts together of
// single characters: nobody writes so what may be seen.
func (k *sourceJudge) hidesName(c *effect.Call, t *programText, a *code.Act) {
	if k.newText(t) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the code hides the name of a file that it reads: {0}", a.Call))
	}
}

// codeEmpties judges code that throws away what a database holds, as far as the names of
// its calls tell: in tests, and in what is only defined, they are everyday.
func (k *sourceJudge) codeEmpties(c *effect.Call, t *programText, a *code.Act) {
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
