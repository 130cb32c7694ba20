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

// renews judges a file that an editor changes in place such that nothing of it need be
// left, before the walk knows the file for one that the line changed.
func (j *Judge) renews(c *effect.Call, v *option.Invocation, a taint.Word) {
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
		return slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return miller.Drops(a.Text) })
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
	return false
}

// xmlLoses are the actions of xmlstarlet ed that take away or replace what is there.
var xmlLoses = strings.Fields("-d --delete -u --update -m --move -r --rename")
