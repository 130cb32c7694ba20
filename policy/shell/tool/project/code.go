package project

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// CodeOptions judges options that bring more code to that given on the line: an
// open session, a module that lies where its name says.
func (j *Judge) CodeOptions(c *effect.Call, v *option.Invocation, lang code.Language) {
	for _, u := range v.Used {
		switch {
		case slices.Contains(ReadsOn[lang], u.Name):
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} takes any further code", v.Name))
		case lang == code.Perl && strings.ContainsAny(u.Value.Text, "./") &&
			(u.Name == "-M" || u.Name == "-m" || u.Name == "-I"):
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} loads {1}", v.Name, u.Value.Show()))
		}
	}
}

// ReadsOn are the options with which an interpreter takes further code from its input,
// whatever it was given (python(1), node(1), lua(1), php(1)).
var ReadsOn = map[code.Language][]string{
	code.Python: {"-i"}, code.JavaScript: {"-i", "--interactive"}, code.Lua: {"-i"}, code.PHP: {"-a", "--interactive"},
}

// InputLines judges each line of the input as the subcommand that it is
// (redis-cli reads them just as it reads its words).
func (j *Judge) InputLines(c *effect.Call, v *option.Invocation) {
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
			j.Rating.Rate(c, sub)
		}
	}
}
