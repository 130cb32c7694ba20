package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// miller judges mlr's words after its flags: verbs joined by "then", and files
// after the last one (mlr(1), Miller 6). Which words of a verb are files is not
// told apart from field names: reading what is named like a file tells.
func (k *walker) miller(c *call, v *invocation) stream {
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
	return k.output(c, v)
}

func (k *walker) millerVerb(c *call, v *invocation, verb arg, words []arg) {
	script := verb.text == "put" || verb.text == "filter"
	if !verb.known() || !script && !slices.Contains(millerVerbs, verb.text) {
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
			k.runsFile(c, words[i], code.Unknown, nil)
		case option && strings.HasPrefix(a.text, "--prepipe") && i+1 < len(words):
			i++
			k.shellText(c, v.name, words[i])
		case !option && script, i > 0 && words[i-1].text == "-e":
			script = false
			k.millerCode(c, a)
		case option:
		case strings.Contains(a.text, "://"):
			k.looseURL(c, v, a)
		case verb.text == "tee":
			k.writes(c, a, overwrites)
		default:
			k.readOrChange(c, v, a)
		}
	}
}

// millerCode judges an expression of put and filter (Miller 6, reference-dsl).
func (k *walker) millerCode(c *call, a arg) {
	switch {
	case !a.known():
		c.unknown(say("a Miller expression that is not known before it runs"))
	case millerRuns().MatchString(a.text), millerRuns().MatchString(millerBare(a.text)):
		c.raise(risk.High, risk.ExecArbitrary, say("the Miller expression runs a command or writes a file"))
	}
	if readsSecretVariable(a.text, "ENV") {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("the Miller expression reads the environment"))
	}
	k.hints(c, a.text)
}

// millerRuns finds what starts a program, and output that is led elsewhere; a
// map literal may stand in between.
var millerRuns = lazily(`\b(system|exec)\s*\(|\b(tee|emit\w*|printn?|eprintn?|dump|edump)\b([^;{}]|\{([^{}]|\{[^{}]*\})*\})*(>|\|)`)

// millerBare is an expression without its comments, each of which may stand
// between a word and its bracket, and without what is in its strings.
func millerBare(code string) string {
	var b strings.Builder
	for i := 0; i < len(code); i++ {
		switch code[i] {
		case '"':
			for i++; i < len(code) && code[i] != '"'; i++ {
				if code[i] == '\\' {
					i++
				}
			}
			b.WriteString(`""`)
		case '#':
			for i < len(code) && code[i] != '\n' {
				i++
			}
			b.WriteByte(' ')
		default:
			b.WriteByte(code[i])
		}
	}
	return b.String()
}

// millerVerbs neither write files nor run code (Miller 6, reference-verbs), but
// for split and tee, which are looked at.
var millerVerbs = strings.Fields(`altkv bar bootstrap bottom case cat count count-distinct count-similar cut decimate fill-down fill-empty
	flatten format-values fraction gap grep group-by group-like gsub having-fields head help histogram json-parse json-stringify join label
	latin1-to-utf8 least-frequent merge-fields most-frequent nest nothing regularize rename reorder repeat reshape sec2gmt sec2gmtdate
	sec2str seqgen shuffle skip-trivial-records sort sort-within-records sort-within-records-values sparsify split splitax split-join
	split-lines ssub stats1 stats2 step strptime sub summary tac tail tee template top unflatten uniq unspace unsparsify utf8-to-latin1 version`)
