package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/rating"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Judge judges what runs a project's own files: scripts, tasks, tests, builds.
type Judge struct {
	*access.Judge
	Sources *source.Names
	Texts   *source.Judge
	Rating  *rating.Judge

	Packaged bool // the line is a script of package.json
	AsShell  bool // the file that is judged is read by a shell
	Sourced  bool // by the shell that the line runs in
	Read     bool // and all of its text was walked so
	Script   environment.Script
	Persons  bool // the text that is walked stands in a file of the person's that git holds
	ranOwn   bool // a file that this line or session wrote was run
	shown    bool // a make around the line only shows what it would do
	bound    bool // what a build has run with a task is judged
	exceeds  bool // a line of a task goes beyond what its file is given leave for
}

// shortConftest is the most of a conftest.py that is read though it was there
// before the session, in bytes.
const shortConftest = 16 << 10

// Project judges a program that runs the workspace's own code without naming it,
// such as a test runner: by the code that this session wrote and that it would
// start from, for what was there before is what the person's tests run.
func (j *Judge) Project(c *effect.Call, v *option.Invocation) {
	if j.Wrap.Remote || v.Marked(program.Info) {
		return
	}
	goGenerates(j, c, v)
	loaded := source.LoadedCode{Judge: j.Texts}
	loaded.ByTool(c, v)
	loaded.HookManaged(c, v)
	loaded.FilledByTool(c, v)
	source.DocumentedExamples(j.Texts, c, v)
	if program.Tells(v.Name) {
		return
	}
	source.HandsToPages(j.Texts, c, v)
	if !program.RunsProject(v.Name) {
		j.Texts.MayLoad(c, v)
		return
	}
	if program.Compiles(v.Name) {
		j.compiles(c, v)
		return
	}
	j.startsFrom(c, v)
}

// compiles notes a compiler that is given code which shows danger: compiling it
// does nothing yet, but what comes of it is none of the workspace's everyday code.
func (j *Judge) compiles(c *effect.Call, v *option.Invocation) {
	probe, reviewed := j.Begin(c.In), j.Reviewed
	j.Absorbs(probe, func() { j.startsFrom(probe, v) })
	j.Reviewed = reviewed // what the program does is judged where it runs
	if probe.Shows() {
		j.Out.Suspect = true
	}
}

// startsFrom judges the code from which a program starts.
func (j *Judge) startsFrom(c *effect.Call, v *option.Invocation) {
	t := &source.ProgramText{}
	if v.Name == "go run" && len(v.Operands) > 0 {
		t = source.Started(v.Operands[1:])
	}
	files := j.SessionFiles()
	all := program.StartsFrom(v.Name, "conftest.py") && slices.ContainsFunc(files, configuresTests) ||
		namesTests(v, c.Cmd.Argv)
	hands := false
	for _, file := range files {
		named := slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
			return j.Place(a).Path == file || namesModule(j, a, file)
		})
		if all && code.LanguageOf(file, "") == code.Python || program.StartsFrom(v.Name, file) || named {
			j.StartsFile(c, t, v.Name, file)
			hands = hands || named
			testsOfPackage(j, c, t, v, file)
		}
	}
	if hands {
		handsOperands(j, c, v)
	}
	source.HeldGiven(j.Sources, c, wordsGiven(c, v))
	if strings.HasSuffix(v.Name, "unittest") {
		j.namesCases(c, v)
	}
	if program.StartsFrom(v.Name, "conftest.py") && j.State.Cwd != "" {
		j.conftest(c, t)
	}
	if t.Net && t.Secret {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets,
			effect.Say("the code joins the network with other code or with secrets"))
	}
	j.Texts.MayLoad(c, v)
	source.HeldStarts(j.Texts, c, v)
}

// handsOperands judges what stands beside the name of the session's program: that is given it.
func handsOperands(j *Judge, c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		if a.Known() {
			source.HandsElsewhere(j.Sources, c, a.Text)
		}
	}
}

// starter reports a builder that builds the project's program and starts it (The Cargo Book, cargo run; Go 1.26, go
// run; SwiftPM 6; .NET 9; Zig 0.14, zig build run; Stack 3; Cabal 3; Dub 1; Shards 0.19; Nimble 0.16; Gradle 8,
// application plugin; sbt 1.10; exec-maven-plugin 3).
func starter(v *option.Invocation) bool {
	first, _ := v.Words()
	if !table.HasWord("cargo go swift dotnet zig stack cabal dub crystal shards nimble dart gradle gradlew sbt sbtn "+
		"mvn mvnw", path.Base(first)) {
		return false
	}
	starts := func(word string) bool {
		return slices.Contains([]string{"run", "r", "exec", "exec:java", "runMain"}, word)
	}
	return slices.ContainsFunc(strings.Fields(v.Name), starts) ||
		slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
			word, _, _ := strings.Cut(a.Text, " ")
			return starts(word)
		})
}

// wordsGiven are the words that such a program is given, also inside of one: gradle run --args='a b', sbt 'run a b'.
func wordsGiven(c *effect.Call, v *option.Invocation) (all []taint.Word) {
	if !starter(v) {
		return nil
	}
	words := v.Operands
	if v.Name == "go run" && len(words) > 0 {
		words = words[1:]
	}
	if first, _ := v.Words(); first == "sbt" || first == "sbtn" { // a word of it is a command with its own
		for _, word := range c.Cmd.Argv[1:] {
			words = append(words[:len(words):len(words)], taint.Literal(word))
		}
	}
	for _, u := range append(v.Used, v.Unlisted...) {
		if u.Name == "--args" || u.Name == "-Dexec.args" {
			words = append(words[:len(words):len(words)], u.Value)
		}
	}
	for _, a := range words {
		for word := range strings.FieldsSeq(a.Text) {
			all = append(all, taint.Literal(word))
		}
	}
	return all
}

// namesCases judges the modules that the words of unittest name, perhaps with a class and a method.
func (j *Judge) namesCases(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		for name := a.Text; name != "" && a.Known(); {
			j.ModuleNamed(c, taint.Literal(name))
			name = name[:max(0, strings.LastIndexByte(name, '.'))]
		}
	}
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

// StartsFile judges one file that a program starts from.
func (j *Judge) StartsFile(c *effect.Call, t *source.ProgramText, name, file string) {
	if code.LanguageOf(file, "") != code.Unknown {
		j.Texts.LoadsFile(c, t, file)
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && source.Configures(file) {
			j.Sources.PlantedPlaces(c, file, text)
			source.ConfiguredCommands(j.Texts, c, file, text)
		}
		return
	}
	if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && !slices.Contains(j.Reviewed, file) {
		j.Reviewed = append(j.Reviewed, file)
		j.Sources.SourceHints(c, file, text)
		j.Absorbs(c, func() { j.Texts.PlantedText(c, name, file, text) })
	}
}

// conftest reads pytest's own start-up file where it is short, whoever wrote it.
func (j *Judge) conftest(c *effect.Call, t *source.ProgramText) {
	file := path.Join(j.State.Cwd, "conftest.py")
	if slices.Contains(j.Reviewed, file) {
		return
	}
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > shortConftest {
		return
	}
	j.Reviewed = append(j.Reviewed, file)
	inner := &source.ProgramText{Lang: code.Python, File: file, Depth: t.Depth + 1}
	j.Texts.Acts(c, inner, text)
	t.Net, t.Secret = t.Net || inner.Net, t.Secret || inner.Secret
}

// MayRun reports a word that can make an unknown program run something: the name
// of a shell or of what starts programs, a line for one, an option for code.
func MayRun(t string) bool {
	if slices.Contains(access.RunningWords, t) {
		return true
	}
	if strings.HasPrefix(t, "-") {
		name, value, _ := strings.Cut(t, "=")
		return access.RunsByName(name) || MayRun(value)
	}
	first, more, spaced := strings.Cut(strings.TrimSpace(t), " ")
	if first == "" {
		return false
	}
	e := program.Find(path.Base(first))
	switch {
	case e == nil:
		return false
	case spaced:
		return strings.Contains(" "+more, " -") || strings.ContainsAny(more, "|;&<>$`/")
	}
	return e.Special != program.None && slices.Contains(access.Starters, e.Special)
}
