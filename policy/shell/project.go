package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// shortConftest is the most of a conftest.py that is read though it was there
// before the session, in bytes.
const shortConftest = 16 << 10

// project judges a program that runs the workspace's own code without naming it,
// such as a test runner: by the code that this session wrote and that it would
// start from, for what was there before is what the person's tests run.
func (k *projectJudge) project(c *effect.Call, v *option.Invocation) {
	if k.Wrap.Remote || v.Marked(program.Info) {
		return
	}
	if !program.RunsProject(v.Name) {
		k.texts.mayLoad(c, v)
		return
	}
	if program.Compiles(v.Name) {
		k.compiles(c, v)
		return
	}
	k.startsFrom(c, v)
}

// compiles notes a compiler that is given code which shows danger: compiling it
// does nothing yet, but what comes of it is none of the workspace's everyday code.
func (k *projectJudge) compiles(c *effect.Call, v *option.Invocation) {
	probe := k.Begin(c.In)
	k.Absorbs(probe, func() { k.startsFrom(probe, v) })
	if probe.Shows() {
		k.Out.Suspect = true
	}
}

// startsFrom judges the code from which a program starts.
func (k *projectJudge) startsFrom(c *effect.Call, v *option.Invocation) {
	t := &programText{}
	files := k.SessionFiles()
	all := program.StartsFrom(v.Name, "conftest.py") && slices.ContainsFunc(files, configuresTests) || namesTests(v, c.Cmd.Argv)
	for _, file := range files {
		if all && code.LanguageOf(file, "") == code.Python || program.StartsFrom(v.Name, file) || slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return k.Place(a).Path == file }) {
			k.startsFile(c, t, v.Name, file)
		}
	}
	if program.StartsFrom(v.Name, "conftest.py") && k.State.Cwd != "" {
		k.conftest(c, t)
	}
	if t.net && t.secret {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, effect.Say("the code joins the network with other code or with secrets"))
	}
	k.texts.mayLoad(c, v)
}

// configuresTests reports a file that tells pytest which plugins to load.
func configuresTests(file string) bool {
	switch path.Base(file) {
	case "pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg":
		return true
	}
	return false
}

// namesTests reports that the line says what a test file is called (python -m
// unittest discover --pattern): it may be any.
func namesTests(v *option.Invocation, argv []string) bool {
	return strings.HasSuffix(v.Name, "unittest") && slices.ContainsFunc(argv, func(word string) bool {
		return strings.HasPrefix(word, "-p") || strings.HasPrefix(word, "--p")
	})
}

// startsFile judges one file that a program starts from.
func (k *projectJudge) startsFile(c *effect.Call, t *programText, name, file string) {
	if code.LanguageOf(file, "") != code.Unknown {
		k.texts.loadsFile(c, t, file)
		if text, how := k.TextOf(place.Place{Path: file}); how == files.Wholly && configures(file) {
			k.sources.plantedPlaces(c, file, text)
		}
		return
	}
	if text, how := k.TextOf(place.Place{Path: file}); how == files.Wholly && !slices.Contains(k.Reviewed, file) {
		k.Reviewed = append(k.Reviewed, file)
		k.sources.sourceHints(c, file, text)
		k.Absorbs(c, func() { k.texts.plantedText(c, name, file, text) })
	}
}

// conftest reads pytest's own start-up file where it is short, whoever wrote it.
func (k *projectJudge) conftest(c *effect.Call, t *programText) {
	file := path.Join(k.State.Cwd, "conftest.py")
	if slices.Contains(k.Reviewed, file) {
		return
	}
	text, how := k.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > shortConftest {
		return
	}
	k.Reviewed = append(k.Reviewed, file)
	inner := &programText{lang: code.Python, file: file, depth: t.depth + 1}
	k.texts.acts(c, inner, text)
	t.net, t.secret = t.net || inner.net, t.secret || inner.secret
}
