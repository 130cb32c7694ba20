package shell

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/impact"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/snippet"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// Consoles of frameworks: they run code with the application loaded, and its database open.

// consoles are their languages, by program, and the files that they read first, beside the application
// (docs.djangoproject.com 5.1, shell; flask.palletsprojects.com 3; laravel.com/docs/11, tinker, by PsySH 0.12; Rails
// 7.2, by IRB 1.14).
var consoles = []struct {
	programs string
	lang     code.Language
	first    string
}{
	{"manage.py django-admin flask", code.Python, ""},
	{"artisan art", code.PHP, ".psysh.php"},
	{"rails", code.Ruby, ".irbrc _irbrc irbrc irb.rc .pryrc"},
}

// console judges one that is started: what its options and operands give was judged; else its input is code.
func (j *invocationJudge) console(c *effect.Call, v *option.Invocation) taint.Stream {
	lang, first := consoleOf(v)
	for name := range strings.FieldsSeq(first) {
		if p := j.Place(taint.Literal(name)); !impact.Absent(&j.World, p) && j.Wrote(p.Path) {
			c.Raise(risk.High, risk.ExecArbitrary, effect.Say("runs the code in {0}", name))
		}
	}
	out := j.generic(c, v)
	_, given := v.Option("-c", "--command", "--execute")
	operand := strings.HasPrefix(v.Entry.Operands, "code") && len(v.Operands) > 0
	switch {
	case lang == code.Unknown || len(v.Operands) > 0 && !operand:
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} runs code that the line does not show", v.Name))
	case given, operand && !taint.IsStdin(v.Operands[0]):
	case c.In.Known && c.In.Text != "" && c.In.From&taint.FromNet == 0:
		j.operand.consoleCode(c, v, taint.Word{Text: c.In.Text, Src: c.In.Text, From: c.In.From})
	default:
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} runs code that the line does not show", v.Name))
		j.texts.RunsStream(c, c.In, lang)
	}
	return out.Also(taint.Stream{From: taint.FromFile})
}

// consoleOf is the language of a console, and the files that it reads first.
func consoleOf(v *option.Invocation) (lang code.Language, first string) {
	name, _, _ := strings.Cut(v.Name, " ")
	for _, k := range consoles {
		for p := range strings.FieldsSeq(k.programs) {
			if p == path.Base(name) {
				return k.lang, k.first
			}
		}
	}
	return code.Unknown, ""
}

// consoleCode judges code that is given to one. Only what asks the models is as harmless as it reads: what else it
// may do, by the application's own methods, its text does not show.
func (j *operandJudge) consoleCode(c *effect.Call, v *option.Invocation, a taint.Word) {
	lang, _ := consoleOf(v)
	if taint.IsStdin(a) {
		return // the input is judged in its place
	}
	if a.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.ExecArbitrary|risk.NetworkRisk, effect.Say("runs what a host sent"))
	}
	c.Raise(risk.Medium, 0, effect.Say("runs {0} code given on the line", v.Name))
	if lang != code.Unknown && a.Known() {
		j.texts.RunsCode(c, lang, a.Text, "")
	}
	operand := strings.HasPrefix(v.Entry.Operands, "code")
	file := operand && (!impact.Absent(&j.World, j.Place(a)) || path.Ext(a.Text) == ".rb")
	hides := c.Cmd.Own.Categories.Has(risk.ExecArbitrary) || c.Extra.Categories.Has(risk.ExecArbitrary)
	switch {
	case file:
		if text, how := j.TextOf(j.Place(a)); how == files.Wholly {
			source.RunsByFramework(j.texts, c, j.Place(a).Path, text)
		}
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} runs code that the line does not show", v.Name))
	case a.Known() && snippet.ChangesModels(a.Text):
		c.Raise(risk.High, risk.Delete|risk.ExecArbitrary, effect.Say("{0} changes a database", v.Name))
	case hides, !a.Known(), !snippet.AsksModels(lang, a.Text):
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} runs code that the line does not show", v.Name))
	}
}
