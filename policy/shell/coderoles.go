package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/lang/snippet"
	"guard/policy/shell/program"
)

// code judges program text in another language than the shell's.
func (k *operandJudge) code(c *call, v *invocation, a arg) {
	if a.known() && v.entry.Special == program.Interpreter && len(v.used) == 1 && snippet.ShowsOnly(a.text) {
		if file := snippet.DataFile(a.text); file != "" {
			k.reads(c, literalArg(file))
		}
		return
	}
	if lang := languageOf(v); a.known() && lang != code.Unknown && a.from&fromNet == 0 {
		c.raise(risk.Medium, 0, say("runs {0} code given on the line", v.name))
		k.projects.codeOptions(c, v, lang)
		k.texts.runsCode(c, lang, loadedFirst(v, lang)+a.text, "")
		k.projects.opensCommands(c, lang, v.operands)
		return
	}
	level, cats, why := risk.Medium, risk.ExecArbitrary, say("runs {0} code given on the line", v.name)
	if a.from&fromNet != 0 {
		level, cats, why = risk.Critical, cats|risk.NetworkRisk, say("runs what a host sent")
	}
	c.raise(level, cats, why)
	k.sources.hints(c, a.text)
	if !a.known() {
		c.unsure = true
	}
}

// codeOptions judges options that bring more code to that given on the line: an
// open session, a module that lies where its name says.
func (k *projectJudge) codeOptions(c *call, v *invocation, lang code.Language) {
	for _, u := range v.used {
		switch {
		case slices.Contains(readsOn[lang], u.name):
			c.raise(risk.Medium, risk.ExecArbitrary, say("{0} takes any further code", v.name))
		case lang == code.Perl && strings.ContainsAny(u.value.text, "./") && (u.name == "-M" || u.name == "-m" || u.name == "-I"):
			c.raise(risk.Medium, risk.ExecArbitrary, say("{0} loads {1}", v.name, u.value.show()))
		}
	}
}

// readsOn are the options with which an interpreter takes further code from its input,
// whatever it was given (python(1), node(1), lua(1), php(1)).
var readsOn = map[code.Language][]string{
	code.Python: {"-i"}, code.JavaScript: {"-i", "--interactive"}, code.Lua: {"-i"}, code.PHP: {"-a", "--interactive"},
}

// loadedFirst is the code that options stand for: perl -MFile::Path, ruby -rset.
func loadedFirst(v *invocation, lang code.Language) string {
	var b strings.Builder
	for _, u := range v.used {
		name, _, _ := strings.Cut(u.value.text, "=")
		plain := name != "" && !strings.ContainsAny(name, "\"\n;{}\\") && u.value.known()
		switch {
		case plain && lang == code.Perl && (u.name == "-M" || u.name == "-m"):
			b.WriteString("use " + name + "; ")
		case plain && lang == code.Ruby && (u.name == "-r" || u.name == "--require"):
			b.WriteString("require \"" + name + "\"; ")
		}
	}
	return b.String()
}

// scriptFile judges a file of code that a program is told to run. Those in sed's and
// awk's own languages are read as they are on the line.
func (k *operandJudge) scriptFile(c *call, v *invocation, a arg) {
	k.projects.moduleNamed(c, a)
	text, how := k.textOf(k.place(a))
	switch {
	case how == wholly && a.known() && v.entry.Special == program.Sed:
		k.reads(c, a)
		k.languages.sedScript(c, literalArg(text))
	case how == wholly && a.known() && v.entry.Special == program.Awk:
		k.reads(c, a)
		k.languages.awkProgram(c, literalArg(text))
	case how == wholly && a.known() && readsTasks(v):
		k.reads(c, a) // its lines are read as tasks
	default:
		k.projects.runsFile(c, a, languageOf(v), nil)
	}
}
