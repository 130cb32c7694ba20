package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// Tasks judges a program that runs what a file of the project says: the lines of
// a makefile's recipes, a script of package.json and the like. A file that git
// holds as it is, and that this session did not write, is the person's own: what
// it builds and cleans up in the workspace is what their tasks do. What no file says
// is judged by its name.
func (j *Judge) Tasks(c *effect.Call, v *option.Invocation) {
	n := named{j}
	if v.Entry.Level == risk.Low && v.Marked(program.Tests) && !v.Marked(program.Info) { // node --test
		n.testsElsewhere(c, v, runnerOf(v), true)
		n.givenDatabase(c, v, runnerOf(v), nil, true)
		n.testsApart(c, v, runnerOf(v), true)
	}
	if v.Marked(program.Info) || v.Entry.Level == risk.Low {
		return
	}
	read := n.read(c, v)
	if n.tasks(c, v, read); !read {
		runsBare(n, c, v)
	}
	n.remoteDatabase(c, v)
	queues(n, c, v)
	frameworkSettings{n}.frameworkDatabase(c, v)
	django{n}.migrates(c, v)
}

// read judges what the file says; true: it says what the program does.
func (j named) read(c *effect.Call, v *option.Invocation) bool {
	j.managed(c, v)
	j.inPackages(c, v)
	file, above, ok := j.recipeFile(c, v)
	if !ok {
		j.makesByItself(c, v)
		return false
	}
	if slices.Contains(j.Inside, j.runsTasks(v, file)) {
		return true // it calls itself
	}
	if above { // such a tool works in the folder of its file
		defer func(cwd string) { j.State.Cwd = cwd }(j.State.Cwd)
		j.State.Cwd = path.Dir(file)
	}
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		j.Sealed(c, file, how)
		return false
	}
	if name, _ := v.Words(); slices.Contains(source.MakePrograms, name) && v.Has("-e", "--environment-overrides") {
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file)) // what it runs is for the environment to say
	}
	personal := j.Personal(file) && !setsVariables(v) && len(npmOptions(c, v)) == 0 && !overwritesGoal(j.Judge, v, text)
	t := &task{project: j.Judge, file: file, personal: personal}
	r, known := t.read(v, text)
	if !known {
		return false
	}
	t.shows(c, text)
	t.computes(c, v, text, r)
	t.echoes(c, v, text, r)
	t.judge(c, v, r)
	t.withParts(c, v, text, r)
	renewedRecipe(t, c, v, r)
	return r.Found
}

// setsVariables reports make NAME=value: what its recipes take away is then the line's
// to say, or what -C and -f make of them.
func setsVariables(v *option.Invocation) bool {
	if name, _ := v.Words(); !slices.Contains(source.TaskRunners, name) {
		return false
	}
	return v.Has("-e", "--environment-overrides", "--set") ||
		slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return strings.Contains(a.Text, "=") }) ||
		v.Has("-C", "--directory") && v.Has("-f", "--file", "--makefile")
}

// runsTasks names a run of certain tasks of a file.
func (j *Judge) runsTasks(v *option.Invocation, file string) string {
	name := j.State.Cwd + " " + file + " " + v.Name
	for _, a := range v.Operands {
		name += " " + a.Text
	}
	return name
}

// shows judges a makefile of this session that prints credentials of the environment,
// which are make's variables (GNU make manual, 6.10), or reads a file of secrets.
func (t *task) shows(c *effect.Call, text string) {
	if t.personal {
		return
	}
	for _, m := range makesShow().FindAllStringSubmatch(text, files.MaxLiterals) {
		if environment.SecretVariable(m[1]) {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} shows what is in {1}, which holds secrets", path.Base(t.file), m[1]))
		}
	}
	if strings.Contains(text, ".VARIABLES") {
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("the code reads every variable, tokens and passwords among them"))
	}
	t.removes(c, text)
	for _, m := range makesRead().FindAllStringSubmatch(text, files.MaxLiterals) {
		if t.project.World.At(t.project.State.Cwd, makesHome.Replace(m[1])).Is(place.Secret) {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} shows what is in {1}, which holds secrets", path.Base(t.file), m[1]))
		}
	}
}

// removes judges a makefile of this session under which make itself deletes targets: files
// of the person's that are nowhere else (GNU make manual, 4.8 and 10.4).
func (t *task) removes(c *effect.Call, text string) {
	if !makesRemove().MatchString(text) {
		return
	}
	for line := range strings.Lines(text) {
		targets, more, _ := strings.Cut(line, ":")
		if strings.HasPrefix(targets, ".") {
			targets = more
		}
		for _, name := range strings.Fields(targets) {
			if !strings.HasPrefix(line, "\t") && t.project.Unsaved(path.Join(t.project.State.Cwd, name)) {
				source.NamesLost(c, t.file, name)
			}
		}
	}
}

// makesRemove finds the special targets under which make deletes files by itself.
var makesRemove = lazy.Pattern(`(?m)^\.(DELETE_ON_ERROR|INTERMEDIATE|SECONDARY)\b`)

// makesHome writes the home as the shell does.
var makesHome = strings.NewReplacer("$(HOME)", "~", "${HOME}", "~")

// makesRead is make's own way to read a file (GNU make manual, 8.6).
var makesRead = lazy.Pattern(`\$[({]file\s*<\s*((?:\$[({]\w+[)}]|[^)}\s])+)`)

// makesShow finds a line of a makefile that prints a variable.
var makesShow = lazy.Pattern(`(?:info|warning|error|echo|printf)\b[^\n]*\$[({](\w+)[)}]`)

// ReadsTasks reports a program whose file of tasks, named on the line, is read.
func ReadsTasks(v *option.Invocation) bool {
	name, _ := v.Words()
	return slices.Contains(source.TaskRunners, name)
}

// task is a file of recipes being read.
type task struct {
	project  *Judge
	file     string
	personal bool
	secrets  []secretIn // of files that it includes
	started  string     // the folder in which the program is started, where the shell tells it in PWD

	parts      []string // files of the session's that it includes by a pattern
	takesParts bool     // they are read with it
}

// recipeFile finds the file that a program reads its tasks from; above: in a folder above the current one.
func (j *Judge) recipeFile(c *effect.Call, v *option.Invocation) (file string, above, ok bool) {
	name, _ := v.Words()
	names := recipe.Files(name)
	if len(names) == 0 || j.Wrap.Remote || j.State.Cwd == "" {
		return "", false, false
	}
	if p := (climbing{j}).above(v); p != "" && j.World.At("", p).Is(place.Inside) {
		_, how := j.TextOf(place.Place{Path: p})
		return p, true, how == files.Wholly || !j.Sealed(c, p, how)
	}
	options := []string{"-f", "--file", "--makefile", "--justfile", "-t", "--taskfile"}
	if slices.Contains(source.MakePrograms, name) { // its -t is --touch
		options = options[:3]
	}
	if a, given := v.Option(options...); given && ReadsTasks(v) {
		p := j.Place(a)
		if !a.Known() || p.Path == "" {
			return "", false, false
		}
		return p.Path, false, true
	}
	for _, one := range names {
		p := path.Join(j.State.Cwd, one)
		_, how := j.TextOf(place.Place{Path: p})
		if how == files.Wholly {
			return p, false, true
		}
		if j.Sealed(c, p, how) {
			return "", false, false
		}
		if slices.Contains(j.Blind, p) && j.World.Disk != nil && j.World.Missing(p) { // code of the line makes it
			c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(p))
			return "", false, false
		}
		if j.World.Disk != nil && !j.World.Missing(p) && j.Standing() {
			if !j.Personal(p) {
				c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(p))
			}
			return "", false, false
		}
	}
	return "", false, false
}

// included reads a further file of a recipe's. One that this session wrote makes
// the whole its own.
func (t *task) included(name string) (string, recipe.FileState) {
	p := name
	if !path.IsAbs(p) {
		p = path.Join(path.Dir(t.file), name)
	}
	if slices.Contains(t.parts, name) {
		if !t.takesParts {
			return "", recipe.Absent
		}
	} else {
		t.personal = t.personal && t.project.Personal(p)
	}
	switch text, how := t.project.TextOf(place.Place{Path: p}); {
	case how == files.Wholly:
		t.holdsSecrets(p, text)
		return text, recipe.Present
	case t.project.World.Missing(p):
		return "", recipe.Absent
	}
	return "", recipe.Unknown
}

// environment gives what is known of a variable. One that the person's environment
// sets is theirs; one that the line sets is in Reading.Env.
func (t *task) environment(name string) (string, bool) {
	if name == "HOME" && t.project.World.Home != "" {
		return t.project.World.Home, true
	}
	if name == "PWD" && t.started != "" {
		return t.started, true
	}
	return "", false
}

// judge judges the lines as if they stood on the command line.
func (t *task) judge(c *effect.Call, v *option.Invocation, r recipe.Reading) {
	j := t.project
	if (len(r.Unread) > 0 || len(r.Includes) > 0) && !t.personal {
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(t.file))
	}
	for _, name := range r.Env {
		if _, set := j.State.Vars[name]; set {
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} takes {1}, which the line sets", v.Name, name))
		}
	}
	l := leaveOf(j, c, v)
	l.text, _ = j.TextOf(place.Place{Path: t.file})
	shown := j.shown
	j.shown = shown || l.shows
	defer func() { j.shown = shown }()
	defer npmVariables(j, c, v)()
	inside, inner, passed := j.Inside, c.Inner, c.Passed
	j.Inside = append(slices.Clip(inside), j.runsTasks(v, t.file))
	packaged := j.Packaged
	j.Packaged = path.Base(t.file) == "package.json"
	defer func() { j.Packaged = packaged }()
	j.performs(c, t.personal, func() {
		first := len(j.Out.Commands)
		for _, line := range append(scriptShell(t), r.Lines...) {
			if l.shows && !line.Always || j.Work > effect.MaxWork {
				continue
			}
			before := len(j.Out.Commands)
			j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(c, v.Name, taint.Literal(line.Shell())) })
			j.exceeds = j.exceeds || l.exceeded(line, j.Out.Commands[min(before, len(j.Out.Commands)):])
		}
		l.chosen().starts(c, j.Out.Commands[min(first, len(j.Out.Commands)):])
	})
	j.Inside = inside
	c.Inner, c.Passed, c.Silent = inner, passed, false // the command is listed, not its lines
}

// performs is absorbs for the lines of a recipe. Of the person's own recipe only
// what reaches beyond the workspace, or is grave, counts, unless it runs a file that
// this session wrote.
func (j *Judge) performs(c *effect.Call, personal bool, f func()) {
	if !personal {
		j.Absorbs(c, f)
		j.ranOwn = true // what of the person's runs it runs what is not
		return
	}
	probe := j.Begin(c.In)
	ran, exceeded, opaque := j.ranOwn, j.exceeds, j.Opaque
	j.ranOwn, j.exceeds, j.Opaque = false, false, ""
	session := j.SessionFiles()
	j.Absorbs(probe, f)
	changed, exceeds := j.ranOwn || madeOf(j, probe, session), j.exceeds
	j.ranOwn, j.exceeds, j.Opaque = ran || changed, exceeded, opaque
	own := probe.Cmd.Own
	if !changed {
		own.Categories &^= risk.ExecArbitrary
		if probe.Cmd.OnlyInside() && !exceeds {
			own.Categories &^= risk.FSDeleteOverwrite
			c.Cmd.Tasked = append(c.Cmd.Tasked, probe.Cmd.Deletes...)
		}
	}
	if own.Level == risk.Critical || own.Absurd || own.Protected || own.Categories != 0 {
		c.Cmd.Own.Add(probe.Cmd.Own)
	}
	c.Cmd.Hidden = c.Cmd.Hidden || probe.Cmd.Hidden
	c.Cmd.Renewed = c.Cmd.Renewed || probe.Cmd.Renewed
	c.Cmd.Within = append(c.Cmd.Within, slices.DeleteFunc(probe.Cmd.Within, func(r effect.Ran) bool {
		return !changed && r.Everyday()
	})...)
	c.Touches(&probe.Cmd)
}
