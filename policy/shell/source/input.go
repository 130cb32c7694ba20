package source

import (
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// RunsStream judges data that is run as code in another language than the
// shell's: where it comes from, and what its text says as far as it is known.
func (j *Judge) RunsStream(c *effect.Call, s taint.Stream, lang code.Language) {
	switch {
	case s.From&taint.FromNet != 0:
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
		c.Cmd.Own.Suggest(effect.Say("download it to a file, read it, then run it"))
	case s.Known && s.Text == "":
		c.Unknown(effect.Say("{0} takes any further code", c.Program()))
		c.Raise(risk.High, 0, risk.Reason{})
	case s.Known && lang != code.Unknown:
		c.Raise(risk.Medium, 0, effect.Say("runs code given on the line"))
		j.RunsCode(c, lang, s.Text, "")
		return
	case s.Known:
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs code given on the line"))
	default:
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("runs whatever is piped into it"))
		c.Unsure, j.Opaque = true, "-"
	}
	j.Sources.Hints(c, s.Text)
}

// NamedInText judges files of secrets that the input names: what they are to the
// program is not known, but one that reaches a host may send them (sftp, put).
func (j *Judge) NamedInText(c *effect.Call, v *option.Invocation) {
	for i, word := range strings.Fields(c.In.Text) {
		if i == taint.MaxWords {
			return
		}
		if j.Place(taint.Literal(word)).Is(place.Secret) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the text names secrets: {0}", word))
			if v.Entry.Categories.Has(risk.NetworkRisk) {
				j.Leaks(c, taint.FromSecret)
			}
		}
	}
}

// inputOf is what a command reads that code starts: what the code gives it, else what the code itself is given, which
// is nothing where that was the code's own text.
func inputOf(n *Names, c *effect.Call, t *ProgramText, a *code.Act) taint.Stream {
	if a.In == nil {
		if t.File == "" && c.In.Text == t.text {
			return taint.Nothing
		}
		return c.In
	}
	w := n.codeArg(t, a, a.In)
	in := taint.Stream{From: w.From, Text: w.Text, Known: w.Known()}
	switch {
	case w.Unknown():
		in.Text = ""
	case w.Glob != "":
		in.Text, in.Known = "", false
	}
	if !in.Known {
		in.From |= taint.FromUnknown
		if t.Secret {
			in.From |= taint.FromSecret
		}
	}
	return in
}
