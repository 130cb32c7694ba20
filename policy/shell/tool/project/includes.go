package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// maxTexts bounds how many texts of a command are read for what they put in; what names more is not known.
const maxTexts = 4 * taint.MaxWords

// Includes judges the files that the texts of a program name to be put in: those on
// its input, on the line, and in the files that it is given.
func (j *Judge) Includes(c *effect.Call, v *option.Invocation) {
	name, _ := v.Words()
	ways := program.Inclusions(bareName(name))
	if len(ways) == 0 || j.Wrap.Remote {
		return
	}
	fromInput := !slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return !taint.IsStdin(a) })
	if fromInput && !c.In.Known && c.In.From&^(taint.Tame|taint.FromSystem) != 0 {
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
	}
	j.includedBy(c, v, ways, c.In.Text, "")
	for i, a := range v.Operands {
		if i == maxTexts {
			c.Unknown(effect.Say("too many words to judge"))
			return
		}
		if a.Proc != nil {
			j.includedBy(c, v, ways, a.Proc.Text, "")
			continue
		}
		j.includedBy(c, v, ways, a.Text, "")
		p := j.Place(a)
		if end := ways[0].Ending; end != "" && a.Known() && j.World.Missing(p.Path) && !j.ChangedByLine(p.Path) {
			p = j.Place(taint.Literal(a.Text + end))
		}
		if a.Known() && p.Any(place.Inside|place.Temp) {
			if text, how := j.TextOf(p); how == files.Wholly && !files.Binary(text) {
				j.includedBy(c, v, ways, text, path.Dir(p.Path))
				connectsTo(j, c, v, ways, p.Path, text)
			}
		}
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		j.includedBy(c, v, ways, u.Value.Text, "")
	}
	j.includedInSources(c, v, bareName(name), ways)
}

// includedInSources judges what this session's own files put in where a program takes all
// sources of a folder.
func (j *Judge) includedInSources(c *effect.Call, v *option.Invocation, name string, ways []program.Inclusion) {
	sources := program.IncludesFrom(name)
	if sources == "" || v.Marked(program.Info) {
		return
	}
	for _, file := range j.SessionFiles() {
		if !table.FitsAny(sources, path.Base(file)) {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && len(text) <= files.MaxSecret {
			j.includedBy(c, v, ways, text, path.Dir(file))
			taking{j}.patterns(c, v, ways, text, path.Dir(file))
		}
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
func (j *Judge) includedBy(c *effect.Call, v *option.Invocation, ways []program.Inclusion, text, dir string) {
	if text == "" || !j.Charge(len(text)/64) {
		return
	}
	for _, act := range include.Read(text, ways) {
		switch act.Kind {
		case lang.Reads:
			name := act.Text
			if path.IsAbs(name) && ways[0].Rooted && !j.World.At("/", name).Is(place.Secret) {
				name = "." + name
			}
			j.included(c, name, dir)
		case lang.Connects:
			if dir == "" && !ownHost().MatchString(act.Text) { // of a file, see connectsTo
				c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} talks to the network", v.Name))
			}
		case lang.Runs:
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} runs the text it is given", v.Name))
		default:
			c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
		}
	}
}

// connectsTo judges the hosts that a text of this session's names to be put in.
func connectsTo(j *Judge, c *effect.Call, v *option.Invocation, ways []program.Inclusion, file, text string) {
	if !j.Wrote(file) {
		return
	}
	for _, act := range include.Read(text, ways) {
		if act.Kind == lang.Connects && !ownHost().MatchString(act.Text) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} talks to the network", v.Name))
			return
		}
	}
}

// included judges one file that is put in. A relative name is a header or a chapter of
// the project, unless it is a secret of it.
func (j *Judge) included(c *effect.Call, name, dir string) {
	a := taint.Literal(name)
	if strings.HasPrefix(name, "~/") {
		a.Text = j.World.Home + name[1:]
	}
	beside := dir != "" && !path.IsAbs(a.Text) && j.PlaceFrom(dir, a).Is(place.Secret)
	switch {
	case beside:
		j.Shows(c, j.PlaceFrom(dir, a), name)
	case path.IsAbs(a.Text), j.Place(a).Is(place.Secret):
		j.Reads(c, a)
	}
}
