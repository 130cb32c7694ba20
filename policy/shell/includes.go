package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// Bounds of what is looked for in texts that a program puts together.
const (
	maxTexts      = 16
	maxInclusions = 100
	maxParts      = 1000
)

// includes judges the files that the texts of a program name to be put in: those on
// its input, on the line, and in the files that it is given.
func (k *walker) includes(c *call, v *invocation) {
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
func (k *walker) includedBy(c *call, v *invocation, ways []program.Inclusion, text, dir string) {
	if text == "" || !k.charge(len(text)/64) {
		return
	}
	small := asciiLower(text)
	for _, way := range ways {
		parts, all := marked(text, small, way.Marks)
		if !all {
			c.unknown(say("reads {0}, which is not known before it runs", "…"))
		}
		for _, part := range parts {
			for _, m := range way.Files.FindAllStringSubmatch(part, maxInclusions) {
				k.included(c, strings.TrimPrefix(m[1], "file://"), dir)
			}
			if way.Runs != nil && way.Runs.MatchString(part) {
				c.raise(risk.Medium, risk.ExecArbitrary, say("{0} runs the text it is given", v.name))
			}
		}
	}
}

// marked are the parts of a text round the marks that stand in it, all of it where there
// are no marks; false: there are too many.
func marked(text, small string, marks []string) (parts []string, all bool) {
	if len(marks) == 0 {
		return []string{text}, true
	}
	const before, behind = 48, 400
	for _, mark := range marks {
		done := 0 // up to where the text is in parts of this mark
		for at := 0; ; {
			i := strings.Index(small[at:], mark)
			if i < 0 {
				break
			}
			if len(parts) == maxParts {
				return parts, false
			}
			at += i + len(mark)
			if at+behind/2 > done {
				done = min(len(text), at+behind)
				parts = append(parts, text[max(0, at-len(mark)-before):done])
			}
		}
	}
	return parts, true
}

// asciiLower is a text in small letters, as many bytes long.
func asciiLower(text string) string {
	b := []byte(text)
	for i, c := range b {
		if c >= 'A' && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}

// included judges one file that is put in. A relative name is a header or a chapter of
// the project, unless it is a secret of it.
func (k *walker) included(c *call, name, dir string) {
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
