package access

import (
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/lang/jq"
	"guard/policy/shell/lang/miller"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Renews judges a file that an editor changes in place such that nothing of it need be
// left, before the walk knows the file for one that the line changed.
func (j *Judge) Renews(c *effect.Call, v *option.Invocation, a taint.Word) {
	if losesContent(v) {
		j.OverUnsaved(c, a)
	}
}

// losesContent reports that what an in-place editor is told may leave nothing.
func losesContent(v *option.Invocation) bool {
	verb := ""
	if len(v.Operands) > 0 {
		verb = v.Operands[0].Text
	}
	switch name, _, _ := strings.Cut(v.Entry.Name, " "); {
	case name == "gifsicle": // -b: pictures with less in them
		return true
	case v.Entry.Special == program.Miller:
		return miller.Converts(optionTexts(v)) ||
			slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return miller.Drops(a.Text) })
	case v.Chain[0].Name == "xq tomlq xml_pp dasel":
		from, _ := v.Option("-r", "--read", "-p", "--parser")
		to, given := v.Option("-w", "--write")
		return given && from.Text != to.Text
	case v.Chain[0].Name == "yq", name == "xq":
		if text, ok := v.Option("--expression"); ok {
			verb = text.Text
		}
		return !jq.EditsBelow(verb)
	case strings.HasPrefix(v.Chain[0].Name, "xmlstarlet"):
		return slices.ContainsFunc(v.Used, func(u option.Used) bool {
			return slices.Contains(xmlLoses, u.Name) &&
				(!u.Value.Known() || strings.Contains(u.Value.Text, "*") || strings.Contains(u.Value.Text, "node()") ||
					strings.Count(u.Value.Text, "/") < 2)
		})
	}
	return v.Has(losing[v.Name]...)
}

// optionTexts are the options of a command, each with its value behind "=".
func optionTexts(v *option.Invocation) (texts []string) {
	for _, u := range append(v.Used[:len(v.Used):len(v.Used)], v.Unlisted...) {
		if u.Value.Text != "" {
			texts = append(texts, u.Name+"="+u.Value.Text)
		} else {
			texts = append(texts, u.Name)
		}
	}
	return texts
}

// losing are the options by which programs that change their operands in place, and mostly keep what they hold,
// leave something out, or all: doxygen(1) 1.12, optipng(1) 0.7, pngcrush(1) 1.8, oxipng 9.
var losing = map[string][]string{
	"doxygen":  {"-w", "-l", "-e", "-f"},
	"optipng":  {"-strip", "-snip", "-fix"},
	"pngcrush": {"-rem", "-bit_depth", "-c", "-trns"},
	"oxipng":   {"--strip", "-strip", "-s", "--scale16", "--alpha", "-a"},
}

// xmlLoses are the actions of xmlstarlet ed that take away or replace what is there.
var xmlLoses = strings.Fields("-d --delete -u --update -m --move -r --rename")
