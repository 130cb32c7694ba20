package shell

import (
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// runsStream judges data that is run as code in another language than the
// shell's: where it comes from, and what its text says as far as it is known.
func (k *codeJudge) runsStream(c *effect.Call, s taint.Stream, lang code.Language) {
	switch {
	case s.From&taint.FromNet != 0:
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
		c.Cmd.Own.Suggestion = effect.Say("download it to a file, read it, then run it")
	case s.Known && s.Text == "":
		c.Unknown(effect.Say("{0} takes any further code", c.Cmd.Argv[0]))
		c.Raise(risk.High, 0, risk.Reason{})
	case s.Known && lang != code.Unknown:
		c.Raise(risk.Medium, 0, effect.Say("runs code given on the line"))
		k.runsCode(c, lang, s.Text, "")
		return
	case s.Known:
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs code given on the line"))
	default:
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("runs whatever is piped into it"))
		c.Unsure = true
	}
	k.sources.hints(c, s.Text)
}

// runsGivenInput judges the input of a program that takes commands from it
// (psql, sqlite3, redis-cli), beyond what the program itself was judged to be.
func (k *resultJudge) runsGivenInput(c *effect.Call, v *option.Invocation) {
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
	bare := v.Entry.Level == risk.Low && len(v.Operands)+len(v.Used) == 0
	if !c.In.Known && bare {
		k.texts.runsStream(c, c.In, code.Unknown)
	}
	if c.In.Text == "" {
		return
	}
	c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} runs the text it is given", v.Name))
	if v.Entry.Special == program.Editor {
		k.projects.exCommands(c, v, taint.Literal(c.In.Text))
	}
	k.sources.hints(c, c.In.Text)
	k.texts.namedInText(c, v)
	if len(v.Chain) == 1 && len(v.Entry.Subs) > 0 {
		k.projects.inputLines(c, v)
	}
}

// namedInText judges files of secrets that the input names: what they are to the
// program is not known, but one that reaches a host may send them (sftp, put).
func (k *codeJudge) namedInText(c *effect.Call, v *option.Invocation) {
	for i, word := range strings.Fields(c.In.Text) {
		if i == taint.MaxWords {
			return
		}
		if k.Place(taint.Literal(word)).Is(place.Secret) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the text names secrets: {0}", word))
			if v.Entry.Categories.Has(risk.NetworkRisk) {
				k.Leaks(c, taint.FromSecret)
			}
		}
	}
}

// inputLines judges each line of the input as the subcommand that it is
// (redis-cli reads them just as it reads its words).
func (k *projectJudge) inputLines(c *effect.Call, v *option.Invocation) {
	for line := range strings.Lines(c.In.Text) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		args := make([]taint.Word, len(words))
		for i, w := range words {
			args[i] = taint.Literal(w)
		}
		if sub := option.Parse(v.Entry, v.Name, args); len(sub.Chain) > 1 {
			k.rating.base(c, sub)
		}
	}
}
