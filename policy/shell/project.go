package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// maxProject bounds the files of this session that are looked at for one program.
const maxProject = 500

// shortConftest is the most of a conftest.py that is read though it was there
// before the session, in bytes.
const shortConftest = 16 << 10

// project judges a program that runs the workspace's own code without naming it,
// such as a test runner: by the code that this session wrote and that it would
// start from, for what was there before is what the person's tests run.
func (k *projectJudge) project(c *call, v *invocation) {
	if k.wrap.remote || v.marked(program.Info) {
		return
	}
	if !program.RunsProject(v.name) {
		k.texts.mayLoad(c, v)
		return
	}
	if program.Compiles(v.name) {
		k.compiles(c, v)
		return
	}
	k.startsFrom(c, v)
}

// compiles notes a compiler that is given code which shows danger: compiling it
// does nothing yet, but what comes of it is none of the workspace's everyday code.
func (k *projectJudge) compiles(c *call, v *invocation) {
	probe := k.begin(c.in)
	k.absorbs(probe, func() { k.startsFrom(probe, v) })
	if probe.shows() {
		k.out.Suspect = true
	}
}

// startsFrom judges the code from which a program starts.
func (k *projectJudge) startsFrom(c *call, v *invocation) {
	t := &programText{}
	files := k.sessionFiles()
	all := program.StartsFrom(v.name, "conftest.py") && slices.ContainsFunc(files, configuresTests) || namesTests(v, c.cmd.Argv)
	for _, file := range files {
		if all && code.LanguageOf(file, "") == code.Python || program.StartsFrom(v.name, file) || slices.ContainsFunc(v.operands, func(a arg) bool { return k.place(a).Path == file }) {
			k.startsFile(c, t, v.name, file)
		}
	}
	if program.StartsFrom(v.name, "conftest.py") && k.state.cwd != "" {
		k.conftest(c, t)
	}
	if t.net && t.secret {
		c.raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, say("the code joins the network with other code or with secrets"))
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
func namesTests(v *invocation, argv []string) bool {
	return strings.HasSuffix(v.name, "unittest") && slices.ContainsFunc(argv, func(word string) bool {
		return strings.HasPrefix(word, "-p") || strings.HasPrefix(word, "--p")
	})
}

// sessionFiles lists the files that this line and earlier calls wrote.
func (k *fileTexts) sessionFiles() []string {
	var files []string
	for _, t := range k.out.Texts {
		files = append(files, t.Path)
	}
	files = append(files, k.hidden...)
	return append(files, k.earlierFiles()...)
}

// earlierFiles lists the files that earlier calls wrote. Each is looked at on the disk,
// so that is done once for a line.
func (k *fileTexts) earlierFiles() []string {
	if root := k.world.Root(); !k.recalled && k.world.Past != nil && root != "" {
		k.earlier, k.recalled = k.world.Past.Wrote(root, maxProject), true
	}
	return k.earlier
}

// startsFile judges one file that a program starts from.
func (k *projectJudge) startsFile(c *call, t *programText, name, file string) {
	if code.LanguageOf(file, "") != code.Unknown {
		k.texts.loadsFile(c, t, file)
		if text, how := k.textOf(place.Place{Path: file}); how == wholly && configures(file) {
			k.sources.plantedPlaces(c, file, text)
		}
		return
	}
	if text, how := k.textOf(place.Place{Path: file}); how == wholly && !slices.Contains(k.reviewed, file) {
		k.reviewed = append(k.reviewed, file)
		k.sources.sourceHints(c, file, text)
		k.absorbs(c, func() { k.texts.plantedText(c, name, file, text) })
	}
}

// conftest reads pytest's own start-up file where it is short, whoever wrote it.
func (k *projectJudge) conftest(c *call, t *programText) {
	file := path.Join(k.state.cwd, "conftest.py")
	if slices.Contains(k.reviewed, file) {
		return
	}
	text, how := k.textOf(place.Place{Path: file})
	if how != wholly || len(text) > shortConftest {
		return
	}
	k.reviewed = append(k.reviewed, file)
	inner := &programText{lang: code.Python, file: file, depth: t.depth + 1}
	k.texts.acts(c, inner, text)
	t.net, t.secret = t.net || inner.net, t.secret || inner.secret
}
