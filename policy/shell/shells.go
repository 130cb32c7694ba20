package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/perl"
	"guard/policy/shell/lang/zsh"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/project"
)

// shell judges sh, bash and their like: -c LINE, FILE, or code on the input.
func (j *invocationJudge) shell(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	c.Cmd.Signature = ""
	if v.Name == "pwsh" || v.Name == "powershell" {
		return j.powerShell(c, v)
	}
	j.shells.shellStarts(c, v)
	if v.Has("-c", "--command", "-lc") {
		text, given := v.Option("--command")
		if !given || text.Text == "" {
			if len(words) == 0 {
				c.Unknown(effect.Say("{0} -c without a command", v.Name))
				return taint.UnknownData
			}
			text, words = words[0], words[1:]
		}
		return j.InSubshell(words, func() taint.Stream {
			j.State.Undoes, j.State.Zsh = slices.Contains(project.UndoingShells, v.Name), zsh.Is(v.Name)
			return j.Walk.ShellText(c, v.Name, text)
		})
	}
	if len(words) > 0 && !v.Has("-s") {
		file := words[0]
		if v.Has("-n") {
			j.Reads(c, file) // only checks the grammar
			return taint.Nothing
		}
		if taint.IsStdin(file) {
			return j.projects.RunsInput(c, v, c.In, words...)
		}
		if file.Proc != nil {
			return j.projects.RunsInput(c, v, *file.Proc, words...)
		}
		j.RunsScript(c, v, file)
		was, undid := j.State.Zsh, j.State.Undoes
		j.State.Zsh, j.State.Undoes = zsh.Is(v.Name), slices.Contains(project.UndoingShells, v.Name)
		script := environment.Script{Name: &file, File: &file}
		if v.Name != "bash" { // others know no BASH_SOURCE
			script.File = nil
		}
		j.shells.runsShellFile(c, file, script, words[1:])
		j.State.Zsh, j.State.Undoes = was, undid
		j.namedLike(c, file, words[1:])
		for _, a := range words[1:] {
			j.Glance(c, a)
		}
		return taint.UnknownData
	}
	if len(words) > 0 && words[0].Text == "-" { // it ends the options
		words = words[1:]
	}
	return j.projects.RunsInput(c, v, c.In, append([]taint.Word{taint.Literal(v.Name)}, words...)...)
}

// shellStarts judges the options with which a shell reads lines differently.
func (j *shellJudge) shellStarts(c *effect.Call, v *option.Invocation) {
	for _, u := range v.Used {
		if u.Name == "-o" || u.Name == "-O" {
			j.shellOption(c, u.Value.Text)
		} else {
			j.shellOption(c, u.Name)
		}
	}
}

// interpreter judges python, node, perl and their like.
func (j *invocationJudge) interpreter(c *effect.Call, v *option.Invocation) taint.Stream {
	if v.Marked(program.Lists) && len(v.Operands) > 0 {
		j.Reads(c, v.Operands[0]) // only checks the grammar
		return taint.Nothing
	}
	c.Cmd.Signature = ""
	j.texts.PythonStarts(c, v)
	for _, u := range v.Used {
		if strings.HasPrefix(u.Name, "--env-file") {
			j.texts.EnvironmentFile(c, u.Value)
		}
		// node -pe
		if u.Name == "-p" && u.Value.Text == "e" && source.LanguageOf(v) == code.JavaScript && len(v.Operands) > 0 {
			c.AsExtra(func() { j.operand.code(c, v, v.Operands[0]) })
			return taint.Stream{From: taint.FromUnknown}
		}
		if u.Name == "--run" && source.LanguageOf(v) == code.JavaScript { // Node 22: a script of package.json
			words := []taint.Word{taint.Literal("npm"), taint.Literal("run"), u.Value, taint.Literal("--")}
			return j.Walk.Nested(c, v.Name, append(words, v.Operands...), c.In)
		}
		if strings.Contains(u.Opt.Effects, "code") {
			j.editsInPlace(c, v, givenCode(v), v.Operands)
			return taint.Stream{From: taint.FromUnknown}
		}
	}
	if on := project.ReadsOn[source.LanguageOf(v)]; len(on) > 0 && v.Has(on...) && !v.Has("-n", "-p") {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} takes any further code", v.Name))
	}
	if m, ok := v.Option("-m"); ok {
		return j.module(c, v, m)
	}
	if len(v.Operands) > 0 && !taint.IsStdin(v.Operands[0]) && !(v.Rest == 0 && source.LanguageOf(v) == code.PHP) {
		access.ShownInError(j.Judge, c, v.Operands[0])
		j.RunsScript(c, v, v.Operands[0])
		j.projects.RunsFile(c, v.Operands[0], source.LanguageOf(v), v.Operands[1:])
		// what is this session's own is not lost
		if p := j.Place(v.Operands[0]).Path; !j.OwnFile(p) || !j.MadeWhole(path.Dir(p)) {
			j.namedLike(c, v.Operands[0], v.Operands[1:])
		}
		if text, how := j.TextOf(j.Place(v.Operands[0])); v.Marked(program.Edits) && how == files.Wholly {
			j.editsInPlace(c, v, text, v.Operands[1:])
		}
		for _, a := range v.Operands[1:] {
			j.Glance(c, a)
		}
		return taint.UnknownData
	}
	if v.Marked(program.Tests) {
		j.projects.RunsFile(c, taint.Literal("."), code.Unknown, nil) // not the program of the folder
		return taint.UnknownData
	}
	for _, a := range v.Operands[min(1, len(v.Operands)):] {
		j.Glance(c, a)
	}
	j.texts.RunsStream(c, c.In, source.LanguageOf(v))
	return taint.UnknownData
}

// givenCode is the program that options give.
func givenCode(v *option.Invocation) string {
	var text []string
	for _, u := range v.Used {
		if strings.Contains(u.Opt.Effects, "code") {
			text = append(text, u.Value.Text)
		}
	}
	return strings.Join(text, ";")
}

// editsInPlace judges the files over whose lines a program is run.
func (j *invocationJudge) editsInPlace(c *effect.Call, v *option.Invocation, script string, over []taint.Word) {
	edit := editedInPlace(v, script)
	for _, a := range over {
		j.sources.Hints(c, a.Text)
		if text, how := j.TextOf(j.Place(a)); edit != nil && lang.LeavesLittle(edit, text, how == files.Wholly) {
			j.OverUnsaved(c, a)
		}
		j.ReadOrChange(c, v, a)
		if v.Marked(program.Edits) && emptiesLines(v, script) {
			j.Writes(c, a, access.Overwrites)
		}
	}
}

// editedInPlace is what a program that is run over every line makes of a file in place; nil
// where it is no such program.
func editedInPlace(v *option.Invocation, script string) lang.Edit {
	if !v.Marked(program.Edits) || !v.Has("-p") {
		return nil
	}
	return perl.Edit(script, v.Has("-0"))
}

// emptiesLines reports a program, run over the lines of files in place, that prints
// none of them or empties each (perlrun(1), -n and -p; ruby(1)).
func emptiesLines(v *option.Invocation, text string) bool {
	if v.Has("-p") {
		return emptyLine().MatchString(text)
	}
	return v.Has("-n") && !printsEach().MatchString(text)
}

// printsEach ends with a statement that prints every line: no condition before it or behind.
var printsEach = lazy.Pattern(`(?:^|[;}])\s*(?:print|puts|say)\s*(?:\$_)?\s*;?\s*$`)

var emptyLine = lazy.Pattern(`\$_\.(?:clear|replace)|\$_\s*=\s*(?:""|''|undef|nil)|^\s*undef\s+\$_|` +
	`s/\^?\.[*+]\$?(?:\\n)?//`)

// runsShellFile judges a file that a shell is told to read, whatever its first
// line says.
func (j *shellJudge) runsShellFile(c *effect.Call, file taint.Word, script environment.Script, args []taint.Word) {
	j.projects.AsShell, j.projects.Script = true, script
	j.projects.RunsFile(c, file, code.Unknown, args)
	j.projects.AsShell, j.projects.Script = false, environment.Script{}
}

// module judges python -m MODULE: a subcommand named "-m:MODULE", or unknown
// code.
func (j *invocationJudge) module(c *effect.Call, v *option.Invocation, m taint.Word) taint.Stream {
	sub := v.Entry.Sub("-m:" + m.Text)
	own := j.projects.OwnModule(c, v, m)
	if !own && j.Shadows(m) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs the module {0}", m.Show()))
	}
	if !own {
		if out, done := j.asProgram(c, v, m); done {
			return out
		}
	}
	if (sub == nil || !m.Known()) && !own {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs the module {0}", m.Show()))
		for _, a := range v.Operands {
			j.Glance(c, a)
		}
		return taint.UnknownData
	}
	if sub == nil {
		for _, a := range v.Operands {
			j.Glance(c, a)
		}
		return taint.UnknownData
	}
	if twin := program.Find(m.Text); twin != nil && sub.Level == risk.Medium && sub.Packs == "" {
		sub = twin // the program of that name, started another way
	}
	w := option.Parse(sub, v.Name+" -m "+m.Text, v.Operands)
	c.Cmd.Signature = w.Name
	j.Strangers(c, w)
	j.options(c, w)
	j.unlisted.unlisted(c, w)
	j.texts.LoadsBeside(c, &source.ProgramText{Lang: source.LanguageOf(v)})
	if w.Marked(program.Info) {
		return taint.Stream{From: taint.FromSystem}
	}
	j.rating.Rate(c, w)
	j.projects.Project(c, w)
	j.byOwnName(c, w, m.Text)
	if words := j.profiled(v, w, m.Text); len(words) > 1 {
		j.Walk.Nested(c, w.Name, words, c.In)
		c.Silent = false
	}
	j.products.OutputNames(c, w)
	if w.Entry.Special == program.Python {
		return j.shells.python(c, w)
	}
	if m.Text == "pydoc" {
		j.documented(c, v, w)
	}
	if m.Text == "doctest" {
		for _, a := range w.Operands {
			j.texts.Doctests(c, a)
		}
	}
	return j.generic(c, w)
}

// byOwnName judges what a module goes by as the program of that name does: its tasks and manifests.
func (j *invocationJudge) byOwnName(c *effect.Call, w *option.Invocation, module string) {
	own := *w
	_, sub, _ := strings.Cut(w.Name, " -m "+module)
	own.Name = module + sub
	j.optionsInSettings(c, &own)
	j.projects.Tasks(c, &own)
	j.projects.BuildsBy(c, &own)
	j.projects.Documents(c, &own)
	project.NamesElsewhere(j.projects, c, &own)
	j.dependencies.FetchesNew(c, &own)
	j.dependencies.FetchesNamed(c, &own)
}

// modulesThatRun are modules of Python's library that run another program, a file or a module (Python 3.13, profile,
// trace).
var modulesThatRun = strings.Fields("trace cProfile profile")

// profiled is the command of the program that such a module runs.
func (j *invocationJudge) profiled(v, w *option.Invocation, module string) []taint.Word {
	if !slices.Contains(modulesThatRun, module) {
		return nil
	}
	words := []taint.Word{taint.Literal(v.Name)}
	if m, named := w.Option("-m"); named {
		words = append(words, taint.Literal("-m"), m)
	} else if w.Gave("--module") {
		words = append(words, taint.Literal("-m"))
	}
	return append(words, w.Operands...)
}

// sources judges `. FILE`.
func (j *shellJudge) sources(c *effect.Call, v *option.Invocation) taint.Stream {
	if len(v.Operands) == 0 {
		return taint.Nothing
	}
	c.Cmd.Subject.Once = true
	file, in := v.Operands[0], c.In
	if file.Proc != nil {
		in = *file.Proc
	}
	if (file.Proc != nil || taint.IsStdin(file)) && in.Known && in.Text != "" {
		c.Raise(risk.Medium, 0, effect.Say("{0} runs the text it is given", v.Name))
		out := j.Walk.ShellText(c, v.Name, taint.Word{Text: in.Text, Src: in.Text, From: in.From})
		c.Silent = false
		return out
	}
	if j.activates(c, file) || j.setsUp(c, file) {
		return taint.Nothing
	}
	if j.readsOn(c, file, v.Operands[1:]) {
		return taint.UnknownData
	}
	// The file may have changed anything.
	j.State.Errexit, j.State.Persons, j.unshadows = false, false, true
	j.State.Cwd, j.State.Maybe = "", []string{j.State.Cwd}
	for name := range j.State.Vars {
		j.State.Forget(name)
	}
	return taint.UnknownData
}

// readsOn judges a file that this shell reads on in, and reports whether all of it was read: then the folder, the
// variables and the functions are what its text makes of them.
func (j *shellJudge) readsOn(c *effect.Call, file taint.Word, args []taint.Word) bool {
	script := environment.Script{Name: j.State.Script.Name}
	if strings.Contains(file.Text, "/") { // else it may be another, in a folder of the PATH
		script.File = &file
	}
	outer, leaves := j.State, j.leaves
	if len(args) > 0 {
		j.State.SetParams(args, true)
	}
	j.projects.Sourced, j.projects.Read = true, false
	j.runsShellFile(c, file, script, nil)
	read := j.projects.Read
	j.projects.Sourced = false
	if j.leaves = leaves; len(args) > 0 {
		j.State.Params, j.State.Known, j.State.ParamsChange = outer.Params, outer.Known, outer.ParamsChange
	}
	j.State.Script, j.State.Zsh = outer.Script, outer.Zsh
	return read && (script.File != nil || program.Find(file.Text) == nil)
}
