package shell

import (
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/snippet"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/project"
)

// code judges program text in another language than the shell's.
func (j *operandJudge) code(c *effect.Call, v *option.Invocation, a taint.Word) {
	if a.Known() && v.Entry.Special == program.Interpreter && len(v.Used) == 1 && snippet.ShowsOnly(a.Text) {
		if file := snippet.DataFile(a.Text); file != "" {
			j.Reads(c, taint.Literal(file))
		}
		return
	}
	if v.Entry.Special == program.Console {
		j.consoleCode(c, v, a)
		return
	}
	if v.Entry.Name == "csvsql" && a.Known() && !v.Gave("--db") && sql.OnlyAsks(a.Text) {
		return // of tables in memory, made of its operands
	}
	if v.Entry.Special == program.Database && a.Known() && sql.Looks(a.Text) {
		c.Raise(risk.Medium, 0, effect.Say("runs {0} code given on the line", v.Name))
		return
	}
	if lang := source.LanguageOf(v); a.Known() && lang != code.Unknown && a.From&taint.FromNet == 0 {
		c.Raise(risk.Medium, 0, effect.Say("runs {0} code given on the line", v.Name))
		j.projects.CodeOptions(c, v, lang)
		j.texts.RunsCode(c, lang, loadedFirst(v, lang)+a.Text, "")
		j.projects.OpensCommands(c, lang, v.Operands)
		return
	}
	name, _, _ := strings.Cut(v.Name, " ")
	if a.Known() && a.From&taint.FromNet == 0 && snippet.Computes(name, a.Text) {
		c.Raise(risk.Medium, 0, effect.Say("runs {0} code given on the line", v.Name))
		return
	}
	level, cats, why := risk.Medium, risk.ExecArbitrary, effect.Say("runs {0} code given on the line", v.Name)
	if a.From&taint.FromNet != 0 {
		level, cats, why = risk.Critical, cats|risk.NetworkRisk, effect.Say("runs what a host sent")
	}
	c.Raise(level, cats, why)
	j.sources.Hints(c, a.Text)
	if !a.Known() {
		c.Unsure = true
	}
}

// loadedFirst is the code that options stand for: perl -MFile::Path, ruby -rset.
func loadedFirst(v *option.Invocation, lang code.Language) string {
	var b strings.Builder
	for _, u := range v.Used {
		name, given, _ := strings.Cut(u.Value.Text, "=")
		plain := name != "" && !strings.ContainsAny(name, "\"\n;{}\\") && u.Value.Known()
		switch {
		case plain && lang == code.Perl && (u.Name == "-M" || u.Name == "-m"):
			b.WriteString("use " + name + takenNames(given) + "; ")
		case plain && lang == code.Ruby && (u.Name == "-r" || u.Name == "--require"):
			b.WriteString("require \"" + name + "\"; ")
		}
	}
	return b.String()
}

// takenNames are what -MModule=a,b takes of a module (perlrun 5.38).
func takenNames(given string) string {
	if given == "" || strings.ContainsAny(given, "\"\n;{}\\()") {
		return ""
	}
	return " qw(" + strings.ReplaceAll(given, ",", " ") + ")"
}

// loadFolder judges a folder in which an interpreter looks for code first, as the variable that says the same.
func loadFolder(j *operandJudge, c *effect.Call, v *option.Invocation, a taint.Word) {
	name := "RUBYLIB"
	if source.LanguageOf(v) == code.Perl {
		name = "PERL5LIB"
	}
	j.expander.Environment(c, name, a)
	j.texts.LoadsFrom(c, name, a)
}

// scriptFile judges a file of code that a program is told to run. Those in sed's and
// awk's own languages are read as they are on the line.
func (j *operandJudge) scriptFile(c *effect.Call, v *option.Invocation, a taint.Word) {
	j.projects.ModuleNamed(c, a)
	text, how := j.TextOf(j.Place(a))
	switch {
	case how == files.Wholly && a.Known() && v.Entry.Special == program.Sed:
		j.Reads(c, a)
		j.languages.sedScript(c, taint.Literal(text))
	case how == files.Wholly && a.Known() && v.Entry.Special == program.Awk:
		j.Reads(c, a)
		j.languages.awkProgram(c, taint.Literal(text), "")
	case how == files.Wholly && a.Known() && project.ReadsTasks(v):
		j.Reads(c, a) // its lines are read as tasks
	default:
		j.projects.RunsFile(c, a, source.LanguageOf(v), nil)
		if v.Entry.Special != program.Interpreter && option.WorksOnProject(v) {
			source.Starts{Judge: j.texts}.LoadsCodeIn(c, v.Name, a)
		}
	}
}
