package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/program"
)

// maxTexts bounds how many texts of a command are read for what they put in.
const maxTexts = 16

// includes judges the files that the texts of a program name to be put in: those on
// its input, on the line, and in the files that it is given.
func (k *projectJudge) includes(c *call, v *invocation) {
	name, _ := v.words()
	ways := program.Inclusions(bareName(name))
	if len(ways) == 0 || k.wrap.remote {
		return
	}
	fromInput := !slices.ContainsFunc(v.operands, func(a arg) bool { return !isStdin(a) })
	if fromInput && !c.in.known && c.in.from&^(tame|fromSystem) != 0 {
		c.unknown(say("reads {0}, which is not known before it runs", "…"))
	}
	k.includedBy(c, v, ways, c.in.text, "")
	for i, a := range v.operands {
		if i == maxTexts {
			return
		}
		if a.proc != nil {
			k.includedBy(c, v, ways, a.proc.text, "")
			continue
		}
		k.includedBy(c, v, ways, a.text, "")
		if p := k.place(a); a.known() && p.Any(place.Inside|place.Temp) {
			if text, how := k.textOf(p); how == wholly && !binary(text) {
				k.includedBy(c, v, ways, text, path.Dir(p.Path))
			}
		}
	}
	for _, u := range slices.Concat(v.used, v.loose) {
		k.includedBy(c, v, ways, u.value.text, "")
	}
}

// bareName is a program's name without the version behind it.
func bareName(name string) string {
	if program.Inclusions(name) != nil {
		return name
	}
	return strings.TrimSuffix(strings.TrimRight(name, "0123456789."), "-")
}

// includedBy judges one text; dir is the folder of the file that holds it, or empty.
func (k *projectJudge) includedBy(c *call, v *invocation, ways []program.Inclusion, text, dir string) {
	if text == "" || !k.charge(len(text)/64) {
		return
	}
	for _, act := range include.Read(text, ways) {
		switch act.Kind {
		case lang.Reads:
			k.included(c, act.Text, dir)
		case lang.Runs:
			c.raise(risk.Medium, risk.ExecArbitrary, say("{0} runs the text it is given", v.name))
		default:
			c.unknown(say("reads {0}, which is not known before it runs", "…"))
		}
	}
}

// included judges one file that is put in. A relative name is a header or a chapter of
// the project, unless it is a secret of it.
func (k *projectJudge) included(c *call, name, dir string) {
	a := literalArg(name)
	if strings.HasPrefix(name, "~/") {
		a.text = k.world.Home + name[1:]
	}
	beside := dir != "" && !path.IsAbs(a.text) && k.placeFrom(dir, a).Is(place.Secret)
	switch {
	case beside:
		k.shows(c, k.placeFrom(dir, a), name)
	case path.IsAbs(a.text), k.place(a).Is(place.Secret):
		k.reads(c, a)
	}
}
