package project

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/zsh"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// RunsFile judges a file whose code is run, by what it says. lang is the
// language of the program that reads it; Unknown: the file tells.
func (j *Judge) RunsFile(c *effect.Call, file taint.Word, lang code.Language, args []taint.Word) {
	switch {
	case file.Proc != nil:
		j.Texts.RunsStream(c, *file.Proc, lang)
		return
	case taint.IsStdin(file):
		j.Texts.RunsStream(c, c.In, lang)
		return
	}
	if runsEach(j, c, file, lang, args) {
		return
	}
	p := j.Place(file)
	c.Cmd.Reads = append(c.Cmd.Reads, p)
	switch {
	case strings.HasPrefix(file.Text, "data:"): // node --import data:text/javascript,…
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs code given on the line"))
	case !file.Known():
		c.Unknown(effect.Say("runs a file that is not known before it runs: {0}", file.Show()))
	case p.Is(place.Inside) || j.OwnFile(p.Path) || j.OwnTemp(file, p):
		j.runsOwn(c, file, p, lang, args)
	default:
		c.Raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace,
			effect.Say("runs the code in {0}, outside the workspace", file.Show()))
		runsForeign(j, c, p, lang, args)
	}
	j.OpensCommands(c, lang, args)
	j.Shows(c, p, file.Show())
	if file.From&taint.FromNet != 0 || j.WasFetched(file) ||
		strings.Contains(file.Text, "://") && !strings.HasPrefix(file.Text, "file:") {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
}

// runsEach judges each file that a word stands for, where all of them lie on the disk and an interpreter
// is told to run them; false: they are not known.
func runsEach(j *Judge, c *effect.Call, file taint.Word, lang code.Language, args []taint.Word) bool {
	if file.Known() || len(c.Cmd.Argv) == 0 || c.Cmd.Argv[0] == file.Show() {
		return false
	}
	all := access.Present{Judge: j.Judge}.Matching(c, file)
	for _, one := range all {
		j.RunsFile(c, one, lang, args)
	}
	return len(all) > 0
}

// runsOwn judges code of the workspace, or of this session: running it is what
// its tests do, so it is as bad as what is read of it. What cannot be read keeps
// its category.
func (j *Judge) runsOwn(c *effect.Call, file taint.Word, p place.Place, lang code.Language, args []taint.Word) {
	c.Raise(risk.Medium, 0, effect.Say("runs the code in {0}", file.Show()))
	if main := (place.Place{Path: path.Join(p.Path, "__main__.py"), Kind: p.Kind}); lang == code.Python &&
		p.Path != "" && path.Ext(p.Path) != ".py" {
		if text, how := j.TextOf(main); how == files.Wholly {
			j.runsText(c, text, main.Path, lang, args)
			return
		}
	}
	if lang == code.JavaScript && j.FolderAt(p.Path) {
		if main := source.NodeMain(j.Texts, p.Path); main != "" && !slices.Contains(j.Inside, main) {
			p = place.Place{Path: main, Kind: p.Kind &^ (place.WorkspaceRoot | place.TopLevel)}
		}
	}
	if j.FolderAt(p.Path) || newProgram(j, c, p) {
		runsPackage(j, c, p, args)
		return // of what else this session wrote, j.project reads what the program may load
	}
	text, how := j.TextOf(p)
	if how != files.Wholly {
		j.Sourced = false
	}
	if how == files.Unseen || slices.Contains(j.Inside, p.Path) {
		return // what it does by itself it was judged for
	}
	if how == files.Wholly && files.Binary(text) {
		how = files.Unreadable
	}
	if how == files.Unreadable && lang == code.Unknown && code.LanguageOf(p.Path, "") == code.Unknown &&
		j.builtHere(c, file, p, args) {
		return
	}
	if text != "" && !files.Compiled(text) {
		runsInside(j, c, text, p.Path, lang, args)
	}
	switch {
	case how != files.Unreadable:
	case j.notThere(c, file, p):
		c.Cmd.Absent = file.Show()
		c.Raise(risk.Medium, 0, impact.SayNothing(file.Show()))
	default:
		if j.ChangedByLine(p.Path) {
			j.Opaque, j.ranOwn = p.Path, true
		}
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file.Show()))
	}
}

// runsInside judges the text of a file of the workspace as one that runs now, and does not run again in itself.
func runsInside(j *Judge, c *effect.Call, text, file string, lang code.Language, args []taint.Word) {
	j.ranOwn = j.ranOwn || j.Wrote(file)
	defer marksRenewed(c, file, renewed(j, file))
	inside, reviewed := j.Inside, j.Reviewed
	j.Inside, j.Reviewed = append(slices.Clip(inside), file), nil
	j.runsText(c, text, file, lang, args)
	j.Inside, j.Reviewed = inside, reviewed
}

// runsPackage judges a folder that is run as a program of Go (go help packages, Go 1.26): what this session made in it.
func runsPackage(j *Judge, c *effect.Call, dir place.Place, args []taint.Word) {
	source.PackageToldToClear(j.Texts, c, dir.Path)
	source.PackageGivenNames(j.Texts, c, dir.Path, args)
	come := slices.Concat(j.SessionFiles(), j.BroughtFiles(), comesInto(j, dir.Path))
	for i, file := range come {
		if path.Dir(file) != dir.Path || path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") ||
			slices.Contains(j.Inside, file) || slices.Contains(come[:i], file) {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file, Kind: dir.Kind}); how == files.Wholly {
			source.AsNew(j.Texts, c, file, func(c *effect.Call) { runsInside(j, c, text, file, code.Go, args) })
		}
	}
}

// maxComing bounds the files of a folder that are looked at.
const maxComing = 200

// comesInto lists the files of a folder that calls of this session left there, outside the workspace too.
func comesInto(j *Judge, dir string) (found []string) {
	if j.World.Disk == nil || j.World.Past == nil {
		return nil
	}
	looked := 0
	_ = j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		looked++
		if file := path.Join(dir, e.Name()); e.Type().IsRegular() && files.Comes(&j.Folders, file) {
			found = append(found, file)
		}
		return looked < maxComing
	})
	return found
}

// runsForeign adds what a file outside the workspace says, where it can be read: its place alone is no measure of what
// it does.
func runsForeign(j *Judge, c *effect.Call, p place.Place, lang code.Language, args []taint.Word) {
	if p.Path == "" || p.Any(place.Remote|place.Device) || slices.Contains(j.Inside, p.Path) {
		return
	}
	text, how := j.TextOf(p)
	if text == "" || how == files.Unseen || files.Binary(text) {
		return
	}
	inside := j.Inside
	j.Inside, j.Sourced = append(slices.Clip(inside), p.Path), false
	j.runsText(c, text, p.Path, lang, args)
	j.Inside = inside
}

// notThere reports a program, named by its path, that does not exist: a shell that
// does not find it runs nothing.
func (j *Judge) notThere(c *effect.Call, file taint.Word, p place.Place) bool {
	return len(j.Wrap.Names) == 0 && len(c.Cmd.Argv) > 0 && c.Cmd.Argv[0] == file.Show() && file.Known() &&
		!file.Computed && p.Is(place.Inside) &&
		!j.OwnFile(p.Path) && !j.Touched(p.Path) && !slices.Contains(j.Blind, p.Path) &&
		!slices.Contains(j.Outputs, p.Path) && impact.Nothing(&j.World, p)
}

// Appears judges what was not there when it was looked for: another part of the
// line, whatever the order in which they run, may make it first.
func (j *Judge) Appears() {
	for i := range j.Out.Commands {
		one := &j.Out.Commands[i]
		makes := func(c effect.Command) bool {
			return c.Absent == "" && c.Level > risk.Low && (c.Instead == 0 || c.Instead != one.Instead)
		}
		if one.Absent != "" && slices.ContainsFunc(j.Out.Commands, makes) {
			f := risk.Finding{}
			f.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(one.Absent))
			one.Own.Add(f)
			one.Finding.Add(f)
			j.Out.Add(f)
		}
	}
}

// runsText judges the text of a file that runs.
func (j *Judge) runsText(c *effect.Call, text, file string, lang code.Language, args []taint.Word) {
	if !j.Enter() {
		return
	}
	defer j.Leave()
	first, _, _ := strings.Cut(text, "\n")
	asShell, script, sourced := j.AsShell, j.Script, j.Sourced
	j.AsShell, j.Script, j.Sourced = false, environment.Script{}, false
	read := false
	defer func() { j.Read = read }()
	if !asShell && !sourced {
		startsByFirstLine(j, c, startedBy(first, lang, taint.Literal(file), args))
	}
	if lang == code.Unknown && !asShell {
		lang = code.LanguageOf(file, first)
	}
	if j.Wrote(file) && source.FetchesFirst(text) {
		c.Raise(risk.High, risk.DepsInstallUpdate|risk.NetworkRisk,
			effect.Say("{0} may fetch and run what {1} names, which this session wrote", path.Base(file),
				path.Base(file)))
	}
	switch {
	case lang != code.Unknown:
		j.Absorbs(c, func() { j.Texts.RunsCode(c, lang, text, file) })
		source.ToldToClear(j.Texts, c, lang, text, file)
	case sourced:
		defer knows(j, file)()
		read = sources(j, c, file, text, script)
	case asShell || source.ShellFile(file, text):
		if !asShell && !strings.Contains(first, "bash") { // what runs it may know no BASH_SOURCE
			script.File = nil
		}
		defer knows(j, file)()
		j.runsScript(c, file, args, func(args []taint.Word) {
			words := append([]taint.Word{taint.Literal(file)}, args...)
			readsOn(j, c, file, text, func(text string) {
				j.InSubshell(words, func() taint.Stream {
					j.State.Script = script
					j.State.Undoes = j.State.Undoes || !asShell && undoingShell(first)
					j.State.Zsh = j.State.Zsh || strings.Contains(first, "zsh") || path.Ext(file) == ".zsh"
					return j.Walk.ShellText(c, path.Base(file), taint.Literal(text))
				})
			})
		})
	case slices.Contains(source.SourceEndings, path.Ext(file)):
		j.Sources.SourceHints(c, file, text)
	default:
		j.Sources.Hints(c, text)
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
	}
}

// readsOn judges a script of a shell, which reads on in the file while it runs it: what the script puts
// behind itself runs too, and what comes of one that changes itself otherwise nobody knows.
func readsOn(j *Judge, c *effect.Call, file, text string, walk func(text string)) (once bool) {
	begins := j.Mark()
	walk(text)
	added, known := j.Rewritten(file, begins)
	switch {
	case !known:
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(path.Base(file)))
	case added != "":
		walk(text + added)
	}
	return known && added == ""
}

// knows notes, until the function that it returns is called, whose text is walked.
func knows(j *Judge, file string) (ends func()) {
	was := j.Persons
	j.Persons = j.Personal(file)
	return func() { j.Persons = was }
}

// sources judges the text of a file that the shell itself reads on in: what it sets holds afterwards. It reports
// whether all of that is known.
func sources(j *Judge, c *effect.Call, file, text string, script environment.Script) (read bool) {
	understood := true
	once := readsOn(j, c, file, text, func(text string) {
		j.Absorbs(c, func() {
			j.State.Script = script
			j.State.Zsh = j.State.Zsh || path.Ext(file) == ".zsh"
			j.Walk.ShellText(c, ".", taint.Literal(text))
			understood = understood && !j.Out.Unknown
		})
	})
	return once && understood && !j.Spent
}

// OpensCommands judges what a Perl program may be given that it opens with <>: a word that
// begins or ends with a bar is a command (perlop, "I/O Operators").
func (j *Judge) OpensCommands(c *effect.Call, lang code.Language, args []taint.Word) {
	if lang == code.Perl && slices.ContainsFunc(args, func(a taint.Word) bool { return a.Glob != "" }) {
		args = slices.Clip(args)
		for _, file := range j.SessionFiles() { // a pattern may match what is called so
			args = append(args, taint.Literal(path.Base(file)))
		}
	}
	for _, a := range args {
		if bare := strings.Trim(a.Text, "| "); lang == code.Perl && bare != "" && strings.ContainsRune(a.Text, '|') {
			j.Apart(func() taint.Stream { return j.Walk.ShellText(c, "perl", taint.Literal(bare)) })
			c.Silent = false
		}
		if name, writes := strings.CutPrefix(strings.TrimSpace(a.Text), ">"); writes && lang == code.Perl {
			j.Writes(c, taint.Literal(strings.TrimSpace(strings.TrimPrefix(name, ">"))), access.Overwrites)
		}
	}
}

// builtHere reports, and judges, a program that a compiler or a build made out
// of the workspace's sources: by this line, or by an earlier call of this session.
func (j *Judge) builtHere(c *effect.Call, file taint.Word, p place.Place, args []taint.Word) bool {
	if slices.Contains(j.Blind, p.Path) && !slices.Contains(j.Outputs, p.Path) {
		return false
	}
	built := slices.Contains(j.Outputs, p.Path) || j.Builds && p.Is(place.Inside) && impact.Absent(&j.World, p)
	if !built && j.World.Past != nil {
		_, built = j.World.Past.Built(p.Path)
	}
	if built {
		c.Raise(risk.Medium, 0, effect.Say("runs {0}, which was built here", file.Show()))
		j.Sources.OwnSources(c, args)
		source.HeldGiven(j.Sources, c, args)
		j.NamesOnInput(c)
		testFlags(j, c, args)
		source.HeldBuilt(j.Texts, c, p.Path, args)
	}
	return built
}

// OwnModule judges python -m MODULE where the module is the workspace's.
func (j *Judge) OwnModule(c *effect.Call, v *option.Invocation, m taint.Word) bool {
	if !m.Known() || source.LanguageOf(v) != code.Python || j.State.Cwd == "" {
		return false
	}
	paths := files.PythonModules(m.Text)
	for _, rel := range slices.Backward(paths) {
		p := j.Place(taint.Literal(rel))
		if text, how := j.TextOf(p); how == files.Wholly && p.Is(place.Inside) {
			c.Raise(risk.Medium, 0, effect.Say("runs the module {0}", m.Show()))
			j.runsText(c, text, p.Path, code.Python, nil)
			for _, pack := range paths { // the packages around it run first
				j.Texts.LoadsFile(c, &source.ProgramText{Lang: code.Python}, j.Place(taint.Literal(pack)).Path)
			}
			return true
		}
	}
	return false
}

// UndoingShells are shells whose echo undoes backslashes, at least where they are
// not bash under another name (POSIX, echo; dash(1); zshbuiltins(1)).
var UndoingShells = strings.Fields("sh dash ash zsh ksh mksh pdksh oksh yash rzsh")

// undoingShell reports a first line that names such a shell.
func undoingShell(first string) bool {
	line, _ := strings.CutPrefix(first, "#!")
	return slices.ContainsFunc(strings.Fields(line), func(word string) bool {
		return slices.Contains(UndoingShells, path.Base(word))
	})
}

// RunsInput judges a shell that takes its code from a stream, with words as its $0, $1 ….
func (j *Judge) RunsInput(c *effect.Call, v *option.Invocation, in taint.Stream, words ...taint.Word) taint.Stream {
	switch {
	case in.Known && in.Text == "":
		c.Unknown(effect.Say("{0} starts a shell that takes any further command", v.Name))
		c.Raise(risk.High, 0, risk.Reason{})
		return taint.UnknownData
	case in.Known:
		c.Raise(risk.Medium, 0, effect.Say("{0} runs the text it is given", v.Name))
		c.Silent = false
		return j.InSubshell(words, func() taint.Stream {
			j.State.Undoes, j.State.Zsh = slices.Contains(UndoingShells, v.Name), zsh.Is(v.Name)
			out := j.Walk.ShellText(c, v.Name, taint.Word{Text: in.Text, Src: in.Text, From: in.From})
			c.Silent = false
			return out
		})
	}
	j.Texts.RunsStream(c, in, code.Unknown)
	if in.Text == "" {
		return taint.UnknownData
	}
	return j.InSubshell(words, func() taint.Stream {
		return j.Walk.ShellText(c, v.Name, taint.Word{Text: in.Text, Src: "…", From: in.From})
	}).Perhaps()
}
