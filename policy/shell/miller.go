package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/miller"
	"guard/policy/shell/program"
)

// miller judges mlr's words after its flags: verbs joined by "then", and files
// after the last one (mlr(1), Miller 6). Which words of a verb are files is not
// told apart from field names: reading what is named like a file tells.
func (k *languageJudge) miller(c *call, v *invocation) stream {
	if file, ok := v.option("--from"); ok && v.marked(program.Edits) {
		k.readOrChange(c, v, file) // -I changes it in place
	}
	for words := v.operands; len(words) > 0; {
		verb := words[0]
		words = words[1:]
		end := slices.IndexFunc(words, func(a arg) bool { return a.text == "then" })
		if end < 0 {
			k.millerVerb(c, v, verb, words)
			break
		}
		k.millerVerb(c, v, verb, words[:end])
		words = words[end+1:]
	}
	return k.results.output(c, v)
}

func (k *languageJudge) millerVerb(c *call, v *invocation, verb arg, words []arg) {
	script := verb.text == "put" || verb.text == "filter"
	if !verb.known() || !script && !miller.Plain(verb.text) {
		c.unknown(say("guard does not know {0} {1}", v.name, verb.show()))
	}
	if verb.text == "split" {
		k.writes(c, literalArg("split_"), overwrites)
	}
	for i := 0; i < len(words); i++ {
		a := words[i]
		switch option := strings.HasPrefix(a.text, "-"); {
		case option && (a.text == "-s" || a.text == "-f" && !script) && i+1 < len(words):
			i++ // a setting, names of fields; join's left file
			k.glance(c, words[i])
		case option && a.text == "-f" && i+1 < len(words):
			i, script = i+1, false
			k.projects.runsFile(c, words[i], code.Unknown, nil)
		case option && strings.HasPrefix(a.text, "--prepipe") && i+1 < len(words):
			i++
			k.walk.ShellText(c, v.name, words[i])
		case !option && script, i > 0 && words[i-1].text == "-e":
			script = false
			k.millerCode(c, a)
		case option:
		case strings.Contains(a.text, "://"):
			k.network.looseURL(c, v, a)
		case verb.text == "tee":
			k.writes(c, a, overwrites)
		default:
			k.readOrChange(c, v, a)
		}
	}
}

// millerCode judges an expression of put and filter.
func (k *languageJudge) millerCode(c *call, a arg) {
	if !a.known() {
		c.unknown(say("a Miller expression that is not known before it runs"))
	}
	for _, act := range miller.Read(a.text) {
		switch {
		case readsSecret(act):
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("the Miller expression reads the environment"))
		case act.Kind == lang.Runs && a.known():
			c.raise(risk.High, risk.ExecArbitrary, say("the Miller expression runs a command or writes a file"))
		}
	}
	k.sources.hints(c, a.text)
}
