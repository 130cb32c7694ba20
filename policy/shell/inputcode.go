package shell

import (
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// runsStream judges data that is run as code in another language than the
// shell's: where it comes from, and what its text says as far as it is known.
func (k *codeJudge) runsStream(c *call, s stream, lang code.Language) {
	switch {
	case s.from&fromNet != 0:
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
		c.cmd.Own.Suggestion = say("download it to a file, read it, then run it")
	case s.known && s.text == "":
		c.unknown(say("{0} takes any further code", c.cmd.Argv[0]))
		c.raise(risk.High, 0, risk.Reason{})
	case s.known && lang != code.Unknown:
		c.raise(risk.Medium, 0, say("runs code given on the line"))
		k.runsCode(c, lang, s.text, "")
		return
	case s.known:
		c.raise(risk.Medium, risk.ExecArbitrary, say("runs code given on the line"))
	default:
		c.raise(risk.High, risk.ExecArbitrary, say("runs whatever is piped into it"))
		c.unsure = true
	}
	k.sources.hints(c, s.text)
}

// runsGivenInput judges the input of a program that takes commands from it
// (psql, sqlite3, redis-cli), beyond what the program itself was judged to be.
func (k *resultJudge) runsGivenInput(c *call, v *invocation) {
	if c.in.from&fromNet != 0 {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
	}
	bare := v.entry.Level == risk.Low && len(v.operands)+len(v.used) == 0
	if !c.in.known && bare {
		k.texts.runsStream(c, c.in, code.Unknown)
	}
	if c.in.text == "" {
		return
	}
	c.raise(risk.Medium, risk.ExecArbitrary, say("{0} runs the text it is given", v.name))
	if v.entry.Special == program.Editor {
		k.projects.exCommands(c, v, literalArg(c.in.text))
	}
	k.sources.hints(c, c.in.text)
	k.texts.namedInText(c, v)
	if len(v.chain) == 1 && len(v.entry.Subs) > 0 {
		k.projects.inputLines(c, v)
	}
}

// namedInText judges files of secrets that the input names: what they are to the
// program is not known, but one that reaches a host may send them (sftp, put).
func (k *codeJudge) namedInText(c *call, v *invocation) {
	for i, word := range strings.Fields(c.in.text) {
		if i == maxWords {
			return
		}
		if k.place(literalArg(word)).Is(place.Secret) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the text names secrets: {0}", word))
			if v.entry.Categories.Has(risk.NetworkRisk) {
				k.leaks(c, fromSecret)
			}
		}
	}
}

// inputLines judges each line of the input as the subcommand that it is
// (redis-cli reads them just as it reads its words).
func (k *projectJudge) inputLines(c *call, v *invocation) {
	for line := range strings.Lines(c.in.text) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		args := make([]arg, len(words))
		for i, w := range words {
			args[i] = literalArg(w)
		}
		if sub := parse(v.entry, v.name, args); len(sub.chain) > 1 {
			k.rating.base(c, sub)
		}
	}
}
