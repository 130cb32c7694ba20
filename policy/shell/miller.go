package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/miller"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// miller judges mlr's words after its flags: verbs joined by "then", and files
// after the last one (mlr(1), Miller 6). Which words of a verb are files is not
// told apart from field names: reading what is named like a file tells.
func (j *languageJudge) miller(c *effect.Call, v *option.Invocation) taint.Stream {
	if file, ok := v.Option("--from"); ok && v.Marked(program.Edits) {
		j.ReadOrChange(c, v, file) // -I changes it in place
		j.millerLeaves(c, v, file)
	}
	for _, a := range v.Operands[min(1, len(v.Operands)):] {
		if v.Marked(program.Edits) && a.Text != "then" && (a.Glob != "" || !a.Known() || j.millerFile(a)) {
			j.millerLeaves(c, v, a)
		}
	}
	for words := v.Operands; len(words) > 0; {
		verb := words[0]
		words = words[1:]
		end := slices.IndexFunc(words, func(a taint.Word) bool { return a.Text == "then" })
		if end < 0 {
			j.millerVerb(c, v, verb, words)
			break
		}
		j.millerVerb(c, v, verb, words[:end])
		words = words[end+1:]
	}
	return j.results.output(c, v)
}

// millerLeaves judges what -I leaves of a file by the verbs.
func (j *languageJudge) millerLeaves(c *effect.Call, v *option.Invocation, file taint.Word) {
	var words []string
	for _, a := range v.Operands {
		words = append(words, a.Text)
	}
	if slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return !a.Known() }) || !miller.KeepsMost(words) {
		j.OverUnsaved(c, file) // as where sed -i deletes
	}
	if miller.KeepsNothing(words) {
		j.Writes(c, file, access.Overwrites)
	}
}

// millerFile reports a word behind a verb that names a file.
func (j *languageJudge) millerFile(a taint.Word) bool {
	p := j.Place(a)
	return p.Path != "" && (j.World.Disk == nil || !j.World.Missing(p.Path))
}

func (j *languageJudge) millerVerb(c *effect.Call, v *option.Invocation, verb taint.Word, words []taint.Word) {
	script := verb.Text == "put" || verb.Text == "filter"
	if !verb.Known() || !script && !miller.Plain(verb.Text) {
		c.Unknown(effect.Say("guard does not know {0} {1}", v.Name, verb.Show()))
	}
	if verb.Text == "split" {
		j.Writes(c, taint.Literal("split_"), access.Overwrites)
	}
	for i := 0; i < len(words); i++ {
		a := words[i]
		switch option := strings.HasPrefix(a.Text, "-"); {
		case option && (a.Text == "-s" || a.Text == "-f" && !script) && i+1 < len(words):
			i++ // a setting, names of fields; join's left file
			j.Glance(c, words[i])
		case option && a.Text == "-f" && i+1 < len(words):
			i, script = i+1, false
			j.projects.RunsFile(c, words[i], code.Unknown, nil)
		case option && strings.HasPrefix(a.Text, "--prepipe") && i+1 < len(words):
			i++
			j.Walk.ShellText(c, v.Name, words[i])
		case !option && script, i > 0 && words[i-1].Text == "-e":
			script = false
			j.millerCode(c, a)
		case option:
		case strings.Contains(a.Text, "://"):
			j.network.LooseURL(c, v, a)
		case verb.Text == "tee":
			j.Writes(c, a, access.Overwrites)
		default:
			j.ReadOrChange(c, v, a)
		}
	}
}

// millerCode judges an expression of put and filter.
func (j *languageJudge) millerCode(c *effect.Call, a taint.Word) {
	if !a.Known() {
		c.Unknown(effect.Say("a Miller expression that is not known before it runs"))
	}
	for _, act := range miller.Read(a.Text) {
		switch {
		case readsSecret(act):
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the Miller expression reads the environment"))
		case act.Kind == lang.Runs && a.Known():
			c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the Miller expression runs a command or writes a file"))
		}
	}
	j.sources.Hints(c, a.Text)
}
